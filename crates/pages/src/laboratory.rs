//! The laboratory, `laboratory.html`: the statements of the papers put to the test, and those of its users.
//!
//! One pure reducer ([`State`]) and the address carry what is shown, as on the main page. The state says which
//! questions are to be answered ([`Questions`](web::requests::questions::Questions)); the room [`requests`](web::requests) asks them of several workers of the room
//! [`checker`](web::workers::checker), and what comes back are [`News`] of a [`Key`]. Verdicts are data, and only here they become words.
//!
//! ```text
//! section    start and pages of claims │ sweep over k and s │ map of k and s │ a formula of one's own │ search for formulas │ sets that are learned │
//!            foundry │ sentences │ certificates
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
mod certifiers;
mod checkers;
mod claim_body;
mod claim_page;
mod counterexample;
mod counterexamples;
mod dossier_button;
mod downloads;
mod editor;
mod formula_box;
mod formula_panel;
mod foundry_box;
mod foundry_kept;
mod foundry_panel;
mod key;
mod known;
mod learn_box;
mod learn_panel;
mod learners;
mod listing;
mod logic_box;
mod logic_panel;
mod map_box;
mod map_panel;
mod packers;
mod proof_box;
mod proof_report;
mod proof_row;
mod provers;
pub mod refusals;
#[cfg(test)]
mod rendered;
mod report;
mod root;
mod route;
mod search_box;
mod search_panel;
mod section;
mod small_drawing;
mod start;
mod state;
mod statement;
pub mod sweep;
mod sweep_panel;
mod typeset;
pub mod zoom;
mod zoom_panel;

pub use action::Action;
pub use certificate_box::{CertificateBox, Given};
pub use formula_box::FormulaBox;
pub use foundry_box::{Change as FoundryChange, FoundryBox, Look as FoundryLook};
pub use key::{CertificateKey, CertificateNews, Key, LearnNews, News, ProofKey, ProofNews};
pub use learn_box::{Change as LearnChange, Choice as LearnChoice, LearnBox};
pub use listing::Listing;
pub use logic_box::LogicBox;
pub use map_box::{Change as MapChange, Look as MapLook};
pub use proof_box::ProofBox;
pub use root::start;
pub use route::{Opened, read as read_route, write as write_route};
pub use search_box::SearchBox;
pub use section::Section;
pub use state::State;
pub use zoom::{Change as ZoomChange, Slice as ZoomSlice, Zoom};
