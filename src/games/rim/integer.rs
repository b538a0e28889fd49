//! Rims in whole numbers of 64 bits, several times as fast as exact fractions.
//!
//! Every part of a tree becomes a function of (x, z) and a fixed denominator: the part's value is their quotient. So
//! ⌊(x+z)/k⌋ with k = 5/2 computes ⌊(2x + 2z)/5⌋. Where a part has no such form, or a number leaves 64 bits, there is no value
//! here, and the exact evaluation of the tree decides.

use crate::expressions::Number;
use crate::expressions::Operation;
use crate::expressions::Selection;
use crate::expressions::Variable;
use crate::games::rim::Parameters;

/// A function of (x, z).
type Function = Box<dyn Fn(i64, i64) -> Option<i64> + Send + Sync>;

/// A whole number for each (x, z).
pub(super) struct Integer(Function);

/// A part of a formula: a function divided by a denominator of at least 1.
struct Part {
    numerator: Function,
    denominator: i64,
    /// The value of the function, if it is the same everywhere.
    constant: Option<i64>,
}

impl Integer {
    /// The formula in whole numbers, if it has such a form.
    pub(super) fn of(tree: &Number, parameters: Parameters) -> Option<Self> {
        let part = part(tree, parameters)?;
        (part.denominator == 1).then_some(Self(part.numerator))
    }

    /// The value over (x, z), unless a number on the way is too large or it is undefined.
    pub(super) fn value(&self, x: i64, z: i64) -> Option<i64> {
        (self.0)(x, z)
    }
}

impl Part {
    fn whole(numerator: Function) -> Self {
        Self { numerator, denominator: 1, constant: None }
    }

    fn constant(value: i64, denominator: i64) -> Self {
        Self { numerator: Box::new(move |_, _| Some(value)), denominator, constant: Some(value) }
    }

    fn times(self, factor: i64) -> Option<Function> {
        let numerator = self.numerator;
        Some(match factor {
            1 => numerator,
            _ => Box::new(move |x, z| numerator(x, z)?.checked_mul(factor)),
        })
    }

    /// ⌊self⌋ or ⌈self⌉.
    fn rounded(self, up: bool) -> Self {
        let Self { numerator, denominator, constant } = self;
        if denominator == 1 {
            return Self { numerator, denominator, constant };
        }
        Self::whole(if up {
            Box::new(move |x, z| Some(-(-numerator(x, z)?).div_euclid(denominator)))
        } else {
            Box::new(move |x, z| Some(numerator(x, z)?.div_euclid(denominator)))
        })
    }
}

fn part(tree: &Number, parameters: Parameters) -> Option<Part> {
    match tree {
        Number::Constant(value) => Some(Part::constant(*value, 1)),
        Number::Variable(Variable::X) => Some(Part::whole(Box::new(|x, _| Some(x)))),
        Number::Variable(Variable::Z) => Some(Part::whole(Box::new(|_, z| Some(z)))),
        Number::Variable(Variable::S) => parameters.s.map(|s| Part::constant(s.into(), 1)),
        Number::Variable(Variable::K) => {
            parameters.k.map(|k| Part::constant(k.numerator().into(), k.denominator().into()))
        }
        Number::Variable(Variable::Y | Variable::P | Variable::A | Variable::B) | Number::Grundy(_) | Number::If(_) => {
            None
        }
        Number::Negative(of) => {
            let Part { numerator, denominator, .. } = part(of, parameters)?;
            Some(Part { numerator: Box::new(move |x, z| numerator(x, z)?.checked_neg()), denominator, constant: None })
        }
        Number::Floor(of) => Some(part(of, parameters)?.rounded(false)),
        Number::Ceiling(of) => Some(part(of, parameters)?.rounded(true)),
        Number::Absolute(of) => {
            let Part { numerator, denominator, .. } = part(of, parameters)?;
            Some(Part { numerator: Box::new(move |x, z| numerator(x, z)?.checked_abs()), denominator, constant: None })
        }
        Number::Binary(operation, sides) => {
            binary(*operation, part(&sides[0], parameters)?, part(&sides[1], parameters)?)
        }
        Number::Selected(selection, entries) => {
            let parts = entries.iter().map(|entry| part(entry, parameters)).collect::<Option<Vec<_>>>()?;
            selected(*selection, parts)
        }
    }
}

fn binary(operation: Operation, a: Part, b: Part) -> Option<Part> {
    let joined = |a: Function, b: Function, join: fn(i64, i64) -> Option<i64>| -> Function {
        Box::new(move |x, z| join(a(x, z)?, b(x, z)?))
    };
    let are_whole = a.denominator == 1 && b.denominator == 1;
    match operation {
        Operation::Plus | Operation::Minus => {
            let denominator = a.denominator.checked_mul(b.denominator)?;
            let (left, right) = (b.denominator, a.denominator);
            let join = if operation == Operation::Plus { i64::checked_add } else { i64::checked_sub };
            Some(Part { numerator: joined(a.times(left)?, b.times(right)?, join), denominator, constant: None })
        }
        Operation::Times => {
            let denominator = a.denominator.checked_mul(b.denominator)?;
            Some(Part { numerator: joined(a.numerator, b.numerator, i64::checked_mul), denominator, constant: None })
        }
        Operation::Over => over(a, &b),
        Operation::FloorOver => Some(over(a, &b)?.rounded(false)),
        Operation::Modulo if are_whole => {
            let modulus = b.constant.filter(|&modulus| modulus > 0)?;
            let of = a.numerator;
            Some(Part::whole(Box::new(move |x, z| Some(of(x, z)?.rem_euclid(modulus)))))
        }
        Operation::NimSum if are_whole => Some(Part::whole(joined(a.numerator, b.numerator, |a, b| Some(a ^ b)))),
        Operation::Common if are_whole => Some(Part::whole(joined(a.numerator, b.numerator, |a, b| Some(a & b)))),
        Operation::Either if are_whole => Some(Part::whole(joined(a.numerator, b.numerator, |a, b| Some(a | b)))),
        Operation::Modulo
        | Operation::NimSum
        | Operation::Common
        | Operation::Either
        | Operation::ShiftUp
        | Operation::ShiftDown => None,
    }
}

/// a / b for a fixed b > 0.
fn over(a: Part, b: &Part) -> Option<Part> {
    let divisor = b.constant.filter(|&divisor| divisor > 0)?;
    let denominator = a.denominator.checked_mul(divisor)?;
    Some(Part { numerator: a.times(b.denominator)?, denominator, constant: None })
}

fn selected(selection: Selection, parts: Vec<Part>) -> Option<Part> {
    let choose: fn(i64, i64) -> i64 = match selection {
        Selection::Min => i64::min,
        Selection::Max => i64::max,
        Selection::Mex => return None,
    };
    let numerators: Option<Vec<Function>> =
        parts.into_iter().map(|part| (part.denominator == 1).then_some(part.numerator)).collect();
    let numerators = numerators?;
    Some(Part::whole(Box::new(move |x, z| {
        let mut chosen: Option<i64> = None;
        for numerator in &numerators {
            let value = numerator(x, z)?;
            chosen = Some(chosen.map_or(value, |chosen| choose(chosen, value)));
        }
        chosen
    })))
}
