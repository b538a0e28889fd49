//! The settings of a frame in another page, from the query of its address: one table of [`Parameter`]s and the [`Settings`] they make. The
//! page writes such queries to be copied, the embed reads them.

mod parameters;
mod sets;
mod settings;

pub use parameters::Parameter;
pub use sets::{Control, Lock, Theme, View};
pub use settings::{Remark, Settings, Wrong};
