//! What the laboratory asks its workers, and what they answer. Data only; the messages around are those of the room
//! [`host`].
//!
//! A worker takes one question after the other, in the order in which they come. A request that is stopped is answered with
//! what is known by then.

use crate::workers::host;
use crate::workers::host::Never;
use maths::claims::{Checked, Claim, Counterexamples, Parameters};
use maths::expressions::Mistake;
use maths::formulas;
use maths::formulas::search::{Finding, Summary};
use maths::formulas::{CannotCompare, CollectedValues, search};
use maths::games::Ruleset;
use serde::{Deserialize, Serialize};

/// Page and worker must have been built together: the worker says this first, and the page compares.
pub const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "/checker/5");

/// From the page to a worker.
pub type ToChecker = host::ToWorker<Question>;

/// From a worker to the page. Why there is no verdict is an answer like any other.
pub type FromChecker = host::FromWorker<Answer, Never>;

/// What a worker can find out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Question {
    /// Whether a claim holds.
    Check(Case),
    /// Where a claim fails.
    List(Case),
    /// Whether a claim holds, for several parameters one after the other.
    Sweep(Vec<Case>),
    /// The result for a formula.
    Formula(FormulaQuestion),
    /// Which formulas there are.
    Search(search::Question),
    /// A small picture of a formula beside the P-positions.
    Picture {
        /// The formula as it was written.
        formula: String,
        /// The ruleset.
        ruleset: Ruleset,
    },
}

/// A formula, and what it is compared with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FormulaQuestion {
    /// The formula as it was written.
    pub formula: String,
    /// What it is said to be.
    pub against: Against,
    /// The ruleset.
    pub ruleset: Ruleset,
    /// The largest coordinate.
    pub bound: u32,
}

/// What a formula is said to be.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Against {
    /// True at the P-positions and nowhere else.
    #[default]
    PPositions,
    /// True at all P-positions.
    AtPPositions,
    /// The Grundy value.
    Values,
    /// A number; its values at the P-positions are collected.
    Taken,
}

impl Against {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::PPositions, Self::AtPPositions, Self::Values, Self::Taken];
}

/// A claim with its parameters and how far it is to be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Case {
    /// The claim.
    pub claim: Claim,
    /// Its parameters.
    pub parameters: Parameters,
    /// The largest coordinate.
    pub bound: u32,
}

/// What was found out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// How a claim does.
    Checked(Checked),
    /// Where a claim fails, as far as that was found.
    Listed(Counterexamples),
    /// How the first of several cases do, all of them unless it was stopped.
    Swept(Vec<Checked>),
    /// What became of a formula.
    Formula(FormulaResult),
    /// Which formulas were found so far, or in all.
    Found(Found),
    /// Why nothing can be searched for.
    CannotSearch(CannotCompare),
    /// The picture of a formula, if it has one.
    Picture(Option<Picture>),
}

impl Answer {
    /// How a claim does.
    pub fn checked(self) -> Option<Checked> {
        if let Self::Checked(checked) = self { Some(checked) } else { None }
    }

    /// Where a claim fails.
    pub fn listed(self) -> Option<Counterexamples> {
        if let Self::Listed(listed) = self { Some(listed) } else { None }
    }

    /// The picture of a formula, if it has one.
    pub fn picture(self) -> Option<Option<Picture>> {
        if let Self::Picture(picture) = self { Some(picture) } else { None }
    }

    /// The result for a formula.
    pub fn formula_result(self) -> Option<FormulaResult> {
        if let Self::Formula(result) = self { Some(result) } else { None }
    }
}

/// The places (x, z) of a bar seen from above, each with all positions over it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Picture {
    /// Rows of [`SIDE`](Self::SIDE) places, that of z = 0 first.
    pub cells: Vec<Cell>,
}

impl Picture {
    /// How many places a row has. Coordinates are smaller.
    pub const SIDE: u32 = 32;
}

/// A place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cell {
    /// There is no P-position, and the formula is false everywhere.
    Empty,
    /// The formula is true at the P-positions and nowhere else.
    Agrees,
    /// The formula is wrong at a position.
    Differs,
}

/// What a search has found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    /// The formulas without a counterexample in the boxes tested, the shortest first.
    pub findings: Vec<Finding>,
    /// Some that held in a small box and failed in a larger one.
    pub failures: Vec<Finding>,
    /// How far the search is.
    pub summary: Summary,
}

/// What became of a formula.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FormulaResult {
    /// Whether it is what it is said to be.
    Verdict(formulas::Verdict),
    /// Which values it takes.
    CollectedValues(CollectedValues),
    /// It was stopped; so far it is right up to this coordinate, if that is known for any.
    Stopped(Option<u32>),
    /// The text is no formula.
    Mistaken(Mistake),
    /// It cannot be compared with that.
    CannotCompare(CannotCompare),
    /// A Grundy value is larger than what tables hold.
    ValueTooLarge,
}

/// The first question of [`Question`], for a page that shows no other answers: the same bytes, written without the code for all others.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub enum ClaimQuestion {
    /// Whether a claim holds.
    Check(Case),
}

/// The first answer of [`Answer`], which is the one to that question.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub enum ClaimAnswer {
    /// How a claim does.
    Checked(Checked),
}

#[cfg(test)]
mod tests {
    use super::{Answer, Case, ClaimAnswer, ClaimQuestion, Question};
    use maths::claims::{Checked, Claim, Verdict};

    #[test]
    fn a_question_about_one_claim_is_the_same_message() {
        for claim in Claim::ALL {
            let case = Case { claim, parameters: claim.parameters(), bound: claim.bound() };
            let written = postcard::to_allocvec(&ClaimQuestion::Check(case)).unwrap();
            assert_eq!(postcard::from_bytes::<Question>(&written).unwrap(), Question::Check(case));
            let checked = Checked { verdict: Verdict::Empty { bound: 3, least: Some(5) }, is_stated: true };
            let written = postcard::to_allocvec(&Answer::Checked(checked)).unwrap();
            assert_eq!(postcard::from_bytes::<ClaimAnswer>(&written).unwrap(), ClaimAnswer::Checked(checked));
        }
    }
}
