//! The obvious algorithm: fill the table in order, each value the mex over all options. It is simple on purpose, since the tests compare
//! all faster algorithms with it.

use crate::games::{Position, Ruleset};
use crate::solver::layout::Layout;
use crate::solver::{Extent, Summary, Table, ValueTooLarge};

/// A table that is being filled option by option, in slices. No memory bound: for tests, benchmarks and the small tables of articles.
///
/// A move of a bar leads down in its column, or to a column with a smaller x or z and the other one the same; a move of Sharing Nim lowers
/// b, the largest difference; the pass leads from p = 1 to p = 0. So the columns are filled in the order of the layout, each from the
/// bottom, first without the pass and then with it. In this order every option is known in time.
pub struct Obvious {
    ruleset: Ruleset,
    layout: Layout,
    values: Vec<u16>,
    /// `seen[v]` is the number of the last cell that has an option of value v.
    seen: Vec<u32>,
    stamp: u32,
}

impl Obvious {
    /// The table of a ruleset over a box.
    ///
    /// # Errors
    /// When a value does not fit 16 bits.
    pub fn table(ruleset: Ruleset, extent: Extent) -> Result<Table, ValueTooLarge> {
        let layout = Layout::new(&ruleset, extent);
        let values = vec![0; layout.cells()];
        let seen = vec![0; usize::from(u16::MAX) + 1];
        let mut filling = Self { ruleset, layout, values, seen, stamp: 0 };
        for (column, (x, z)) in filling.layout.pairs().enumerate() {
            for layer in 0..filling.layout.layers() {
                for (y, index) in (0..).zip(filling.layout.range(column, layer)) {
                    filling.fill(index, Position::new(x, y, z).with_pass(layer == 1))?;
                }
            }
        }
        let mut summary = Summary::default();
        for (column, pair) in filling.layout.pairs().enumerate() {
            summary.count_column(&filling.layout, column, pair, &filling.values);
        }
        Ok(Table { ruleset, layout: filling.layout, values: filling.values, summary })
    }

    /// Finds the value of one cell; all its options are known.
    fn fill(&mut self, index: usize, position: Position) -> Result<(), ValueTooLarge> {
        let Self { ruleset, layout, values, seen, stamp } = self;
        let mut is_terminal = true;
        *stamp += 1;
        ruleset.each_option(position, |_, to| {
            is_terminal = false;
            if let Some(at) = layout.index(to) {
                seen[usize::from(values[at])] = *stamp;
            }
        });
        // The terminal position of misère play has the value 1.
        let least = u16::from(is_terminal && ruleset.misere);
        let free = (least..=ValueTooLarge::LARGEST).find(|&value| seen[usize::from(value)] != *stamp);
        values[index] = free.ok_or(ValueTooLarge)?;
        Ok(())
    }
}
