//! Solvers for own rules: values, remoteness and P-positions of boxes of any number of coordinates.
//!
//! Rules that are a bar under other names ([`Renamed`](crate::games::Renamed)) are solved by the kernels of bars, all others by
//! `by_options` and `p_by_options`. The tests compare the two.

mod bar_map;
mod by_options;
mod filled_box;
mod kept;
mod lines;
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
pub use map::{own_map, own_map_plan};
pub use p_positions::OwnPPositions;
