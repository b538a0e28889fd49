//! The page on which a pupil does a lesson. What is done stays on the device until the pupil hands over its code, or goes to the learning
//! platform that has opened the page, if the lesson is in a package.
//!
//! ```text
//! Page
//! ├─ header           brand, how many tasks are solved, language
//! ├─ article          the title and all blocks
//! │  ├─ BarBlock      a position: a game, a frame with figures, or a drawing
//! │  └─ section.asked a task: find a move, say who wins, complete a row, find a formula, explain
//! ├─ section.hand-in  the code: as QR code, text and link
//! ├─ Continue         the code of another device; beginning anew
//! └─ p.notice         that the work is not kept, with the way to its code
//! ```
//!
//! Answers are judged by the worker [`tutor`](web::workers::tutor), and games are played by that of the landing page.

mod action;
mod answer;
mod bar;
mod choices;
mod continued;
mod explained;
mod explanation_task;
mod hand_in;
mod kept;
mod move_task;
mod nothing;
mod page;
pub mod platform;
mod reporting;
mod root;
pub mod route;
mod row_task;
mod rule_task;
mod state;
mod task_block;
mod task_board;
mod tutoring;
mod unkept;
mod winner_task;
mod words;

pub use action::{Action, Opening, Step, Trouble};
pub use answer::Answer;
pub use root::{start, start_in_package};
pub use state::{Key, Session, State};
