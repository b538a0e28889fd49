//! Numbers that are typed into the fields of Explore: the number, or why it is refused.

use crate::kit::numbers::whole;
use crate::kit::refusals::problems;
use crate::table::route::read_size;
use crate::texts::Texts;
use maths::games::{Coordinate, Game, Position};

/// N, the largest coordinate of a table.
///
/// # Errors
/// The sentence of the field.
pub fn size(texts: Texts, text: &str) -> Result<u32, String> {
    read_size(text).map_err(|refused| refused.reason(texts))
}

/// A coordinate of the position on the board, the others as they are.
///
/// # Errors
/// The sentence of the field: the text is not a number, or the position with it is not legal.
pub fn coordinate(texts: Texts, game: Game, which: Coordinate, text: &str) -> Result<u32, String> {
    let ruleset = game.ruleset();
    let value = whole(texts, ruleset.rules.name(which), text, Position::LARGEST)?;
    ruleset.check(game.position().with(which, value)).map_err(|found| problems(texts, &found))?;
    Ok(value)
}
