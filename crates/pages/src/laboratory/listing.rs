//! Which claims are listed, by their kind.

use maths::claims::{Claim, Kind};

/// Some kinds of claims.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Listing {
    /// The main statements of the papers: theorems, conjectures, corollaries and remarks.
    #[default]
    Main,
    /// The lemmas that proofs use.
    Lemmas,
    /// Definitions, examples, and what the papers computed.
    Examples,
    /// All of them.
    All,
}

impl Listing {
    /// All of these.
    pub const ALL: [Self; 4] = [Self::Main, Self::Lemmas, Self::Examples, Self::All];

    /// The name of the listing in links.
    pub fn name(self) -> &'static str {
        match self {
            Self::Main => "main",
            Self::Lemmas => "lemmas",
            Self::Examples => "examples",
            Self::All => "all",
        }
    }

    /// True if a claim is listed.
    pub fn has(self, claim: Claim) -> bool {
        let its = match claim.kind() {
            Kind::Theorem | Kind::Step | Kind::Corollary | Kind::Proposition | Kind::Conjecture | Kind::Remark => {
                Self::Main
            }
            Kind::Lemma => Self::Lemmas,
            Kind::Definition | Kind::Example | Kind::Computation | Kind::Data => Self::Examples,
        };
        self == Self::All || self == its
    }
}
