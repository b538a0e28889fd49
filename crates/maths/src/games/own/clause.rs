//! The clauses of rules as they are written, for code that says them.

use crate::games::own::{OwnRules, entries};

/// A clause of rules, as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnClause {
    /// A coordinate is at most a formula.
    Bound {
        /// The coordinate.
        name: &'static str,
        /// The formula.
        most: &'static str,
    },
    /// A move lowers coordinates.
    Move {
        /// The names of the coordinates, with commas between them.
        names: &'static str,
        /// `any`, or amounts, ranges and formulas with commas between them ([`OwnClause::entries`]).
        amounts: &'static str,
    },
    /// A move lowers some of the coordinates, each by an independent amount.
    Several {
        /// The most coordinates, as a number; nothing if there may be all of them.
        most: Option<&'static str>,
        /// The names of the coordinates, with commas between them.
        names: &'static str,
        /// As for other moves.
        amounts: &'static str,
    },
    /// A move lowers coordinates by unequal amounts.
    Unequal {
        /// Several of `names by amount`, with `and` between them.
        parts: &'static str,
    },
    /// A move lowers coordinates by amounts that a condition joins.
    Joined {
        /// `name by letter`, with `and` between them.
        parts: &'static str,
        /// The condition in these letters.
        condition: &'static str,
    },
}

impl OwnClause {
    /// The entries of a list of amounts.
    pub fn entries(amounts: &str) -> Vec<&str> {
        entries::divided(amounts)
    }

    /// The numbers that are no amounts, if the list names these.
    pub fn excepted(amounts: &str) -> Option<&str> {
        amounts.strip_prefix(entries::ALL_BUT)
    }
}

impl OwnRules {
    /// The bounds and the moves, as they are written.
    pub fn clauses(self) -> impl Iterator<Item = OwnClause> {
        self.text().split(';').skip(1).filter_map(|clause| {
            let made = clause.strip_prefix("move ").and_then(|parts| {
                if let Some((parts, condition)) = parts.split_once(" where ") {
                    return Some(OwnClause::Joined { parts, condition });
                }
                let (names, amounts) = parts.split_once(" by ")?;
                if let Some((count, names)) = names.split_once(" of ") {
                    return Some(OwnClause::Several { most: count.strip_prefix("at most "), names, amounts });
                }
                let is_unequal = amounts.contains(" by ");
                Some(if is_unequal { OwnClause::Unequal { parts } } else { OwnClause::Move { names, amounts } })
            });
            made.or_else(|| clause.split_once("<=").map(|(name, most)| OwnClause::Bound { name, most }))
        })
    }
}
