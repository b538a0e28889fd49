//! What writes files for the page, in a worker of its own that is loaded only when something is taken away: [`protocol`]
//! (data only), [`Exporting`] and [`Painting`] (plain functions of an order, natively testable) and [`browser`] (the thin
//! adapter that runs them in a web worker).
//!
//! It solves nothing: the page sends the numbers it has along with the [`Order`](protocol::Order).

pub mod browser;
mod canvas;
mod exporting;
mod painting;
mod printing;
pub mod protocol;
mod sketch;
mod why_not;

pub use exporting::Exporting;
pub use exporting::Piece;
pub use painting::Band;
pub use painting::Painting;
pub use why_not::WhyNot;
