//! The contents of a set, seen from any distance: a plane of positions with coordinates below 2⁵³, each square as one pixel.
//!
//! # Squares and states
//! A *square* of level l has 2ˡ numbers across and 2ˡ up, and begins at multiples of 2ˡ. All its places have the same digits from digit l
//! on. An automaton that reads the most significant digits first reads these digits first. So it is then in the same state at all places
//! of the square, and this state decides which places are in the set:
//!
//! ```text
//!   level l + 1                 level l
//!   ┌───────────────┐           ┌───────┬───────┐     digit l of what runs across is a, that of what runs up is b;
//!   │               │           │ 0, 1  │ 1, 1  │     the square (a, b) is in state next(s, letter), where the
//!   │    state s    │    →      ├───────┼───────┤     letter has a and b and digit l of the fixed numbers
//!   │               │           │ 0, 0  │ 1, 0  │
//!   └───────────────┘           └───────┴───────┘
//! ```
//!
//! The whole plane is one square, in the automaton's first state. Each level follows from the one above by one look-up for each square
//! ([`Picture::frame`]). The last three levels are copied, since they depend on the state alone ([`Tiles`]). The number of places of a
//! square that are in the set follows from the level below ([`Counts`]), and so does the exact number in any rectangle. The growth of
//! that number depends on the automaton as a graph ([`Growth`]). The nearest positions on a line are found by the digits of one number
//! ([`Line`]).

mod counts;
mod frame;
mod growth;
mod line;
mod tiles;

pub use counts::Counts;
pub use frame::View;
pub use growth::Growth;
pub use line::Line;
pub use tiles::Tiles;

use crate::automata::{Automaton, DigitOrder, Track};

/// A set of positions, by an automaton that reads the most significant digits first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    letters: usize,
    /// The bit of a letter that is a digit of each coordinate; 0 for one that is not read, which may be any number.
    masks: [usize; 3],
    next: Vec<u32>,
    accepting: Vec<bool>,
}

/// Two coordinates that run across and up, and the numbers at which others are fixed. Those of the two do not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plane {
    /// The coordinates that run across and up, 0 to 2.
    pub free: [usize; 2],
    /// A number for each coordinate.
    pub fixed: [u64; 3],
}

impl Picture {
    /// The number of binary digits of coordinates.
    pub const DIGITS: u32 = 53;
    /// All coordinates are below this.
    pub const SIDE: u64 = 1 << Self::DIGITS;

    /// The set of these tables, which have a row of 2ᵗ successors for each state and begin in state 0. `places` says which of the t
    /// bits of a letter is a digit of each coordinate. None if they do not fit together.
    pub fn new(places: [Option<usize>; 3], tracks: usize, next: Vec<u32>, accepting: Vec<bool>) -> Option<Self> {
        let (count, letters) = (accepting.len(), 1usize.checked_shl(u32::try_from(tracks).ok()?)?);
        let fits = count > 0 && next.len() == count.checked_mul(letters)? && tracks <= places.iter().flatten().count();
        if !fits || places.iter().flatten().any(|&place| place >= tracks) || next.iter().any(|&to| to as usize >= count)
        {
            return None;
        }
        Some(Self { letters, masks: places.map(|place| place.map_or(0, |place| 1 << place)), next, accepting })
    }

    /// The set of an automaton whose tracks are those of coordinates; none if it reads digits in the other order, or others.
    pub fn of(automaton: &Automaton, coordinates: [Track; 3]) -> Option<Self> {
        let places = coordinates.map(|track| automaton.tracks.place(track));
        let is_read = automaton.order == DigitOrder::MostFirst;
        let (next, accepting) = (automaton.next.clone(), automaton.accepting.clone());
        is_read.then(|| Self::new(places, automaton.tracks.count(), next, accepting)).flatten()
    }

    /// The number of states.
    pub fn count(&self) -> usize {
        self.accepting.len()
    }

    /// True if a square of level 0 in this state is in the set.
    pub fn accepts(&self, state: u32) -> bool {
        self.accepting[state as usize]
    }

    /// True if a position is in the set, by the obvious method, with which the others are compared.
    pub fn holds(&self, position: [u64; 3]) -> bool {
        let digits = (0..Self::DIGITS).rev();
        self.accepts(digits.fold(0, |state, place| self.step(state, self.letter(position, place))))
    }

    fn step(&self, state: u32, letter: usize) -> u32 {
        self.next[state as usize * self.letters + letter]
    }

    /// The letter with the digits of a position at a place.
    fn letter(&self, position: [u64; 3], place: u32) -> usize {
        let digits = position.iter().zip(self.masks);
        digits.filter(|(number, _)| *number >> place & 1 == 1).map(|(_, mask)| mask).sum()
    }

    /// The letters of the four squares of a square of the level above `place`: (0, 0), (1, 0), (0, 1) and (1, 1).
    fn letters_at(&self, plane: &Plane, place: u32) -> [usize; 4] {
        let [across, up] = plane.free.map(|axis| self.masks[axis]);
        let mut fixed = plane.fixed;
        plane.free.iter().for_each(|&axis| fixed[axis] = 0);
        let base = self.letter(fixed, place);
        [base, base + across, base + up, base + across + up]
    }
}
