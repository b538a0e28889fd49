//! Writes files for the page, in a separate worker that is loaded only when something is downloaded: [`protocol`] (data only),
//! [`Exporting`] (a plain function of an order, natively testable) and [`browser`] (the thin adapter that runs it in a web worker, and
//! paints pictures there).
//!
//! The exporter solves nothing: the page sends the numbers it has along with the [`Order`](protocol::Order).

pub mod browser;
mod brush;
mod canvas;
mod drawing;
mod exporting;
mod numbers;
mod painting;
pub mod protocol;
mod why_not;

pub use exporting::{Exporting, Piece};
pub use why_not::WhyNot;
