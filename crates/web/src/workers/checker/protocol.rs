//! The laboratory's questions to its workers, and the answers. Data only; the messages around are those of the module
//! [`host`](crate::workers::host).
//!
//! A worker takes one question after the other, in the order in which they come. A request that is stopped is answered with the results so
//! far.

use crate::workers::host::PlainQuestion;
use maths::claims::{Checked, Claim, Counterexamples, Parameters};
use maths::expressions::{Formula, Mistake};
use maths::formulas;
use maths::formulas::search::{Finding, Summary};
use maths::formulas::{CannotCompare, CollectedValues, search};
use maths::games::Ruleset;
use serde::{Deserialize, Serialize};

/// A question to a worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Question {
    /// Does a claim hold?
    Check(Case),
    /// The counterexamples of a claim.
    List(Case),
    /// Does a claim hold for each of several parameters? They are checked one after the other.
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
    /// The statement about the formula.
    pub against: Against,
    /// The ruleset.
    pub ruleset: Ruleset,
    /// The largest coordinate.
    pub bound: u32,
}

impl FormulaQuestion {
    /// The formula, read in the letters of the rules.
    ///
    /// # Errors
    /// When it is none.
    pub fn read(&self) -> Result<Formula, Mistake> {
        self.ruleset.formula(&self.formula)
    }
}

maths::named! {
    /// The statement about a formula that is tested.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
    pub enum Against {
        /// True at the P-positions and nowhere else.
        #[default]
        PPositions = "p",
        /// True at all P-positions.
        AtPPositions = "at-p",
        /// The Grundy value.
        Values = "values",
        /// A number; its values at the P-positions are collected.
        Taken = "taken",
    }
}

/// A claim with its parameters and how far it is to be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Case {
    /// The claim.
    pub claim: Claim,
    /// The parameters of the claim.
    pub parameters: Parameters,
    /// The largest coordinate.
    pub bound: u32,
}

impl PlainQuestion for Question {
    type Answer = Answer;
    const WORKER: &'static str = "checker";
}

/// An answer of a worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Answer {
    /// The verdict on a claim.
    Checked(Checked),
    /// The counterexamples of a claim that were found.
    Listed(Counterexamples),
    /// The verdicts on the first of several cases; on all of them unless the request was stopped.
    Swept(Vec<Checked>),
    /// The result for a formula.
    Formula(FormulaResult),
    /// Which formulas were found so far, or in all.
    Found(Found),
    /// Why nothing can be searched for.
    CannotSearch(CannotCompare),
    /// The picture of a formula, if it has one.
    Picture(Option<Picture>),
}

impl Answer {
    /// The verdict on a claim.
    pub fn checked(self) -> Option<Checked> {
        if let Self::Checked(checked) = self { Some(checked) } else { None }
    }

    /// The counterexamples of a claim.
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
    /// The number of places in a row. Coordinates are smaller.
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

/// The results of a search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    /// The formulas without a counterexample in the boxes tested, the shortest first.
    pub findings: Vec<Finding>,
    /// Some that held in a small box and failed in a larger one.
    pub failures: Vec<Finding>,
    /// The progress of the search.
    pub summary: Summary,
}

/// The result for a formula.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FormulaResult {
    /// The verdict on the statement about the formula.
    Verdict(formulas::Verdict),
    /// The values that the formula takes.
    CollectedValues(CollectedValues),
    /// The check was stopped. So far the formula is right up to this coordinate, if that is known for any.
    Stopped(Option<u32>),
    /// The text is no formula.
    Mistaken(Mistake),
    /// The formula cannot be compared in this way.
    CannotCompare(CannotCompare),
    /// A Grundy value is larger than the values of tables can be.
    ValueTooLarge,
}

/// The first question of [`Question`], for a page that shows no other answers: the same bytes, written without the code for all others.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub enum ClaimQuestion {
    /// Does a claim hold?
    Check(Case),
}

impl PlainQuestion for ClaimQuestion {
    type Answer = ClaimAnswer;
    const WORKER: &'static str = Question::WORKER;
}

/// The first answer of [`Answer`], which is the one to that question.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub enum ClaimAnswer {
    /// The verdict on a claim.
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
