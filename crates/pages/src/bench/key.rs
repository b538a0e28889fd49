//! Names of open questions, and the answers of the workers.

use web::requests;
use web::workers::checker::protocol::Answer;
use web::workers::host::Never;
use web::workers::{learner, prover};

/// A question to the checkers. Each has at most one open question; a new one replaces it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// The formula.
    Formula,
    /// The search.
    Search,
}

/// News of a question.
pub type News = requests::News<Answer, Never>;

/// News from the prover.
pub type ProofNews = requests::News<prover::protocol::Answer, Never>;

/// News from the learner.
pub type LearnNews = requests::News<learner::protocol::Answer, Never>;
