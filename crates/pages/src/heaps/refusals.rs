//! Why a text is no list of heaps, in words.

use crate::heaps::position::{LARGEST, MOST_HEAPS, NoHeaps};
use maths::values::quoted;
use web::texts::Texts;

/// Why a text is no list of heaps.
pub fn position(texts: Texts, refusal: &NoHeaps) -> String {
    match refusal {
        NoHeaps::Number(text) => texts.heaps_amount(&quoted(text)),
        NoHeaps::TooMany(count) => texts.heaps_many(count, &MOST_HEAPS),
        NoHeaps::TooLarge(text) => texts.heaps_large(&quoted(text), &texts.number(&LARGEST)),
    }
}
