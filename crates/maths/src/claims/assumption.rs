//! What a paper assumes once for all of its statements, so that the statements themselves do not say it.

use serde::{Deserialize, Serialize};

/// Such an assumption.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Assumption {
    /// `pass`, Section 3: k is even.
    EvenK,
}
