//! The parts of a formula.

use crate::expressions::{Formula, Number, Truth, Variable};
use std::cell::RefCell;

impl Formula {
    /// True if the formula names a coordinate or parameter.
    pub fn names(&self, variable: Variable) -> bool {
        self.any(&|number| *number == Number::Variable(variable))
    }

    /// True if the formula needs the Grundy value of any position.
    pub fn asks_for_values(&self) -> bool {
        self.any(&|number| matches!(number, Number::Grundy(_)))
    }

    fn any(&self, is_it: &dyn Fn(&Number) -> bool) -> bool {
        match self {
            Self::Number(number) => in_number(number, is_it),
            Self::Truth(truth) => in_truth(truth, is_it),
        }
    }
}

impl Number {
    /// True if the number names a coordinate or parameter.
    pub fn names(&self, variable: Variable) -> bool {
        in_number(self, &|number| *number == Self::Variable(variable))
    }

    /// The constants in it, in the order in which they are written.
    pub fn constants(&self) -> Vec<i64> {
        let found = RefCell::new(Vec::new());
        in_number(self, &|number| {
            if let Self::Constant(constant) = number {
                found.borrow_mut().push(*constant);
            }
            false
        });
        found.into_inner()
    }
}

fn in_number(tree: &Number, is_it: &dyn Fn(&Number) -> bool) -> bool {
    let any = |parts: &[Number]| parts.iter().any(|part| in_number(part, is_it));
    is_it(tree)
        || match tree {
            Number::Constant(_) | Number::Variable(_) => false,
            Number::Negative(of) | Number::Floor(of) | Number::Ceiling(of) | Number::Absolute(of) => {
                in_number(of, is_it)
            }
            Number::Binary(_, sides) => any(&sides[..]),
            Number::Selected(_, entries) => any(entries),
            Number::If(parts) => in_truth(&parts.0, is_it) || in_number(&parts.1, is_it) || in_number(&parts.2, is_it),
            Number::Grundy(cells) => any(&cells[..]),
        }
}

fn in_truth(tree: &Truth, is_it: &dyn Fn(&Number) -> bool) -> bool {
    let any = |parts: &[Truth]| parts.iter().any(|part| in_truth(part, is_it));
    match tree {
        Truth::Compared(_, sides) => sides.iter().any(|side| in_number(side, is_it)),
        Truth::Among(number, entries) => {
            in_number(number, is_it) || entries.iter().any(|entry| in_number(entry, is_it))
        }
        Truth::Same(sides) | Truth::And(sides) | Truth::Or(sides) => any(&sides[..]),
        Truth::Not(of) => in_truth(of, is_it),
        Truth::If(parts) => any(&parts[..]),
    }
}
