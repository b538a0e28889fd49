//! What is asked of the workers, and what is heard.

use maths::claims::Claim;
use web::requests;
use web::workers::checker::protocol::Answer;
use web::workers::host::Never;
use web::workers::{certifier, prover};

/// What a question is asked for. Each has at most one open question; a new one takes its place.
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

/// What the prover is asked. Each has at most one open question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProofKey {
    /// A row of the catalogue.
    Proof(Claim),
    /// The sweep, from this cell on.
    Swept(usize),
}

/// What is asked about certificates. Each has at most one open question.
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
