//! What the pages share: the address, the language, fields, storage, downloads, new versions, the words and drawings
//! for positions, the words for moves and refusals, and words that are explained. Nothing here knows the state of a page.

pub mod address;
pub mod bar_maker;
pub mod build;
pub mod copying;
mod course;
pub mod dialog;
pub mod download;
mod edit;
pub mod families;
pub mod fetching;
pub mod fields;
pub mod focus;
pub mod frame;
mod gesture;
pub mod grammar_mistakes;
pub mod hand;
pub mod language;
pub mod lesson_words;
pub mod live;
pub mod lost_focus;
pub mod mistakes;
pub mod mount;
pub mod notice;
pub mod numbers;
mod offline;
mod own_fields;
mod own_words;
pub mod picture;
pub mod refusals;
mod rim_fields;
pub mod rooms;
pub mod ruleset_fields;
pub mod sharing;
pub mod storage;
pub mod term;
pub mod text_field;
pub mod timer;
pub mod unkept;
pub mod update;
pub mod words;

pub use course::CourseLesson;
pub use edit::Edit;
pub use gesture::Gesture;
pub use refusals::{not_a_record, not_begun, problems, rim_fault};
pub use words::{describe, sentence};
