//! Questions, answers and reasons as bytes, for pages and workers that were built together: the parts of a value one after the
//! other, without the names of fields and variants. Of a variant its number is written, and numbers take seven bits a byte.
//!
//! Objects of JavaScript would need every name in both binaries, and the code that compares names. A text that people read
//! (serde calls it human readable) is another form; what has two forms, such as a ruleset, is written here as data.

mod reader;
mod writer;

use serde::Deserialize;
use serde::Serialize;
use std::fmt;

/// The bytes of a value.
pub fn write(value: &impl Serialize) -> Vec<u8> {
    let mut writer = writer::Writer::default();
    // The writer refuses nothing, and neither do the types of messages.
    let _ = value.serialize(&mut writer);
    writer.bytes()
}

/// The value that bytes stand for; `None` if they are not such a value, or more than one.
pub fn read<'de, T: Deserialize<'de>>(bytes: &'de [u8]) -> Option<T> {
    let mut reader = reader::Reader::new(bytes);
    let value = T::deserialize(&mut reader).ok()?;
    reader.is_at_end().then_some(value)
}

/// These bytes are no such value. Why is not kept: no person reads it, and the sentences would be in every binary.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Unreadable;

impl fmt::Display for Unreadable {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("unreadable")
    }
}

impl std::error::Error for Unreadable {}

impl serde::ser::Error for Unreadable {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

impl serde::de::Error for Unreadable {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

#[cfg(test)]
mod tests;
