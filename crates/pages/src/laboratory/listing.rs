//! Which claims are listed, by their kind.

use maths::claims::{Claim, Kind};

maths::named! {
    /// Some kinds of claims.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
    pub enum Listing {
        /// The main statements of the papers: theorems, conjectures, corollaries and remarks.
        #[default]
        Main = "main",
        /// The lemmas that proofs use.
        Lemmas = "lemmas",
        /// Definitions, examples, and what the papers computed.
        Examples = "examples",
        /// All of them.
        All = "all",
    }
}

impl Listing {
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
