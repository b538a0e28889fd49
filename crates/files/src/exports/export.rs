//! A file in pieces.

use crate::exports::numbers;
use std::collections::VecDeque;
use std::ops::Range;

/// The least number of bytes of a piece that is not the last one. A piece is not much longer.
const PIECE: usize = 64 * 1024;
/// The number of items that are written between two checks of the size: at most some 20 kB.
const STEP: usize = 512;

/// A text file in the making: an iterator over its pieces, some tens of kilobytes each. One after the other they are the file;
/// `collect::<String>()` makes all of it at once.
pub struct Export {
    parts: VecDeque<Part>,
    /// The number of items of the first of these parts that are written.
    written: usize,
    done: u64,
    total: u64,
}

/// A part of a file.
pub(super) enum Part {
    /// A fixed text.
    Text(String),
    /// Something that is written item by item.
    Items(Box<dyn Items>),
}

/// Many alike things to be written, such as the cells of a table.
pub(super) trait Items {
    /// The number of items.
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

    /// The number of cells, positions or terms written so far.
    pub fn done(&self) -> u64 {
        self.done
    }

    /// The number of cells, positions or terms of the whole file.
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

/// An arithmetic sequence of `count` numbers from `first`, with difference `stride`, and with a separator between two numbers.
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
