//! Checks answers, and finds the error in a wrong one. Positions are small, since pupils solve the tasks of a lesson by hand.
//!
//! All of it is computed by the definition, in the worker of the page for lessons.

use crate::lessons::{About, running};
use maths::expressions::{Fault, Formula, Fraction, Kind};
use maths::formulas::{FormulaValue, Interpreter, KnownValues};
use maths::games::{Game, Move, Position, Rules};
use maths::solver::{Evaluation, Recursion, Valued};
use maths::values::sort_by_key;
use maths::values::{Nimber, Outcome};
use serde::{Deserialize, Serialize};

/// The most positions that may be below one that is judged.
pub const MOST_POSITIONS: u64 = 200_000;
/// The largest sum of the coordinates of a position that is checked. The sum bounds the depth of the recursion and the number of options.
const LONGEST_GAME: u64 = 1000;

/// The verdict on a formula at the positions of a rule.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum RuleVerdict {
    /// The formula is right at all positions; the field is their number.
    Holds(u64),
    /// The formula is wrong, first at this position.
    Wrong {
        /// The smallest position at which the formula is wrong.
        at: Game,
        /// The value of the formula there.
        stated: FormulaValue,
        /// The correct value, with the values of the options.
        found: Evaluation,
    },
    /// The formula has no value, first at this position.
    Undefined {
        /// The smallest position at which the formula has no value.
        at: Game,
        /// Why not.
        fault: Fault,
    },
    /// The formula is a number and should be a statement, or the reverse.
    WrongKind,
    /// There are too many positions.
    TooLarge,
}

/// A move after which a game that could have been won was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lost {
    /// Which of the games.
    pub game: usize,
    /// The number of moves made before.
    pub moves: usize,
    /// The position.
    pub at: Game,
    /// The move that was made.
    pub played: Move,
    /// A move that wins.
    pub best: Move,
}

/// A bound for the number of positions that can be reached from a game, including itself: the positions of its box. Piles may grow on the
/// way, but all tokens stay, so the last pile follows from the others.
pub fn positions_below(game: &Game) -> u64 {
    let coordinates = game.position().coordinates;
    let count = match game.ruleset().rules {
        Rules::Bar(_) | Rules::Own(_) => {
            coordinates.iter().map(|&side| u64::from(side) + 1).fold(1_u64, u64::saturating_mul)
        }
        Rules::Piles(_) => (1..coordinates.len()).fold(1_u64, |count, _| count.saturating_mul(coordinates.sum() + 1)),
    };
    count.saturating_mul(1 + u64::from(game.position().pass))
}

/// Values of positions of one ruleset, computed once each.
pub struct Judge {
    recursion: Recursion,
}

impl Judge {
    /// A judge of positions of this game's ruleset; `None` if there are too many below it.
    pub fn of(game: &Game) -> Option<Self> {
        let is_short = game.position().coordinates.sum() <= LONGEST_GAME;
        (is_short && positions_below(game) <= MOST_POSITIONS)
            .then(|| Self { recursion: Recursion::new(game.ruleset()) })
    }

    /// The value of a position with those of its options.
    pub fn evaluation(&mut self, game: &Game) -> Evaluation {
        let value = self.recursion.value(game.position());
        let valued = |(play, to)| Valued { play, value: self.recursion.value(to).0 };
        let options = game.options().into_iter().map(valued).collect();
        Evaluation { value: value.0, outcome: Outcome::of_value(value), options }
    }

    /// The moves of some games after which a game that could have been won was lost, in the order of the games.
    pub fn lost(&mut self, first: Game, games: &[Vec<Move>]) -> Vec<Lost> {
        let mut lost = Vec::new();
        for (number, moves) in games.iter().enumerate() {
            let mut at = first;
            for (count, &played) in moves.iter().enumerate() {
                let Some(next) = at.play(played) else { break };
                let evaluation = self.evaluation(&at);
                let best = evaluation.winning_moves().next();
                if let Some(best) = best.filter(|_| self.recursion.value(next.position()) != Nimber::ZERO) {
                    lost.push(Lost { game: number, moves: count, at, played, best });
                }
                at = next;
            }
        }
        lost
    }
}

/// Tests a formula on all positions with coordinates up to `bound`, but for those coordinates that are 0 in the game: these stay 0.
pub fn rule(game: &Game, formula: &Formula, about: About, bound: u32) -> RuleVerdict {
    let wanted = match about {
        About::PPositions => Kind::Truth,
        About::Values => Kind::Number,
    };
    if formula.kind() != wanted {
        return RuleVerdict::WrongKind;
    }
    let ruleset = game.ruleset();
    // Before any position is listed.
    let Some(mut judge) = largest(game, bound).and_then(|largest| Judge::of(&largest)) else {
        return RuleVerdict::TooLarge;
    };
    let mut positions = positions(game, bound);
    sort_by_key(&mut positions, |position| position.size());
    let interpreter = Interpreter { ruleset, values: KnownValues::None };
    let mut count = 0;
    for position in positions {
        let Some(at) = Game::if_legal(ruleset, position) else { continue };
        let found = judge.evaluation(&at);
        let stated = match formula {
            Formula::Truth(truth) => interpreter.truth(truth, position).map(FormulaValue::Truth),
            Formula::Number(number) => interpreter.number(number, position).map(FormulaValue::Number),
        };
        let so = match about {
            About::PPositions => Ok(FormulaValue::Truth(found.value == 0)),
            About::Values => Fraction::whole(found.value.into()).map(FormulaValue::Number),
        };
        match (stated, so) {
            (Err(fault), _) | (_, Err(fault)) => return RuleVerdict::Undefined { at, fault },
            (Ok(stated), Ok(so)) if stated != so => return RuleVerdict::Wrong { at, stated, found },
            (Ok(_), Ok(_)) => count += 1,
        }
    }
    RuleVerdict::Holds(count)
}

/// The positions of a rule, whether they are legal or not.
fn positions(game: &Game, bound: u32) -> Vec<Position> {
    let zero = running(game).into_iter().fold(game.position(), |position, which| position.with(which, 0));
    let without_pass = [zero.with_pass(false)];
    let both = [zero.with_pass(false), zero.with_pass(true)];
    let layers = if game.ruleset().pass { &both[..] } else { &without_pass[..] };
    running(game).into_iter().fold(layers.to_vec(), |positions, which| {
        let along = |position: Position| (0..=bound).map(move |value| position.with(which, value));
        positions.into_iter().flat_map(along).collect()
    })
}

/// A game as large as any of them; it may have a y that is lowered.
fn largest(game: &Game, bound: u32) -> Option<Game> {
    let most = running(game).into_iter().fold(game.position(), |position, which| position.with(which, bound));
    Some(Game::lowered(game.ruleset(), most))
}

#[cfg(test)]
mod tests;
