//! One rule in the forge.

use crate::automata::{Automaton, Budget, DigitOrder};
use crate::theorems::foundry::fitting::{Fitting, SEARCHED};
use crate::theorems::foundry::renamed::renamed;
use crate::theorems::foundry::{Candidate, Dossier};
use crate::theorems::learning::{Learned, Learning, Limits, NotLearned, Why};
use maths::solver::Plan;
use serde::{Deserialize, Serialize};

/// A candidate that is learned and proved, in slices.
pub struct Forge {
    candidate: Candidate,
    stage: Stage,
}

enum Stage {
    Learn(Box<Learning>),
    Fit(Box<Fitting>, Box<Learned>),
    Done(Outcome),
}

/// The outcome of a candidate. It depends on the rule alone: no limit is one of time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// The automata are proved.
    Proved {
        /// The results about the rule.
        dossier: Dossier,
        /// The automata up to the names of coordinates, as a short number: the same for sets that are equal after renaming.
        key: u64,
    },
    /// Nothing is proved.
    Stopped(Stop),
}

/// Why nothing is proved of a candidate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Stop {
    /// More states are needed than are learned here. That many are needed is itself proved.
    States,
    /// The number of states still grew in the largest box.
    Grows,
    /// A counterexample, or a word that had to be looked up, is beyond the largest box.
    Beyond,
    /// The proof needed larger automata than are made here.
    Budget,
    /// Automata do not decide it.
    Undecidable,
    /// The box cannot be solved.
    Unsolved,
}

impl Forge {
    /// Limits on learning: a few hundredths of a second for a bar that is given up, and a few tenths for own rules.
    pub const LIMITS: Limits = Limits {
        states: 80,
        compared: 8,
        solved: 10,
        valued: 7,
        own_fewer: 2,
        memory: Plan::BOUND,
        proof: Budget { states: 20_000, bytes: 200_000_000 },
        work: u64::MAX,
    };
    /// Which formulas are looked for: the largest number that is added to x and to z, and to y, and the bound of exceptions.
    pub const SEARCHED: [i64; 3] = SEARCHED;

    /// Plans to learn a candidate.
    pub fn new(candidate: Candidate) -> Self {
        let learning = Learning::new(candidate.ruleset, candidate.value, Self::LIMITS);
        Self { candidate, stage: Stage::Learn(Box::new(learning)) }
    }

    /// Does about `work` units of work. Returns the outcome once it is known.
    pub fn advance(&mut self, work: u64) -> Option<&Outcome> {
        let next = match &mut self.stage {
            Stage::Learn(learning) => {
                let result = if learning.advance(work) { learning.result() } else { None };
                result.map(|result| self.after_learning(result))
            }
            Stage::Fit(fitting, learned) => {
                let found = fitting.advance(work);
                found.map(|formula| Stage::Done(proved(&self.candidate, learned, formula)))
            }
            Stage::Done(_) => None,
        };
        if let Some(next) = next {
            self.stage = next;
        }
        match &self.stage {
            Stage::Done(outcome) => Some(outcome),
            Stage::Learn(_) | Stage::Fit(..) => None,
        }
    }

    /// Does all that is left.
    pub fn finish(mut self) -> Outcome {
        loop {
            if let Some(outcome) = self.advance(1 << 18) {
                return outcome.clone();
            }
        }
    }

    fn after_learning(&self, result: Result<Vec<Learned>, Box<NotLearned>>) -> Stage {
        match result.map(|mut all| all.pop()) {
            Ok(Some(learned)) => {
                let fitting = Fitting::new(self.candidate.ruleset, &learned.layers);
                Stage::Fit(Box::new(fitting), Box::new(learned))
            }
            Ok(None) => Stage::Done(Outcome::Stopped(Stop::Grows)),
            Err(not) => Stage::Done(Outcome::Stopped(stop(&not.why))),
        }
    }
}

fn stop(why: &Why) -> Stop {
    match why {
        Why::States => Stop::States,
        Why::Grows => Stop::Grows,
        Why::Digits(_) | Why::WrongBeyond(_) => Stop::Beyond,
        Why::Work | Why::Proof(_) => Stop::Budget,
        Why::NotDecidable(_) => Stop::Undecidable,
        Why::CannotSolve(_) => Stop::Unsolved,
    }
}

fn proved(candidate: &Candidate, learned: &Learned, formula: Option<String>) -> Outcome {
    let layers = 0..learned.layers.len();
    let least: Vec<&Automaton> = layers.filter_map(|layer| learned.automaton(layer, DigitOrder::LeastFirst)).collect();
    let key = short(&renamed(&least));
    Outcome::Proved { dossier: Dossier::of(candidate.ruleset, learned, formula), key }
}

/// The number of Fowler, Noll and Vo (FNV-1a) of some numbers: the same on every machine, since it is kept in files.
fn short(numbers: &[u32]) -> u64 {
    let bytes = numbers.iter().flat_map(|number| number.to_le_bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
