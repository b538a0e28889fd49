//! Values that travel in two forms: as text, where people may read it, and as data, where two parts of this program that were
//! built together speak. A part that reads data alone has neither the parser of the text nor its sentences.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::Display;
use std::str::FromStr;

/// Writes a value as its text, or as these data of it.
///
/// # Errors
/// Those of `out`.
pub(crate) fn write<T: Display, D: Serialize, S: Serializer>(value: &T, data: &D, out: S) -> Result<S::Ok, S::Error> {
    if out.is_human_readable() { out.collect_str(value) } else { data.serialize(out) }
}

/// Reads a value from its text, or from its data, if there is such a value.
///
/// # Errors
/// When there is none. It was written by this program, so the reason does not matter.
pub(crate) fn read<'de, T, D, I>(input: I, made: impl FnOnce(D) -> Option<T>) -> Result<T, I::Error>
where
    T: FromStr,
    D: Deserialize<'de>,
    I: Deserializer<'de>,
{
    let read =
        if input.is_human_readable() { String::deserialize(input)?.parse().ok() } else { made(D::deserialize(input)?) };
    read.ok_or_else(|| I::Error::custom("no such value"))
}
