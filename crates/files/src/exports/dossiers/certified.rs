//! Certificates in a dossier, with their files for Rocq.

use crate::exports::dossiers::File;
use maths::games::Ruleset;
use proofs::automata::{Automaton, DigitOrder, Given};
use proofs::certificates;
use proofs::certificates::{Claim, Document, Reader};
use std::rc::Rc;

/// The paths of the files.
pub(super) const CERTIFICATE: &str = "certificate.txt";
pub(super) const ROCQ: &str = "rocq/Certified.v";

/// The files that are the same in every dossier: the theorems by which Rocq checks a certificate, in the order of compilation.
pub(super) const THEOREMS: [(&str, &str); 9] = [
    ("rocq/Games.v", include_str!("../../../../../proofs/Games.v")),
    ("rocq/Bars.v", include_str!("../../../../../proofs/Bars.v")),
    ("rocq/Conditions.v", include_str!("../../../../../proofs/Conditions.v")),
    ("rocq/Checker.v", include_str!("../../../../../proofs/Checker.v")),
    ("rocq/Claims.v", include_str!("../../../../../proofs/Claims.v")),
    ("rocq/Own.v", include_str!("../../../../../proofs/Own.v")),
    ("rocq/Nim.v", include_str!("../../../../../proofs/Nim.v")),
    ("rocq/Values.v", include_str!("../../../../../proofs/Values.v")),
    ("rocq/Certificates.v", include_str!("../../../../../proofs/Certificates.v")),
];

/// The files of a certificate.
pub(super) fn files(name: &str, claim: &Claim, document: &Document) -> Vec<File> {
    let mut files = vec![File::text(CERTIFICATE, document.to_string())];
    // The file for Rocq has the tables as they are without the name of the claim.
    if let Some(text) = certificates::rocq(name, claim, &document.certificate) {
        files.extend(THEOREMS.map(|(path, theorems)| File::text(path, theorems)));
        files.push(File::text(ROCQ, text));
    }
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

/// Checks that it proves a claim. Returns the claim in words.
pub(super) fn check(claim: &Claim, document: &Document) -> Result<String, String> {
    certificates::check(claim, &document.certificate)
        .map_err(|fault| format!("the certificate is refused: {fault}"))?;
    Ok(format!("{} entries were checked; they prove: {claim}", document.certificate.entries()))
}

/// The claim that automata accept precisely the P-positions of a ruleset, without the pass and then with it. `None` if there are no
/// certificates for such claims.
pub(super) fn learned(ruleset: &Ruleset, layers: &[Rc<Given>]) -> Option<Claim> {
    let read = |given: &Rc<Given>| {
        let both = [Some(given.automaton()), given.reversed()];
        both.into_iter().flatten().find(|automaton| automaton.order() == DigitOrder::MostFirst).cloned()
    };
    let automata: Vec<Automaton> = layers.iter().map(read).collect::<Option<_>>()?;
    Claim::of_automata(&automata.iter().collect::<Vec<_>>(), ruleset)
}

/// The name of such a claim.
pub(super) fn name_of_learned(ruleset: &Ruleset) -> String {
    format!("The P-positions of {ruleset}")
}
