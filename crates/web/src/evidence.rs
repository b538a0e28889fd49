//! The evidence for each claim: verdicts in words, what is on record, proofs that are followed at a position, and a button that checks the
//! claim again. The page that checks all claims and the pages of the papers show the same.

mod check_again;
pub mod followed;
mod link;
pub mod names;
pub mod records;
mod references;
mod standing;
pub mod verdict;

pub use check_again::CheckAgain;
pub use followed::Followed;
pub use link::{claim_in_address, name_in_address};
pub use names::{claim_name, emblem, paper_name};
pub use records::fetched as fetched_records;
pub use references::cited;
pub use standing::{Standing, universal};
