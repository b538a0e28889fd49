//! Sentences with pieces of the page in them, such as a formula or a name in italics: each language has its own order of them.

use std::fmt::{Display, Formatter};
use yew::prelude::*;

/// The place of a piece in a sentence: an argument like any other, for [`woven`] to find again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place(pub u8);

/// The first of the characters that stand for places; they are for private use, so no text has them.
const FIRST: u32 = 0xE000;

impl Display for Place {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> std::fmt::Result {
        char::from_u32(FIRST + u32::from(self.0)).map_or(Ok(()), |mark| write!(formatter, "{mark}"))
    }
}

/// A sentence with each piece at its [`Place`].
pub fn woven(sentence: &str, pieces: &[Html]) -> Html {
    let mut parts = Vec::new();
    let mut words = String::new();
    for character in sentence.chars() {
        match u32::from(character).checked_sub(FIRST).and_then(|index| pieces.get(index as usize)) {
            Some(piece) => parts.extend([Html::from(std::mem::take(&mut words)), piece.clone()]),
            None => words.push(character),
        }
    }
    parts.push(words.into());
    parts.into_iter().collect()
}
