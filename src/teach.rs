//! The page for teachers: links, frames, lessons and worksheets.

mod root;

pub use root::start;
