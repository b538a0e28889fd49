//! Names of the numbers that automata read, and how letters over some of them are letters over fewer.

use crate::automata::few::sort_few;
use std::fmt;

/// The name of a number that automata read. Two automata that read the same track read the same number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Track(pub u8);

/// The tracks of an automaton, ascending. Bit i of a letter is a digit of the i-th of them.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct Tracks(Vec<Track>);

impl Tracks {
    /// The most tracks of an automaton: a letter is one of 2⁸.
    pub const MOST: usize = 8;

    /// These tracks, in ascending order and each of them once.
    pub fn new(tracks: impl IntoIterator<Item = Track>) -> Self {
        let mut tracks: Vec<Track> = tracks.into_iter().collect();
        sort_few(&mut tracks, |a, b| a < b);
        tracks.dedup();
        Self(tracks)
    }

    /// The number of tracks.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The number of letters over these tracks.
    pub fn letters(&self) -> usize {
        1 << self.0.len()
    }

    /// All of them, ascending.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Track> + Clone {
        self.0.iter().copied()
    }

    /// Which bit of a letter is the digit of a track; none if there is no such track.
    pub fn place(&self, track: Track) -> Option<usize> {
        self.0.binary_search(&track).ok()
    }

    /// True if this is one of the tracks.
    pub fn has(&self, track: Track) -> bool {
        self.place(track).is_some()
    }

    /// The tracks of both.
    #[must_use]
    pub fn with(&self, other: &Self) -> Self {
        Self::new(self.iter().chain(other.iter()))
    }

    /// All but one.
    #[must_use]
    pub fn without(&self, track: Track) -> Self {
        Self(self.iter().filter(|kept| *kept != track).collect())
    }

    /// For every letter over these tracks the letter over `fewer` that has the same digits. A track of `fewer` that these do
    /// not have gets the digit 0.
    pub(super) fn letters_of(&self, fewer: &Self) -> Vec<u16> {
        let places: Vec<Option<usize>> = fewer.iter().map(|track| self.place(track)).collect();
        let of = |letter: usize| {
            let digits = places.iter().enumerate().filter(|(_, place)| place.is_some_and(|at| letter >> at & 1 == 1));
            digits.map(|(bit, _)| 1 << bit).sum()
        };
        (0..self.letters()).map(of).collect()
    }
}

impl fmt::Debug for Tracks {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_list().entries(self.0.iter().map(|track| track.0)).finish()
    }
}
