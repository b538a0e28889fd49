//! The two orders in which digits are read.

use serde::{Deserialize, Serialize};

/// Which digit of every number is read first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DigitOrder {
    /// The most significant one: a letter b takes the numbers v read so far to 2v + b. Zero letters may come first.
    MostFirst,
    /// The least significant one: of the numbers v that are still to be read, ⌊v/2⌋ is left. Zero letters may come last.
    LeastFirst,
}

impl DigitOrder {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::MostFirst, Self::LeastFirst];
}
