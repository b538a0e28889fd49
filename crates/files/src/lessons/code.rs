//! Work as letters that a pupil can hand over: `SWEET-04…`.
//!
//! ```text
//! SWEET-   letters of base 32, five bits each, the highest bit first; the last bits are 0
//!          ┌─────────┬────────────────┬──────────────────────┬──────────────────┐
//! bytes    │ version │ bytes of work  │ the work (postcard)  │ CRC-32 of all    │
//!          │  1 byte │ 2, low first   │                      │ before; low first│
//!          └─────────┴────────────────┴──────────────────────┴──────────────────┘
//! ```
//!
//! The letters are those of Crockford's base 32: digits and capitals without I, L, O and U. Small letters are read as well, O as 0, I
//! and L as 1; hyphens and blanks between letters are ignored. One damaged letter changes at most five neighbouring bits, and CRC-32
//! sees every change that lies within 32 neighbouring bits; of the bits behind the last byte the reader wants zeros. So no single
//! damaged letter is overlooked, and since the check is a linear one, the letter can be found: [`Damage`] names its place where only
//! one letter can be wrong.
//!
//! Version and check are in the same places in every version, so a code from a later one is recognised. A code proves nothing: it can be
//! made up by anybody who knows this page.

mod found;

use crate::exports::{checksum, shifted};
use crate::lessons::Work;
pub use found::{Piece, pieces};
use maths::values::half_width;

/// The beginning of a code.
pub const MARK: &str = "SWEET-";
/// The version that is written.
pub const VERSION: u8 = 1;
/// The most bytes of a code.
const MOST: usize = 4000;
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// Bytes before and behind the work.
const HEAD: usize = 3;
const CHECK: usize = 4;
/// The letters of the shortest code.
const LEAST: usize = (8 * (HEAD + CHECK)).div_ceil(5);

/// Why letters are no code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotACode {
    /// The text does not begin with [`MARK`].
    NoMark,
    /// The letter at this place, from 1, is none that codes have.
    Letter(usize, char),
    /// This number of letters is missing at the end.
    CutOff(usize),
    /// There are more letters than the code has.
    TooLong,
    /// A letter is wrong.
    Damaged(Damage),
    /// A later version of the page has written the code.
    Later(u8),
    /// The check is right, but no page writes such work.
    Unsound,
}

/// The place of the damage in a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Damage {
    /// If only one letter is wrong, it is the one at this place, from 1, and should be this letter.
    At(usize, char),
    /// More than one letter is wrong, or which one cannot be said.
    Somewhere,
}

/// The work as bytes, with version and check.
pub fn bytes(work: &Work) -> Vec<u8> {
    // Writing to a vector has no reason to fail.
    let body = postcard::to_allocvec(work).unwrap_or_default();
    let mut bytes = vec![VERSION];
    bytes.extend((body.len() as u16).to_le_bytes());
    bytes.extend(body);
    bytes.extend(checksum(&bytes).to_le_bytes());
    bytes
}

/// The work as a code.
pub fn write(work: &Work) -> String {
    let bytes = bytes(work);
    let bit = |at: usize| bytes.get(at / 8).is_some_and(|byte| byte >> (7 - at % 8) & 1 == 1);
    let letter = |place: usize| {
        let value = (0..5).fold(0, |value, at| value << 1 | usize::from(bit(5 * place + at)));
        char::from(LETTERS[value])
    };
    MARK.chars().chain((0..(8 * bytes.len()).div_ceil(5)).map(letter)).collect()
}

/// Reads a code.
///
/// # Errors
/// What is wrong with it.
pub fn read(code: &str) -> Result<Work, NotACode> {
    let values = values(code)?;
    let bytes = bytes_of(&values);
    let (&version, rest) = bytes.split_first().ok_or_else(|| NotACode::CutOff(LEAST - values.len()))?;
    let length = rest.get(..2).map(|two| usize::from(u16::from_le_bytes([two[0], two[1]])));
    if !is_right(&values) {
        return Err(wrong(&values, length));
    }
    if version > VERSION {
        return Err(NotACode::Later(version));
    }
    // There was no earlier version.
    if version < VERSION {
        return Err(NotACode::Unsound);
    }
    let body = &bytes[HEAD..bytes.len() - CHECK];
    match postcard::take_from_bytes::<Work>(body) {
        Ok((work, [])) if work.is_sound() => Ok(work),
        Ok(_) | Err(_) => Err(NotACode::Unsound),
    }
}

/// The error in letters whose check is wrong.
fn wrong(values: &[u8], length: Option<usize>) -> NotACode {
    if let Some((place, value)) = only_wrong(values) {
        return NotACode::Damaged(Damage::At(place + 1, char::from(LETTERS[usize::from(value)])));
    }
    let expected = |length: usize| (8 * (HEAD + length + CHECK)).div_ceil(5);
    match length.map(expected) {
        None => NotACode::CutOff(LEAST.saturating_sub(values.len()).max(1)),
        // A damaged length says nothing.
        Some(expected) if expected <= MOST && values.len() < expected => NotACode::CutOff(expected - values.len()),
        Some(expected) if values.len() > expected => NotACode::TooLong,
        Some(_) => NotACode::Damaged(Damage::Somewhere),
    }
}

/// The letters behind the mark as numbers below 32.
fn values(code: &str) -> Result<Vec<u8>, NotACode> {
    let code = half_width(code);
    let code = code.trim();
    let is_marked = code.get(..MARK.len()).is_some_and(|mark| mark.eq_ignore_ascii_case(MARK));
    let letters = code.get(MARK.len()..).filter(|_| is_marked).ok_or(NotACode::NoMark)?;
    let letters = letters.chars().filter(|letter| !letter.is_whitespace() && *letter != '-');
    let values = letters.enumerate().map(|(place, letter)| value_of(letter).ok_or(NotACode::Letter(place + 1, letter)));
    let values = values.take(2 * MOST).collect::<Result<Vec<u8>, _>>()?;
    if values.len() > MOST { Err(NotACode::TooLong) } else { Ok(values) }
}

/// A letter as a number below 32.
fn value_of(letter: char) -> Option<u8> {
    let letter = match letter.to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        other => other,
    };
    LETTERS.iter().position(|&known| char::from(known) == letter).map(|value| value as u8)
}

/// Whole bytes of letters.
fn bytes_of(values: &[u8]) -> Vec<u8> {
    let bit = |at: usize| values[at / 5] >> (4 - at % 5) & 1;
    (0..5 * values.len() / 8).map(|byte| (0..8).fold(0, |value, at| value << 1 | bit(8 * byte + at))).collect()
}

/// True if the bits behind the last byte are 0, and every letter has a bit of some byte.
fn ends_in_zeros(values: &[u8]) -> bool {
    let behind = 5 * values.len() % 8;
    behind < 5 && values.last().is_some_and(|value| value & ((1 << behind) - 1) == 0)
}

/// The one letter whose change makes everything right: its place from 0, and its value. `None` if there is none, or more than one.
///
/// The check is linear. The difference between the given check and the right one is an exclusive or, and each bit of the code changes it by
/// a fixed amount. Several bits change it by the exclusive or of their amounts. So only changes that make the difference 0 are tried.
fn only_wrong(values: &[u8]) -> Option<(usize, u8)> {
    let bytes = bytes_of(values);
    let end = bytes.len().checked_sub(CHECK)?;
    let (before, check) = bytes.split_at(end);
    let check = check.iter().rev().fold(0, |check, byte| check << 8 | u32::from(*byte));
    let difference = checksum(before) ^ check;
    let of_bit = effects(end);
    let effect = |place: usize, change: u8| {
        let bits = (0..5).filter(|bit| change >> (4 - bit) & 1 == 1).map(|bit| 5 * place + bit);
        bits.map(|bit| of_bit.get(bit).copied().unwrap_or(0)).fold(0, |all, one| all ^ one)
    };
    let mut tried = values.to_vec();
    let mut found = None;
    for (place, &value) in values.iter().enumerate() {
        for change in (1..32).filter(|change| effect(place, *change) == difference) {
            tried[place] = value ^ change;
            if is_right(&tried) && found.replace((place, tried[place])).is_some() {
                return None;
            }
        }
        tried[place] = value;
    }
    found
}

/// The change that each bit of a code makes in the difference of the checks, from the highest bit of the first byte; `end` bytes are before
/// the check.
fn effects(end: usize) -> Vec<u32> {
    let zeros = checksum(&[0]);
    // The effect of each bit of the last byte before the check. Each byte further in front goes through one more step.
    let mut of_byte: Vec<u32> = (0..8).map(|bit| checksum(&[0x80 >> bit]) ^ zeros).collect();
    let mut backwards = Vec::with_capacity(8 * end);
    for _ in 0..end {
        backwards.extend(of_byte.iter().rev());
        of_byte.iter_mut().for_each(|effect| *effect = (0..8).fold(*effect, |effect, _| shifted(effect)));
    }
    let of_check = (0..8 * CHECK).map(|bit| 1 << (8 * (bit / 8) + 7 - bit % 8));
    backwards.into_iter().rev().chain(of_check).collect()
}

fn is_right(values: &[u8]) -> bool {
    let bytes = bytes_of(values);
    let [_, low, high, ..] = bytes[..] else { return false };
    let length = usize::from(u16::from_le_bytes([low, high]));
    bytes.len() == HEAD + length + CHECK && ends_in_zeros(values) && {
        let (before, check) = bytes.split_at(bytes.len() - CHECK);
        checksum(before).to_le_bytes() == check
    }
}

#[cfg(test)]
mod tests;
