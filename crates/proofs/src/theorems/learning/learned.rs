//! The results of learning.

use crate::automata::{Automaton, DigitOrder, Given, Stopped};
use crate::theorems::learning::LowerBound;
use crate::theorems::{NotDecidable, Numbers};
use maths::solver::CannotSolve;
use std::rc::Rc;

/// A set that was learned and then proved: the positions with one Grundy value. Under misère play that is the misère value.
#[derive(Clone, Debug)]
pub struct Learned {
    /// The value, 0 for the P-positions.
    pub value: u16,
    /// The set without the pass, and then the one with it if the ruleset has one.
    pub layers: Vec<Rc<Given>>,
    /// The course of learning.
    pub course: Course,
    /// The order of digits in which it was proved.
    pub order: DigitOrder,
    /// The most states that an automaton of the proof had before it was minimised.
    pub peak: usize,
}

/// The growth of the automata.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// The boxes that were compared, in this order.
    pub boxes: Vec<Compared>,
    /// The smallest positions at which automata were wrong after agreeing with every box so far. Each has its coordinates, and true if
    /// the pass is still there.
    pub refuted: Vec<(Numbers, bool)>,
}

/// A box that was compared with the learned automata.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compared {
    /// The number of binary digits of coordinates: all are below 2 to the power of this.
    pub digits: u32,
    /// The number of states of each layer when it agreed with the box.
    pub states: Vec<usize>,
}

/// Nothing was proved.
#[derive(Clone, Debug)]
pub struct NotLearned {
    /// The Grundy value whose positions were not learned. Those of all smaller values were.
    pub value: u16,
    /// Those.
    pub smaller: Vec<Learned>,
    /// The growth of the automata.
    pub course: Course,
    /// Why it ended.
    pub why: Why,
    /// The least number of states of an automaton, for each layer that was begun.
    pub bounds: Vec<LowerBound>,
}

/// Why nothing was proved.
#[derive(Clone, Debug, PartialEq)]
pub enum Why {
    /// More states are needed than may be learned.
    States,
    /// The number of states still grew in the largest box that is compared.
    Grows,
    /// Learning would have been more work than was allowed.
    Work,
    /// Learning would need positions with this many binary digits.
    Digits(u32),
    /// Nothing was wrong in any box, but the proof found that it is wrong at a position beyond those that are solved; none if a
    /// coordinate has more than 63 digits.
    WrongBeyond(Option<(Numbers, bool)>),
    /// The proof stopped at its budget.
    Proof(Stopped),
    /// Automata do not decide it.
    NotDecidable(NotDecidable),
    /// The box cannot be solved.
    CannotSolve(CannotSolve),
}

impl Learned {
    /// The minimal automaton of a layer that reads digits in this order; none if it is too large.
    pub fn automaton(&self, layer: usize, order: DigitOrder) -> Option<&Automaton> {
        let given = self.layers.get(layer)?;
        if given.automaton().order() == order { Some(given.automaton()) } else { given.reversed() }
    }

    /// The number of binary digits of coordinates in the first box from which on nothing new was learned.
    pub fn stable(&self) -> u32 {
        let boxes = &self.course.boxes;
        let last = boxes.last().map(|last| &last.states);
        boxes.iter().rev().take_while(|compared| Some(&compared.states) == last).last().map_or(0, |first| first.digits)
    }

    /// The number of binary digits of coordinates in the largest box that was compared.
    pub fn checked(&self) -> u32 {
        self.course.boxes.iter().map(|compared| compared.digits).max().unwrap_or(0)
    }
}
