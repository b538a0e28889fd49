//! The bench, `bench.html`: own formulas are tested, found and proved, and sentences are decided.
//!
//! One pure reducer ([`State`]) and the address carry what is shown. The state says which questions are to be answered
//! ([`Questions`](web::workers::requests::questions::Questions)); [`requests`](web::workers::requests) asks them of workers, and the
//! answers are [`News`]. The laboratory leads here from its start and from its proofs.
//!
//! ```text
//! section    a formula │ search for formulas │ sets that are learned, and maps of them │ sentences
//! state      what is set in each of them, and their trials
//! ```

mod action;
mod bench_panel;
mod covered;
mod editor;
mod fair_panel;
mod formula_box;
mod formula_panel;
mod guesses;
mod key;
mod learn_box;
mod learn_panel;
mod logic_box;
mod logic_panel;
mod prove_box;
pub mod refusals;
#[cfg(test)]
mod rendered;
mod root;
mod route;
mod search_box;
mod search_panel;
mod section;
mod sight;
mod state;
pub mod zoom;
mod zoom_panel;

pub use action::Action;
pub use formula_box::FormulaBox;
pub use key::{CertificateNews, Key, LearnNews, News, ProofKey, ProofNews};
pub use learn_box::{Change as LearnChange, Choice as LearnChoice, LearnBox};
pub use logic_box::LogicBox;
pub use root::start;
pub use route::{Opened, read as read_route, write as write_route};
pub use search_box::SearchBox;
pub use section::Section;
pub use state::State;
pub use zoom::{Change as ZoomChange, Slice as ZoomSlice, Zoom};
