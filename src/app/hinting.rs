//! Hints in words: who wins, in which direction, by which move.

use crate::app::Hint;
use crate::app::State;
use crate::app::words::describe;
use crate::games::Axis;
use crate::games::Game;
use crate::games::Move;
use crate::values::Outcome;

/// What a hint says of the position on the board, in a sentence or more; nothing where there is nothing to say yet.
pub(super) fn told(state: &State, hint: Hint) -> Option<String> {
    let game = state.game();
    if hint == Hint::Nothing || game.is_terminal() {
        return None;
    }
    let Some(advice) = state.known.get(&game) else {
        return state.advice.refusal.is_none().then(|| "The solver is still looking.".into());
    };
    let best = advice.best().next()?;
    let winner = match advice.outcome {
        Outcome::N => "Whoever is to move can win.",
        Outcome::P => "Whoever is to move loses against the best play; the longest way is to",
    };
    let told = match (advice.outcome, hint) {
        (_, Hint::Nothing) => return None,
        (Outcome::N, Hint::Winner) => winner.to_owned(),
        (Outcome::P, Hint::Winner) => "Whoever is to move loses against the best play.".to_owned(),
        (Outcome::N, Hint::Direction) => format!("{winner} There is a winning move {}.", direction(&game, best)),
        (Outcome::P, Hint::Direction) => format!("{winner} move {}.", direction(&game, best)),
        (_, Hint::Move) => {
            let to = game.ruleset().play(game.position(), best)?;
            format!("{}.", describe(&game, best, to))
        }
    };
    Some(told)
}

fn direction(game: &Game, play: Move) -> String {
    match play {
        Move::Cut { axis: Axis::X, .. } => "on the left".into(),
        Move::Cut { axis: Axis::Y, .. } => "from the top".into(),
        Move::Cut { axis: Axis::Z, .. } => "on the right".into(),
        Move::Share { from, onto, .. } => {
            let name = |axis| game.ruleset().shape.coordinate(axis);
            format!("from pile {} to pile {}", name(from), name(onto))
        }
        Move::Pass => "by using the pass".into(),
    }
}
