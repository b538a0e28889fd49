//! The steps of a compiled formula.

use crate::expressions::{Operation, Relation};

/// One step. Each takes its operands from the top of a stack of columns and leaves its result on it. A fraction is two
/// columns, the numerator beneath the denominator; a truth value is 0 or 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Constant(i64),
    /// x, y, z, p or w, by its number.
    Load(usize),
    /// Of two whole numbers; not the quotient, which is a fraction.
    Whole(Operation),
    /// Of two fractions: sum, difference, product or quotient.
    Fractional(Operation),
    /// ⌊a/b⌋ of two fractions, as a whole number.
    FloorOver,
    Absolute {
        wide: bool,
    },
    /// The larger, or the smaller, of two.
    Extreme {
        largest: bool,
        wide: bool,
    },
    Mex {
        count: usize,
    },
    Compare {
        relation: Relation,
        wide: bool,
    },
    Among {
        count: usize,
        wide: bool,
    },
    /// A truth value and two numbers become one of the two.
    Choose {
        wide: bool,
    },
    /// A fraction becomes a whole number.
    Round {
        up: bool,
    },
    /// A fraction must be a whole number and becomes it.
    Narrow,
    Not,
    Grundy,
}
