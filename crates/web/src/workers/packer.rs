//! The laboratory's worker for dossiers: [`protocol`] (data only), [`Handler`] (a plain function of messages, natively testable) and
//! [`browser`] (what runs it in a web worker). It is loaded when the first dossier is asked for.

pub mod browser;
mod packing;
pub mod protocol;

use crate::workers::host::InTurn;
use crate::workers::packer::packing::Packing;
use proofs::automata::Budget;

pub use packing::dossier;

/// Makes one dossier after the other, each with as many bytes as automata usually may take.
pub type Handler = InTurn<Packing>;

impl Default for Handler {
    fn default() -> Self {
        Self::new(Budget::USUAL.bytes)
    }
}

#[cfg(test)]
mod tests;
