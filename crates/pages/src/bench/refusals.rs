//! Why the page refuses what was typed, in the very sentences of its panels. For tests: they compare these sentences with those that are
//! expected, and the page shows the same.

use crate::bench::{formula_panel, logic_panel};
use maths::games::Ruleset;
use proofs::automata::logic::Refusal;
use web::texts::Texts;

/// The mistake in the text of a formula about these rules, in words; `None` if it is a formula.
pub fn formula(texts: Texts, text: &str, ruleset: &Ruleset) -> Option<String> {
    formula_panel::wrong(texts, text, ruleset).map(|wrong| wrong.in_words(texts))
}

/// Why a sentence is not decided.
pub fn sentence(texts: Texts, refusal: &Refusal) -> String {
    logic_panel::refused(texts, refusal).in_words(texts)
}
