//! Whether a change goes on.

/// Whether a change is final, for the browser's history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// In the middle of moving a slider.
    Moving,
    /// Done.
    Settled,
}
