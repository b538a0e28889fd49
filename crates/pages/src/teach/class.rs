//! The tab with the class: the codes that pupils have handed in, and a summary of their work.
//!
//! ```text
//! section.class-tab
//! ├─ OpenLesson    a field for the link of a lesson that is not on this device
//! ├─ HandIn        codes by pasting, files and camera; closed where a class is kept
//! │  └─ Camera     the picture, and what was read
//! ├─ Taking        how far the reading is
//! ├─ Table         a row for each pupil, a column for each task; a cell opens
//! ├─ task_view     what a pupil, or the class, tried in a task, and what to ask back
//! │  └─ Lost       where games were lost that were won
//! ├─ problems      what does not count, and why
//! └─ Several       the classes of all lessons on this device
//! ```

mod camera;
mod drawn;
mod files;
mod hand_in;
mod lost;
mod names;
mod open_lesson;
mod problems;
mod save;
mod scanning;
mod several;
mod tab;
mod table;
mod taking;
mod task_view;
mod tries;
mod words;

pub(super) use files::content_of;
pub(super) use tab::ClassTab;
pub(super) use words::problem;
