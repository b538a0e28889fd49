//! A formula in words: its signs, its mistakes, and its result.

mod mathematics;
pub(super) mod mistakes;
mod outcome;
mod report;
mod words;

use crate::bench::editor::{Sign, Wrong};
use maths::games::Ruleset;
use web::kit::mistakes::reason;
use web::texts::Texts;
use web::workers::checker::protocol::Against;

pub(super) use crate::bench::formula_panel::outcome::outcome;
pub(super) use crate::bench::formula_panel::report::{Sentences, csv, latex};

/// The signs of formulas.
pub(super) const SIGNS: [Sign; 12] = [
    ("⊕", 1),
    ("⌊⌋", 1),
    ("≤", 1),
    ("≠", 1),
    ("∧", 1),
    ("∨", 1),
    ("∈{}", 2),
    ("mod", 3),
    ("min()", 4),
    ("max()", 4),
    ("mex()", 4),
    ("G()", 2),
];

/// The mistake in the text of a formula about these rules.
pub(super) fn wrong(texts: Texts, text: &str, ruleset: &Ruleset) -> Option<Wrong> {
    let mistake = ruleset.formula(text).err()?;
    Some(Wrong { reason: reason(texts, &mistake.reason), at: mistake.at })
}

/// The name of the set or the values with which a formula is compared.
pub(super) fn against_name(texts: Texts, against: Against) -> &'static str {
    match against {
        Against::PPositions => texts.lab_against_p(),
        Against::AtPPositions => texts.lab_against_at_p(),
        Against::Values => texts.lab_against_values(),
        Against::Taken => texts.lab_against_taken(),
    }
}

#[cfg(test)]
mod tests;
