//! Solving: tables of Grundy values over a box of positions, and results from them.
//!
//! Under misère play every table holds the *misère Grundy value*: a terminal position counts 1 and every other position the mex of its
//! options. So under either play the P-positions are the zeros, and one algorithm is enough for both. (Under normal play values add up over
//! sums of games; misère values do not.)
//!
//! - [`Extent`] is the size of the box, [`Plan`] the size of its table, computed before anything is allocated.
//! - [`Solving`] fills a [`Table`] by a fast kernel, in slices, so that it can report its progress and be cancelled.
//! - [`PileTable`] does the same for Sharing Nim with two to six piles.
//! - [`Obvious`] fills a table option by option, and [`Recursion`] uses no table at all. The tests compare the fast kernels with both.
//! - [`PPositions`] finds the P-positions alone, far beyond tables; [`Far`] the small values of Sharing Nim, for piles of
//!   many millions; [`Measuring`] the [`Remoteness`] of every position, how long the game lasts.
//! - [`Sequence`] finds periods, self-similarity and bounds in a list of values; [`PalindromeCheck`] and [`RowsOfValues`] examine the
//!   columns and rows of Sharing Nim; [`Projected`] is a map of P-positions seen from the side.
//! - [`Levels`] are the P-positions of triangular bars by their y, [`ThirdPiles`] those of three-pile Nim with a pass.
//! - [`SumEvaluation`] is a sum of games, put together from its parts or found by [`SumSearch`].
//! - [`heaps`] are heaps that split, as in Kayles: their rules, their values, and moves with several of them.
//! - [`Evaluation`] is one position with all its options, [`Plane`] positions side by side, drawn as a [`Grid`].

mod advice;
mod comparison;
mod computation;
mod difference;
mod distribution;
mod evaluation;
mod extent;
mod far;
mod formula;
mod grid;
pub mod heaps;
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

pub use advice::{Advice, Advised};
pub use comparison::{Comparison, compared};
pub use computation::{AnyMeasuring, Computation, Filling, Mapping};
pub use difference::Difference;
pub use distribution::{Distribution, RowsOfValues, ValueRow};
pub use evaluation::{Evaluation, Valued};
pub use extent::Extent;
pub use far::{Far, Spread, Unproven};
pub use formula::Formula;
pub use grid::{Grid, Window};
pub use heights::heights;
pub use kernel::{PileForms, PileRules};
pub use levels::{Levels, Repeating};
pub use memory::{NoMemory, megabytes};
pub use obvious::Obvious;
pub use opponent::{Strength, choose};
pub use own::{OwnMeasuring, OwnPPositions, OwnTable, own_map, own_map_plan};
pub use p_positions::PPositions;
pub use palindrome::{PalindromeCheck, is_palindrome};
pub use pile_remoteness::PileMeasuring;
pub use pile_table::{PilePlan, PileTable};
pub use plan::{Plan, Refusal};
pub use plane::{Cut, Plane, Reading};
pub use projection::{Projected, differing};
pub use recursion::Recursion;
pub use remoteness::{CannotMeasure, GameTooLong, Measuring, Remoteness};
pub use sequence::{Doubling, Period, Record, Sequence, Steepest};
pub use solving::{CannotBegin, CannotSolve, Solving, ValueTooLarge};
pub use spot_check::{Known, Measure, Mismatch, spot_check};
pub use sum::{SumEvaluation, SumRefusal, SumSearch, SumValued};
pub use table::{Summary, Table};
pub use third_piles::{ThirdPiles, likeness};
pub use writing::Writing;
