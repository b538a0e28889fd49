//! The map of k and s: for which bars does one number c make (x + c) ⊕ y ⊕ (z + c) = 0 the rule, and how is that known?
//!
//! A cell of the map is a bar with one k and one s, played in one of four ways. For many cells at once a general theorem of the folder
//! `proofs` states that there is such a c ([`general`](crate::theorems::general)). For every other cell the answer is searched for
//! (`search`), and kept in `static/shifts.csv` (`kept`).
//!
//! # The rule
//! Without a pass, a position is a P-position if and only if (x + c) ⊕ y ⊕ (z + c) = 0. While the pass can be used, the nim-sum of a
//! triangle has to be 1, and in that of a stair bar the strip x is replaced by its partner: 1 and 2, 3 and 4, … change places, 0 stays.
//! Near the corner there are exceptions under misère play and with a pass; [`Rule::is_member`] has them.

mod kept;
mod search;
#[cfg(test)]
mod tests;

pub use crate::theorems::cell::{Cell, Shape};
pub use kept::{Mistake, read, written};
pub use search::searched;

use crate::theorems::general::Rule;
use maths::games::Position;

/// The result about a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Known {
    /// A theorem for all parameters says the rule.
    Proved(Rule),
    /// No number c makes it the rule: the P-positions up to this one, in the order of their size, exclude every c.
    NoShift(Position),
    /// With this c it is the rule for all positions with x and z from [`Cell::least`] to `bound`. Nobody has proved it for all.
    Verified {
        /// c.
        shift: i32,
        /// The bound.
        bound: u32,
    },
    /// None of the numbers that were tried makes it the rule up to `bound`, but not every number is excluded.
    Open {
        /// The bound.
        bound: u32,
    },
}

impl Cell {
    /// The rule that a theorem proves for all positions, if one does.
    pub fn proved(self) -> Option<Rule> {
        Rule::of(self).or_else(|| Rule::by_orbit(self))
    }
}
