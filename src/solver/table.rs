//! A finished table.

use crate::games::Position;
use crate::games::Ruleset;
use crate::solver::Extent;
use crate::solver::layout::Layout;
use crate::values::Nimber;
use std::cell::OnceCell;

/// The values of all positions of a box.
#[derive(Clone, Debug)]
pub struct Table {
    ruleset: Ruleset,
    layout: Layout,
    /// First the layer p = 0, then, where the ruleset has a pass, the layer p = 1.
    values: Vec<u16>,
    summary: OnceCell<Summary>,
}

/// What can be said of a table in numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Summary {
    /// How many positions it has.
    pub positions: u32,
    /// How many of them are P-positions.
    pub p_positions: u32,
    /// The largest value.
    pub largest: u16,
}

impl Table {
    pub(crate) fn new(ruleset: Ruleset, layout: Layout, values: Vec<u16>) -> Self {
        Self { ruleset, layout, values, summary: OnceCell::new() }
    }

    /// The ruleset it was solved for.
    pub fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    /// The box it covers.
    pub fn extent(&self) -> Extent {
        self.layout.extent()
    }

    /// The value of a position, or `None` outside the box or above the rim.
    pub fn value(&self, position: Position) -> Option<Nimber> {
        let index = self.layout.index(position)? + usize::from(position.pass) * self.layout.cells();
        self.values.get(index).map(|&value| Nimber(value.into()))
    }

    /// Every position and its value.
    pub fn positions(&self) -> impl Iterator<Item = (Position, Nimber)> + '_ {
        self.kept().flat_map(move |(position, value)| {
            let mirrored = self.layout.mirror(position.cells).map(|cells| (Position { cells, ..position }, value));
            std::iter::once((position, value)).chain(mirrored)
        })
    }

    /// The positions that are kept; some stand for two.
    fn kept(&self) -> impl Iterator<Item = (Position, Nimber)> + '_ {
        let cells = self.layout.cells();
        let layers = self.values.len().checked_div(cells).unwrap_or(0);
        (0..layers).flat_map(move |layer| {
            self.layout.pairs().enumerate().flat_map(move |(column, (x, z))| {
                (0..).zip(self.layout.range(column)).map(move |(y, index)| {
                    let position = Position { cells: [x, y, z], pass: layer == 1 };
                    (position, Nimber(self.values[layer * cells + index].into()))
                })
            })
        })
    }

    /// Count, P-positions and largest value; found once.
    pub fn summary(&self) -> Summary {
        *self.summary.get_or_init(|| {
            let mut summary = Summary { positions: 0, p_positions: 0, largest: 0 };
            for (position, Nimber(value)) in self.kept() {
                let stands_for = 1 + u32::from(self.layout.mirror(position.cells).is_some());
                summary.positions += stands_for;
                summary.p_positions += if value == 0 { stands_for } else { 0 };
                summary.largest = summary.largest.max(u16::try_from(value).unwrap_or(u16::MAX));
            }
            summary
        })
    }
}
