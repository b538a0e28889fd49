//! An automaton: as a drawing, if it is small, and as a table of its states and where each letter leads.

mod drawing;
mod ring;
mod table;

pub use drawing::{Automaton as Drawing, Mark, Props as DrawingProps, Shape};
pub use table::{Props, Table};

/// The most states that are drawn.
pub const MOST_DRAWN: usize = 60;

/// The digits of a letter, one for each name.
pub fn digits(letter: usize, count: usize) -> String {
    (0..count).map(|bit| if letter >> bit & 1 == 1 { '1' } else { '0' }).collect()
}
