//! By how much a move may lower coordinates.

use crate::games::own::bound::inputs;
use crate::games::program::Program;
use crate::games::{Coordinates, Direction};
use crate::values::Amounts;
use serde::{Deserialize, Serialize};

/// A direction of moves, and the amounts.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Turn {
    pub(super) along: Direction,
    pub(super) amounts: Vec<Amount>,
}

/// One entry of a list of amounts. Formulas have their values at the position before the move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Amount {
    /// Any amount of which there is enough.
    Any,
    /// This one, at least 1.
    Exactly(u32),
    /// From the first, at least 1, up to the value of a formula.
    Range(u32, Program),
    /// The value of a formula.
    By(Program),
    /// The multiples of the value of a formula.
    Multiples(Program),
    /// One of a set.
    Set(Amounts),
    /// Every amount but these, which are in order.
    AllBut(Vec<u32>),
}

/// The amounts of an entry at a position.
#[derive(Clone, Copy)]
enum Allowed<'a> {
    /// From the first to the last. None if the last is smaller.
    Range(u32, u32),
    /// The multiples of a number of at least 1.
    Multiples(u32),
    Set(Amounts),
    AllBut(&'a [u32]),
}

impl Amount {
    /// The amounts at a position. A formula has none if its value is less than 1 or cannot be computed.
    fn at(&self, coordinates: Coordinates) -> Option<Allowed<'_>> {
        // An amount must be whole, so 5/2 is none.
        let exact = |formula: &Program| {
            let value = formula.value(&inputs(coordinates)).ok()?.as_whole()?;
            u32::try_from(value).ok().filter(|value| *value > 0)
        };
        match self {
            Self::Any => Some(Allowed::Range(1, u32::MAX)),
            Self::Exactly(amount) => Some(Allowed::Range(*amount, *amount)),
            Self::Range(first, last) => {
                let last = last.value(&inputs(coordinates)).ok()?.floor();
                Some(Allowed::Range(*first, u32::try_from(last.max(0)).unwrap_or(u32::MAX)))
            }
            Self::By(formula) => exact(formula).map(|amount| Allowed::Range(amount, amount)),
            Self::Multiples(formula) => exact(formula).map(Allowed::Multiples),
            Self::Set(set) => Some(Allowed::Set(*set)),
            Self::AllBut(these) => Some(Allowed::AllBut(these)),
        }
    }
}

impl Allowed<'_> {
    /// The next amounts in a row: the first of them is at least `from`, itself at least 1, and the last at most `most`.
    fn next(self, from: u32, most: u32) -> Option<(u32, u32)> {
        let (first, last) = match self {
            Self::Range(first, last) => (first.max(from), last),
            Self::Multiples(of) => {
                let next = from.div_ceil(of).checked_mul(of)?;
                (next, next)
            }
            Self::Set(set) => {
                let next = u32::try_from(set.next(from as usize)?).ok()?;
                (next, next)
            }
            Self::AllBut(these) => {
                let first = (from..=most).find(|amount| !these.contains(amount))?;
                let end = these.iter().find(|amount| **amount > first);
                (first, end.map_or(u32::MAX, |end| end - 1))
            }
        };
        let last = last.min(most);
        (first <= last).then_some((first, last))
    }
}

impl Turn {
    fn allowed(&self, coordinates: Coordinates) -> impl Iterator<Item = Allowed<'_>> {
        self.amounts.iter().filter_map(move |amount| amount.at(coordinates))
    }

    /// The ranges of its amounts at a position, none beyond what there is.
    pub(super) fn ranges(&self, coordinates: Coordinates) -> impl Iterator<Item = (u32, u32)> + '_ {
        let most = self.along.most(coordinates);
        self.allowed(coordinates).flat_map(move |allowed| {
            let after = move |(_, last): &(u32, u32)| allowed.next(last.checked_add(1)?, most);
            std::iter::successors(allowed.next(1, most), after)
        })
    }

    /// Calls `visit` with every amount once, the smallest first.
    pub(super) fn each_amount(&self, coordinates: Coordinates, mut visit: impl FnMut(u32)) {
        let most = self.along.most(coordinates);
        let allowed: Vec<Allowed> = self.allowed(coordinates).collect();
        let mut from = Some(1);
        // The range that goes on from there, or begins soonest after it.
        while let Some((first, last)) =
            from.and_then(|from| allowed.iter().filter_map(|allowed| allowed.next(from, most)).min())
        {
            (first..=last).for_each(&mut visit);
            from = last.checked_add(1);
        }
    }

    /// True if there is an amount.
    pub(super) fn has_amount(&self, coordinates: Coordinates) -> bool {
        self.ranges(coordinates).next().is_some()
    }

    /// True if this amount is one of them.
    pub(super) fn allows(&self, coordinates: Coordinates, by: u32) -> bool {
        let fits = (1..=self.along.most(coordinates)).contains(&by);
        fits && self.allowed(coordinates).any(|allowed| allowed.next(by, by).is_some())
    }
}
