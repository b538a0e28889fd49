//! A game on the table: one pure reducer ([`State`]) with its address, the questions to the solver and their answers, and what several pages
//! show of it: turns, moves, hints, why a position is won or lost, and figures.

mod action;
pub mod announcing;
pub mod asking;
pub mod bar;
pub mod boards;
mod call;
pub mod duel;
pub mod figures;
pub mod frame;
pub mod game_panel;
pub mod hinting;
mod look;
pub mod look_names;
mod move_field;
pub mod notice;
mod opened;
mod parameter;
pub mod parameters;
mod play;
pub mod refusals;
mod remote;
pub mod route;
mod shaping_panel;
mod slot;
pub mod solved;
pub mod solver;
mod state;
pub mod sum_panel;
pub mod turn;
pub mod typed;
pub mod verdict;
pub mod walk;
pub mod why;
mod wrong_table_report;

pub use action::Action;
pub use call::{Call, Pending};
pub use look::{Figure, Form, Line, Look, Mode, Plot, Section};
pub use notice::{Notice, Unanswered};
pub use opened::Opened;
pub use parameter::{Parameter, Walking};
pub use play::{Computer, Hint, Known, blunders};
pub use remote::{Cost, Heights, Remote, Rows, SolverReply, Table};
pub use route::{LinkRefused, read as read_route, write as write_route};
pub use slot::{Slot, Slots};
pub use state::State;
