//! The result of exploring states, before it is minimised.

use crate::automata::{DigitOrder, Tracks};

/// An automaton as it was found: every state is reached, but several may be alike.
pub(super) struct Found {
    pub(super) order: DigitOrder,
    pub(super) tracks: Tracks,
    pub(super) next: Vec<u32>,
    pub(super) accepting: Vec<bool>,
}
