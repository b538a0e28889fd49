//! Relations that hold between the digits of every place, such as x ⊕ y ⊕ z = 0, and powers of two. They are the same in both
//! orders.

use crate::automata::explore::Machine;
use crate::automata::{Track, Tracks};

/// The tuples whose digits are related in a certain way at every place. The zero letter always is allowed, since numbers have
/// zeros before their first digit.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct DigitRelation {
    tracks: Tracks,
    /// For every letter over the tracks whether it is allowed.
    allowed: Vec<bool>,
}

impl DigitRelation {
    /// The relation that allows a letter if and only if `is_allowed` is true of the digits, which a function gives for each
    /// track; nothing if it forbids that all digits are 0.
    pub fn new(tracks: Tracks, is_allowed: impl Fn(&dyn Fn(Track) -> bool) -> bool) -> Option<Self> {
        let allows =
            |letter: usize| is_allowed(&|track| tracks.place(track).is_some_and(|place| letter >> place & 1 == 1));
        let allowed: Vec<bool> = (0..tracks.letters()).map(allows).collect();
        (allowed.first() == Some(&true)).then_some(Self { tracks, allowed })
    }

    /// The tracks that the relation reads.
    pub fn tracks(&self) -> &Tracks {
        &self.tracks
    }
}

/// One state while all letters were allowed, and another one afterwards.
impl Machine for DigitRelation {
    fn start(&mut self, out: &mut Vec<u32>) {
        out.push(1);
    }

    fn step(&mut self, state: &[u32], letter: usize, out: &mut Vec<u32>) {
        out.push(u32::from(state == [1] && self.allowed[letter]));
    }

    fn accepts(&self, state: &[u32]) -> bool {
        state == [1]
    }
}

/// The powers of two of one track. A state is the number of ones so far, at most 2.
pub(super) struct PowerOfTwo;

impl Machine for PowerOfTwo {
    fn start(&mut self, out: &mut Vec<u32>) {
        out.push(0);
    }

    fn step(&mut self, state: &[u32], letter: usize, out: &mut Vec<u32>) {
        out.extend(state.iter().map(|ones| (ones + letter as u32).min(2)));
    }

    fn accepts(&self, state: &[u32]) -> bool {
        state == [1]
    }
}
