//! The messages of the class tab on texts that do not count, for the tests that compare them with the expected ones.

use crate::teach::Classes;
use crate::teach::class::{content_of, problem};
use files::lessons::{Class, Lesson};
use web::texts::Texts;

/// Why the last thing in a text that does not count does not; `None` if all of it does.
pub fn code(texts: Texts, lesson: &Lesson, text: &str) -> Option<String> {
    let mut class = Class::default();
    class.take(lesson, text);
    class.problems().last().map(|found| problem(texts, &Classes::default(), found.why))
}

/// Why a file with this name and these bytes is not read; `None` if it is.
pub fn file(texts: Texts, name: &str, bytes: &[u8]) -> Option<String> {
    content_of(name, bytes).err().map(|unread| unread.words(texts))
}
