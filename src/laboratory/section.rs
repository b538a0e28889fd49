//! The parts of the laboratory.

/// A part of the laboratory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Section {
    /// The statements of the papers.
    #[default]
    Claims,
    /// A claim over a range of parameters.
    Sweep,
    /// A formula of one's own.
    Formula,
    /// A search for formulas.
    Search,
    /// A sentence that is decided for all numbers.
    Logic,
    /// Certificates that are checked.
    Certificates,
}

impl Section {
    /// All of them, as they stand in the page's head.
    pub const ALL: [Self; 6] =
        [Self::Claims, Self::Sweep, Self::Formula, Self::Search, Self::Logic, Self::Certificates];

    /// Its name in links.
    pub fn name(self) -> &'static str {
        match self {
            Self::Claims => "claims",
            Self::Sweep => "sweep",
            Self::Formula => "formula",
            Self::Search => "search",
            Self::Logic => "logic",
            Self::Certificates => "certificates",
        }
    }
}
