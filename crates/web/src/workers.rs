//! The workers, each with its protocol and with work that needs no browser; and what they have in common; and the
//! [`requests`] of pages to them.

pub mod adviser;
pub mod certifier;
pub mod checker;
pub mod exporter;
pub mod host;
pub mod learner;
pub mod packer;
pub mod prover;
pub mod reckoner;
pub mod requests;
pub mod scanner;
pub mod solver;
pub mod tutor;
