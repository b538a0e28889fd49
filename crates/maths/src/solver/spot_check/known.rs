//! What a table can say of a position, and how that follows from its options.

use crate::games::{Position, Ruleset};
use crate::values::{Nimber, Outcome, mex};
use serde::{Deserialize, Serialize};

/// What recursion has found, in the order of the positions. Some hundred need no hashes, and the worker is lighter without.
pub(super) type Solved = Vec<(Position, Known)>;

/// What a table keeps of every position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Its Grundy value.
    Value,
    /// Who wins, and how long the game lasts.
    Remoteness,
    /// Who wins.
    Outcome,
}

/// What is known of one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Known {
    /// Its Grundy value.
    Value(u32),
    /// Who wins, and how many moves the game lasts.
    Remoteness(Outcome, u32),
    /// Who wins.
    Outcome(Outcome),
}

impl Measure {
    /// A terminal position.
    fn at_end(self, misere: bool) -> Known {
        let outcome = if misere { Outcome::N } else { Outcome::P };
        match self {
            Self::Value => Known::Value(misere.into()),
            Self::Remoteness => Known::Remoteness(outcome, 0),
            Self::Outcome => Known::Outcome(outcome),
        }
    }

    /// A position with these options; `None` if it depends on some that are not known.
    pub(super) fn by_options(self, options: &[Option<Known>], misere: bool) -> Option<Known> {
        if options.is_empty() {
            return Some(self.at_end(misere));
        }
        let has_p = options.contains(&Some(Known::Outcome(Outcome::P)));
        if self == Self::Outcome && has_p {
            return Some(Known::Outcome(Outcome::N));
        }
        let all: Vec<Known> = options.iter().copied().collect::<Option<_>>()?;
        Some(match self {
            Self::Value => Known::Value(mex(all.iter().map(|known| Nimber(known.number())).collect::<Vec<_>>()).0),
            Self::Remoteness => {
                // The winner hurries, the loser delays.
                let lost = all.iter().filter(|known| known.outcome() == Outcome::P).map(|known| known.number()).min();
                let latest = all.iter().map(|known| known.number()).max().unwrap_or(0);
                lost.map_or(Known::Remoteness(Outcome::P, latest + 1), |soonest| {
                    Known::Remoteness(Outcome::N, soonest + 1)
                })
            }
            Self::Outcome => Known::Outcome(Outcome::P),
        })
    }

    /// Plain recursion from a position: it adds what it finds to what is known.
    pub(super) fn recursive(self, ruleset: &Ruleset, position: Position, known: &mut Solved) -> Option<Known> {
        if let Ok(at) = known.binary_search_by_key(&position, |&(other, _)| other) {
            return known.get(at).map(|&(_, found)| found);
        }
        let options = ruleset.options(position).into_iter();
        let options: Vec<_> = options.map(|(_, to)| self.recursive(ruleset, to, known)).collect();
        let found = self.by_options(&options, ruleset.misere)?;
        known.insert(known.partition_point(|&(other, _)| other < position), (position, found));
        Some(found)
    }
}

impl Known {
    /// The value, or how many moves the game lasts; 0 where only the outcome is known.
    fn number(self) -> u32 {
        match self {
            Self::Value(number) | Self::Remoteness(_, number) => number,
            Self::Outcome(_) => 0,
        }
    }

    /// Who wins.
    fn outcome(self) -> Outcome {
        match self {
            Self::Value(value) => Outcome::of_value(Nimber(value)),
            Self::Remoteness(outcome, _) | Self::Outcome(outcome) => outcome,
        }
    }
}
