//! The meanings of names.

use crate::automata::Track;
use maths::expressions::{Fraction, Variable};

/// The meaning of a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// A number that varies: the one of its track.
    Varies,
    /// The same number everywhere.
    Constant(Fraction),
}

/// The names that mean something.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Scope([Option<Meaning>; Variable::ALL.len()]);

/// The track of a name: x, y and z are the first three, so the numbers of a tuple come in the order of a position.
pub fn track_of(variable: Variable) -> Track {
    Track(place(variable) as u8)
}

fn place(variable: Variable) -> usize {
    match variable {
        Variable::X => 0,
        Variable::Y => 1,
        Variable::Z => 2,
        Variable::P => 3,
        Variable::K => 4,
        Variable::S => 5,
        Variable::A => 6,
        Variable::B => 7,
        Variable::W => 8,
    }
}

impl Scope {
    /// The first track that no name has.
    pub(super) const FIRST_FREE: u8 = Variable::ALL.len() as u8;

    /// No name means anything.
    pub fn empty() -> Self {
        Self::default()
    }

    /// The same, but this name has this meaning.
    #[must_use]
    pub fn with(mut self, variable: Variable, meaning: Meaning) -> Self {
        self.0[place(variable)] = Some(meaning);
        self
    }

    /// The meaning of a name.
    pub fn meaning(&self, variable: Variable) -> Option<Meaning> {
        self.0[place(variable)]
    }
}
