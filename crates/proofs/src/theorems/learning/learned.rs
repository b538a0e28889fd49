//! What came out of learning.

use crate::automata::{Automaton, DigitOrder, Given, Stopped};
use crate::theorems::NotDecidable;
use crate::theorems::learning::LowerBound;
use maths::solver::CannotSolve;
use std::rc::Rc;

/// A set that was learned and then proved: the positions with one Grundy value. Under misère play that is the misère value.
#[derive(Clone, Debug)]
pub struct Learned {
    /// The value, 0 for the P-positions.
    pub value: u16,
    /// The set without the pass, and then the one with it if the ruleset has one.
    pub layers: Vec<Rc<Given>>,
    /// How it was found.
    pub course: Course,
    /// The order of digits in which it was proved.
    pub order: DigitOrder,
    /// The most states that an automaton of the proof had before it was minimised.
    pub peak: usize,
}

/// How the automata grew.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Course {
    /// The boxes that were compared, in the order in which that was done.
    pub boxes: Vec<Compared>,
    /// The smallest positions at which automata were wrong that agreed with every box until then: their coordinates, and whether the
    /// pass is still there.
    pub refuted: Vec<([u64; 3], bool)>,
}

/// A box that was compared with what was learned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compared {
    /// How many binary digits coordinates have: all are below 2 to the power of this.
    pub digits: u32,
    /// How many states each layer had when it agreed with the box.
    pub states: Vec<usize>,
}

/// Nothing was proved.
#[derive(Clone, Debug)]
pub struct NotLearned {
    /// The Grundy value whose positions were not learned. Those of all smaller values were.
    pub value: u16,
    /// Those.
    pub smaller: Vec<Learned>,
    /// How the automata grew.
    pub course: Course,
    /// Why it ended.
    pub why: Why,
    /// How many states automata have at least, for each layer that was begun.
    pub bounds: Vec<LowerBound>,
}

/// Why nothing was proved.
#[derive(Clone, Debug, PartialEq)]
pub enum Why {
    /// More states are needed than may be learned.
    States,
    /// The number of states still grew in the largest box that is compared.
    Grows,
    /// It would have been more work than was allowed.
    Work,
    /// Positions with so many binary digits would have to be known.
    Digits(u32),
    /// Nothing was wrong in any box, but the proof found that it is wrong at a position beyond those that are solved; none if a
    /// coordinate has more than 63 digits.
    WrongBeyond(Option<([u64; 3], bool)>),
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

    /// How many binary digits the coordinates of the first box have from which nothing new was learned.
    pub fn stable(&self) -> u32 {
        let boxes = &self.course.boxes;
        let last = boxes.last().map(|last| &last.states);
        boxes.iter().rev().take_while(|compared| Some(&compared.states) == last).last().map_or(0, |first| first.digits)
    }

    /// How many binary digits the coordinates of the largest box have that was compared.
    pub fn checked(&self) -> u32 {
        self.course.boxes.iter().map(|compared| compared.digits).max().unwrap_or(0)
    }
}
