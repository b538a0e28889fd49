//! A game against an opponent: the computer, another person at the same screen, or a friend far away. Its state and its grammar in links, the
//! moves of the computer, the bar on its stage, and what is said below it.

mod action;
mod advice;
mod chapter;
pub mod computer;
pub mod daily;
mod day;
pub mod far;
mod link;
mod opponent;
pub mod route;
pub mod said;
pub mod seed;
mod sitting;
pub mod stage;
mod state;
pub mod words;

pub use action::Action;
pub use advice::Adviser;
pub use chapter::Chapter;
pub use day::Day;
pub use far::{Doubt, Far, Kept, Misheard, Unfit};
pub use link::Link;
pub use opponent::Opponent;
pub use sitting::Sitting;
pub use stage::{choices_of, words as board_words};
pub use state::{Chance, End, Notice, State};
pub use words::game_in_words;
