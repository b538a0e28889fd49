//! Numbers that are typed into fields: the number, or why it is refused.

use crate::kit::refusals::ratio;
use crate::texts::Texts;
use maths::values::{Ratio, whole_number};

/// A whole number from 0 to `most`, blanks around it allowed.
///
/// # Errors
/// The sentence of the field, which calls the number by its name.
pub fn whole(texts: Texts, name: &str, text: &str, most: u32) -> Result<u32, String> {
    let number = whole_number(text).filter(|number| *number <= most);
    number.ok_or_else(|| texts.whole_number(&name, &most))
}

/// The k of a ruleset: a positive number such as 3, 5/2 or 2.5.
///
/// # Errors
/// The sentence of the field.
pub fn slope(texts: Texts, text: &str) -> Result<Ratio, String> {
    text.parse().map_err(|error| texts.problem_k_alone(&ratio(texts, error)))
}
