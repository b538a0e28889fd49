//! The tree of a formula. Numbers and truth values are separate trees, so a tree with the wrong kind of part cannot be built.

use serde::{Deserialize, Serialize};

/// The kind of value that a formula has at each position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// A number.
    Number,
    /// True or false.
    Truth,
}

/// A formula that was read from a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Formula {
    /// A number.
    Number(Number),
    /// True or false.
    Truth(Truth),
}

crate::named! {
    /// The names a position and its ruleset give to numbers. W is the fourth number of own rules. In Sharing Nim, whose positions are
    /// the normal forms (0, a, b), A is y and B is z.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[expect(missing_docs, reason = "the names of the notation")]
    pub enum Variable {
        X = "x",
        Y = "y",
        Z = "z",
        W = "w",
        P = "p",
        K = "k",
        S = "s",
        A = "a",
        B = "b",
    }
}

/// An operation on two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Operation {
    /// a + b
    Plus,
    /// a − b
    Minus,
    /// a · b
    Times,
    /// a / b, a fraction
    Over,
    /// ⌊a / b⌋
    FloorOver,
    /// a − b·⌊a/b⌋, of whole numbers
    Modulo,
    /// a ⊕ b
    NimSum,
    /// The digits both have.
    Common,
    /// The digits either has.
    Either,
    /// a · 2ᵇ
    ShiftUp,
    /// ⌊a / 2ᵇ⌋
    ShiftDown,
}

/// A relation of two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Relation {
    Equal,
    Unequal,
    Less,
    AtMost,
    Greater,
    AtLeast,
}

/// One number out of a list, which is never empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Selection {
    /// The least.
    Min,
    /// The largest.
    Max,
    /// The least whole number ≥ 0 that is not in the list.
    Mex,
}

/// A number for each position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Number {
    /// The same for all; at least 0 and below the bound of fractions.
    Constant(i64),
    /// A coordinate or parameter.
    Variable(Variable),
    /// −a
    Negative(Box<Self>),
    /// ⌊a⌋, where a is no quotient: that is [`Operation::FloorOver`].
    Floor(Box<Self>),
    /// ⌈a⌉
    Ceiling(Box<Self>),
    /// |a|
    Absolute(Box<Self>),
    /// An operation on two.
    Binary(Operation, Box<[Self; 2]>),
    /// One out of a list.
    Selected(Selection, Vec<Self>),
    /// The first where the truth value is true, the second elsewhere.
    If(Box<(Truth, Self, Self)>),
    /// The Grundy value of a position (x, y, z, p).
    Grundy(Box<[Self; 4]>),
}

/// A truth value for each position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Truth {
    /// Two numbers compared.
    Compared(Relation, Box<[Number; 2]>),
    /// A number is in a list.
    Among(Box<Number>, Vec<Number>),
    /// Both are true or both are false.
    Same(Box<[Self; 2]>),
    /// The other one.
    Not(Box<Self>),
    /// Both are true. The second is not asked for where the first is false.
    And(Box<[Self; 2]>),
    /// At least one is true. The second is not asked for where the first is true.
    Or(Box<[Self; 2]>),
    /// The second where the first is true, the third elsewhere.
    If(Box<[Self; 3]>),
}

impl Formula {
    /// The most bytes a text may have.
    pub const LONGEST: usize = 10 * 1024;
    /// The most operations that may depend on each other. A walk through a tree takes at most this many steps down.
    pub const DEEPEST: usize = 100;
    /// The most entries of a list.
    pub const MOST_IN_LIST: usize = 64;

    /// The kind of the formula: number or truth value.
    pub fn kind(&self) -> Kind {
        match self {
            Self::Number(_) => Kind::Number,
            Self::Truth(_) => Kind::Truth,
        }
    }
}

impl Number {
    /// ⌊a⌋ of a tree.
    #[must_use]
    pub fn floor(of: Self) -> Self {
        match of {
            Self::Binary(Operation::Over, sides) => Self::Binary(Operation::FloorOver, sides),
            of @ (Self::Constant(_)
            | Self::Variable(_)
            | Self::Negative(_)
            | Self::Floor(_)
            | Self::Ceiling(_)
            | Self::Absolute(_)
            | Self::Binary(..)
            | Self::Selected(..)
            | Self::If(_)
            | Self::Grundy(_)) => Self::Floor(Box::new(of)),
        }
    }
}

impl Operation {
    /// As it is written; [`Operation::FloorOver`] as it is written without brackets.
    pub fn symbol(self) -> &'static str {
        match self {
            Self::Plus => "+",
            Self::Minus => "−",
            Self::Times => "·",
            Self::Over => "/",
            Self::FloorOver => "div",
            Self::Modulo => "mod",
            Self::NimSum => "⊕",
            Self::Common => "&",
            Self::Either => "|",
            Self::ShiftUp => "<<",
            Self::ShiftDown => ">>",
        }
    }
}

impl Relation {
    /// As it is written.
    pub fn symbol(self) -> &'static str {
        match self {
            Self::Equal => "=",
            Self::Unequal => "≠",
            Self::Less => "<",
            Self::AtMost => "≤",
            Self::Greater => ">",
            Self::AtLeast => "≥",
        }
    }
}

impl Selection {
    /// As it is written.
    pub fn name(self) -> &'static str {
        match self {
            Self::Min => "min",
            Self::Max => "max",
            Self::Mex => "mex",
        }
    }
}
