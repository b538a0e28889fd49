//! The statement that a possible certificate proves, in the very sentences of its panel. For tests: they compare these sentences with those
//! that are expected, and the page shows the same.

use crate::laboratory::certificate_panel::examined::words;
use web::texts::Texts;
use web::workers::certifier::protocol::Examined;

/// The statement that a possible certificate proves, or the reason why it proves nothing, with the word before it.
pub fn certificate(texts: Texts, examined: &Examined) -> String {
    let (word, _, text) = words(texts, examined);
    format!("{word} {text}")
}
