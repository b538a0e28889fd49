//! The page `explore.html`: the components that compose the views of a game on the [`table`](web::table). No rules and no drawing live here.

mod board_panel;
mod editor;
mod exporting;
mod figures;
mod find;
mod game;
mod groups;
mod law;
mod opening;
mod outcome;
mod page;
mod random;
mod root;
mod share;
mod sliders;
mod walk;

pub use opening::{ANSWERS, Opening, OpeningProps, beginnings};
pub use root::{Explore, start};
