//! The parts of the bench.

/// A part of the bench.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Section {
    /// A formula that is tested.
    #[default]
    Formula,
    /// A search for formulas.
    Search,
    /// A set of positions that is learned and proved.
    Learn,
    /// A sentence that is decided for all numbers.
    Logic,
}

impl Section {
    /// All of them, in the order of the page.
    pub const ALL: [Self; 4] = [Self::Formula, Self::Search, Self::Learn, Self::Logic];

    /// The name of the part in links.
    pub fn name(self) -> &'static str {
        match self {
            Self::Formula => "formula",
            Self::Search => "search",
            Self::Learn => "learn",
            Self::Logic => "logic",
        }
    }
}
