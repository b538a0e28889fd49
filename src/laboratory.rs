//! The laboratory, `laboratory.html`: the statements of the papers put to the test, and those of its users.
//!
//! One pure reducer ([`State`]) and the address carry what is shown, as on the main page. The state says which
//! questions are to be answered ([`Wanted`]); the room [`requests`](crate::requests) asks them of several workers of the room
//! [`checker`](crate::checker), and what comes back are [`News`] of a [`Key`]. Verdicts are data, and only here they become words.
//!
//! ```text
//! section    ledger of claims │ sweep over k and s │ a formula of one's own │ search for formulas │ sentences │ certificates
//! state      what is set in each of them, and their trials
//! trial      one question, and how far it is
//! report     a verdict as text, as LaTeX and as CSV
//! ```

mod action;
mod as_sentence;
mod catalogue;
mod certificate_box;
mod certificate_panel;
mod certificate_row;
mod checkers;
mod claim_body;
mod claim_row;
mod counterexample;
mod counterexamples;
mod downloads;
mod editor;
mod formula_box;
mod formula_panel;
mod key;
mod ledger;
mod listing;
mod logic_box;
mod logic_panel;
mod names;
mod proof_box;
mod proof_report;
mod proof_row;
mod provers;
mod records;
mod references;
mod report;
mod root;
mod route;
mod search_box;
mod search_panel;
mod section;
mod small_drawing;
mod standing;
mod state;
pub mod sweep;
mod sweep_panel;
mod tally;
mod trial;
mod typeset;
mod verdict;

pub use action::Action;
pub use certificate_box::CertificateBox;
pub use certificate_box::Given;
pub use formula_box::FormulaBox;
pub use key::Failure;
pub use key::Key;
pub use key::News;
pub use key::ProofKey;
pub use key::ProofNews;
pub use key::Wanted;
pub use key::WantedProof;
pub use listing::Listing;
pub use logic_box::LogicBox;
pub use proof_box::ProofBox;
pub use root::start;
pub use route::Opened;
pub use route::read as read_route;
pub use route::write as write_route;
pub use search_box::SearchBox;
pub use section::Section;
pub use state::State;
pub use trial::Status;
pub use trial::Trial;
