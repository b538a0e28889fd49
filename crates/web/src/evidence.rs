//! The evidence for each claim: verdicts in words, records, proofs followed at a position, a button that checks the claim again, automata,
//! and downloads. The page that checks all claims, the page that proves own formulas and the pages of the papers show the same.

pub mod argument;
pub mod as_sentence;
pub mod automaton;
mod check_again;
pub mod counterexample;
pub mod dossier_button;
pub mod downloads;
pub mod followed;
mod known;
mod link;
pub mod names;
pub mod records;
mod references;
pub mod report;
mod standing;
pub mod typeset;
pub mod undecided;
pub mod verdict;

pub use check_again::CheckAgain;
pub use followed::Followed;
pub use known::Known;
pub use link::{claim_in_address, name_in_address};
pub use names::{claim_name, emblem, paper_name};
pub use records::fetched as fetched_records;
pub use references::cited;
pub use standing::{Standing, universal};
