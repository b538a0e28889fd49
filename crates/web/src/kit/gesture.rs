//! Changes in progress and final changes.

/// The progress of a change: the browser's history gets an entry only for a final one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// In the middle of moving a slider.
    Moving,
    /// Done.
    Settled,
}
