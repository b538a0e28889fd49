//! The page on which a pupil does a lesson. The work stays on the device until the pupil hands over its code. If the lesson is in a
//! package, the work goes to the learning platform that has opened the page.
//!
//! ```text
//! Page
//! ├─ header.lesson-head   the way out, the title, which task it is, a part for each task
//! ├─ main                 all screens; all but one are hidden, and on paper there are all
//! │  └─ section.screen    words, a board or a form, the verdict on the answer, and div.lesson-foot
//! └─ p.notice             that the work is not kept, with the way to its code
//! ```
//!
//! The screens are the start, one for each task, question and figure, and the hand-in.
//!
//! Answers are judged by the worker [`tutor`](web::workers::tutor), and games are played by that of the landing page.

mod action;
mod answer;
mod bar;
mod choices;
mod continued;
mod explained;
mod explanation_task;
mod foot;
mod hand_in;
mod head;
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
mod rule_tiles;
mod screen;
mod start;
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
