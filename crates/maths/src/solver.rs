//! Solving: tables of Grundy values over a box of positions, and what is read off them.
//!
//! Under misère play every table holds the *misère Grundy value*: a terminal position counts 1 and every other position
//! the mex of its options. So under either play the P-positions are the zeros, and one algorithm serves both. (Under
//! normal play values add up over sums of games; misère values do not.)
//!
//! - [`Extent`] says how large the box is, [`Plan`] what it will take, before anything is allocated.
//! - [`Solving`] fills a [`Table`] by a fast kernel, in slices, so that it can report and be stopped.
//! - [`PileTable`] does the same for Sharing Nim with two to six piles.
//! - [`Obvious`] fills it option by option, and [`Recursion`] knows no table at all: the two judges.
//! - [`PPositions`] finds the P-positions alone, far beyond tables; [`Far`] the small values of Sharing Nim, for piles of
//!   many millions; [`Measuring`] the [`Remoteness`] of every position, how long the game lasts.
//! - [`Sequence`] sees periods, self-similarity and bounds in a list of values; [`PalindromeCheck`] and [`RowsOfValues`]
//!   look at the columns and rows of Sharing Nim; [`Projected`] is a map of P-positions seen from the side.
//! - [`Levels`] are the P-positions of triangular bars by their y, [`ThirdPiles`] those of three-pile Nim with a pass.
//! - [`SumEvaluation`] is a sum of games, put together from its parts or found by [`SumSearch`].
//! - [`Evaluation`] is one position with all its options, [`Plane`] positions side by side, drawn as a [`Grid`].

mod advice;
mod comparison;
mod difference;
mod distribution;
mod evaluation;
mod extent;
mod far;
mod formula;
mod grid;
mod heights;
mod kernel;
mod layout;
mod levels;
mod memory;
mod obvious;
mod opponent;
mod own;
mod p_positions;
mod palindrome;
mod pile_remoteness;
mod pile_table;
mod plan;
mod plane;
mod projection;
mod recursion;
mod remoteness;
mod sequence;
mod solving;
mod spot_check;
mod sum;
mod table;
mod third_piles;
mod writing;

pub use advice::Advice;
pub use advice::Advised;
pub use comparison::Comparison;
pub use comparison::compared;
pub use difference::Difference;
pub use distribution::Distribution;
pub use distribution::RowsOfValues;
pub use distribution::ValueRow;
pub use evaluation::Evaluation;
pub use evaluation::Valued;
pub use extent::Extent;
pub use far::Far;
pub use far::Spread;
pub use far::Unproven;
pub use formula::Formula;
pub use grid::Grid;
pub use grid::Window;
pub use heights::heights;
pub use kernel::PileForms;
pub use kernel::PileRules;
pub use levels::Levels;
pub use levels::Repeating;
pub use memory::NoMemory;
pub use memory::megabytes;
pub use obvious::Obvious;
pub use opponent::Strength;
pub use opponent::choose;
pub use own::OwnMap;
pub use own::OwnMeasuring;
pub use own::OwnPPositions;
pub use own::OwnTable;
pub use p_positions::PPositions;
pub use palindrome::PalindromeCheck;
pub use palindrome::is_palindrome;
pub use pile_remoteness::PileMeasuring;
pub use pile_table::PilePlan;
pub use pile_table::PileTable;
pub use plan::Plan;
pub use plan::Refusal;
pub use plane::Cut;
pub use plane::Plane;
pub use plane::Reading;
pub use projection::Projected;
pub use projection::differing;
pub use recursion::Recursion;
pub use remoteness::CannotMeasure;
pub use remoteness::GameTooLong;
pub use remoteness::Measuring;
pub use remoteness::Remoteness;
pub use sequence::Doubling;
pub use sequence::Period;
pub use sequence::Record;
pub use sequence::Sequence;
pub use sequence::Steepest;
pub use solving::CannotBegin;
pub use solving::CannotSolve;
pub use solving::Solving;
pub use solving::ValueTooLarge;
pub use spot_check::Known;
pub use spot_check::Measure;
pub use spot_check::Mismatch;
pub use spot_check::spot_check;
pub use sum::SumEvaluation;
pub use sum::SumRefusal;
pub use sum::SumSearch;
pub use sum::SumValued;
pub use table::Summary;
pub use table::Table;
pub use third_piles::ThirdPiles;
pub use third_piles::likeness;
pub use writing::Writing;
