//! Why the laboratory refuses what was typed or given to it, in the very sentences of its panels. For tests: they compare these sentences
//! with those that are expected, and the page shows the same.

use crate::laboratory::certificate_panel::examined::words;
use crate::laboratory::{formula_panel, logic_panel};
use proofs::logic::Refusal;
use web::texts::Texts;
use web::workers::certifier::protocol::Examined;

/// What is wrong with the text of a formula; `None` if it is one.
pub fn formula(texts: Texts, text: &str) -> Option<String> {
    formula_panel::wrong(texts, text).map(|wrong| wrong.in_words(texts))
}

/// Why a sentence is not decided.
pub fn sentence(texts: Texts, refusal: &Refusal) -> String {
    logic_panel::refused(texts, refusal).in_words(texts)
}

/// What a text that may be a certificate proves, or why it does not, with the word before it.
pub fn certificate(texts: Texts, examined: &Examined) -> String {
    let (word, _, text) = words(texts, examined);
    format!("{word} {text}")
}
