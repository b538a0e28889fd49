//! The page: one pure reducer ([`State`]), the page's address, the client of the worker, and the components that compose
//! the views. No rules and no drawing live here.

mod address;
mod board_panel;
mod client;
mod fields;
mod figures;
mod focus;
mod look;
mod look_names;
mod parameters;
mod remote;
mod root;
mod route;
mod state;
mod verdict;
mod words;

pub use look::Form;
pub use look::Line;
pub use look::Look;
pub use look::Mode;
pub use look::Plot;
pub use look::Section;
pub use remote::Cost;
pub use remote::Heard;
pub use remote::Heights;
pub use remote::Pending;
pub use remote::Remote;
pub use remote::Table;
pub use root::App;
pub use root::start;
pub use route::Opened;
pub use route::read as read_route;
pub use route::write as write_route;
pub use state::Action;
pub use state::Gesture;
pub use state::Slot;
pub use state::SolverStatus;
pub use state::State;
pub use words::describe;
