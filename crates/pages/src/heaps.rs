//! The page of heaps that split, `heaps.html`: the values of Kayles, of Grundy's game and of every octal game, and their periods, proved.
//!
//! One pure reducer ([`State`]) and the address carry what is shown. The reckoner, a worker, finds the values. Explore leads here from its
//! chooser of games.
//!
//! ```text
//! side     the rules, known games, the largest heap, several heaps with their winning moves
//! answer   the period and its theorem, the values as rows and as a plot, files
//! ```

mod answer;
mod files;
mod known;
mod position;
mod refusals;
#[cfg(test)]
mod rendered;
mod root;
mod route;
mod rows;
mod side;
mod state;
mod words;

pub use known::KNOWN;
pub use refusals::position as position_refused;
pub use root::start;
pub use route::{Opened, read as read_route, write as write_route};
pub use state::{Action, CertificateNews, State, ValuesNews};
