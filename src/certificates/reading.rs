//! Claims that are read off formulas.

use crate::certificates::NimSumClaim;
use crate::certificates::Rim;
use crate::expressions::Formula;
use crate::expressions::Number;
use crate::expressions::Operation;
use crate::expressions::Relation;
use crate::expressions::Truth;
use crate::expressions::Variable;
use crate::games::Bar;
use crate::games::Ruleset;

impl NimSumClaim {
    /// The largest number in a claim: what is computed of them stays inside 64 bits.
    const LARGEST: i64 = 1 << 20;

    /// The claim that a formula is true at the P-positions of a bar and nowhere else, if it is of this kind.
    pub fn of(formula: &Formula, ruleset: &Ruleset) -> Option<Self> {
        if ruleset.pass || ruleset.misere {
            return None;
        }
        let rim = rim(ruleset.rules.bar()?)?;
        let Formula::Truth(Truth::Compared(Relation::Equal, sides)) = formula else { return None };
        if sides[1] != Number::Constant(0) {
            return None;
        }
        let s = ruleset.rules.s().map(i64::from);
        let mut shifts = [None; 3];
        add_shifts(&sides[0], s, &mut shifts)?;
        let [Some(x), Some(y), Some(z)] = shifts else { return None };
        let claim = Self { rim, shifts: [x, y, z] };
        let parts = rim.map_or([0; 4], |rim| [rim.of_x, rim.of_z, rim.constant, rim.divisor]);
        let is_small = |number: &i64| number.abs() <= Self::LARGEST;
        (parts.iter().chain(&claim.shifts).all(is_small)).then_some(claim)
    }
}

/// The rim of a bar, as one quotient; nothing if it is no such thing.
fn rim(bar: Bar) -> Option<Option<Rim>> {
    if bar.is_unbounded() {
        return Some(None);
    }
    // ⌊(x+z)/(p/q)⌋ = ⌊(q·x + q·z)/p⌋
    if let Some(k) = bar.as_triangle() {
        let q = i64::from(k.denominator());
        return Some(Some(Rim { of_x: q, of_z: q, constant: 0, divisor: k.numerator().into() }));
    }
    let (k, s) = bar.as_step()?;
    let q = i64::from(k.denominator());
    Some(Some(Rim { of_x: 0, of_z: q, constant: q.checked_mul(s.into())?, divisor: k.numerator().into() }))
}

/// Notes what is added to each coordinate in a nim-sum.
fn add_shifts(tree: &Number, s: Option<i64>, shifts: &mut [Option<i64>; 3]) -> Option<()> {
    if let Number::Binary(Operation::NimSum, sides) = tree {
        add_shifts(&sides[0], s, shifts)?;
        return add_shifts(&sides[1], s, shifts);
    }
    let (name, shift) = shifted(tree, s)?;
    let place = [Variable::X, Variable::Y, Variable::Z].iter().position(|known| *known == name)?;
    // Each coordinate once.
    if shifts[place].replace(shift).is_some() { None } else { Some(()) }
}

/// A coordinate, and what is added to it.
fn shifted(tree: &Number, s: Option<i64>) -> Option<(Variable, i64)> {
    if let Number::Variable(name) = tree {
        return Some((*name, 0));
    }
    let Number::Binary(operation, sides) = tree else { return None };
    let Number::Variable(name) = sides[0] else { return None };
    let constant = if let Number::Constant(number) = sides[1] {
        number
    } else {
        s.filter(|_| sides[1] == Number::Variable(Variable::S))?
    };
    if *operation == Operation::Plus {
        Some((name, constant))
    } else {
        (*operation == Operation::Minus).then_some((name, -constant))
    }
}
