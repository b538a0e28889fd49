//! Own rules with up to four coordinates: their P-positions or values, and their positions shell by shell.
//!
//! Positions of a shell come in the order of their coordinates, the last one running fastest. A line ends if the bounds leave a gap.

use crate::formulas::KnownValues;
use crate::formulas::line::Line;
use crate::games::{Coordinate, Coordinates, OwnRules, Position, Ruleset};
use crate::solver::{CannotBegin, Computation, Filling, OwnPPositions, OwnTable, Plan, ValueTooLarge};
use crate::values::Nimber;

/// The most coordinates that formulas speak of.
pub const MOST: usize = 4;

/// The most coordinates of positions whose values formulas ask for: G(…) has room for three, and the pass.
pub(super) const MOST_FOR_VALUES: usize = 3;

/// The computation of the P-positions or values of a box.
pub(super) enum OwnSource {
    /// The set of P-positions.
    Map(Box<OwnPPositions>),
    /// The values.
    Table(Box<OwnTable>),
}

impl OwnSource {
    pub(super) fn map(ruleset: Ruleset, rules: OwnRules, size: u32, bound: u64) -> Result<Self, CannotBegin> {
        OwnPPositions::new(ruleset, rules, size, bound).map(Box::new).map(Self::Map)
    }

    pub(crate) fn table(ruleset: Ruleset, rules: OwnRules, size: u32, bound: u64) -> Result<Self, CannotBegin> {
        OwnTable::new(ruleset, rules, size, bound).map(Box::new).map(Self::Table)
    }

    pub(super) fn plan(&self) -> Plan {
        match self {
            Self::Map(map) => map.plan(),
            Self::Table(table) => table.plan(),
        }
    }

    /// True if a legal position is a P-position.
    pub(super) fn is_p(&self, at: Position) -> bool {
        match self {
            Self::Map(map) => map.has(at),
            Self::Table(table) => table.at(at) == Some(Nimber::ZERO),
        }
    }

    /// The values, if these were asked for.
    pub(super) fn values(&self) -> KnownValues<'_> {
        match self {
            Self::Map(_) => KnownValues::None,
            Self::Table(table) => KnownValues::Own(table),
        }
    }

    /// The value of a legal position, where values are known.
    pub(super) fn value(&self, at: Position) -> Option<Nimber> {
        match self {
            Self::Map(_) => None,
            Self::Table(table) => table.at(at),
        }
    }
}

impl Computation for OwnSource {
    type Fault = ValueTooLarge;

    fn progress(&self) -> (u64, u64) {
        match self {
            Self::Map(map) => map.progress(),
            Self::Table(table) => table.progress(),
        }
    }

    fn advance(&mut self, work: u64) -> Result<bool, ValueTooLarge> {
        match self {
            Self::Map(map) => map.advance(work).map_err(|never| match never {}),
            Self::Table(table) => table.advance(work),
        }
    }
}

/// The lines of one shell.
#[derive(Clone, Debug)]
pub(super) struct OwnLines {
    ruleset: Ruleset,
    /// The last coordinate, in which the positions of a line differ.
    axis: Coordinate,
    shell: u32,
    /// The earliest place of the next line; none at the end.
    next: Option<Position>,
}

impl OwnLines {
    /// The lines of the first shell; none if there are more coordinates than formulas can name.
    pub(crate) fn new(ruleset: Ruleset) -> Option<Self> {
        let axis = Coordinate::first(MOST).nth(ruleset.rules.count().checked_sub(1)?)?;
        let next = Some(Position::at(Coordinates::zeros(ruleset.rules.count())));
        Some(Self { ruleset, axis, shell: 0, next })
    }

    /// Goes on to a shell.
    pub(super) fn begin(&mut self, shell: u32) {
        self.shell = shell;
        self.next = Some(Position::at(Coordinates::zeros(self.ruleset.rules.count())));
    }

    /// The next line, without the pass and then with it.
    pub(super) fn next_line(&mut self) -> Option<Line> {
        loop {
            let at = self.next?;
            let end = self.end_of(at);
            let Some(count) = end.checked_sub(at[self.axis]).filter(|count| *count > 0) else {
                self.next = self.after(at);
                continue;
            };
            let first = at;
            self.next = if self.ruleset.pass && !at.pass {
                Some(at.with_pass(true))
            } else {
                self.after(at.with(self.axis, end - 1).with_pass(false))
            };
            return Some(Line { first, axis: self.axis, count });
        }
    }

    /// The first number along the last coordinate at which no position of the shell is.
    fn end_of(&self, at: Position) -> u32 {
        let is_there = |number: u32| {
            let position = at.with(self.axis, number);
            position.coordinates.iter().max() == Some(&self.shell) && self.ruleset.is_legal(position)
        };
        (at[self.axis]..=self.shell).find(|number| !is_there(*number)).unwrap_or(self.shell + 1)
    }

    /// The next place with coordinates up to that of the shell.
    fn after(&self, at: Position) -> Option<Position> {
        let mut next = at;
        for axis in Coordinate::first(self.axis.index() + 1).rev() {
            if next[axis] < self.shell {
                return Some(next.further(axis, 1));
            }
            next = next.with(axis, 0);
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::{OwnLines, OwnSource};
    use crate::games::{Coordinates, Position, Ruleset};
    use crate::solver::{Computation, Plan, Recursion};

    const RULES: [&str; 7] = [
        "rules:n;move n by 1,2,5;pass",
        "rules:a b;move a,b by any;move a by 1..ceil(b/2);misere",
        "rules:a b c;c<=a+b;pass",
        "rules:x y;x<=2*y;y<=2*x+1",
        "rules:x y z;z<=floor(x/2);x<=y+1;move z by 1;move x,y by any;move y by any",
        "rules:a b c d;d<=a+b;move a,b by any;move c by 1,2;move d by any;pass",
        "rules:d c b a;move some of d,c by 1;move b,a by any;move a by 1;misere",
    ];

    /// Four coordinates up to 4 are about as many places as three up to 7.
    fn size(ruleset: &Ruleset) -> u32 {
        if ruleset.rules.count() > 3 { 4 } else { 7 }
    }

    fn all(ruleset: &Ruleset, size: u32) -> Vec<Position> {
        let count = ruleset.rules.count() as u32;
        let side = size + 1;
        let places = (0..side.pow(count)).map(|index| {
            let numbers: Vec<u32> = (0..count).rev().map(|place| index / side.pow(place) % side).collect();
            Position::at(Coordinates::new(&numbers).unwrap())
        });
        let layers = [false, true].into_iter().take(if ruleset.pass { 2 } else { 1 });
        let every = layers.flat_map(|pass| places.clone().map(move |at| at.with_pass(pass)));
        every.filter(|at| ruleset.is_legal(*at)).collect()
    }

    #[test]
    fn shells_have_every_position_once_and_in_order() {
        for text in RULES {
            let ruleset: Ruleset = text.parse().unwrap();
            let mut lines = OwnLines::new(ruleset).unwrap();
            let mut found = Vec::new();
            for shell in 0..=size(&ruleset) {
                lines.begin(shell);
                while let Some(line) = lines.next_line() {
                    for step in 0..line.count {
                        let at = line.first.further(line.axis, step);
                        assert_eq!(at.coordinates.iter().max(), Some(&shell), "{text}");
                        found.push(at);
                    }
                }
            }
            let mut expected = all(&ruleset, size(&ruleset));
            expected.sort();
            found.sort();
            assert_eq!(found, expected, "{text}");
        }
    }

    #[test]
    fn outcomes_and_values_are_those_of_recursion() {
        for text in RULES {
            let ruleset: Ruleset = text.parse().unwrap();
            let own = ruleset.rules.own().unwrap();
            let size = size(&ruleset);
            let map = OwnSource::map(ruleset, own, size, Plan::BOUND).unwrap().run_to_end().unwrap();
            let table = OwnSource::table(ruleset, own, size, Plan::BOUND).unwrap().run_to_end().unwrap();
            let mut judge = Recursion::new(ruleset);
            for at in all(&ruleset, size) {
                let expected = judge.value(at);
                assert_eq!(table.value(at), Some(expected), "{text} {at:?}");
                assert_eq!([map.is_p(at), table.is_p(at)], [expected.0 == 0; 2], "{text} {at:?}");
            }
        }
    }
}
