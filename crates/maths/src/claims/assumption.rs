//! The assumptions that a paper makes once for all of its statements. The statements themselves do not repeat them.

use serde::{Deserialize, Serialize};

/// Such an assumption.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Assumption {
    /// `pass`, Section 3: k is even.
    EvenK,
}
