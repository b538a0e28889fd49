//! Two automata read the same tuple, and a connective joins what they say.

use crate::automata::explore::Machine;
use crate::automata::{Automaton, State, Tracks};
use std::rc::Rc;

/// A Boolean function of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Connective {
    /// Both.
    And,
    /// At least one.
    Or,
    /// The first and not the second.
    Without,
    /// Both or neither.
    Same,
    /// Just one.
    Differ,
}

impl Connective {
    fn of(self, a: bool, b: bool) -> bool {
        match self {
            Self::And => a && b,
            Self::Or => a || b,
            Self::Without => a && !b,
            Self::Same => a == b,
            Self::Differ => a != b,
        }
    }
}

/// The states of both automata side by side, `[a, b]`; or `[DECIDED, truth]` once no letter can change what the connective
/// says, so that such pairs are not distinguished.
pub(super) struct Combined {
    connective: Connective,
    sides: [Side; 2],
}

struct Side {
    automaton: Rc<Automaton>,
    /// The letter that this automaton reads, for every letter over the tracks of both.
    letters: Vec<u16>,
    /// For each state that cannot be left: true if it accepts. `None` for other states.
    constant: Vec<Option<bool>>,
}

const DECIDED: u32 = u32::MAX;

impl Combined {
    pub(super) fn new(connective: Connective, [a, b]: [Rc<Automaton>; 2], tracks: &Tracks) -> Self {
        let side = |automaton: Rc<Automaton>| Side {
            letters: tracks.letters_of(&automaton.tracks),
            constant: automaton.states().map(|state| automaton.constant_at(state)).collect(),
            automaton,
        };
        Self { connective, sides: [side(a), side(b)] }
    }

    fn write(&self, states: [State; 2], out: &mut Vec<u32>) {
        let constant = |side: usize| self.sides[side].constant[states[side].index()];
        let of = |a, b| self.connective.of(a, b);
        let decided = match (constant(0), constant(1)) {
            (Some(a), Some(b)) => Some(of(a, b)),
            (Some(a), None) => (of(a, false) == of(a, true)).then(|| of(a, true)),
            (None, Some(b)) => (of(false, b) == of(true, b)).then(|| of(true, b)),
            (None, None) => None,
        };
        out.extend(decided.map_or([states[0].0, states[1].0], |truth| [DECIDED, truth.into()]));
    }
}

impl Machine for Combined {
    fn start(&mut self, out: &mut Vec<u32>) {
        self.write([State(0); 2], out);
    }

    fn step(&mut self, state: &[u32], letter: usize, out: &mut Vec<u32>) {
        if state[0] == DECIDED {
            out.extend_from_slice(state);
            return;
        }
        let next = [0, 1].map(|at: usize| {
            let side = &self.sides[at];
            side.automaton.next(State(state[at]), side.letters[letter].into())
        });
        self.write(next, out);
    }

    fn accepts(&self, state: &[u32]) -> bool {
        if state[0] == DECIDED {
            return state[1] == 1;
        }
        let [a, b] = [0, 1].map(|at: usize| self.sides[at].automaton.accepts(State(state[at])));
        self.connective.of(a, b)
    }
}
