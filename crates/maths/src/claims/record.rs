//! Verdicts of earlier checks, as rows of a file. `./dev verify` writes the file, and the page shows it.
//!
//! A claim that a theorem for all parameters proves has one row, which keeps the checks beside the theorem (`joined`).

mod joined;

pub use joined::Checks;

use crate::claims::run::{in_row, positions};
use crate::claims::{Claim, Parameter, Parameters, Refutes, Verdict, WrongParameter};
use crate::games::{Problems, Witness};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A row of `static/records.json`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The id of the claim.
    pub claim: String,
    /// The parameters of the claim, by name.
    pub parameters: BTreeMap<String, String>,
    /// All coordinates are at most this. Of a refuted claim it is the smallest box that has the counterexample.
    pub bound: u32,
    /// The number of positions up to the bound. For a claim about one row of Sharing Nim, the number in that row. For a verified claim that
    /// goes through cases, or a claim that fails for numbers, the number of these cases.
    pub positions: u64,
    /// The result of the check.
    pub verdict: Word,
    /// The smallest counterexample: a position in the notation, or numbers.
    pub counterexample: Option<String>,
    /// The version of this package that found it.
    pub version: String,
    /// The day it was found, as 2026-01-31.
    pub date: String,
    /// The theorem in `proofs` that proves the claim for every value of its parameters, which are then all [`Record::EVERY`]. Bound and
    /// positions are those of all checks together: the smallest bound, and the sum.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub theorem: Option<String>,
    /// The checks beside that theorem.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub checks: Vec<Checks>,
}

/// Why a row of the file is no question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongRecord {
    /// No claim has its id.
    UnknownClaim,
    /// The claim takes a parameter that the row does not have.
    Missing(Parameter),
    /// A parameter has a text that it cannot have.
    Parameter(WrongParameter),
    /// The row has parameters that the claim does not take.
    TooManyParameters,
}

/// A verdict in one word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Word {
    /// The claim holds up to the bound.
    Verified,
    /// The claim fails.
    Refuted,
    /// The claim fails for the bound that it was checked with. The statement, that there is some bound, may hold.
    Exceeded,
    /// Automata prove it for all positions, or a theorem for all parameters does. Bound and positions are those of a check beside the
    /// proof.
    Proved,
    /// The claim holds up to the bound, which is not the requested one.
    Stopped,
}

/// The program version and the day of a verdict.
#[derive(Clone, Copy, Debug)]
pub struct Stamp<'a> {
    /// The version of this package.
    pub version: &'a str,
    /// The day, as 2026-01-31.
    pub date: &'a str,
}

impl Record {
    /// The row of a verdict. None of one that says nothing.
    pub fn of(claim: Claim, parameters: &Parameters, verdict: Verdict, stamp: Stamp<'_>) -> Option<Self> {
        let (word, bound, positions, counterexample) = match verdict {
            Verdict::Verified { bound, positions } => (Word::Verified, bound, positions, None),
            Verdict::Stopped { bound: Some(bound), positions } => (Word::Stopped, bound, positions, None),
            Verdict::Refuted { counterexample, .. } => {
                let (bound, ..) = counterexample.size();
                let positions = match (claim.row(parameters), counterexample) {
                    (Some(row), _) => in_row(row, bound),
                    (None, Witness::Position(game)) if game.position().coordinates.len() == 3 => {
                        positions(game.ruleset(), bound)
                    }
                    (None, Witness::Position(_) | Witness::Numbers(_)) => claim.check(parameters, bound).cases(bound),
                };
                let word = match claim.refutes() {
                    Refutes::Statement => Word::Refuted,
                    Refutes::Bound => Word::Exceeded,
                };
                (word, bound, positions, Some(counterexample.to_string()))
            }
            Verdict::Stopped { bound: None, .. }
            | Verdict::Empty { .. }
            | Verdict::Outside(_)
            | Verdict::Refused { .. } => return None,
        };
        Some(Self {
            claim: claim.id().to_owned(),
            parameters: Self::names(claim, parameters),
            bound,
            positions,
            verdict: word,
            counterexample,
            version: stamp.version.to_owned(),
            date: stamp.date.to_owned(),
            theorem: None,
            checks: Vec::new(),
        })
    }

    /// The value of each parameter in the row of a theorem.
    pub const EVERY: &str = "every";

    /// The claim and its parameters; of the row of a theorem those with which the claim is shown first.
    ///
    /// # Errors
    /// When there is no such claim, or it does not take these parameters and no others.
    pub fn question(&self) -> Result<(Claim, Parameters), WrongRecord> {
        let claim = Claim::with_id(&self.claim).ok_or(WrongRecord::UnknownClaim)?;
        let is_theorem = self.theorem.is_some();
        let read = |all: Parameters, parameter: Parameter| {
            let text = self.parameters.get(parameter.key());
            match text.ok_or(WrongRecord::Missing(parameter))?.as_str() {
                Self::EVERY if is_theorem => Ok(all),
                text => all.with(parameter, text).map_err(WrongRecord::Parameter),
            }
        };
        let parameters = claim.takes().try_fold(claim.parameters(), read)?;
        if self.parameters.len() != claim.takes().count() {
            return Err(WrongRecord::TooManyParameters);
        }
        Ok((claim, parameters))
    }

    /// The counterexample, if there is one.
    ///
    /// # Errors
    /// When it is neither a position nor numbers.
    pub fn counterexample(&self) -> Result<Option<Witness>, Problems> {
        self.counterexample.as_deref().map(str::parse).transpose()
    }

    /// True if the row has a counterexample, to the statement or only to a bound.
    pub fn fails(&self) -> bool {
        match self.verdict {
            Word::Refuted | Word::Exceeded => true,
            Word::Verified | Word::Proved | Word::Stopped => false,
        }
    }

    /// True if the row has the result of a check of a claim with these parameters up to a bound.
    pub fn answers(&self, claim: Claim, parameters: &Parameters, bound: u32) -> bool {
        let is_enough = match self.verdict {
            Word::Refuted | Word::Exceeded | Word::Proved => true,
            Word::Verified | Word::Stopped => self.bound >= bound,
        };
        is_enough && self.is_of(claim, parameters)
    }

    /// True if the row is about a claim with these parameters.
    pub fn is_of(&self, claim: Claim, parameters: &Parameters) -> bool {
        let is_one = || match self.theorem {
            Some(_) => claim.is_stated(parameters),
            None => self.parameters == Self::names(claim, parameters),
        };
        self.claim == claim.id() && is_one()
    }

    fn names(claim: Claim, parameters: &Parameters) -> BTreeMap<String, String> {
        claim.takes().map(|parameter| (parameter.key().to_owned(), parameters.text(parameter))).collect()
    }
}
