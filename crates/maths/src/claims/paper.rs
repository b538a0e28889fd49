//! The five papers.

/// A paper, by the key under which it is named everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Paper {
    /// On triangular bars.
    Triangular,
    /// On bars with a pass.
    Pass,
    /// On variants of Nim.
    Variants,
    /// On misère play.
    Misere,
    /// On Sharing Nim.
    Sharing,
}

impl Paper {
    /// All of them, as the catalogue has them.
    pub const ALL: [Self; 5] = [Self::Triangular, Self::Pass, Self::Variants, Self::Misere, Self::Sharing];

    /// The key of the paper.
    pub fn key(self) -> &'static str {
        match self {
            Self::Triangular => "triangular",
            Self::Pass => "pass",
            Self::Variants => "variants",
            Self::Misere => "misere",
            Self::Sharing => "sharing",
        }
    }

    /// The paper with this key.
    pub fn with_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|paper| paper.key() == key)
    }
}
