//! What a frame of another page shows, as the query of its address says: one table of [`Parameter`]s and the [`Settings`] they
//! make. The page writes such queries to be copied, the embed reads them.

mod parameters;
mod settings;

pub use parameters::Parameter;
pub use settings::Control;
pub use settings::Lock;
pub use settings::Named;
pub use settings::Remark;
pub use settings::Settings;
pub use settings::Theme;
pub use settings::View;
pub use settings::Wrong;
