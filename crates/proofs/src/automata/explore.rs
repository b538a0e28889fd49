//! From a description of states to an automaton: states are found breadth first, and only those that are reached.

use crate::automata::found::Found;
use crate::automata::interner::{Interner, make_room};
use crate::automata::minimise::Minimiser;
use crate::automata::{Budget, DigitOrder, Tracks};

/// The states of a deterministic automaton. A state is a list of words with everything that the future depends on.
pub(super) trait Machine {
    /// Writes the state in which the automaton begins.
    fn start(&mut self, out: &mut Vec<u32>);

    /// Writes the state after a letter.
    fn step(&mut self, state: &[u32], letter: usize, out: &mut Vec<u32>);

    /// True if a word that ends in this state is in the set.
    fn accepts(&self, state: &[u32]) -> bool;

    /// The number of members of a state that is a set.
    fn members(&self, _state: &[u32]) -> u64 {
        1
    }
}

/// A transition of a set with this many members takes about as long as two transitions of other states.
const MEMBERS: u64 = 8;

/// States on their way to an automaton.
pub(super) struct Explorer<M> {
    machine: M,
    found: Found,
    seen: Interner,
    from: Vec<u32>,
    to: Vec<u32>,
}

/// The size of a construction that reached its budget.
pub(super) struct Exceeded {
    pub(super) states: u32,
    pub(super) bytes: u64,
}

impl<M: Machine> Explorer<M> {
    pub(super) fn new(mut machine: M, order: DigitOrder, tracks: Tracks) -> Self {
        let found = Found { order, tracks, next: Vec::new(), accepting: Vec::new() };
        let (mut seen, mut start) = (Interner::new(), Vec::new());
        machine.start(&mut start);
        seen.number(&start);
        Self { machine, found, seen, from: start, to: Vec::new() }
    }

    /// Finds the successors of the next state. Returns how many there are, those of large sets as several; nothing if all were
    /// found.
    ///
    /// # Errors
    /// When more states are reached than the budget allows.
    pub(super) fn advance(&mut self, budget: &Budget) -> Result<Option<u64>, Exceeded> {
        let letters = self.found.tracks.letters();
        let at = self.found.accepting.len();
        if at == self.seen.count() {
            return Ok(None);
        }
        self.from.clear();
        self.from.extend_from_slice(self.seen.list(at));
        self.found.accepting.push(self.machine.accepts(&self.from));
        make_room(&mut self.found.next, letters);
        for letter in 0..letters {
            self.to.clear();
            self.machine.step(&self.from, letter, &mut self.to);
            self.found.next.push(self.seen.number(&self.to));
        }
        // The tables of the minimisation come when the states that were seen are gone.
        let tables = (size_of::<u32>() * self.found.next.capacity() + self.found.accepting.capacity()) as u64;
        let states = self.seen.count();
        let bytes = tables + self.seen.bytes().max(Minimiser::bytes(states, letters));
        if states > budget.states as usize || bytes > budget.bytes {
            return Err(Exceeded { states: states as u32, bytes });
        }
        Ok(Some(letters as u64 * (1 + self.machine.members(&self.from) / MEMBERS)))
    }

    /// The number of states that are reached, and of those whose successors are known.
    pub(super) fn reached(&self) -> (usize, usize) {
        (self.seen.count(), self.found.accepting.len())
    }

    /// The automaton, once all is found.
    pub(super) fn finish(self) -> Found {
        self.found
    }
}
