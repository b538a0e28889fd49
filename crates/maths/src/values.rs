//! Numbers of the field, knowing no game: [`Nimber`] with its nim-sum, [`mex`], the positive rational
//! [`Ratio`] that `k` is, and the two [`Outcome`]s; [`Chance`], which can be repeated; [`Amounts`] without end; [`half_width()`],
//! which folds typed text, and [`quoted()`], which shows it in a sentence; [`Named`] sets; [`sort_by`], which sorts short lists;
//! [`fixed()`] and [`short()`], which write decimal numbers; [`scale`] and [`ticks()`], which say where numbers fall in a drawing.

mod amounts;
mod chance;
mod fixed;
mod half_width;
mod named;
mod nimber;
mod outcome;
mod quoted;
mod ratio;
pub mod scale;
mod sorting;
mod ticks;
pub(super) mod travel;

pub use amounts::Amounts;
pub use chance::Chance;
pub use fixed::{fixed, short};
pub use half_width::{half_width, whole_number};
pub use named::Named;
pub use nimber::{Nimber, mex};
pub use outcome::Outcome;
pub use quoted::quoted;
pub use ratio::{Ratio, RatioError};
pub use sorting::{sort_by, sort_by_key};
pub use ticks::{tick_distance, ticks};
