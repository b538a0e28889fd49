//! `imsmanifest.xml`: the description of a package for SCORM 1.2.

use crate::exports::escape;

/// The manifest of a lesson with this title; `identifier` distinguishes it from other packages of a platform, in letters, digits and
/// hyphens.
pub(super) fn manifest(title: &str, identifier: &str) -> String {
    let mut named = String::new();
    escape::xml(&mut named, title);
    format!(
        r#"<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier="{identifier}" version="1.0"
  xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"
  xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"
  xsi:schemaLocation="http://www.imsproject.org/xsd/imscp_rootv1p1p2 imscp_rootv1p1p2.xsd http://www.adlnet.org/xsd/adlcp_rootv1p2 adlcp_rootv1p2.xsd">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
  </metadata>
  <organizations default="lesson">
    <organization identifier="lesson">
      <title>{named}</title>
      <item identifier="tasks" identifierref="page" isvisible="true">
        <title>{named}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="index.html">
      <file href="index.html"/>
    </resource>
  </resources>
</manifest>
"#
    )
}
