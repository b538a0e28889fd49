//! The questions to the solver, and its answers. Data only; the messages around are those of the module [`host`]. With a picture go its
//! numbers, as an array.

use crate::workers::host;
use crate::workers::solver::WhyNot;
use maths::games::{Game, Ruleset, Sum};
use maths::solver::{Advice, Cut, Evaluation, Extent, Formula, Grid, SumEvaluation, Summary, ValueRow, Window};
use serde::{Deserialize, Serialize};

/// From the page to the worker.
pub type ToWorker = host::ToWorker<Question>;

/// From the worker to the page.
pub type FromWorker = host::FromWorker<Answer, WhyNot>;

/// The numbers that one answer may have: a plane of 4000 × 4000. Of a larger plane a [`Window`] is sent.
pub const MOST_PLACES: u64 = 4001 * 4001;

/// A question to the solver.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// The value of a position and of all its options.
    Evaluate {
        /// Ruleset and position.
        game: Game,
    },
    /// The value of a sum of games and of all its options.
    EvaluateSum {
        /// The parts and the rules of the whole.
        sum: Sum,
    },
    /// The winner of a sum with each of its moves, and the length of the game if the sum is small enough to be searched.
    AdviseSum {
        /// The parts and the rules of the whole.
        sum: Sum,
    },
    /// The winner of a position and the length of the game, with each of its moves.
    Advise {
        /// Ruleset and position.
        game: Game,
    },
    /// A plane of the table of all positions with coordinates up to `size`.
    Picture(Pictured),
    /// Do the columns of Sharing Nim up to `size` read the same from both ends? The computation makes no use of that.
    Columns {
        /// The largest b.
        size: u32,
        /// Under misère play.
        misere: bool,
    },
    /// Which rows of Sharing Nim have which value, and how often values occur, up to b = `size`.
    Rows {
        /// The ruleset.
        ruleset: Ruleset,
        /// The largest b.
        size: u32,
        /// True if the pass can still be used.
        pass: bool,
    },
    /// The P-positions of the same table, as a map of heights.
    Heights {
        /// The ruleset.
        ruleset: Ruleset,
        /// The largest coordinate.
        size: u32,
        /// True if the pass can still be used.
        pass: bool,
    },
}

/// The values of which [`Question::Rows`] lists the rows: 0 to this one.
pub const LISTED: u8 = 12;

/// Which plane is looked at, and what of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pictured {
    /// The ruleset.
    pub ruleset: Ruleset,
    /// The largest coordinate.
    pub size: u32,
    /// Which positions; a fixed coordinate is held at the largest value there is.
    pub cut: Cut,
    /// True if the pass can still be used.
    pub pass: bool,
    /// The number that is shown for each position.
    pub show: Show,
    /// The part of the plane to show; `None` for all of it, unless it is too large.
    pub window: Option<Window>,
}

/// The number that is shown for each position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Show {
    /// The Grundy value.
    #[default]
    Values,
    /// The remoteness: the length of the game.
    Remoteness,
    /// The Grundy value minus another number, written as a [`Difference`](maths::solver::Difference).
    Difference(Against),
    /// P or N, compared with the outcome by another number, as [`Difference::of_zeros`](maths::solver::Difference::of_zeros).
    Outcomes(Against),
}

/// The number with which a Grundy value is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Against {
    /// That of the same position under the other play: misère, or normal.
    OtherPlay,
    /// That of the same position with the pass used up, or not.
    OtherLayer,
    /// A formula.
    Formula(Formula),
}

/// An answer of the solver.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// To [`Question::Evaluate`].
    Evaluation(Evaluation),
    /// To [`Question::EvaluateSum`].
    SumEvaluation(SumEvaluation),
    /// To [`Question::Advise`] and [`Question::AdviseSum`].
    Advice(Advice),
    /// To [`Question::Picture`]; the payload holds the numbers row by row.
    Picture {
        /// Which part of the plane it is.
        window: Window,
        /// The numbers of columns and rows of the whole plane.
        places: (u32, u32),
        /// The positions that are shown; a fixed coordinate is not larger than asked.
        cut: Cut,
        /// The largest value the fixed coordinate can have in this table.
        most: u32,
        /// The picture in numbers.
        tally: Tally,
        /// The table in numbers, once it is whole.
        summary: Option<Counted>,
    },
    /// To [`Question::Columns`].
    Columns(ColumnsChecked),
    /// To [`Question::Rows`]: for each value from 0 to [`LISTED`].
    Rows {
        /// The number of positions, mirror images included.
        positions: f64,
        /// The rows of each value.
        values: Vec<RowsOf>,
    },
    /// To [`Question::Heights`]; the payload holds the heights row by row.
    Heights {
        /// Which part of the map it is.
        window: Window,
        /// The numbers of columns and rows of the whole map.
        places: (u32, u32),
        /// The number of P-positions, and the lowest and highest.
        tally: Tally,
    },
}

/// The numbers of a table, and of which positions they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counted {
    /// The box of the positions. It is smaller than the cube of all coordinates up to N where that is too large: then it
    /// ends at the plane that was asked for.
    pub extent: Extent,
    /// The numbers; with a pass both layers are counted.
    pub summary: Summary,
}

/// The number of columns that were checked, and the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ColumnsChecked {
    /// The number of columns that were checked.
    pub checked: u32,
    /// The number of columns that read the same from both ends.
    pub palindromes: u32,
    /// The first that does not.
    pub first_failure: Option<u32>,
}

/// The occurrences of a value in the table of Sharing Nim.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RowsOf {
    /// The number of positions with the value, mirror images included.
    pub positions: f64,
    /// The rows a ≤ b/2 that have it.
    pub rows: Vec<ValueRow>,
    /// The largest of those rows, and the first b at which it occurs in that row.
    pub highest: Option<(u32, u32)>,
}

/// A picture in numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// The number of places that have a position.
    pub positions: u32,
    /// The number of places that are highlighted: P-positions; of a difference, places where it is 0; of outcomes, places where they
    /// differ.
    pub of_note: u32,
    /// The least number.
    pub least: u16,
    /// The largest number.
    pub largest: u16,
}

impl Tally {
    /// Counts the numbers of a picture.
    pub(super) fn of(grid: &Grid, is_of_note: impl Fn(u16) -> bool) -> Self {
        let mut tally = Self { least: u16::MAX, ..Self::default() };
        for &number in grid.values.iter().filter(|&&number| number != Grid::NOTHING) {
            tally.positions += 1;
            tally.of_note += u32::from(is_of_note(number));
            (tally.least, tally.largest) = (tally.least.min(number), tally.largest.max(number));
        }
        tally
    }
}
