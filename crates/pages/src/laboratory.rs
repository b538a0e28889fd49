//! The laboratory, `laboratory.html`: the statements of the papers put to the test.
//!
//! One pure reducer ([`State`]) and the address carry what is shown, as on the main page. The state says which
//! questions are to be answered ([`Questions`](web::workers::requests::questions::Questions));
//! [`requests`](web::workers::requests) asks them of several workers of the room [`checker`](web::workers::checker), and the answers are
//! [`News`] of a [`Key`]. Verdicts are data, and only here they become words.
//!
//! ```text
//! section    start and pages of claims │ sweep over k and s │ map of k and s │ foundry │ certificates
//! state      what is set in each of them, and their trials
//! trial      one question, and how far it is
//! report     a verdict as text, as LaTeX and as CSV
//! ```
//!
//! Own formulas are tested and proved on another page, `bench`. Links to it that were made while it was a part of this page
//! lead there.

mod action;
mod catalogue;
mod certificate_box;
mod certificate_panel;
mod certificate_row;
mod claim_body;
mod claim_fields;
mod claim_page;
mod claim_subject;
mod counterexamples;
mod foundry_box;
mod foundry_kept;
mod foundry_panel;
mod key;
mod listing;
mod listing_panel;
mod map_box;
mod map_panel;
mod opening;
mod proof_box;
mod proof_report;
mod proof_row;
pub mod refusals;
#[cfg(test)]
mod rendered;
mod report;
mod root;
mod route;
mod section;
mod small_drawing;
mod start;
mod state;
mod statement;
pub mod sweep;
mod sweep_panel;

pub use action::Action;
pub use certificate_box::{CertificateBox, Given};
pub use foundry_box::{Change as FoundryChange, FoundryBox, Look as FoundryLook};
pub use key::{CertificateKey, CertificateNews, Key, News, ProofKey, ProofNews};
pub use listing::Listing;
pub use map_box::{Change as MapChange, Look as MapLook};
pub use opening::{Opening, OpeningProps};
pub use proof_box::ProofBox;
pub use root::start;
pub use route::{Opened, is_of_bench, read as read_route, write as write_route};
pub use section::Section;
pub use state::State;
