//! Certificates: every claim that the checker accepts is true at all small positions.

use super::said::is_said;
use maths::expressions::Formula;
use maths::formulas::{Interpreter, KnownValues};
use maths::solver::{Extent, Obvious};
use maths::values::Nimber;
use pages::laboratory::refusals;
use proofs::certificates::{Checking, Document, Reader};
use web::workers::certifier::protocol::Examined;

/// Entries that are checked at most, so that each text is quick.
const MOST: usize = 200;

pub(super) fn holds(text: &str) {
    let read = Reader::new(text.to_owned()).advance(usize::MAX);
    let document = match read {
        Ok(document) => document,
        Err(why) => {
            is_said(|texts| refusals::certificate(texts, &Examined::Unreadable(why)));
            return;
        }
    };
    let Some(document) = document.filter(|document| document.certificate.entries() <= MOST) else { return };
    if is_accepted(&document) {
        is_true(&document);
    }
}

fn is_accepted(document: &Document) -> bool {
    let Some(claim) = document.about.as_ref().and_then(|about| about.claim()) else { return false };
    let mut checking = Checking::new(&claim, document);
    loop {
        match checking.advance(MOST) {
            Ok(true) => return true,
            Ok(false) => {}
            Err(_) => return false,
        }
    }
}

/// Compares the claim with the obvious algorithm.
fn is_true(document: &Document) {
    let Some(about) = &document.about else { return };
    let (Ok(Formula::Truth(truth)), Ok(table)) =
        (about.formula.parse(), Obvious::table(about.ruleset, Extent::cube(about.ruleset.rules, 6)))
    else {
        return;
    };
    let interpreter = Interpreter { ruleset: about.ruleset, values: KnownValues::Table(&table) };
    for (position, value) in table.positions() {
        assert_eq!(interpreter.truth(&truth, position), Ok(value == Nimber(0)), "{about} {position:?}");
    }
}
