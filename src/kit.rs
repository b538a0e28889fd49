//! What the pages share: the address, the language, fields, storage, downloads, new versions, the words for positions,
//! moves and refusals, and words that are explained. Nothing here knows the state of a page.

pub(crate) mod address;
pub(crate) mod build;
pub(crate) mod copying;
mod course;
pub(crate) mod dialog;
pub(crate) mod download;
mod edit;
pub(crate) mod families;
pub(crate) mod fetching;
pub(crate) mod fields;
pub(crate) mod focus;
mod gesture;
pub(crate) mod language;
pub(crate) mod lesson_words;
pub(crate) mod lost_focus;
pub(crate) mod mistakes;
pub(crate) mod mount;
pub(crate) mod notice;
pub mod numbers;
mod offline;
mod own_fields;
mod own_words;
pub(crate) mod refusals;
mod rim_fields;
pub(crate) mod rooms;
pub(crate) mod ruleset_fields;
pub(crate) mod storage;
pub(crate) mod term;
pub(crate) mod timer;
pub(crate) mod unkept;
pub(crate) mod update;
pub(crate) mod words;

pub use course::CourseLesson;
pub use edit::Edit;
pub use gesture::Gesture;
pub use refusals::not_a_record;
pub use refusals::not_begun;
pub use refusals::problems;
pub use refusals::rim_fault;
pub use words::describe;
pub use words::sentence;
