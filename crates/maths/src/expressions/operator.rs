//! The operators between two values: their binding levels, and their results.

use crate::expressions::{Kind, Number, Operation, Reason, Relation, Truth};

/// A number or a truth value.
pub(super) enum Tree {
    Number(Number),
    Truth(Truth),
}

impl Tree {
    pub(super) fn kind(&self) -> Kind {
        match self {
            Self::Number(_) => Kind::Number,
            Self::Truth(_) => Kind::Truth,
        }
    }
}

/// The operators, the ones that bind loosest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Level {
    Either,
    Both,
    Claim,
    Bits,
    NimSum,
    Common,
    Shifted,
    Sum,
    Product,
    Prefix,
}

impl Level {
    /// The next tighter one.
    pub(super) fn tighter(self) -> Self {
        match self {
            Self::Either => Self::Both,
            Self::Both => Self::Claim,
            Self::Claim => Self::Bits,
            Self::Bits => Self::NimSum,
            Self::NimSum => Self::Common,
            Self::Common => Self::Shifted,
            Self::Shifted => Self::Sum,
            Self::Sum => Self::Product,
            Self::Product | Self::Prefix => Self::Prefix,
        }
    }
}

/// The effect of an operator.
#[derive(Clone, Copy, Debug)]
pub(super) enum Operator {
    /// Makes a number of two.
    Binary(Operation),
    /// Compares two numbers, and with `=` and `≠` two truth values.
    Compare(Relation),
    /// Digit by digit, or logic.
    And,
    /// Digit by digit, or logic.
    Or,
    /// Membership of a set.
    Among,
}

/// The operator that a symbol is.
pub(super) fn operator(symbol: &str) -> Option<(Level, Operator)> {
    let binary = |level, operation| Some((level, Operator::Binary(operation)));
    let compare = |relation| Some((Level::Claim, Operator::Compare(relation)));
    match symbol {
        "∨" => Some((Level::Either, Operator::Or)),
        "∧" => Some((Level::Both, Operator::And)),
        "∈" => Some((Level::Claim, Operator::Among)),
        "=" => compare(Relation::Equal),
        "≠" => compare(Relation::Unequal),
        "<" => compare(Relation::Less),
        "≤" => compare(Relation::AtMost),
        ">" => compare(Relation::Greater),
        "≥" => compare(Relation::AtLeast),
        "|" => Some((Level::Bits, Operator::Or)),
        "⊕" => binary(Level::NimSum, Operation::NimSum),
        "&" => Some((Level::Common, Operator::And)),
        "<<" => binary(Level::Shifted, Operation::ShiftUp),
        ">>" => binary(Level::Shifted, Operation::ShiftDown),
        "+" => binary(Level::Sum, Operation::Plus),
        "−" => binary(Level::Sum, Operation::Minus),
        "·" => binary(Level::Product, Operation::Times),
        "/" => binary(Level::Product, Operation::Over),
        "div" => binary(Level::Product, Operation::FloorOver),
        "mod" => binary(Level::Product, Operation::Modulo),
        _ => None,
    }
}

impl Operator {
    /// The result of the operation on two values. An error says which side is wrong, 0 or 1, and why.
    pub(super) fn join(self, left: Tree, right: Tree) -> Result<Tree, (usize, Reason)> {
        let sides = match (left, right) {
            (Tree::Number(left), Tree::Number(right)) => return self.of_numbers([left, right]),
            (Tree::Truth(left), Tree::Truth(right)) => Box::new([left, right]),
            (left, _) => return Err(self.differing(left.kind())),
        };
        Ok(Tree::Truth(match self {
            Self::And => Truth::And(sides),
            Self::Or => Truth::Or(sides),
            Self::Compare(Relation::Equal) => Truth::Same(sides),
            Self::Compare(Relation::Unequal) => Truth::Not(Box::new(Truth::Same(sides))),
            Self::Binary(_) | Self::Among | Self::Compare(_) => {
                return Err((0, Reason::WrongKind { wanted: Kind::Number }));
            }
        }))
    }

    fn of_numbers(self, sides: [Number; 2]) -> Result<Tree, (usize, Reason)> {
        let sides = Box::new(sides);
        Ok(match self {
            Self::Binary(operation) => Tree::Number(Number::Binary(operation, sides)),
            Self::And => Tree::Number(Number::Binary(Operation::Common, sides)),
            Self::Or => Tree::Number(Number::Binary(Operation::Either, sides)),
            Self::Compare(relation) => Tree::Truth(Truth::Compared(relation, sides)),
            Self::Among => return Err((1, Reason::Expected("{".into()))),
        })
    }

    /// Why two values of different kinds are not joined.
    fn differing(self, left: Kind) -> (usize, Reason) {
        match (self, left) {
            (Self::Binary(_) | Self::Among, Kind::Truth) => (0, Reason::WrongKind { wanted: Kind::Number }),
            (Self::Compare(Relation::Less | Relation::AtMost | Relation::Greater | Relation::AtLeast), Kind::Truth) => {
                (0, Reason::WrongKind { wanted: Kind::Number })
            }
            (Self::Binary(_) | Self::Among, Kind::Number) => (1, Reason::WrongKind { wanted: Kind::Number }),
            (Self::Compare(_) | Self::And | Self::Or, left) => (1, Reason::KindsDiffer { left }),
        }
    }
}
