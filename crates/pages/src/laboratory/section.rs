//! The parts of the laboratory.

/// A part of the laboratory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Section {
    /// The statements of the papers.
    #[default]
    Claims,
    /// A claim over a range of parameters.
    Sweep,
    /// The map of k and s.
    Map,
    /// A formula of one's own.
    Formula,
    /// A search for formulas.
    Search,
    /// A set of positions that is learned and proved.
    Learn,
    /// Theorems about rules that were tried by the thousand.
    Foundry,
    /// A sentence that is decided for all numbers.
    Logic,
    /// Certificates that are checked.
    Certificates,
}

impl Section {
    /// All of them, as they stand in the page's head.
    pub const ALL: [Self; 9] = [
        Self::Claims,
        Self::Sweep,
        Self::Map,
        Self::Formula,
        Self::Search,
        Self::Learn,
        Self::Foundry,
        Self::Logic,
        Self::Certificates,
    ];

    /// Its name in links.
    pub fn name(self) -> &'static str {
        match self {
            Self::Claims => "claims",
            Self::Sweep => "sweep",
            Self::Map => "map",
            Self::Formula => "formula",
            Self::Search => "search",
            Self::Learn => "learn",
            Self::Foundry => "foundry",
            Self::Logic => "logic",
            Self::Certificates => "certificates",
        }
    }
}
