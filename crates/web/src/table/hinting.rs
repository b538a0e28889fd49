//! Hints in words: the winner, the direction, the move.

use crate::kit::bar_side::BarSide;
use crate::kit::words::{describe_in, lowered};
use crate::table::{Hint, State};
use crate::texts::Texts;
use maths::games::{Game, Move, Sum, SumMove};
use maths::values::Outcome;

/// The hint for the position on the board, in one or more sentences; `None` if nothing is known yet.
pub fn in_words(texts: Texts, state: &State, hint: Hint) -> Option<String> {
    let sum = state.sum();
    if hint == Hint::Nothing || sum.is_terminal() {
        return None;
    }
    let Some(advice) = state.known.get(sum) else {
        return state.advice.call.refusal.is_none().then(|| texts.still_looking().into());
    };
    let best = advice.best().next()?;
    let wording = match (advice.outcome, hint) {
        (_, Hint::Nothing) => return None,
        (Outcome::N, Hint::Winner) => texts.hint_wins().to_owned(),
        (Outcome::P, Hint::Winner) => texts.hint_loses().to_owned(),
        (Outcome::N, Hint::Direction) => texts.hint_winning_way(&direction(texts, sum, best)),
        (Outcome::P, Hint::Direction) => texts.hint_longest_way(&direction(texts, sum, best)),
        (_, Hint::Move) => [&describe_in(texts, sum, best)?, texts.full_stop()].concat(),
    };
    Some(wording)
}

/// In which part and in which direction.
pub fn direction(texts: Texts, sum: &Sum, play: SumMove) -> String {
    match play {
        SumMove::Pass => texts.way_pass().into(),
        SumMove::In { part, play } => {
            let way = sum.parts().get(part).map(|game| way(texts, game, play)).unwrap_or_default();
            if sum.only().is_some() { way } else { texts.sum_way(&(part + 1), &way) }
        }
    }
}

fn way(texts: Texts, game: &Game, play: Move) -> String {
    match (play, BarSide::broken(game.ruleset().rules, play)) {
        (_, Some((_, side))) => side.way(texts).into(),
        (Move::Share { from, onto, .. }, None) => {
            let name = |axis| game.ruleset().rules.name(axis);
            texts.way_piles(&name(from), &name(onto))
        }
        (Move::Lower { along, .. }, None) => texts.way_strips(&lowered(texts, game, along)),
        (Move::Cut { .. } | Move::Pass, None) => texts.way_pass().into(),
    }
}
