//! Claims of both kinds: about bars and about own rules.

use crate::certificates::claim::BarClaim;
use crate::certificates::own::{self, OwnClaim};
use crate::certificates::statement::{Statement, statements};
use std::fmt;

/// A claim about the P-positions of a game under normal play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// About a bar.
    Bar(BarClaim),
    /// About own rules.
    Own(OwnClaim),
}

/// A claim that follows from statements, which a certificate proves.
pub trait Stated {
    /// The statements.
    fn statements(&self) -> Statements;
}

/// The statements that a claim follows from.
pub struct Statements(pub(super) Vec<Statement>);

impl Stated for BarClaim {
    fn statements(&self) -> Statements {
        Statements(statements(self))
    }
}

impl Stated for OwnClaim {
    fn statements(&self) -> Statements {
        Statements(own::statements(self))
    }
}

impl Stated for Claim {
    fn statements(&self) -> Statements {
        match self {
            Self::Bar(claim) => claim.statements(),
            Self::Own(claim) => claim.statements(),
        }
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bar(claim) => claim.fmt(out),
            Self::Own(claim) => claim.fmt(out),
        }
    }
}
