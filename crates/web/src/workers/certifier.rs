//! The laboratory's worker for certificates, which makes them and checks them: [`protocol`] (data only), [`Handler`] (a plain
//! function of messages, natively testable) and [`browser`] (what runs it in a web worker).
//!
//! The worker has no automata: a certificate is checked by a program that shares no code with the one that decides claims.

pub mod browser;
mod certify;
mod examine;
mod job;
pub mod protocol;

use crate::workers::certifier::job::Job;
use crate::workers::host::InTurn;

/// Makes or checks one certificate after the other.
pub type Handler = InTurn<Job>;

impl Default for Handler {
    fn default() -> Self {
        // Certificates are bounded by how many entries they may have, not by memory.
        Self::new(u64::MAX)
    }
}

#[cfg(test)]
mod tests;
