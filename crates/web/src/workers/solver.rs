//! The solver's worker: [`protocol`] (data only), [`Handler`] (a plain function of messages, natively testable) and
//! [`browser`] (the thin adapter that runs it in a web worker).

pub mod browser;
mod cache;
mod handler;
mod job;
mod kept;
pub mod protocol;
mod searches;
mod why_not;

pub use handler::{Handler, Reply};
pub use why_not::WhyNot;
