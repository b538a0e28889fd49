//! Rules of one's own: values, remoteness and P-positions of boxes of any number of coordinates.
//!
//! Rules that are a bar under other names ([`Renamed`](crate::games::Renamed)) are solved by what is made for bars; then `by_options` and
//! `p_by_options`, which solve all others, are the judges.

mod bar_map;
mod by_options;
mod filled_box;
mod map;
mod map_by_options;
mod of_bars;
mod p_by_options;
mod p_positions;
mod places;
#[cfg(test)]
mod tests;
mod walk;

pub use filled_box::{OwnMeasuring, OwnTable};
pub use map::OwnMap;
pub use p_positions::OwnPPositions;
