//! The result of a proof.

use crate::automata::{Budget, DigitOrder, Stopped};
use crate::theorems::NotDecidable;
use maths::expressions::Fault;
use maths::formulas::FormulaValue;
use maths::games::Witness;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The result of a proof.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    /// The claim holds at all positions.
    Proved {
        /// The order of digits in which it was proved.
        order: DigitOrder,
        /// The most states that an automaton had before it was minimised.
        states: usize,
    },
    /// The claim is wrong, and this is the smallest position at which it is.
    Refuted {
        /// The position.
        at: Witness,
        /// The statement of the claim about this position, or the reason why there is none.
        stated: Result<FormulaValue, Fault>,
        /// The truth; `None` for a value whose position has too many options to be computed.
        found: Option<FormulaValue>,
    },
    /// The claim is wrong, but the smallest position at which it is has coordinates beyond those of the laboratory.
    RefutedBeyond {
        /// The coordinates; none if they have more than 63 digits.
        at: Option<Vec<u64>>,
    },
    /// The claim cannot be decided this way.
    NotDecidable(NotDecidable),
    /// The budget was reached.
    Stopped(Stopped),
}

impl fmt::Display for Verdict {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stated = |stated: &FormulaValue| match stated {
            FormulaValue::Number(number) => number.to_string(),
            FormulaValue::Truth(truth) => truth.to_string(),
        };
        match self {
            Self::Proved { states, .. } => write!(out, "proved for all positions (largest automaton: {states} states)"),
            Self::Refuted { at, stated: said, found } => {
                let said = said.as_ref().map_or_else(Fault::to_string, stated);
                let found = found.as_ref().map_or_else(|| "something else".to_owned(), stated);
                write!(out, "refuted by {at}: the claim says {said}, and it is {found}")
            }
            Self::RefutedBeyond { at: Some(at) } => {
                let numbers: Vec<String> = at.iter().map(u64::to_string).collect();
                write!(out, "refuted by ({})", numbers.join(", "))
            }
            Self::RefutedBeyond { at: None } => out.write_str("refuted, by a position of more than 63 binary digits"),
            Self::NotDecidable(why) => write!(out, "not decidable this way: {why}"),
            Self::Stopped(stopped) => {
                let Budget { states, .. } = stopped.budget;
                write!(out, "stopped at the budget of {states} states: {stopped}")
            }
        }
    }
}
