//! Claims that are read off formulas.

use crate::certificates::{BarClaim, Members, Rim};
use maths::expressions::{Formula, Number, Operation, Relation, Truth, Variable};
use maths::games::{Bar, Ruleset};

/// The largest number in a claim. So numbers computed from a claim stay inside 64 bits.
const LARGEST: i64 = 1 << 20;

fn is_small(number: &i64) -> bool {
    number.abs() <= LARGEST
}

impl BarClaim {
    /// The claim for a formula. It implies that the formula is true at the P-positions of a bar and nowhere else, or that the formula is
    /// the Grundy value. `None` if the formula is not of this kind.
    ///
    /// Values are certified of bars whose rim does not depend on x. Such a bar is a pile of x beside the bar (0, y, z), so
    /// by the theorem of Sprague and Grundy G(0, y, z) is that x for which (x, y, z) is a P-position, and G(x, y, z) is
    /// x ⊕ G(0, y, z). So x ⊕ (((y + j) ⊕ (z + l)) − i) is the Grundy value if (x + i) ⊕ (y + j) ⊕ (z + l) is 0 at the
    /// P-positions and nowhere else.
    pub fn of(formula: &Formula, ruleset: &Ruleset) -> Option<Self> {
        let (rim, s) = (Self::rim_of(ruleset)?, ruleset.rules.s().map(i64::from));
        let shifts = match formula {
            Formula::Truth(truth) => of_p_positions(truth, s, ruleset.pass)?,
            Formula::Number(value) => {
                let is_beside = !ruleset.pass && rim.is_none_or(|rim| rim.of_x == 0);
                of_values(value, s).filter(|_| is_beside)?
            }
        };
        let claim = Self { rim, members: Members::NimSum(shifts), has_pass: ruleset.pass };
        shifts.iter().all(is_small).then_some(claim)
    }

    /// The rim of a bar with normal play, if certificates are about such bars.
    pub(super) fn rim_of(ruleset: &Ruleset) -> Option<Option<Rim>> {
        if ruleset.misere {
            return None;
        }
        let rim = rim(ruleset.rules.bar()?)?;
        let parts = rim.map_or([0; 4], |rim| [rim.of_x, rim.of_z, rim.constant, rim.divisor]);
        parts.iter().all(is_small).then_some(rim)
    }
}

/// The shifts of a formula for P-positions: the nim-sum is 0 or, with a pass, only the pass is left.
fn of_p_positions(truth: &Truth, s: Option<i64>, has_pass: bool) -> Option<[i64; 3]> {
    let truth = if has_pass {
        let Truth::Or(sides) = truth else { return None };
        Some(&sides[0]).filter(|_| is_alone(&sides[1]))?
    } else {
        truth
    };
    let Truth::Compared(Relation::Equal, sides) = truth else { return None };
    if sides[1] != Number::Constant(0) {
        return None;
    }
    let mut shifts = [None; 4];
    add_shifts(&sides[0], s, &mut shifts)?;
    let [Some(x), Some(y), Some(z), p] = shifts else { return None };
    (p == has_pass.then_some(0)).then_some([x, y, z])
}

/// True if a formula states that no break is left, and the pass is.
fn is_alone(truth: &Truth) -> bool {
    let alone = "x = 0 and y = 0 and z = 0 and p = 1".parse::<Formula>();
    alone.is_ok_and(|alone| alone == Formula::Truth(truth.clone()))
}

/// x ⊕ (((y + j) ⊕ (z + l)) − i), or the nim-sum of x, y + j and z + l.
fn of_values(value: &Number, s: Option<i64>) -> Option<[i64; 3]> {
    let mut shifts = [None; 4];
    if let Number::Binary(Operation::NimSum, sides) = value
        && sides[0] == Number::Variable(Variable::X)
        && let Number::Binary(Operation::Minus, parts) = &sides[1]
        && let Number::Binary(Operation::NimSum, _) = &parts[0]
    {
        add_shifts(&parts[0], s, &mut shifts)?;
        let [None, Some(j), Some(l), None] = shifts else { return None };
        return Some([constant(&parts[1], s)?, j, l]);
    }
    add_shifts(value, s, &mut shifts)?;
    let [Some(0), Some(j), Some(l), None] = shifts else { return None };
    Some([0, j, l])
}

/// The rim of a bar, as one quotient; nothing if it is no such thing. A rim that was typed is read as it was typed.
pub(crate) fn rim(bar: Bar) -> Option<Option<Rim>> {
    if bar.is_unbounded() {
        return Some(None);
    }
    // ⌊(x+z+s)/(p/q)⌋ = ⌊(q·x + q·z + q·s)/p⌋
    if let Some((k, s)) = bar.as_raised_triangle() {
        let q = i64::from(k.denominator());
        return Some(Some(Rim { of_x: q, of_z: q, constant: q.checked_mul(s.into())?, divisor: k.numerator().into() }));
    }
    if let Some((k, s)) = bar.as_step() {
        let q = i64::from(k.denominator());
        return Some(Some(Rim { of_x: 0, of_z: q, constant: q.checked_mul(s.into())?, divisor: k.numerator().into() }));
    }
    typed_rim(bar.rim_text()?).map(Some)
}

/// A rim that was typed as one quotient, such as ⌊(2x + z + 1)/3⌋, whose numbers are written out.
fn typed_rim(text: &str) -> Option<Rim> {
    let Formula::Number(Number::Binary(Operation::FloorOver, sides)) = text.parse().ok()? else { return None };
    let Number::Constant(divisor) = sides[1] else { return None };
    let [of_x, of_z, constant] = linear(&sides[0])?;
    let is_rim = divisor >= 1 && [of_x, of_z, constant].iter().all(|number| *number >= 0);
    is_rim.then_some(Rim { of_x, of_z, constant, divisor })
}

/// The multiples of x and z in a sum, and what is added.
pub(crate) fn linear(tree: &Number) -> Option<[i64; 3]> {
    match tree {
        Number::Constant(number) => Some([0, 0, *number]),
        Number::Variable(Variable::X) => Some([1, 0, 0]),
        Number::Variable(Variable::Z) => Some([0, 1, 0]),
        Number::Binary(Operation::Plus, sides) => {
            let [one, other] = [linear(&sides[0])?, linear(&sides[1])?];
            added(one, other)
        }
        Number::Binary(Operation::Minus, sides) => added(linear(&sides[0])?, times(-1, linear(&sides[1])?)?),
        Number::Binary(Operation::Times, sides) => match [linear(&sides[0])?, linear(&sides[1])?] {
            [[0, 0, factor], parts] | [parts, [0, 0, factor]] => times(factor, parts),
            _ => None,
        },
        Number::Variable(_)
        | Number::Negative(_)
        | Number::Floor(_)
        | Number::Ceiling(_)
        | Number::Absolute(_)
        | Number::Binary(..)
        | Number::Selected(..)
        | Number::If(_)
        | Number::Grundy(_) => None,
    }
}

fn added(one: [i64; 3], other: [i64; 3]) -> Option<[i64; 3]> {
    let [x, z, constant] = [0, 1, 2].map(|at| one[at].checked_add(other[at]));
    Some([x?, z?, constant?])
}

fn times(factor: i64, parts: [i64; 3]) -> Option<[i64; 3]> {
    let [x, z, constant] = parts.map(|part| part.checked_mul(factor));
    Some([x?, z?, constant?])
}

/// Notes what is added to each coordinate in a nim-sum.
fn add_shifts(tree: &Number, s: Option<i64>, shifts: &mut [Option<i64>; 4]) -> Option<()> {
    if let Number::Binary(Operation::NimSum, sides) = tree {
        add_shifts(&sides[0], s, shifts)?;
        return add_shifts(&sides[1], s, shifts);
    }
    let (name, shift) = shifted(tree, s)?;
    let place = [Variable::X, Variable::Y, Variable::Z, Variable::P].iter().position(|known| *known == name)?;
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
    let constant = constant(&sides[1], s)?;
    if *operation == Operation::Plus {
        Some((name, constant))
    } else {
        (*operation == Operation::Minus).then_some((name, -constant))
    }
}

/// A number that is written out, or s.
fn constant(tree: &Number, s: Option<i64>) -> Option<i64> {
    if let Number::Constant(number) = tree {
        Some(*number)
    } else {
        s.filter(|_| *tree == Number::Variable(Variable::S))
    }
}
