//! What the laboratory asks about certificates, and what is answered. Data only; the messages around are those of the room
//! [`host`].

use crate::workers::host;
use crate::workers::host::Never;
use maths::claims::Claimed;
use maths::games::Ruleset;
use proofs::certificates::{About, Fault, Unreadable};
use serde::{Deserialize, Serialize};

/// Page and worker must have been built together: the worker says this first, and the page compares.
pub const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "/certifier/2");

/// From the page to the worker.
pub type ToCertifier = host::ToWorker<Question>;

/// From the worker to the page. Why there is no certificate is an answer like any other.
pub type FromCertifier = host::FromWorker<Answer, Never>;

/// What can be asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// A certificate of a claim about a nim-sum.
    Certify(Claimed),
    /// A certificate that a formula is true at the P-positions and nowhere else, or is the Grundy value.
    CertifyFormula {
        /// The formula as it was written.
        formula: String,
        /// The ruleset.
        ruleset: Ruleset,
    },
    /// Whether a text is a certificate that proves the claim it names.
    Examine(String),
}

/// What was found out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// A certificate.
    Certificate(Certified),
    /// What a text proves.
    Examined(Examined),
}

impl Answer {
    /// A certificate.
    pub fn certificate(self) -> Option<Certified> {
        if let Self::Certificate(certified) = self { Some(certified) } else { None }
    }

    /// What a text proves.
    pub fn examined(self) -> Option<Examined> {
        if let Self::Examined(examined) = self { Some(examined) } else { None }
    }
}

/// What came of looking for a certificate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Certified {
    /// Its text, which the checker has accepted.
    Made(String),
    /// Certificates are not about claims of this kind.
    OtherKind,
    /// There is none: the claim is wrong, or the checker has not accepted what was found.
    Wrong,
    /// It would be too long.
    TooLong,
    /// It was stopped before it was made.
    Unfinished,
}

/// What a text proves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Examined {
    /// It is a certificate that proves this claim for all positions.
    Accepted {
        /// The claim.
        about: About,
        /// How many entries were checked.
        entries: usize,
    },
    /// It is a certificate, but does not prove the claim that it names.
    Rejected {
        /// The claim.
        about: About,
        /// Why not.
        fault: Fault,
        /// The line where that is, counted from 1.
        line: usize,
    },
    /// Certificates are not about claims of this kind.
    OtherKind {
        /// The claim.
        about: About,
    },
    /// It is a certificate, but does not name a claim.
    Unnamed,
    /// It cannot be read.
    Unreadable(Unreadable),
    /// It has more than [`Examined::MOST_BYTES`].
    TooLarge {
        /// How many it has.
        bytes: u64,
    },
    /// It was stopped before it was decided.
    Unfinished,
}

impl Examined {
    /// Larger texts are not read. The certificate of Theorem 7.3 for k = 99 has 0.4 MB.
    pub const MOST_BYTES: u64 = 16_000_000;
}
