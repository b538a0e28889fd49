//! Questions, answers and reasons as bytes (in the form of the crate `postcard`), for pages and workers that were built
//! together: the parts of a value one after the other, without the names of fields and variants.
//!
//! Objects of JavaScript would need every name in both binaries, and the code that compares names. A text that people read (serde calls it
//! human readable) is another form. A type with two forms, such as a ruleset, is written here as data.

use serde::{Deserialize, Serialize};

/// The bytes of a value.
pub fn write(value: &impl Serialize) -> Vec<u8> {
    // The crate refuses only lists of unknown length, which no message has. If it ever did, the reader would refuse the empty bytes.
    postcard::to_allocvec(value).unwrap_or_default()
}

/// The value that bytes stand for; `None` if they are not such a value, or more than one.
pub fn read<'de, T: Deserialize<'de>>(bytes: &'de [u8]) -> Option<T> {
    postcard::take_from_bytes(bytes).ok().and_then(|(value, rest)| rest.is_empty().then_some(value))
}

#[cfg(test)]
mod tests;
