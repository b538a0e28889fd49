//! A finished table.

use crate::games::Position;
use crate::games::Ruleset;
use crate::solver::Extent;
use crate::solver::layout::Layout;
use crate::values::Nimber;

/// The values of all positions of a box.
#[derive(Clone, Debug)]
pub struct Table {
    pub(crate) ruleset: Ruleset,
    pub(crate) layout: Layout,
    /// First the layer p = 0, then, where the ruleset has a pass, the layer p = 1.
    pub(crate) values: Vec<u16>,
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
        let cells = self.layout.cells();
        let layers = self.values.len() / cells.max(1);
        (0..layers).flat_map(move |layer| {
            (0..self.layout.columns()).flat_map(move |column| {
                self.layout.column(column).map(move |(index, coordinates)| {
                    let value = self.values[layer * cells + index];
                    (Position { cells: coordinates, pass: layer == 1 }, Nimber(value.into()))
                })
            })
        })
    }

    /// Count, P-positions and largest value.
    pub fn summary(&self) -> Summary {
        // Indices are 32 bits wide, so the counts are.
        let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        Summary {
            positions: count(self.values.len()),
            p_positions: count(self.values.iter().filter(|&&value| value == 0).count()),
            largest: self.values.iter().copied().max().unwrap_or(0),
        }
    }
}
