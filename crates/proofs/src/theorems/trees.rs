//! Trees of formulas that are made here, and not read from a claim.

use maths::expressions::{Formula, Number, Operation, Relation, Replace, Truth, Variable};

/// A comparison.
pub(super) fn compared(relation: Relation, a: Number, b: Number) -> Truth {
    Truth::Compared(relation, Box::new([a, b]))
}

/// Both are true.
pub(super) fn both(a: Truth, b: Truth) -> Truth {
    Truth::And(Box::new([a, b]))
}

/// At least one is true.
pub(super) fn either(a: Truth, b: Truth) -> Truth {
    Truth::Or(Box::new([a, b]))
}

/// The other truth value.
pub(super) fn not(of: Truth) -> Truth {
    Truth::Not(Box::new(of))
}

/// A formula that is always true.
pub(super) fn always() -> Truth {
    compared(Relation::Equal, Number::Constant(0), Number::Constant(0))
}

/// ⌊a⌋.
pub(super) fn whole(number: Number) -> Number {
    Number::Floor(Box::new(number))
}

/// a − b.
pub(super) fn minus(a: Number, b: Number) -> Number {
    Number::Binary(Operation::Minus, Box::new([a, b]))
}

/// a · factor.
pub(super) fn times(a: Number, factor: u32) -> Number {
    Number::Binary(Operation::Times, Box::new([a, Number::Constant(factor.into())]))
}

/// a divided by a number that is not 0.
pub(super) fn over(a: Number, divisor: u32) -> Number {
    Number::Binary(Operation::Over, Box::new([a, Number::Constant(divisor.into())]))
}

/// Numbers that take the place of names.
pub(super) struct Named<'a>(pub(super) &'a [(Variable, Number)]);

impl Replace for Named<'_> {
    fn number(&self, part: &Number) -> Option<Number> {
        let Number::Variable(variable) = part else { return None };
        self.0.iter().find(|(name, _)| name == variable).map(|(_, number)| number.clone())
    }

    fn truth(&self, _: &Truth) -> Option<Truth> {
        None
    }
}

/// A formula for positions, with a and b written as the y and z that they are in Sharing Nim.
pub(super) fn in_coordinates(formula: &Formula) -> Formula {
    let pairs = [(Variable::A, Number::Variable(Variable::Y)), (Variable::B, Number::Variable(Variable::Z))];
    formula.replaced(&Named(&pairs))
}
