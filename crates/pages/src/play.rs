//! The landing page: games in chapters against a computer that errs, or against another person, at the same screen or far
//! away; and at the end of each, how
//! it could have been won.
//!
//! ```text
//! Page
//! ├─ div.introduction   the chapter's number, name, rules and question; of a puzzle, who won it in how many moves
//! ├─ section.own        a bar of one's own that is being made: shape, size
//! ├─ div.table          the bar with whose turn it is and what was broken off
//! │  ├─ Stage           the bar, which keeps its scale through a game
//! │  ├─ Doubt           a link that does not go on from the game here, to choose between the two
//! │  ├─ HandOver        a game by links: code, link and text of the last move, and where the friend's is typed
//! │  ├─ EndCard         lies over the bar when the game has ended; the reason unfolds in it
//! │  └─ div.controls    undo, hint, a new game; the opponents
//! ├─ details.secret     the chapter's secret
//! └─ nav.chapters       the five bars, and a bar of one's own
//! ```
//!
//! Lessons have the same games without the chapters: [`Sitting`](web::table::duel::Sitting).

mod chapters;
mod controls;
mod doubt;
mod end_card;
mod hand_over;
mod heard_field;
mod kept;
mod opponents;
mod own;
mod page;
mod puzzle;
mod reason;
mod root;
mod send;
mod table;

pub use page::Landing;
pub use root::start;
