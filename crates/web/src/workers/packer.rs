//! The laboratory's worker for dossiers: [`protocol`] (data only) and its work, which needs no browser. It is loaded when the first
//! dossier is asked for.

mod packing;
pub mod protocol;

pub use packing::dossier;

#[cfg(test)]
mod tests;
