//! The landing page: games in chapters against a computer that errs, or against another person, at the same screen or far
//! away; and at the end of each, how
//! it could have been won.
//!
//! ```text
//! Page
//! ├─ div.introduction   the aim, or what is new in the chapter; in a game div.head: the way back, the name, the rule
//! ├─ Doubt              a link that does not go on from the game here, to choose between the two
//! ├─ section.own        a bar of one's own that is being made, in place of the stage
//! ├─ div.players        in a game: the opponent's face, and what was done and whose turn it is
//! ├─ Stage              the bar, which keeps its scale through a game, and the buttons of the part that is lifted
//! ├─ div.act            the button that begins; of the bar of a day the question who can win
//! ├─ hand_over          a game by links: the link of the last move to send, and the field for the friend's
//! ├─ div.tools          in a game: undo, hint, start again
//! ├─ EndCard            who has won, and the next step
//! ├─ nav.path           the five chapters
//! ├─ div#players, div#rule   sheets that open over the page
//! └─ section.reason     why it was won, in place of the bar
//! ```
//!
//! Lessons have the same games without the chapters: [`Sitting`](web::table::duel::Sitting).

mod chapters;
mod controls;
mod daily;
mod doubt;
mod end_card;
mod face;
mod hand_over;
mod heard_field;
mod kept;
mod own;
mod page;
mod players;
mod puzzle;
mod reason;
mod root;
mod rule;
mod send;
mod sound;
mod table;

pub use page::Landing;
pub use root::start;
