//! The marks of a comparison, whose shape says what their colour says: a ring, a cross, a square.

use crate::exports::drawing::{Attribute, Colour, Element, Part, units};
use crate::exports::plot::KINDS;
use crate::exports::plot::sheet::Sheet;
use maths::solver::{Comparison, Grid};

/// The shape of P-positions in a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// P-positions of the first ruleset only.
    Ring,
    /// P-positions of the second only.
    Cross,
    /// P-positions of both.
    Square,
}

impl Shape {
    /// All shapes, the first the one that is drawn first.
    pub const ALL: [Self; 3] = [Self::Ring, Self::Cross, Self::Square];

    pub(super) fn colour(self) -> Colour {
        KINDS[self as usize]
    }

    /// True if places of a kind have the shape. A place where each ruleset has another P-position has a ring and a cross.
    pub fn is_at(self, kind: u16) -> bool {
        match self {
            Self::Ring => kind == Comparison::ONLY_HERE || kind == Comparison::DIFFERENT,
            Self::Cross => kind == Comparison::ONLY_THERE || kind == Comparison::DIFFERENT,
            Self::Square => kind == Comparison::BOTH,
        }
    }

    /// Marks of this size whose squares have these upper left corners, in thousandths.
    pub(super) fn path(self, corners: impl Iterator<Item = (i64, i64)>, size: i64) -> Element {
        let [width] = units([size * 14 / 100]);
        let look = match self {
            Self::Square => vec![Attribute::Fill(Some(self.colour()))],
            Self::Ring | Self::Cross => vec![Attribute::Fill(None), Attribute::Stroke(self.colour(), width)],
        };
        Element::path(look, corners.flat_map(|corner| self.parts(corner, size)).collect())
    }

    fn parts(self, (left, top): (i64, i64), size: i64) -> Vec<Part> {
        let part = |hundredths: i64| size * hundredths / 100;
        match self {
            Self::Ring => vec![Part::Circle(units([left + part(16), top + part(50), part(34)]))],
            Self::Cross => {
                let [near, far] = [part(20), part(20) + part(60)];
                let lines = [[[near, near], [far, far]], [[near, part(80)], [far, part(80) - part(60)]]];
                lines.map(|ends| Part::Steps(ends.map(|[x, y]| units([left + x, top + y])).into())).into()
            }
            Self::Square => vec![Part::Rectangle(units([left + part(25), top + part(25), part(50), part(50)]))],
        }
    }

    /// All places of a grid of kinds that have it, as one path.
    pub(super) fn all(self, kinds: &Grid, sheet: &Sheet) -> Element {
        let places = kinds.points().filter(|&(_, _, kind)| self.is_at(kind));
        let corners = places.map(|(column, row, _)| (1000 * i64::from(column), -sheet.high(sheet.below(row) + 1)));
        self.path(corners, 1000)
    }
}
