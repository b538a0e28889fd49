//! The position and whose turn it is, in words.

use crate::kit::families::family_name;
use crate::kit::words::coordinates;
use crate::table::State;
use crate::texts::Texts;
use maths::games::{Game, Sum};

/// The games on the board with their positions, without their grooves.
pub fn position_label(texts: Texts, sum: &Sum) -> String {
    sum.parts().iter().map(|game| game_label(texts, game)).collect::<Vec<_>>().join(" + ")
}

/// The game with its position.
pub(super) fn game_label(texts: Texts, game: &Game) -> String {
    let family = family_name(texts, game.ruleset().rules.family());
    format!("{family} ({})", coordinates(&game.ruleset(), game.position()))
}

/// The player to move, or the winner and the rule that decides.
pub fn turn(texts: Texts, state: &State) -> String {
    let (next, last) = if state.moves_made().is_multiple_of(2) { (1, 2) } else { (2, 1) };
    let sum = state.sum();
    match (sum.is_terminal(), state.moves_made(), sum.is_misere()) {
        (false, ..) if state.computer.is_some() => {
            if state.is_computers_turn() { texts.turn_computer() } else { texts.turn_yours() }.into()
        }
        (false, ..) => texts.turn_player(&next),
        (true, 0, _) => texts.turn_none().into(),
        (true, moves, misere) => match (state.computer, misere) {
            (None, false) => texts.ended_player_wins(&last),
            (None, true) => texts.ended_player_loses(&last),
            (Some(computer), false) if computer.moves_after(moves - 1) => texts.ended_computer_wins().into(),
            (Some(computer), true) if computer.moves_after(moves - 1) => texts.ended_computer_loses().into(),
            (Some(_), false) => texts.ended_you_win().into(),
            (Some(_), true) => texts.ended_you_lose().into(),
        },
    }
}
