//! Hints in words: who wins, in which direction, by which move.

use crate::app::Hint;
use crate::app::State;
use crate::games::Axis;
use crate::games::Game;
use crate::games::Move;
use crate::games::SumMove;
use crate::kit::words::describe;
use crate::texts::Texts;
use crate::values::Outcome;

/// What a hint says of the position on the board, in a sentence or more; nothing where there is nothing to say yet.
pub(crate) fn told(texts: Texts, state: &State, hint: Hint) -> Option<String> {
    let game = state.game();
    if hint == Hint::Nothing || game.is_terminal() {
        return None;
    }
    let Some(advice) = state.known.get(&game) else {
        return state.advice.call.refusal.is_none().then(|| texts.still_looking().into());
    };
    let SumMove::In { play: best, .. } = advice.best().next()? else { return None };
    let told = match (advice.outcome, hint) {
        (_, Hint::Nothing) => return None,
        (Outcome::N, Hint::Winner) => texts.hint_wins().to_owned(),
        (Outcome::P, Hint::Winner) => texts.hint_loses().to_owned(),
        (Outcome::N, Hint::Direction) => texts.hint_winning_way(&direction(texts, &game, best)),
        (Outcome::P, Hint::Direction) => texts.hint_longest_way(&direction(texts, &game, best)),
        (_, Hint::Move) => {
            let to = game.ruleset().play(game.position(), best)?;
            [&describe(texts, &game, best, to), texts.full_stop()].concat()
        }
    };
    Some(told)
}

fn direction(texts: Texts, game: &Game, play: Move) -> String {
    match play {
        Move::Cut { axis: Axis::X, .. } => texts.way_left().into(),
        Move::Cut { axis: Axis::Y, .. } => texts.way_top().into(),
        Move::Cut { axis: Axis::Z, .. } => texts.way_right().into(),
        Move::Share { from, onto, .. } => {
            let name = |axis| game.ruleset().rules.name(axis);
            texts.way_piles(&name(from), &name(onto))
        }
        Move::Pass => texts.way_pass().into(),
    }
}
