//! Certificates in a dossier, with their files for Rocq and Lean.

use crate::certificates;
use crate::certificates::Document;
use crate::certificates::NimSumClaim;
use crate::certificates::Reader;
use crate::dossiers::File;

/// The paths of the files.
pub(super) const CERTIFICATE: &str = "certificate.txt";
pub(super) const ROCQ: &str = "rocq/Certified.v";
pub(super) const LEAN: &str = "lean/Certified.lean";

/// What is the same in every dossier: the theorems by which Rocq checks a certificate, in the order in which they are compiled.
pub(super) const THEOREMS: [(&str, &str); 8] = [
    ("rocq/Games.v", include_str!("../../proofs/Games.v")),
    ("rocq/Bars.v", include_str!("../../proofs/Bars.v")),
    ("rocq/Conditions.v", include_str!("../../proofs/Conditions.v")),
    ("rocq/Checker.v", include_str!("../../proofs/Checker.v")),
    ("rocq/Claims.v", include_str!("../../proofs/Claims.v")),
    ("rocq/Nim.v", include_str!("../../proofs/Nim.v")),
    ("rocq/Values.v", include_str!("../../proofs/Values.v")),
    ("rocq/Certificates.v", include_str!("../../proofs/Certificates.v")),
];

/// The files of a certificate.
pub(super) fn files(name: &str, claim: &NimSumClaim, document: &Document) -> Vec<File> {
    let mut files = vec![File::text(CERTIFICATE, document.to_string())];
    // The file for Rocq has the tables as they are without the name of the claim.
    if let Some(text) = certificates::rocq(name, claim, &document.certificate) {
        files.extend(THEOREMS.map(|(path, theorems)| File::text(path, theorems)));
        files.push(File::text(ROCQ, text));
    }
    files.extend(certificates::lean(name, claim, &document.certificate).map(|text| File::text(LEAN, text)));
    files
}

/// The certificate of a text.
///
/// # Errors
/// A sentence that says what is wrong with it.
pub(super) fn read(text: &str) -> Result<Document, String> {
    let mut reader = Reader::new(text.to_owned());
    loop {
        match reader.advance(usize::MAX) {
            Ok(None) => (),
            Ok(Some(document)) => return Ok(document),
            Err(why) => return Err(format!("the certificate cannot be read: {why}")),
        }
    }
}

/// Checks that it proves what it says. Returns the claim in words.
pub(super) fn check(document: &Document) -> Result<(NimSumClaim, String), String> {
    let about = document.about.as_ref().ok_or("the certificate names no claim")?;
    let claim = about.claim().ok_or("certificates are not about claims of this kind")?;
    certificates::check(&claim, &document.certificate)
        .map_err(|fault| format!("the certificate is refused: {fault}"))?;
    Ok((claim, format!("{} entries were checked; they prove: {claim}", document.certificate.entries())))
}
