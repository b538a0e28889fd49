//! The build's own reader of texts.

#[path = "../../crates/web/src/texts/marks.rs"]
#[expect(dead_code, reason = "only the build and the page need all of them")]
mod marks;
#[path = "../../crates/web/build/read.rs"]
mod read;

pub(crate) use read::{Message, Part, language};
