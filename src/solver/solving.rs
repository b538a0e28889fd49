//! The obvious algorithm: fill the table in order, each value the mex over all options. Kept simple, since every faster
//! one is judged by it.

use crate::games::Position;
use crate::games::Ruleset;
use crate::solver::Extent;
use crate::solver::Plan;
use crate::solver::Refusal;
use crate::solver::Table;
use crate::solver::layout::Layout;

/// A table that is being filled, in slices.
pub struct Solving {
    table: Table,
    plan: Plan,
    /// The next column to fill.
    column: usize,
    /// How many values are known.
    done: u64,
    /// `seen[v]` is the number of the position whose options were last found to have the value v.
    seen: Vec<u32>,
    stamp: u32,
}

/// Values are kept in 16 bits, and the last of them marks cells that are no positions.
const LARGEST_VALUE: u16 = u16::MAX - 1;

/// A value came out larger than 65,534.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ValueTooLarge;

impl std::fmt::Display for ValueTooLarge {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "a Grundy value here is larger than {LARGEST_VALUE}, the largest that tables hold")
    }
}

impl std::error::Error for ValueTooLarge {}

impl Solving {
    /// Plans and allocates a table.
    ///
    /// # Errors
    /// When it would take more than `bound` bytes.
    pub fn new(ruleset: Ruleset, extent: Extent, bound: u64) -> Result<Self, Refusal> {
        let plan = Plan::new(&ruleset, &extent, bound)?;
        let layout = Layout::new(ruleset.shape, extent);
        let values = vec![0; layout.cells() * if ruleset.pass { 2 } else { 1 }];
        Ok(Self {
            table: Table { ruleset, layout, values },
            plan,
            column: 0,
            done: 0,
            seen: vec![0; usize::from(u16::MAX) + 1],
            stamp: 0,
        })
    }

    /// The ruleset that is being solved.
    pub fn ruleset(&self) -> Ruleset {
        self.table.ruleset
    }

    /// The box that is being solved.
    pub fn extent(&self) -> Extent {
        self.table.extent()
    }

    /// What it takes.
    pub fn plan(&self) -> Plan {
        self.plan
    }

    /// How many values are known.
    pub fn done(&self) -> u64 {
        self.done
    }

    /// Fills column after column until at least `work` options have been looked at. Returns whether the table is full.
    ///
    /// # Errors
    /// When a value does not fit; the table is then of no use.
    pub fn advance(&mut self, work: u64) -> Result<bool, ValueTooLarge> {
        let mut left = work;
        while self.column < self.table.layout.columns() {
            let mut looked_at = 1;
            for (index, cells) in self.table.layout.column(self.column) {
                looked_at += self.fill(index, Position { cells, pass: false })?;
                if self.table.ruleset.pass {
                    looked_at += self.fill(index, Position { cells, pass: true })?;
                }
            }
            self.column += 1;
            left = left.saturating_sub(looked_at);
            if left == 0 {
                break;
            }
        }
        Ok(self.column == self.table.layout.columns())
    }

    /// Finds the value of one cell; all its options are known. Returns how many there were.
    fn fill(&mut self, index: usize, position: Position) -> Result<u64, ValueTooLarge> {
        let Table { ruleset, layout, values } = &mut self.table;
        let cells = layout.cells();
        let layer = |pass: bool| if pass { cells } else { 0 };
        let (seen, mut looked_at) = (&mut self.seen, 0);
        self.stamp += 1;
        ruleset.each_option(position, |_, to| {
            looked_at += 1;
            if let Some(at) = layout.index(to) {
                seen[usize::from(values[at + layer(to.pass)])] = self.stamp;
            }
        });
        // The terminal position of misère play counts 1.
        let least = if looked_at == 0 { u16::from(ruleset.misere) } else { 0 };
        let value = (least..=LARGEST_VALUE).find(|&v| seen[usize::from(v)] != self.stamp).ok_or(ValueTooLarge)?;
        values[index + layer(position.pass)] = value;
        self.done += 1;
        Ok(looked_at)
    }

    /// The full table; only what [`Solving::advance`] has filled is right.
    pub fn into_table(self) -> Table {
        self.table
    }

    /// Solves a whole box in one go.
    ///
    /// # Errors
    /// A sentence, when the table is too large or a value does not fit.
    pub fn table(ruleset: Ruleset, extent: Extent, bound: u64) -> Result<Table, String> {
        let mut solving = Self::new(ruleset, extent, bound).map_err(|refusal| refusal.to_string())?;
        solving.advance(u64::MAX).map_err(|error| error.to_string())?;
        Ok(solving.into_table())
    }
}

#[cfg(test)]
mod tests {
    use super::Solving;
    use crate::games::Game;
    use crate::solver::Extent;
    use crate::solver::Plan;

    fn solving(game: &str) -> Solving {
        let game: Game = game.parse().unwrap();
        Solving::new(game.ruleset(), Extent::holding(&game), Plan::BOUND).unwrap()
    }

    #[test]
    fn slices_of_any_length_give_the_same_table() {
        let mut whole = solving("step:k=2,s=1,pass:9,5,9,1");
        assert_eq!(whole.advance(u64::MAX), Ok(true));
        let whole = whole.into_table();
        for work in [1, 7, 100, 1000] {
            let mut sliced = solving("step:k=2,s=1,pass:9,5,9,1");
            while !sliced.advance(work).unwrap() {}
            assert_eq!(sliced.done(), sliced.plan().positions);
            assert_eq!(sliced.into_table().values, whole.values);
        }
    }

    #[test]
    fn a_value_beyond_sixteen_bits_is_an_error_and_not_a_wrong_number() {
        // nim:0,0,z is one heap, its value is z. Filling it option by option would take minutes, so the last column alone
        // is filled, over a table in which the earlier ones are set to what they must be.
        for (z, fits) in [(65_534, true), (65_535, false)] {
            let mut heap = solving(&format!("nim:0,0,{z}"));
            heap.table.values.iter_mut().zip(0..=u16::MAX).for_each(|(value, known)| *value = known);
            heap.column = z;
            assert_eq!(heap.advance(1).is_ok(), fits);
        }
    }

    #[test]
    fn the_plan_counts_what_the_table_holds() {
        for game in
            ["triangle:k=5/2:9,6,7", "triangle:k=1/2:3,7,4", "step:k=3,s=7,pass:4,5,9,1", "nim:3,2,5", "sharing:0,4,17"]
        {
            let mut solving = solving(game);
            assert_eq!(solving.advance(u64::MAX), Ok(true));
            assert_eq!(solving.plan().positions, solving.into_table().values.len() as u64, "{game}");
        }
    }

    #[test]
    fn a_refusal_names_a_size_that_fits() {
        let game: Game = "triangle:k=3:0,0,0".parse().unwrap();
        let refusal = Plan::new(&game.ruleset(), &Extent::cube(game.ruleset().shape, 90_000), Plan::BOUND).unwrap_err();
        let fits = refusal.fits.unwrap();
        let bytes = |n| Plan::new(&game.ruleset(), &Extent::cube(game.ruleset().shape, n), Plan::BOUND);
        assert!(bytes(fits).is_ok() && bytes(fits + 1).is_err());
    }
}
