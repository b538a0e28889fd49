//! The landing page: games in chapters against a computer that errs, or against another person, at the same screen or far
//! away; and at the end of each, how
//! it could have been won.
//!
//! ```text
//! Page
//! ├─ div.introduction   the chapter's number, name, rules and question; of a puzzle, who won it in how many moves
//! ├─ OwnBar             a bar of one's own: family, parameters, size
//! ├─ Table              the bar with whose turn it is and what was broken off
//! │  ├─ Stage           the bar, which keeps its scale through a game
//! │  ├─ Doubt           a link that does not go on from the game here, to choose between the two
//! │  ├─ HandOver        a game by links: code, link and text of the last move, and where the friend's is typed
//! │  ├─ EndCard         lies over the bar when the game has ended; Reason unfolds in it
//! │  └─ Controls        undo, hint, a new game; Opponents
//! ├─ details.secret     the chapter's secret
//! └─ Chapters           the five bars, and a bar of one's own
//! ```
//!
//! Lessons have the same games without the chapters: `play::sitting`.

mod action;
mod advice;
mod chapter;
mod chapters;
mod computer;
mod controls;
mod doubt;
mod end_card;
mod far;
mod hand_over;
mod heard_field;
mod kept;
mod link;
mod opponent;
mod opponents;
mod own;
mod page;
mod puzzle;
mod reason;
mod root;
pub mod route;

mod said;
mod seed;
mod share_button;
mod sitting;
mod stage;
mod state;
mod table;
mod words;

pub use action::Action;
pub(crate) use advice::{Adviser, adviser};
pub use chapter::Chapter;
pub use far::{Doubt, Far, Kept, Misheard, Unfit};
pub use link::Link;
pub use opponent::Opponent;
pub use page::Landing;
pub use root::start;
pub(crate) use sitting::Sitting;
pub(crate) use stage::{choices_of, removed_from, words as board_words};
pub use state::{Chance, End, Notice, State};
pub(crate) use words::game_in_words;
