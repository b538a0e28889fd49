//! The page for teachers: links, frames, lessons, classes and worksheets.
//!
//! ```text
//! main.teach
//! ├─ CourseTab        the opening: a card for each ready lesson, below them a link to each part
//! │  └─ CoursePage    one of the lessons for its teacher
//! ├─ ClassTab         the codes that pupils have handed in, and what the class did
//! ├─ PrintTab         a worksheet, and its answers
//! ├─ frame_tab        recipes and options; the code and a preview beside them
//! ├─ lesson_tab       blocks: texts, positions, questions; as a link, as a file, on paper
//! │  ├─ TextFile      the same as a text file, with what is for the teacher
//! │  └─ reader        the same as pupils see it
//! └─ link_tab         a position, what a link to it opens, the link and its code for phones
//! ```
//!
//! One pure reducer ([`State`]). The address carries the tab with its content. Drafts of the lesson and of the worksheet, and the classes,
//! are also saved on the device.

mod action;
mod answers;
mod block_editor;
mod blocks;
mod class;
mod classes;
mod course;
mod course_page;
mod course_tab;
mod deflating;
mod example;
mod file;
mod focus;
mod for_platform;
mod frame_options;
mod frame_tab;
mod give;
mod guide;
mod kept;
mod lesson_tab;
mod link;
mod link_tab;
mod opening;
mod opens;
mod page;
mod paper;
mod position_field;
mod print_tab;
mod reader;
pub mod refusals;
mod removed;
mod root;
mod route;
mod sheet;
mod smaller;
mod solving;
mod state;
mod tab;
mod task_check;
mod task_editor;
mod template;
mod text_file;
mod words;

pub use action::{Action, ClassChange, Elsewhere, FrameChange, LessonChange, SheetChange};
pub use classes::{Arrived, By, Classes, Kept, Sort};
pub use course::{Course, CourseChange, Fetched};
pub use link::Link;
pub use opening::{Opening, OpeningProps};
pub use opens::Opens;
pub use root::start;
pub use route::{LinkRefused, read as read_route, write as write_route};
pub use sheet::{Asked, Entry, Sheet};
pub use state::{Notice, Removed, State};
pub use tab::Tab;

/// Asks the browser to print. If a page may not print, the reader prints from the browser's menu.
pub(crate) fn print_page() {
    let _ = web_sys::window().map(|window| window.print());
}
