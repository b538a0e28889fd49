//! Heaps of tokens that may split. A move takes some tokens from one heap. The rest goes, stays one heap, or is left in two heaps, as the
//! rules say ([`HeapRules`]). Kayles, Dawson's Kayles, Grundy's game, all octal games and all subtraction games are of this kind.
//!
//! ```text
//! text ── read ──→ HeapRules ── Reckoning ──→ Grundy values of one heap ──→ value and moves of several heaps (moves)
//!                                  │
//!                                  └ judged by obvious::values
//! ```
//!
//! These rules are not rules of [`games`](crate::games). A position there is a point of a box, with a fixed number of coordinates; a split
//! makes one heap more.

mod mistake;
mod moves;
pub mod obvious;
mod reading;
mod reckoning;
mod rules;

pub use mistake::{Mistake, Mistakes};
pub use moves::{HeapMove, Left, winning};
pub use reading::read;
pub use reckoning::Reckoning;
pub use rules::{Digit, HeapRules, Pair};

#[cfg(test)]
mod tests;
