//! The fast algorithms. Each keeps, for every line of positions that moves join, the set of values still free on it.

mod bars;
mod lines;
mod many_piles;
mod sharing;
mod summed_lines;

pub(crate) use bars::Bars;
pub(crate) use lines::Lines;
#[cfg(test)]
pub(crate) use many_piles::judge as piles_judge;
pub(crate) use many_piles::{ManyPiles, Places, Run, Sorted};
pub use many_piles::{PileForms, PileRules};
pub(crate) use sharing::Piles;
pub(crate) use summed_lines::SummedLines;

/// The sets were made for too few values: begin again with more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TooFewValues;
