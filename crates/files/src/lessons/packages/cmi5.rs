//! `cmi5.xml`: the course structure of cmi5.

use crate::exports::escape;

/// The structure of a course that is one lesson; `unit` is the name of the lesson as an IRI, `language` a code such as `en`.
pub(super) fn structure(title: &str, unit: &str, language: &str) -> String {
    let mut named = String::new();
    escape::xml(&mut named, title);
    let words = format!(r#"<langstring lang="{language}">{named}</langstring>"#);
    format!(
        r#"<?xml version="1.0" encoding="UTF-8"?>
<courseStructure xmlns="https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd">
  <course id="{unit}:course">
    <title>{words}</title>
    <description>{words}</description>
  </course>
  <au id="{unit}" moveOn="Completed" launchMethod="AnyWindow">
    <title>{words}</title>
    <description>{words}</description>
    <url>index.html</url>
  </au>
</courseStructure>
"#
    )
}
