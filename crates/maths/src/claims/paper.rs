//! The five papers.

crate::named! {
    /// A paper, by the key under which it is named everywhere.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub enum Paper {
        /// On triangular bars.
        Triangular = "triangular",
        /// On bars with a pass.
        Pass = "pass",
        /// On variants of Nim.
        Variants = "variants",
        /// On misère play.
        Misere = "misere",
        /// On Sharing Nim.
        Sharing = "sharing",
    }
}
