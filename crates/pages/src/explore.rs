//! The page `explore.html`: the components that compose the views of a game on the [`table`](web::table). No rules and no drawing live here.

mod board_panel;
mod editor;
mod exporting;
mod figures;
mod find;
mod game;
mod groups;
mod law;
mod outcome;
mod random;
mod root;
mod share;
mod sliders;
mod walk;

pub use root::{Explore, start};
