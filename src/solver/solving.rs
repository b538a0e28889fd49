//! A table on its way: planned, filled in slices by the kernel that suits its shape, begun again with more values when
//! there turn out to be too few.

use crate::games::Ruleset;
use crate::games::Shape;
use crate::solver::Extent;
use crate::solver::Plan;
use crate::solver::Refusal;
use crate::solver::Summary;
use crate::solver::Table;
use crate::solver::kernel::Bars;
use crate::solver::kernel::Lines;
use crate::solver::kernel::Piles;
use crate::solver::kernel::TooFewValues;
use crate::solver::layout::Layout;
use crate::solver::layout::Pairs;
use crate::solver::layout::is_half;
use crate::solver::memory::NoMemory;
use crate::solver::memory::extend;
use crate::solver::memory::filled;
use std::fmt;

/// A table that is being filled, in slices.
pub struct Solving {
    table: Table,
    /// What goes on filling it. Gone as soon as the table is full, unless it can grow: the sets take memory.
    kernel: Option<Kernel>,
    plan: Plan,
    bound: u64,
    done: u64,
    /// Whether all values are placed.
    is_placed: bool,
    /// The columns whose values are still to be counted.
    uncounted: std::iter::Enumerate<Pairs>,
}

enum Kernel {
    Bars(Bars),
    Piles(Piles),
}

/// A table cannot be solved: a value is larger than what tables hold, or there is no memory for so many values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ValueTooLarge;

impl ValueTooLarge {
    /// Values are kept in 16 bits, and the last of them marks cells that are no positions.
    pub const LARGEST: u16 = u16::MAX - 1;
}

impl fmt::Display for ValueTooLarge {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "the Grundy values here are larger than {}, or than there is memory for", Self::LARGEST)
    }
}

impl std::error::Error for ValueTooLarge {}

/// A table cannot be begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CannotBegin {
    /// It would take more than is allowed.
    Refused(Refusal),
    /// It takes more than there is.
    NoMemory(NoMemory),
}

impl fmt::Display for CannotBegin {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(refusal) => refusal.fmt(out),
            Self::NoMemory(none) => none.fmt(out),
        }
    }
}

impl std::error::Error for CannotBegin {}

impl From<Refusal> for CannotBegin {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<NoMemory> for CannotBegin {
    fn from(none: NoMemory) -> Self {
        Self::NoMemory(none)
    }
}

impl Solving {
    /// Plans and allocates a table.
    ///
    /// # Errors
    /// When it would take more than `bound` bytes, or more than there are.
    pub fn new(ruleset: Ruleset, extent: Extent, bound: u64) -> Result<Self, CannotBegin> {
        Self::with_words(ruleset, extent, bound, Plan::words(&ruleset, &extent))
    }

    /// As [`Solving::new`], beginning with 64 values to a word of these.
    ///
    /// # Errors
    /// As there.
    pub(crate) fn with_words(ruleset: Ruleset, extent: Extent, bound: u64, words: usize) -> Result<Self, CannotBegin> {
        let plan = Plan::with_words(&ruleset, &extent, bound, words)?;
        let layout = Layout::new(ruleset.shape, extent);
        let values = filled(layout.cells() * if ruleset.pass { 2 } else { 1 }, 0)?;
        let kernel = Some(Kernel::new(ruleset, &layout, words)?);
        let uncounted = layout.pairs().enumerate();
        let table = Table { ruleset, layout, values, summary: Summary::default() };
        Ok(Self { table, kernel, plan, bound, done: 0, is_placed: false, uncounted })
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

    /// Places at least `work` positions more, if there are so many. Returns whether the table is full.
    ///
    /// # Errors
    /// When a value does not fit; the table is then of no use.
    pub fn advance(&mut self, work: u64) -> Result<bool, ValueTooLarge> {
        let until = self.done.saturating_add(work);
        while self.done < until {
            let Table { layout, values, .. } = &mut self.table;
            let Some(kernel) = self.kernel.as_mut().filter(|_| !self.is_placed) else {
                return Ok(self.count(work));
            };
            let placed = match kernel {
                Kernel::Bars(bars) => bars.advance(layout, values),
                Kernel::Piles(piles) => piles.advance(layout, values),
            };
            match placed {
                Ok(Some(placed)) => self.done += placed,
                Ok(None) => self.finish(),
                Err(TooFewValues) => {
                    self.begin_again()?;
                    return Ok(false);
                }
            }
        }
        Ok(false)
    }

    fn finish(&mut self) {
        self.is_placed = true;
        if !is_growing(&self.table.ruleset, &self.extent()) {
            self.kernel = None;
        }
    }

    /// Counts columns of the full table, until `work` cells or more are counted. Returns whether all are.
    fn count(&mut self, work: u64) -> bool {
        let Table { layout, values, summary, .. } = &mut self.table;
        let mut counted = 0;
        for (column, pair) in self.uncounted.by_ref() {
            summary.count_column(layout, column, pair, values);
            counted += layout.range(column).len() as u64;
            if counted >= work {
                return false;
            }
        }
        true
    }

    /// Twice as many values. Everything placed so far was right, but its sets are too short to go on with.
    fn begin_again(&mut self) -> Result<(), ValueTooLarge> {
        let words = self.plan.words * 2;
        if words > Lines::MOST_WORDS {
            return Err(ValueTooLarge);
        }
        // The old sets go before the new ones come.
        self.kernel = None;
        let (ruleset, extent) = (self.table.ruleset, self.extent());
        self.plan = Plan::with_words(&ruleset, &extent, self.bound, words).map_err(|_| ValueTooLarge)?;
        self.kernel = Some(Kernel::new(ruleset, &self.table.layout, words).map_err(|_| ValueTooLarge)?);
        (self.done, self.table.summary) = (0, Summary::default());
        self.uncounted = self.table.layout.pairs().enumerate();
        Ok(())
    }

    /// Whether the full table can go on to this larger cube, instead of being solved anew.
    pub fn can_grow_to(&self, extent: &Extent) -> bool {
        let is_full = self.is_placed && self.kernel.is_some();
        is_full && extent.contains(&self.extent()) && is_growing(&self.table.ruleset, extent)
    }

    /// Goes on to a larger cube. What is solved stays; [`Solving::advance`] solves the rest. Needs
    /// [`Solving::can_grow_to`], and does nothing otherwise.
    ///
    /// # Errors
    /// As [`Solving::new`]. Then the table is of no more use.
    pub fn grow(&mut self, extent: Extent) -> Result<(), CannotBegin> {
        let ruleset = self.table.ruleset;
        let Some(kernel) = self.kernel.as_mut().filter(|_| self.is_placed) else { return Ok(()) };
        let words = Plan::words(&ruleset, &extent).max(self.plan.words);
        self.plan = Plan::with_words(&ruleset, &extent, self.bound, words)?;
        let layout = Layout::new(ruleset.shape, extent);
        match kernel {
            Kernel::Bars(bars) => bars.grow(&layout, words)?,
            Kernel::Piles(piles) => piles.grow(&layout, words)?,
        }
        extend(&mut self.table.values, layout.cells(), 0)?;
        // The columns of the smaller table are the first of the larger one, and they are counted.
        let counted = self.table.layout.pairs().count();
        self.uncounted = layout.pairs().enumerate();
        if let Some(last) = counted.checked_sub(1) {
            self.uncounted.nth(last);
        }
        (self.table.layout, self.is_placed) = (layout, false);
        Ok(())
    }

    /// The box of which all positions are placed already, while the table is not full.
    pub fn complete(&self) -> Option<Extent> {
        match self.kernel.as_ref().filter(|_| !self.is_placed)? {
            Kernel::Bars(bars) => bars.complete(),
            Kernel::Piles(piles) => piles.complete(),
        }
    }

    /// The table; only what [`Solving::advance`] has filled is right.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The table; only what [`Solving::advance`] has filled is right.
    pub fn into_table(self) -> Table {
        self.table
    }

    /// Solves a whole box in one go.
    ///
    /// # Errors
    /// A sentence, when the table is too large or a value does not fit.
    pub fn solve(ruleset: Ruleset, extent: Extent, bound: u64) -> Result<Table, String> {
        let mut solving = Self::new(ruleset, extent, bound).map_err(|refusal| refusal.to_string())?;
        while !solving.advance(u64::MAX).map_err(|error| error.to_string())? {}
        Ok(solving.into_table())
    }
}

/// Whether the cube of a ruleset can become a larger one by new columns alone: its pairs are in the order of their larger
/// number, its layers are one, and no column is cut off at N.
fn is_growing(ruleset: &Ruleset, extent: &Extent) -> bool {
    let is_cut_off = match ruleset.shape {
        Shape::Sharing => false,
        shape @ (Shape::Nim | Shape::Triangle { .. } | Shape::Step { .. }) => shape.rim(extent.x, extent.z) > extent.y,
    };
    !ruleset.pass && !is_cut_off && is_half(ruleset.shape, extent)
}

impl Kernel {
    fn new(ruleset: Ruleset, layout: &Layout, words: usize) -> Result<Self, NoMemory> {
        Ok(match ruleset.shape {
            Shape::Sharing => Self::Piles(Piles::new(ruleset, layout, words)?),
            Shape::Nim | Shape::Triangle { .. } | Shape::Step { .. } => {
                Self::Bars(Bars::new(ruleset, layout, is_half(ruleset.shape, &layout.extent()), words)?)
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Solving;
    use crate::games::Game;
    use crate::games::Ruleset;
    use crate::solver::Extent;
    use crate::solver::Obvious;
    use crate::solver::Plan;
    use crate::solver::Table;
    use proptest::prelude::*;

    fn solving(game: &str) -> Solving {
        let game: Game = game.parse().unwrap();
        Solving::new(game.ruleset(), Extent::holding(&game), Plan::BOUND).unwrap()
    }

    fn finish(mut solving: Solving, work: u64) -> Table {
        while !solving.advance(work).unwrap() {}
        solving.into_table()
    }

    #[track_caller]
    fn same(table: &Table, judge: &Table, what: &str) {
        assert!(table.positions().eq(judge.positions()), "{what}");
    }

    #[test]
    fn slices_of_any_length_give_the_same_table() {
        for game in ["step:k=2,s=1,pass:9,5,9,1", "triangle:k=3:20,13,20", "sharing:pass:0,9,30,1"] {
            let whole = finish(solving(game), u64::MAX);
            for work in [1, 7, 100, 1000] {
                same(&finish(solving(game), work), &whole, game);
            }
        }
    }

    #[test]
    fn the_plan_counts_what_is_placed_and_what_the_table_holds() {
        let games = ["triangle:k=5/2:9,6,7", "triangle:k=5/2:9,6,9", "triangle:k=1/2:3,7,4", "nim:5,2,5", "nim:3,2,5"];
        for game in games.into_iter().chain(["step:k=3,s=7,pass:4,5,9,1", "sharing:0,4,17", "sharing:0,4,18"]) {
            let mut solving = solving(game);
            while !solving.advance(100).unwrap() {}
            let plan = solving.plan();
            assert_eq!(solving.done(), plan.positions, "{game}");
            let table = solving.into_table();
            assert_eq!(table.positions().count() as u64, plan.positions, "{game}");
            assert_eq!(u64::from(table.summary().positions), plan.positions, "{game}");
        }
    }

    #[test]
    fn too_few_values_begin_again_with_more() {
        for ruleset in ["triangle:k=3", "triangle:k=1,misere", "step:k=2,s=3,pass", "nim:pass", "sharing"] {
            let ruleset: Ruleset = ruleset.parse().unwrap();
            let n = if ruleset.shape == crate::games::Shape::Sharing { 300 } else { 40 };
            let extent = Extent::cube(ruleset.shape, n);
            let mut tiny = Solving::with_words(ruleset, extent, Plan::BOUND, 1).unwrap();
            while !tiny.advance(1000).unwrap() {}
            assert!(tiny.plan().words > 1, "{ruleset}: 64 values were enough");
            same(&tiny.into_table(), &Obvious::table(ruleset, extent).unwrap(), &ruleset.to_string());
        }
    }

    #[test]
    fn a_value_beyond_sixteen_bits_is_an_error_and_not_a_wrong_number() {
        // One heap: its value is its size.
        assert_eq!(finish(solving("nim:65534,0,0"), u64::MAX).summary().largest, 65_534);
        let mut large = solving("nim:65535,0,0");
        assert!((0..3).any(|_| large.advance(u64::MAX).is_err()));
    }

    #[test]
    fn what_is_called_complete_is_final() {
        for text in ["triangle:k=3", "step:k=2,s=3,pass", "nim:misere", "sharing", "sharing:pass"] {
            let ruleset: Ruleset = text.parse().unwrap();
            let extent = Extent::cube(ruleset.shape, if text.starts_with("sharing") { 400 } else { 30 });
            let judge = Obvious::table(ruleset, extent).unwrap();
            let mut solving = Solving::new(ruleset, extent, Plan::BOUND).unwrap();
            let mut seen = 0;
            while !solving.advance(1).unwrap() {
                let Some(complete) = solving.complete() else { continue };
                seen += 1;
                assert!(extent.contains(&complete));
                let is_inside = |position: &crate::games::Position| {
                    let game = Game::new(ruleset, *position).unwrap();
                    complete.contains(&Extent::holding(&game))
                };
                let wrong = judge
                    .positions()
                    .find(|(position, value)| is_inside(position) && solving.table().value(*position) != Some(*value));
                assert_eq!(wrong, None, "{text} within {complete:?}");
            }
            assert!(seen > 0, "{text} is never complete in part");
        }
    }

    #[test]
    fn growth_in_uneven_steps_equals_one_run() {
        for (text, sizes) in [
            ("triangle:k=3", vec![0, 1, 7, 8, 20, 64, 65]),
            ("triangle:k=2,misere", vec![3, 30, 31, 50]),
            ("triangle:k=7/3", vec![9, 16, 40]),
            ("sharing", vec![0, 1, 5, 95, 96, 300, 301, 700]),
            ("sharing:misere", vec![10, 200]),
        ] {
            let ruleset: Ruleset = text.parse().unwrap();
            let cube = |n: u32| Extent::cube(ruleset.shape, n);
            let mut growing = Solving::new(ruleset, cube(sizes[0]), Plan::BOUND).unwrap();
            while !growing.advance(500).unwrap() {}
            for &n in &sizes[1..] {
                assert!(growing.can_grow_to(&cube(n)), "{text} to {n}");
                let before = growing.done();
                growing.grow(cube(n)).unwrap();
                assert_eq!(growing.done(), before, "what is solved stays");
                while !growing.advance(500).unwrap() {}
                assert_eq!(growing.done(), growing.plan().positions);
                let judge = Obvious::table(ruleset, cube(n)).unwrap();
                same(growing.table(), &judge, &format!("{text} at {n}"));
                assert_eq!(growing.table().summary(), judge.summary());
            }
        }
    }

    #[test]
    fn only_tables_that_can_grow_say_so() {
        for text in ["nim", "step:k=2,s=1", "triangle:k=1", "triangle:k=3,pass"] {
            let ruleset: Ruleset = text.parse().unwrap();
            let mut solving = Solving::new(ruleset, Extent::cube(ruleset.shape, 9), Plan::BOUND).unwrap();
            assert!(!solving.can_grow_to(&Extent::cube(ruleset.shape, 12)), "{text} is not even full");
            while !solving.advance(100).unwrap() {}
            assert!(!solving.can_grow_to(&Extent::cube(ruleset.shape, 12)), "{text}");
        }
    }

    #[test]
    fn a_refusal_names_a_size_that_fits() {
        for ruleset in ["triangle:k=3", "step:k=4,s=6,pass", "nim", "sharing"] {
            let ruleset: Ruleset = ruleset.parse().unwrap();
            let plan = |n| Plan::new(&ruleset, &Extent::cube(ruleset.shape, n), Plan::BOUND);
            let fits = plan(90_000).unwrap_err().fits.unwrap();
            assert!(plan(fits).is_ok() && plan(fits + 1).is_err(), "{ruleset}");
        }
    }

    /// Every position of a cube, for every kernel; the sizes lie around powers of two and the edges of blocks.
    #[test]
    fn cubes_agree_with_the_obvious_algorithm() {
        let ks = ["1", "2", "3", "4", "5", "7", "9", "5/2", "7/3", "1/2"];
        let mut rulesets: Vec<String> = ks.iter().map(|k| format!("triangle:k={k}")).collect();
        rulesets.extend((1..=8).flat_map(|k| [0, 1, 2, 5, 9].map(|s| format!("step:k={k},s={s}"))));
        rulesets.extend(["nim:", "sharing:"].map(str::to_owned));
        for (text, flags) in rulesets.iter().flat_map(|text| ["", "misere", "pass", "pass,misere"].map(|f| (text, f))) {
            let separator = if text.ends_with(':') || flags.is_empty() { "" } else { "," };
            let text = format!("{text}{separator}{flags}");
            let ruleset: Ruleset = text.trim_end_matches(':').parse().unwrap();
            for n in [0, 1, 7, 8, 17] {
                let n = if text.starts_with("sharing") { n * 8 } else { n };
                let extent = Extent::cube(ruleset.shape, n);
                let table = Solving::solve(ruleset, extent, Plan::BOUND).unwrap();
                same(&table, &Obvious::table(ruleset, extent).unwrap(), &format!("{ruleset} at {n}"));
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(200))]
        #[test]
        fn boxes_of_any_shape_agree_with_the_obvious_algorithm(
            family in 0..4usize, p in 1u32..12, q in 1u32..4, s in 0u32..12, pass: bool, misere: bool,
            x in 0u32..22, y in 0u32..14, z in 0u32..22, work in 1u64..500,
        ) {
            let shape = match family {
                0 => "nim".to_owned(),
                1 => format!("triangle:k={p}/{q}"),
                2 => format!("step:k={p}/{q},s={s}"),
                _ => "sharing".to_owned(),
            };
            let ruleset = Ruleset { pass, misere, ..shape.parse().unwrap() };
            let extent = if family == 3 { Extent { x: 0, y: z, z } } else { Extent { x, y, z } };
            let solving = Solving::new(ruleset, extent, Plan::BOUND).unwrap();
            same(&finish(solving, work), &Obvious::table(ruleset, extent).unwrap(), &format!("{ruleset} {extent:?}"));
        }
    }
}
