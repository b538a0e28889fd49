//! The questions to the workers, and their news.

use maths::claims::Claim;
use web::workers::checker::protocol::Answer;
use web::workers::host::Never;
use web::workers::requests;
use web::workers::{certifier, prover};

/// The purpose of a question. Each has at most one open question; a new one replaces it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    /// A row of the catalogue.
    Claim(Claim),
    /// The counterexamples of a row of the catalogue.
    Listed(Claim),
    /// The sweep, from this cell on.
    Sweep(usize),
}

/// News of a question.
pub type News = requests::News<Answer, Never>;

/// The purpose of a question to the prover. Each has at most one open question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProofKey {
    /// A row of the catalogue.
    Proof(Claim),
    /// The sweep, from this cell on.
    Swept(usize),
}

/// The purpose of a question about certificates. Each has at most one open question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CertificateKey {
    /// The certificate of a row of the catalogue.
    Made(Claim),
    /// A certificate that is checked.
    Examined,
}

/// News from the prover.
pub type ProofNews = requests::News<prover::protocol::Answer, Never>;

/// News of a certificate.
pub type CertificateNews = requests::News<certifier::protocol::Answer, Never>;
