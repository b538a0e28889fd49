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
    /// Theorems about rules that were tried by the thousand.
    Foundry,
    /// Certificates that are checked.
    Certificates,
}

impl Section {
    /// All of them, as they stand in the page's head.
    pub const ALL: [Self; 5] = [Self::Claims, Self::Sweep, Self::Map, Self::Foundry, Self::Certificates];

    /// The name of the part in links.
    pub fn name(self) -> &'static str {
        match self {
            Self::Claims => "claims",
            Self::Sweep => "sweep",
            Self::Map => "map",
            Self::Foundry => "foundry",
            Self::Certificates => "certificates",
        }
    }
}
