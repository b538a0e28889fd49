//! Names of open questions, and the answers of the workers.

use web::workers::checker::protocol::Answer;
use web::workers::host::Never;
use web::workers::requests;
use web::workers::{certifier, learner, prover};

/// A question to the checkers. Each has at most one open question; a new one replaces it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// The formula.
    Formula,
    /// The search.
    Search,
    /// The picture of the formula.
    Picture,
}

/// A question to the prover. Each has at most one open question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProofKey {
    /// The formula.
    Formula,
    /// The formula for every k.
    ForEvery,
    /// The equality of the sets of two guesses.
    Same,
    /// The sentence.
    Logic,
}

/// News of a question.
pub type News = requests::News<Answer, Never>;

/// News from the prover.
pub type ProofNews = requests::News<prover::protocol::Answer, Never>;

/// News from the learner.
pub type LearnNews = requests::News<learner::protocol::Answer, Never>;

/// News of a certificate.
pub type CertificateNews = requests::News<certifier::protocol::Answer, Never>;
