//! Values with two serialised forms: text for people, and data for other parts of this program from the same build. A part that reads data
//! alone contains neither the parser of the text nor its sentences.

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
/// When there is no such value. This program wrote the input, so the error gives no reason.
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
