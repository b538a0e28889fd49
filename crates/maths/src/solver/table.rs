//! A finished table.

use crate::games::{Position, Ruleset};
use crate::solver::Extent;
use crate::solver::layout::Layout;
use crate::values::Nimber;

/// The values of all positions of a box.
#[derive(Clone, Debug)]
pub struct Table {
    pub(super) ruleset: Ruleset,
    pub(super) layout: Layout,
    pub(super) values: Vec<u16>,
    pub(super) summary: Summary,
}

/// Counts of a table, and its largest value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Summary {
    /// The number of positions.
    pub positions: u32,
    /// The number of P-positions.
    pub p_positions: u32,
    /// The largest value.
    pub largest: u16,
}

impl Table {
    /// The ruleset of the table.
    pub fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    /// The box of the table.
    pub fn extent(&self) -> Extent {
        self.layout.extent()
    }

    /// Makes every value wrong.
    #[cfg(feature = "testing")]
    pub(super) fn spoil(&mut self) {
        self.values.iter_mut().for_each(|value| *value ^= 1);
    }

    /// The value of a position, or `None` outside the box or above the rim.
    pub fn value(&self, position: Position) -> Option<Nimber> {
        let index = self.layout.index(position)?;
        self.values.get(index).map(|&value| Nimber(value.into()))
    }

    /// Every position and its value.
    pub fn positions(&self) -> impl Iterator<Item = (Position, Nimber)> + '_ {
        self.kept().flat_map(move |(position, value)| {
            let mirrored =
                self.layout.mirror(position.xyz()).map(|xyz| (Position::at(xyz).with_pass(position.pass), value));
            std::iter::once((position, value)).chain(mirrored)
        })
    }

    /// The positions that are kept; some represent two.
    fn kept(&self) -> impl Iterator<Item = (Position, Nimber)> + '_ {
        self.layout.pairs().enumerate().flat_map(move |(column, (x, z))| {
            (0..self.layout.layers()).flat_map(move |layer| {
                (0..).zip(self.layout.range(column, layer)).map(move |(y, index)| {
                    let position = Position::new(x, y, z).with_pass(layer == 1);
                    (position, Nimber(self.values[index].into()))
                })
            })
        })
    }

    /// Count, P-positions and largest value.
    pub fn summary(&self) -> Summary {
        self.summary
    }
}

impl Summary {
    /// Counts cells that represent `stands_for` positions each.
    pub(crate) fn count(&mut self, values: &[u16], stands_for: u32) {
        // Indices are 32 bits wide, so the counts are.
        let zeros = values.iter().filter(|&&value| value == 0).count() as u32;
        self.positions += values.len() as u32 * stands_for;
        self.p_positions += zeros * stands_for;
        self.largest = values.iter().copied().max().unwrap_or(0).max(self.largest);
    }

    /// Counts a column of a table.
    pub(super) fn count_column(&mut self, layout: &Layout, column: usize, pair: (u32, u32), values: &[u16]) {
        for layer in 0..layout.layers() {
            let values = &values[layout.range(column, layer)];
            let (single, pairs) = layout.own_mirror(pair.0, pair.1, values.len());
            self.count(&values[pairs], 2);
            self.count(&values[single], 1);
        }
    }
}
