//! A file in pieces.

use crate::exports::numbers;
use std::collections::VecDeque;
use std::ops::Range;

/// A piece has at least so many bytes, unless it is the last one, and not many more.
const PIECE: usize = 64 * 1024;
/// So many items are written before the size is looked at: at most some 20 kB.
const STEP: usize = 512;

/// A text file on its way: an iterator over its pieces, some tens of kilobytes each. One after the other they are the file;
/// `collect::<String>()` makes all of it at once.
pub struct Export {
    parts: VecDeque<Part>,
    /// How many items of the first of these parts are written.
    written: usize,
    done: u64,
    total: u64,
}

/// A part of a file.
pub(super) enum Part {
    /// So much text.
    Text(String),
    /// Something that is written item by item.
    Items(Box<dyn Items>),
}

/// Many alike things to be written, such as the cells of a table.
pub(super) trait Items {
    /// How many there are.
    fn count(&self) -> usize;

    /// Appends some of them; ranges are in order and without gaps.
    fn write(&self, items: Range<usize>, text: &mut String);
}

impl Export {
    pub(super) fn new<const N: usize>(parts: [Part; N]) -> Self {
        Self::of(parts.into())
    }

    pub(super) fn of(parts: VecDeque<Part>) -> Self {
        let count = |part: &Part| match part {
            Part::Text(_) => 0,
            Part::Items(items) => items.count() as u64,
        };
        let total = parts.iter().map(count).sum();
        Self { parts, written: 0, done: 0, total }
    }

    /// How many cells, positions or terms are written.
    pub fn done(&self) -> u64 {
        self.done
    }

    /// How many there will be.
    pub fn total(&self) -> u64 {
        self.total
    }
}

impl Iterator for Export {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        let mut text = String::new();
        while text.len() < PIECE {
            match self.parts.front() {
                None => break,
                Some(Part::Text(part)) => text.push_str(part),
                Some(Part::Items(items)) => {
                    text.reserve(PIECE);
                    let count = items.count();
                    while text.len() < PIECE && self.written < count {
                        let end = count.min(self.written + STEP);
                        items.write(self.written..end, &mut text);
                        self.done += (end - self.written) as u64;
                        self.written = end;
                    }
                    if self.written < count {
                        break;
                    }
                }
            }
            self.parts.pop_front();
            self.written = 0;
        }
        (!text.is_empty()).then_some(text)
    }
}

impl Part {
    pub(super) fn items(items: impl Items + 'static) -> Self {
        Self::Items(Box::new(items))
    }
}

/// So many numbers from a first one on, each by the same more than the one before, with a separator between two of them.
pub(super) struct Counting {
    pub(super) first: u32,
    pub(super) stride: u32,
    pub(super) count: u32,
    pub(super) separator: &'static str,
}

impl Items for Counting {
    fn count(&self) -> usize {
        self.count as usize
    }

    fn write(&self, items: Range<usize>, text: &mut String) {
        for index in items {
            text.push_str(if index > 0 { self.separator } else { "" });
            numbers::whole(text, self.first + self.stride * index as u32);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Counting, Export, PIECE, Part};

    #[test]
    fn pieces_are_of_moderate_size_and_make_up_the_file() {
        let counting = |count| Part::items(Counting { first: 7, stride: 3, count, separator: ", " });
        let text = |text: &str| Part::Text(text.into());
        let mut export = Export::new([text("["), counting(0), text("]["), counting(100_000), text("]\n")]);
        let mut pieces = Vec::new();
        let mut before = 0;
        while let Some(piece) = export.next() {
            assert!(export.done() > before, "every piece here has items");
            before = export.done();
            pieces.push(piece);
        }
        assert_eq!((export.done(), export.total()), (100_000, 100_000));
        let numbers: Vec<String> = (0..100_000).map(|n| (7 + 3 * n).to_string()).collect();
        assert_eq!(pieces.concat(), format!("[][{}]\n", numbers.join(", ")));
        let (_, all_but_last) = pieces.split_last().unwrap();
        assert!(all_but_last.iter().all(|piece| (PIECE..PIECE + 16 * 1024).contains(&piece.len())));
    }
}
