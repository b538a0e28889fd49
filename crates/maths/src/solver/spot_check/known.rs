//! The entries of tables for a position, and their computation from those of its options.

use crate::games::{Position, Ruleset};
use crate::values::{Nimber, Outcome, mex};
use serde::{Deserialize, Serialize};

/// The results of the recursion, in the order of the positions. A few hundred need no hash map, and the worker is smaller without one.
pub(super) type Solved = Vec<(Position, Known)>;

/// The kind of a table's entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// The Grundy value.
    Value,
    /// The outcome and the remoteness.
    Remoteness,
    /// The outcome.
    Outcome,
}

/// The entry of one position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Known {
    /// The Grundy value.
    Value(u32),
    /// The outcome and the remoteness, in moves.
    Remoteness(Outcome, u32),
    /// The outcome.
    Outcome(Outcome),
}

impl Measure {
    /// The entry of a terminal position.
    fn at_end(self, misere: bool) -> Known {
        let outcome = if misere { Outcome::N } else { Outcome::P };
        match self {
            Self::Value => Known::Value(misere.into()),
            Self::Remoteness => Known::Remoteness(outcome, 0),
            Self::Outcome => Known::Outcome(outcome),
        }
    }

    /// The entry of a position with these options; `None` if it depends on an unknown one.
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

    /// Plain recursion from a position. Adds its results to `known`.
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
    /// The value, or the remoteness; 0 if only the outcome is known.
    fn number(self) -> u32 {
        match self {
            Self::Value(number) | Self::Remoteness(_, number) => number,
            Self::Outcome(_) => 0,
        }
    }

    /// The outcome of the entry.
    fn outcome(self) -> Outcome {
        match self {
            Self::Value(value) => Outcome::of_value(Nimber(value)),
            Self::Remoteness(outcome, _) | Self::Outcome(outcome) => outcome,
        }
    }
}
