//! Own rules that are a bar under other names: `rules:a b c;b<=floor((a+c)/3)` is T(3) with a, b and c for x, y and z.
//!
//! Such rules are drawn and written as they were given, but solved by the code for bars.

use crate::games::{Axis, Bar, Coordinate, Coordinates, OwnRules, Position, RimFormula, Rules, Ruleset};
use serde::{Deserialize, Serialize};

/// The bar with a rim that rules give: a triangular bar where the formula is that of one.
pub(super) fn bar_with(rim: RimFormula) -> Bar {
    match rim.raised_triangle() {
        Some((k, s)) if s <= Bar::LARGEST_S => Bar::Triangle { k, s },
        Some(_) | None => Bar::Formula(rim),
    }
}

/// A bar, and which coordinate of the rules is its x, its y and its z.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Renamed {
    bar: Bar,
    xyz: [Coordinate; 3],
}

impl Renamed {
    /// The bar with these coordinates as its x, y and z.
    pub(super) fn new(bar: Bar, xyz: [Coordinate; 3]) -> Self {
        Self { bar, xyz }
    }

    /// The bar that rules are, if they are one in the whole box of coordinates up to `largest`: there the bound of y can be computed
    /// everywhere. (At a place at which it cannot, the rules have no position, and a bar has one.)
    pub(crate) fn of(rules: OwnRules, largest: u32) -> Option<Self> {
        rules.renamed().filter(|renamed| renamed.bar.check_box(largest, largest).is_ok())
    }

    /// The bar's ruleset, with the pass and the play of that of the rules.
    pub(crate) fn ruleset(self, own: &Ruleset) -> Ruleset {
        Ruleset { rules: Rules::Bar(self.bar), ..*own }
    }

    /// The coordinate that is x, y or z of the bar.
    pub(crate) fn of_axis(self, axis: Axis) -> Coordinate {
        self.xyz[axis.index()]
    }

    /// The names that x, y and z of the bar have in the rules.
    pub(super) fn names(self, own: OwnRules) -> [&'static str; 3] {
        self.xyz.map(|which| own.names()[which.index()])
    }

    /// The position of the bar that a position of the rules is; none if it has another number of coordinates.
    pub(crate) fn to_bar(self, own: Position) -> Option<Position> {
        let at = |which: Coordinate| own.coordinates[which];
        (own.coordinates.len() == 3).then(|| Position::at(self.xyz.map(at)).with_pass(own.pass))
    }

    /// The position of the rules that a position of the bar is.
    pub(crate) fn to_own(self, bar: Position) -> Position {
        let numbers = self.xyz.into_iter().zip(bar.xyz());
        let coordinates = numbers.fold(Coordinates::zeros(3), |at, (which, number)| at.with(which, number));
        Position::at(coordinates).with_pass(bar.pass)
    }
}
