//! A minimal automaton as dense tables.

use crate::automata::{DigitOrder, Track, Tracks};

/// The number of a state, 0 or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct State(pub u32);

impl State {
    /// The index of the state's row in a table.
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A deterministic automaton that has a successor for every state and letter.
///
/// ```text
///   next:  | state 0, letters 0 … 2ᵗ − 1 | state 1, letters 0 … 2ᵗ − 1 | …      t tracks, u32 each
/// ```
///
/// The automaton begins in state 0. It is minimal, every state is reached from state 0, and the states are numbered in the order of a
/// breadth-first search. So two automata that read the same tracks in the same order decide the same set if and only if they are equal.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Automaton {
    pub(super) order: DigitOrder,
    pub(super) tracks: Tracks,
    pub(super) next: Vec<u32>,
    pub(super) accepting: Vec<bool>,
}

impl Automaton {
    /// The order in which it reads digits.
    pub fn order(&self) -> DigitOrder {
        self.order
    }

    /// The tracks that it reads. Other tracks do not matter.
    pub fn tracks(&self) -> &Tracks {
        &self.tracks
    }

    /// The number of states.
    pub fn count(&self) -> usize {
        self.accepting.len()
    }

    /// All its states; it begins in the first.
    pub fn states(&self) -> impl Iterator<Item = State> {
        (0..).map(State).take(self.count())
    }

    /// The state after a letter, which is below 2ᵗ.
    pub fn next(&self, from: State, letter: usize) -> State {
        State(self.next[from.index() * self.tracks.letters() + letter])
    }

    /// True if a word that ends in this state is in the set.
    pub fn accepts(&self, state: State) -> bool {
        self.accepting[state.index()]
    }

    /// True if no tuple is in the set.
    pub fn is_empty(&self) -> bool {
        !self.accepting.contains(&true)
    }

    /// True if all tuples are in the set.
    pub fn is_everything(&self) -> bool {
        !self.accepting.contains(&false)
    }

    /// True if a tuple is in the set. `number` gives the number of each track.
    pub fn holds(&self, number: impl Fn(Track) -> u64) -> bool {
        let numbers: Vec<u64> = self.tracks.iter().map(number).collect();
        let length = 64 - numbers.iter().fold(0, |all, number| all | number).leading_zeros();
        let letter = |place: u32| {
            let digits = numbers.iter().enumerate().map(|(bit, number)| usize::from(number >> place & 1 == 1) << bit);
            digits.sum::<usize>()
        };
        let mut state = State(0);
        for place in 0..length {
            let place = match self.order {
                DigitOrder::MostFirst => length - 1 - place,
                DigitOrder::LeastFirst => place,
            };
            state = self.next(state, letter(place));
        }
        self.accepts(state)
    }

    /// The answer of a state that every letter leads back to: `false` if it accepts nothing, `true` if it accepts everything. `None` for
    /// other states.
    pub(super) fn constant_at(&self, state: State) -> Option<bool> {
        let letters = self.tracks.letters();
        let row = &self.next[state.index() * letters..][..letters];
        row.iter().all(|&next| next == state.0).then(|| self.accepts(state))
    }

    /// The set of all tuples that are not in this one. It is minimal as well, and numbered the same.
    #[must_use]
    pub fn complement(&self) -> Self {
        Self { accepting: self.accepting.iter().map(|accepts| !accepts).collect(), ..self.clone() }
    }

    /// The empty set.
    pub(super) fn nothing(order: DigitOrder) -> Self {
        Self { order, tracks: Tracks::default(), next: vec![0], accepting: vec![false] }
    }

    /// The size of the tables in bytes.
    pub fn bytes(&self) -> u64 {
        (self.next.len() * size_of::<u32>() + self.accepting.len()) as u64
    }
}
