//! Sides become formulas as people write them: terms of a sum in order, x before y, numbers last.

use crate::expressions::{Number, Operation, Relation, Selection, Truth, Variable};
use crate::formulas::search::bank::{Bank, Maker, Node};
use crate::formulas::search::leaves::{coordinates, number};
use crate::games::{Position, Ruleset};

/// A side as a formula.
pub(super) fn side(bank: &Bank, number: u32) -> Number {
    match bank.node(number) {
        Node::Leaf(leaf) => bank.leaves[leaf as usize].number.clone(),
        Node::Made(maker, left, right) => joined(maker, side(bank, left), side(bank, right)),
    }
}

/// The formula that a maker makes of two formulas, or of one formula that is given twice.
pub(super) fn joined(maker: Maker, left: Number, right: Number) -> Number {
    let binary = |operation, right| Number::Binary(operation, Box::new([left.clone(), right]));
    let is_zero = |number: &Number| *number == ZERO;
    match maker {
        Maker::NimSum | Maker::Plus if is_zero(&left) => right,
        Maker::NimSum | Maker::Plus | Maker::Minus if is_zero(&right) => left,
        Maker::NimSum => chain(Operation::NimSum, &[left, right]),
        Maker::Plus => match (left, right) {
            (Number::Negative(less), from) | (from, Number::Negative(less)) => joined(Maker::Minus, from, *less),
            (left, right) => chain(Operation::Plus, &[left, right]),
        },
        Maker::Minus => {
            if let Number::Negative(more) = right {
                joined(Maker::Plus, left, *more)
            } else if is_zero(&left) {
                Number::Negative(Box::new(right))
            } else {
                binary(Operation::Minus, right)
            }
        }
        Maker::Min => Number::Selected(Selection::Min, in_order(vec![left, right])),
        Maker::Max => Number::Selected(Selection::Max, in_order(vec![left, right])),
        Maker::Half => binary(Operation::FloorOver, Number::Constant(2)),
        Maker::Parity => binary(Operation::Modulo, Number::Constant(2)),
        Maker::OverK => binary(Operation::FloorOver, Number::Variable(Variable::K)),
        Maker::ModK => binary(Operation::Modulo, Number::Variable(Variable::K)),
        Maker::Over(m) => binary(Operation::FloorOver, Number::Constant(m.into())),
        Maker::Modulo(m) => binary(Operation::Modulo, Number::Constant(m.into())),
        Maker::Times(m) => Number::Binary(Operation::Times, Box::new([Number::Constant(m.into()), left])),
    }
}

/// The equality of two formulas; if one is a nim-sum, as a nim-sum that is 0.
pub(super) fn equal(left: Number, right: Number) -> Truth {
    let is_nim_sum = |number: &Number| matches!(number, Number::Binary(Operation::NimSum, _));
    let [left, right] = if is_nim_sum(&left) || is_nim_sum(&right) {
        let mut terms = terms(Operation::NimSum, &[left, right]);
        terms.retain(|term| *term != ZERO);
        match <[Number; 2]>::try_from(terms) {
            Ok(two) => two,
            Err(terms) => [chain(Operation::NimSum, &terms), ZERO],
        }
    } else if (rank(&left) >= CONSTANT, length(&left)) <= (rank(&right) >= CONSTANT, length(&right)) {
        [left, right]
    } else {
        [right, left]
    };
    Truth::Compared(Relation::Equal, Box::new([left, right]))
}

/// That a position is this one.
pub(super) fn is_at(ruleset: Ruleset, at: Position) -> Truth {
    let mut named: Vec<(Variable, u32)> =
        coordinates(ruleset).into_iter().map(|(axis, variable)| (variable, number(&at, axis))).collect();
    if ruleset.pass {
        named.push((Variable::P, at.pass.into()));
    }
    let is = |(variable, cell): (Variable, u32)| {
        let sides = [Number::Variable(variable), Number::Constant(cell.into())];
        Truth::Compared(Relation::Equal, Box::new(sides))
    };
    let claims = named.into_iter().map(is);
    // Every ruleset has a coordinate.
    let all = claims.reduce(|all, claim| Truth::And(Box::new([all, claim])));
    all.unwrap_or_else(|| equal(ZERO, ZERO))
}

/// The number of names and numbers in a formula, as in the length of a side.
pub(super) fn length(number: &Number) -> u32 {
    match number {
        Number::Constant(_) | Number::Variable(_) => 1,
        // A negative is a difference from 0.
        Number::Negative(of) => 1 + length(of),
        Number::Floor(of) | Number::Ceiling(of) | Number::Absolute(of) => length(of),
        Number::Binary(_, sides) => sides.iter().map(length).sum(),
        Number::Selected(_, entries) => entries.iter().map(length).sum(),
        Number::If(parts) => length(&parts.1) + length(&parts.2),
        Number::Grundy(_) => 2,
    }
}

fn chain(operation: Operation, numbers: &[Number]) -> Number {
    let mut terms = in_order(terms(operation, numbers)).into_iter();
    let first = terms.next().unwrap_or(ZERO);
    terms.fold(first, |all, term| Number::Binary(operation, Box::new([all, term])))
}

/// The terms of all these numbers.
fn terms(operation: Operation, numbers: &[Number]) -> Vec<Number> {
    let of = |number: &Number| {
        if let Number::Binary(made, sides) = number
            && *made == operation
        {
            terms(operation, &sides[..])
        } else {
            vec![number.clone()]
        }
    };
    in_order(numbers.iter().flat_map(of).collect())
}

fn in_order(mut numbers: Vec<Number>) -> Vec<Number> {
    numbers.sort_by_key(|number| (rank(number), length(number)));
    numbers
}

const ZERO: Number = Number::Constant(0);

/// From here on ranks are those of numbers.
const CONSTANT: i64 = 100;

/// The place of a term in a sum: by the first name in it.
fn rank(number: &Number) -> i64 {
    let least = |numbers: &[Number]| numbers.iter().map(rank).min().unwrap_or(CONSTANT);
    match number {
        Number::Constant(value) => CONSTANT.saturating_add(*value),
        Number::Variable(variable) => match variable {
            Variable::X => 0,
            Variable::Y | Variable::A => 1,
            Variable::Z | Variable::B => 2,
            Variable::W => 3,
            Variable::P => 4,
            Variable::K => 5,
            Variable::S => 6,
        },
        Number::Negative(of) | Number::Floor(of) | Number::Ceiling(of) | Number::Absolute(of) => rank(of),
        Number::Binary(_, sides) => least(&sides[..]),
        Number::Selected(_, entries) => least(entries),
        Number::If(parts) => rank(&parts.1).min(rank(&parts.2)),
        Number::Grundy(cells) => least(&cells[..3]),
    }
}
