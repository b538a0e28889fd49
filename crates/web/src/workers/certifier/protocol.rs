//! The laboratory's questions about certificates, and the answers. Data only; the messages around are those of the module
//! [`host`](crate::workers::host).

use crate::workers::host::PlainQuestion;
use maths::claims::Claimed;
use maths::games::Ruleset;
use proofs::certificates::{About, Fault, Unreadable};
use serde::{Deserialize, Serialize};

/// A question to the certifier.
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
    /// Is this text a certificate that proves the claim it names?
    Examine(String),
}

impl PlainQuestion for Question {
    type Answer = Answer;
    const WORKER: &'static str = "certifier";
}

/// An answer of the certifier.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// A certificate.
    Certificate(Certified),
    /// The result for a text.
    Examined(Examined),
}

impl Answer {
    /// A certificate.
    pub fn certificate(self) -> Option<Certified> {
        if let Self::Certificate(certified) = self { Some(certified) } else { None }
    }

    /// The result for a text.
    pub fn examined(self) -> Option<Examined> {
        if let Self::Examined(examined) = self { Some(examined) } else { None }
    }
}

/// The result of a search for a certificate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Certified {
    /// The text of the certificate, which the checker has accepted.
    Made(String),
    /// Certificates are not about claims of this kind.
    OtherKind,
    /// There is none: the claim is wrong, or the checker has not accepted what was found.
    Wrong,
    /// The certificate would be too long.
    TooLong,
    /// The search was stopped before the certificate was made.
    Unfinished,
}

/// The result of checking a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Examined {
    /// The text is a certificate that proves this claim for all positions.
    Accepted {
        /// The claim.
        about: About,
        /// The number of entries that were checked.
        entries: usize,
    },
    /// The text is a certificate, but does not prove the claim that it names.
    Rejected {
        /// The claim.
        about: About,
        /// Why not.
        fault: Fault,
        /// The line with the fault, counted from 1.
        line: usize,
    },
    /// Certificates are not about claims of this kind.
    OtherKind {
        /// The claim.
        about: About,
    },
    /// The text is a certificate, but does not name a claim.
    Unnamed,
    /// The text cannot be read.
    Unreadable(Unreadable),
    /// The text has more than [`Examined::MOST_BYTES`].
    TooLarge {
        /// The number of bytes of the text.
        bytes: u64,
    },
    /// The check was stopped before it was decided.
    Unfinished,
}

impl Examined {
    /// Larger texts are not read. The certificate of Theorem 7.3 for k = 99 has 0.4 MB.
    pub const MOST_BYTES: u64 = 16_000_000;
}
