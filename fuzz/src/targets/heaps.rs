//! Rules of heaps are read as they are written. The values of rules have each period whose certificate is accepted.

use super::said::is_said;
use maths::solver::heaps::{HeapRules, Reckoning, obvious, read};
use proofs::theorems::periods::{Certificate, Checking, Period};
use web::kit::heap_mistakes::mistakes;

/// The heap up to which values are compared.
const LARGEST: usize = 40;
/// Values that a certificate has at most, so that each text is quick.
const MOST: usize = 200;

pub(super) fn holds(text: &str) {
    match read(text) {
        Ok(rules) => is_sound(&rules),
        Err(found) => {
            assert!(!found.0.is_empty(), "{text:?}");
            for at in 0..found.0.len().min(4) {
                is_said(|texts| mistakes(texts, &found).swap_remove(at));
            }
        }
    }
    if let Ok(certificate) = Certificate::read(text)
        && certificate.values.len() <= MOST
        && let Ok(Period { from, length }) = Checking::new(certificate.clone()).run()
    {
        let values = obvious::values(&certificate.rules, 2 * MOST);
        assert!((from..values.len() - length).all(|heap| values[heap + length] == values[heap]), "{text:?}");
    }
}

fn is_sound(rules: &HeapRules) {
    let written = rules.to_string();
    assert_eq!(read(&written).as_ref(), Ok(rules), "{written}");
    let mut reckoning = Reckoning::new(rules.clone());
    while reckoning.values().len() <= LARGEST {
        reckoning.advance();
    }
    assert_eq!(reckoning.values()[..=LARGEST], obvious::values(rules, LARGEST), "{written}");
}
