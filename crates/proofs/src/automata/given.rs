//! Automata that are given by their tables, in both digit orders.

use crate::automata::explore::{Explorer, Machine};
use crate::automata::found::Found;
use crate::automata::minimise::Minimiser;
use crate::automata::{Automaton, Budget, DigitOrder, State, Tracks};
use std::rc::Rc;

/// A set given by an automaton and, unless it is too large, by a second one that reads the digits in the other order.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Given {
    automaton: Rc<Automaton>,
    reversed: Option<Rc<Automaton>>,
}

impl Given {
    /// The set of this automaton. That for the other order is made within the budget.
    pub fn new(automaton: Automaton, budget: &Budget) -> Self {
        let reversed = automaton.reversed(budget).map(Rc::new);
        Self { automaton: Rc::new(automaton), reversed }
    }

    /// The tracks that it reads.
    pub fn tracks(&self) -> &Tracks {
        &self.automaton.tracks
    }

    /// The automaton that was given.
    pub fn automaton(&self) -> &Automaton {
        &self.automaton
    }

    /// The minimal automaton that reads the digits in the other order; none if it was too large.
    pub fn reversed(&self) -> Option<&Automaton> {
        self.reversed.as_deref()
    }

    /// The automaton for one order; none if it was too large.
    pub(super) fn of(&self, order: DigitOrder) -> Option<Rc<Automaton>> {
        if self.automaton.order == order { Some(Rc::clone(&self.automaton)) } else { self.reversed.clone() }
    }
}

impl Automaton {
    /// The minimal automaton of the set that these tables decide. It begins in state 0; `next` has a row of 2ᵗ successors for
    /// each state. None if the tables do not fit together, or if it depends on how many zeros a number is padded with.
    pub fn from_tables(order: DigitOrder, tracks: Tracks, next: Vec<u32>, accepting: Vec<bool>) -> Option<Self> {
        let count = accepting.len();
        let fits = count > 0 && next.len() == count * tracks.letters();
        if !fits || next.iter().any(|&state| state as usize >= count) {
            return None;
        }
        let automaton = minimised(Found { order, tracks, next, accepting });
        automaton.is_padded().then_some(automaton)
    }

    /// True if zeros before the most significant digit change nothing.
    fn is_padded(&self) -> bool {
        match self.order {
            DigitOrder::MostFirst => self.next(State(0), 0) == State(0),
            DigitOrder::LeastFirst => {
                self.states().all(|state| self.accepts(state) == self.accepts(self.next(state, 0)))
            }
        }
    }

    /// The minimal automaton of the same set that reads the digits in the other order; none if it is larger than the budget.
    pub fn reversed(&self, budget: &Budget) -> Option<Self> {
        let order = match self.order {
            DigitOrder::MostFirst => DigitOrder::LeastFirst,
            DigitOrder::LeastFirst => DigitOrder::MostFirst,
        };
        let mut explorer = Explorer::new(Backwards::new(self), order, self.tracks.clone());
        loop {
            match explorer.advance(budget) {
                Ok(Some(_)) => (),
                Ok(None) => return Some(minimised(explorer.finish())),
                Err(_) => return None,
            }
        }
    }
}

/// The least automaton of the same set as one that was found.
fn minimised(found: Found) -> Automaton {
    let mut minimiser = Minimiser::new(found);
    while minimiser.advance().is_some() {}
    minimiser.finish()
}

/// An automaton that is read from its end: a state is the set of those from which the letters read so far lead, last one first,
/// to acceptance.
struct Backwards {
    accepting: Vec<u32>,
    /// For each letter and state, the states that it leads to this one.
    before: Vec<Vec<Vec<u32>>>,
}

impl Backwards {
    fn new(automaton: &Automaton) -> Self {
        let letters = automaton.tracks.letters();
        let mut before = vec![vec![Vec::new(); automaton.count()]; letters];
        for state in automaton.states() {
            for (letter, before) in before.iter_mut().enumerate() {
                before[automaton.next(state, letter).index()].push(state.0);
            }
        }
        let accepting = automaton.states().filter(|state| automaton.accepts(*state)).map(|state| state.0);
        Self { accepting: accepting.collect(), before }
    }
}

impl Machine for Backwards {
    fn start(&mut self, out: &mut Vec<u32>) {
        out.extend(&self.accepting);
    }

    fn step(&mut self, state: &[u32], letter: usize, out: &mut Vec<u32>) {
        for &member in state {
            out.extend(&self.before[letter][member as usize]);
        }
        out.sort_unstable();
    }

    fn accepts(&self, state: &[u32]) -> bool {
        state.first() == Some(&0)
    }

    fn members(&self, state: &[u32]) -> u64 {
        state.len() as u64
    }
}
