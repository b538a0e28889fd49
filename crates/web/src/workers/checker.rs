//! The laboratory's worker: [`protocol`] (data only), [`Handler`] (a plain function of messages, natively testable) and
//! [`browser`] (what runs it in a web worker). The page keeps several of them busy at once.

pub mod browser;
mod handler;
mod job;
pub mod protocol;

pub use handler::Handler;
