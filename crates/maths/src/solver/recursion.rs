//! An independent check: memoised recursion over options.

use crate::games::{Game, Position, Ruleset};
use crate::values::{Nimber, Outcome, mex};
use std::collections::HashMap;

/// Values by the definition alone. Slow, and as deep as the game is long: for tests and benchmarks.
pub struct Recursion {
    ruleset: Ruleset,
    known: HashMap<Position, Nimber>,
}

impl Recursion {
    /// The recursion without any known value.
    pub fn new(ruleset: Ruleset) -> Self {
        Self { ruleset, known: HashMap::new() }
    }

    /// The Grundy value of a legal position; under misère play the misère Grundy value.
    pub fn value(&mut self, position: Position) -> Nimber {
        if let Some(&value) = self.known.get(&position) {
            return value;
        }
        let options = self.ruleset.options(position);
        let value = if options.is_empty() {
            Nimber(u32::from(self.ruleset.misere))
        } else {
            mex(options.into_iter().map(|(_, to)| self.value(to)).collect::<Vec<_>>())
        };
        self.known.insert(position, value);
        value
    }

    /// The outcome of a position, by the rule of the outcomes and without any value: a terminal position is P under normal play and N under
    /// misère play; any other is N if and only if some option is P.
    pub fn outcome(ruleset: Ruleset, position: Position, known: &mut HashMap<Position, Outcome>) -> Outcome {
        if let Some(&outcome) = known.get(&position) {
            return outcome;
        }
        let options = ruleset.options(position);
        let wins = if options.is_empty() {
            ruleset.misere
        } else {
            options.into_iter().any(|(_, to)| Self::outcome(ruleset, to, known) == Outcome::P)
        };
        let outcome = if wins { Outcome::N } else { Outcome::P };
        known.insert(position, outcome);
        outcome
    }

    /// The outcome and the remoteness of a position, by the definition alone.
    pub fn lasts(
        ruleset: &Ruleset,
        position: Position,
        known: &mut HashMap<Position, (Outcome, u32)>,
    ) -> (Outcome, u32) {
        if let Some(&found) = known.get(&position) {
            return found;
        }
        let options: Vec<_> =
            ruleset.options(position).into_iter().map(|(_, to)| Self::lasts(ruleset, to, known)).collect();
        let soonest = options.iter().filter(|(outcome, _)| *outcome == Outcome::P).map(|(_, moves)| moves + 1).min();
        let found = match (options.iter().map(|(_, moves)| moves + 1).max(), soonest) {
            (None, _) => (if ruleset.misere { Outcome::N } else { Outcome::P }, 0),
            (Some(_), Some(soonest)) => (Outcome::N, soonest),
            (Some(latest), None) => (Outcome::P, latest),
        };
        known.insert(position, found);
        found
    }

    /// The value of one game.
    pub fn of(game: &Game) -> Nimber {
        Self::new(game.ruleset()).value(game.position())
    }
}
