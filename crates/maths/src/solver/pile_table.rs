//! Tables of Sharing Nim with any number of piles from two to six: their plan, their filling in slices, and their growth.

#[cfg(test)]
mod tests;

use crate::games::Position;
use crate::solver::kernel::{ManyPiles, PileForms, PileRules, Places, Run};
use crate::solver::memory::{extend, filled};
use crate::solver::{CannotBegin, Computation, Filling, Plan, Refusal, Summary, ValueTooLarge};
use crate::values::Nimber;

/// The size of a table of piles, computed before anything is allocated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PilePlan {
    /// The number of positions, in both layers of the pass.
    pub positions: u64,
    /// The memory in bytes: for the values, the line sets, and the indices of both.
    pub bytes: u64,
    /// The number of values for which the line sets have room, in planes of 64.
    planes: usize,
    /// The number of planes that fit into the bound.
    most_planes: usize,
}

/// A table, perhaps unfinished, of the values of all positions of Sharing Nim with piles up to a bound.
///
/// ```
/// use maths::solver::{Computation, PileRules, PileTable, Plan};
/// let table = PileTable::new(PileRules::normal(4), 20, Plan::BOUND)?.run_to_end()?;
/// // From (0, 0, 1, 2) one token makes it (0, 1, 1, 1), and that is terminal.
/// assert_eq!(table.value(&[7, 5, 6, 5], false).map(|value| value.0), Some(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct PileTable {
    rules: PileRules,
    places: Places,
    values: Vec<u16>,
    kernel: ManyPiles,
    plan: PilePlan,
    bound: u64,
    done: u64,
}

impl PilePlan {
    /// The positions and bytes as a [`Plan`].
    pub fn as_plan(&self) -> Plan {
        Plan { positions: self.positions, bytes: self.bytes, words: 0 }
    }

    /// Two bytes for each value.
    const VALUE: u64 = 2;
    /// The start of a row of lines, the number of its sums and the least of them.
    const ROW: u64 = 24;

    /// The size of a table with piles up to `largest`, or why it is refused.
    ///
    /// # Errors
    /// When it takes more than `bound` bytes, naming the largest pile that fits.
    pub fn new(rules: PileRules, largest: u32, bound: u64) -> Result<Self, Refusal> {
        let plan = Self::unbounded(rules, largest, bound);
        if plan.bytes <= bound {
            return Ok(plan);
        }
        let fits = |largest| Self::unbounded(rules, largest, bound).bytes <= bound;
        Err(Refusal::Memory { bytes: plan.bytes, bound, fits: Plan::largest_size(&fits) })
    }

    /// The number of positions with piles up to a bound, including those with the pass; at most `u64::MAX`.
    pub fn count(rules: PileRules, largest: u32) -> u64 {
        if rules.is_within_bounds() { Places::count(rules, largest) } else { 0 }
    }

    fn unbounded(rules: PileRules, largest: u32, bound: u64) -> Self {
        if !rules.is_within_bounds() {
            return Self { positions: 0, bytes: u64::MAX, planes: 0, most_planes: 0 };
        }
        let positions = Places::count(rules, largest);
        // The kernel has the places as well.
        let numbers = 2 * Places::bytes(rules, largest) + Self::ROW * (u64::from(largest) + 1);
        let fixed = positions.saturating_mul(Self::VALUE).saturating_add(numbers);
        let plane = ManyPiles::line_count(rules, largest).saturating_mul(ManyPiles::LINE * rules.layers() as u64);
        let planes = Self::planes(rules, largest);
        let bytes = plane.saturating_mul(planes as u64).saturating_add(fixed);
        Self { positions, bytes, planes, most_planes: (bound.saturating_sub(fixed) / plane) as usize }
    }

    /// The number of planes that was enough in all tables computed so far: with 2 to 6 piles up to N, values are at most N · `tenths`/10 +
    /// `more`. If a value is larger, planes are added as long as they fit into the bound.
    fn planes(rules: PileRules, largest: u32) -> usize {
        let [tenths, more] = match rules.piles {
            2 => [5, 1],
            3 => [7, 1],
            4 => [8, 7],
            5 => [10, 8],
            _ => [13, 9],
        };
        (largest as usize * tenths / 10 + more) / 64 + 1
    }
}

impl PileTable {
    /// Plans and allocates a table.
    ///
    /// # Errors
    /// When it would take more than `bound` bytes, or more memory than available.
    pub fn new(rules: PileRules, largest: u32, bound: u64) -> Result<Self, CannotBegin> {
        Self::with(rules, largest, bound, ManyPiles::run_of(rules))
    }

    /// Plans and allocates a table of normal forms, for any `forms` in the rules.
    ///
    /// # Errors
    /// As [`PileTable::new`].
    pub fn of_normal_forms(rules: PileRules, largest: u32, bound: u64) -> Result<Self, CannotBegin> {
        let rules = PileRules { forms: PileForms::Normal, ..rules };
        Self::with(rules, largest, bound, ManyPiles::run_of_normal_forms(rules.counted()))
    }

    fn with(rules: PileRules, largest: u32, bound: u64, run: Run) -> Result<Self, CannotBegin> {
        let plan = PilePlan::new(rules, largest, bound)?;
        let places = Places::new(rules, largest);
        let values = filled(places.cells(), 0)?;
        let kernel = ManyPiles::new(rules, &places, [plan.planes, plan.most_planes], run)?;
        Ok(Self { rules, places, values, kernel, plan, bound, done: 0 })
    }

    /// The game.
    pub fn rules(&self) -> PileRules {
        self.rules
    }

    /// The bound on the piles.
    pub fn largest(&self) -> u32 {
        self.places.largest()
    }

    /// The bound up to which all positions are placed, if there is one.
    pub fn complete(&self) -> Option<u32> {
        self.kernel.complete()
    }

    /// Goes on from a full table to one with larger piles. Does nothing if the table is not full or the piles are not larger. The known
    /// values stay; [`Computation::advance`] finds the others.
    ///
    /// # Errors
    /// As [`PileTable::new`]. If there is no memory, the table is of no more use.
    pub fn grow(&mut self, largest: u32) -> Result<(), CannotBegin> {
        if self.complete() != Some(self.largest()) || largest <= self.largest() {
            return Ok(());
        }
        let plan = PilePlan::new(self.rules, largest, self.bound)?;
        let places = Places::new(self.rules, largest);
        extend(&mut self.values, places.cells(), 0)?;
        self.kernel.grow(&places, plan.planes, plan.most_planes)?;
        (self.plan, self.places) = (plan, places);
        Ok(())
    }

    /// The value of a position, with its piles in any order; `None` if not all with this largest pile are placed, beyond the bound, or has another number of
    /// piles.
    pub fn value(&self, piles: &[u32], pass: bool) -> Option<Nimber> {
        let sorted = self.places.sorted(piles).filter(|_| self.rules.pass || !pass)?;
        let rank = self.places.rank(&sorted);
        let largest = sorted[self.rules.counted()];
        let cell = self.places.cell_of_rank(rank, largest, pass);
        (Some(largest) <= self.complete()).then(|| Nimber(self.values[cell].into()))
    }

    /// Calls `see` with every position whose largest piles are `top`, one or more in ascending order. Positions without the pass come
    /// first. The piles of each position are in ascending order. There is no call before all positions with this largest pile are placed.
    pub fn each_with_largest(&self, top: &[u32], mut see: impl FnMut(&[u32], bool, Nimber)) {
        let Some(first) = self.places.first_under(top).filter(|_| top.last() <= self.complete().as_ref()) else {
            return;
        };
        for layer in 0..self.rules.layers() {
            let (mut piles, pass) = (first, layer == 1);
            let values = &self.values[self.places.cell(&first, pass)..];
            for value in &values[..self.places.count_under(&first, top.len())] {
                see(self.rules.own(&piles), pass, Nimber((*value).into()));
                self.places.go_on(&mut piles);
            }
        }
    }

    /// Number of positions, number of P-positions and largest value, up to the bound up to which all positions are placed.
    pub fn summary(&self) -> Summary {
        let mut summary = Summary::default();
        let last = self.rules.layers() - 1;
        let end = self.complete().map_or(0, |complete| self.places.column(complete, last).end);
        summary.count(&self.values[..end], 1);
        summary
    }

    /// Puts a wrong value in.
    #[cfg(test)]
    pub(crate) fn plant(&mut self, piles: &[u32], value: u16) {
        if let Some(sorted) = self.places.sorted(piles) {
            let cell = self.places.cell(&sorted, false);
            self.values[cell] = value;
        }
    }
}

/// Steps are positions. It also ends if a value needs more planes than fit into the bound or the memory.
impl Computation for PileTable {
    type Fault = ValueTooLarge;

    fn progress(&self) -> (u64, u64) {
        (self.done, self.plan.positions)
    }

    fn advance(&mut self, work: u64) -> Result<bool, ValueTooLarge> {
        let until = self.done.saturating_add(work);
        while self.done < until {
            match self.kernel.advance(&self.places, &mut self.values) {
                Ok(Some(placed)) => self.done += placed,
                Ok(None) => return Ok(true),
                Err(_) => return Err(ValueTooLarge),
            }
        }
        Ok(false)
    }
}

impl Filling for PileTable {
    type Number = Nimber;

    fn plan(&self) -> Plan {
        self.plan.as_plan()
    }

    fn at(&self, position: Position) -> Option<Nimber> {
        self.value(&position.coordinates, position.pass)
    }
}
