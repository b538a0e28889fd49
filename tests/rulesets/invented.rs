//! Rims that are invented: trees at random, each with its text in the language of formulas and, computed in its own way, its
//! value.

use maths::games::RimFormula;
use maths::values::Ratio;
use proptest::prelude::*;
use std::fmt;

/// The parameters that a formula may name.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parameters {
    pub(crate) k: Ratio,
    pub(crate) s: u32,
}

impl Parameters {
    /// Those that a formula names, as the notation writes them before the rim.
    pub(crate) fn named_by(self, rim: &Invented) -> String {
        let k = rim.names(&Invented::is_divided_by_k).then(|| format!("k={},", self.k));
        let s = rim.names(&|part| matches!(part, Invented::S)).then(|| format!("s={},", self.s));
        [k, s].into_iter().flatten().collect()
    }
}

/// The divisor of a quotient.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Divisor {
    Number(u32),
    K,
}

/// A formula in x, z, k and s. Each part is a whole number wherever it has a value.
#[derive(Clone, Debug)]
pub(crate) enum Invented {
    X,
    Z,
    S,
    Number(u32),
    Sum(Box<[Self; 2]>),
    Product(Box<[Self; 2]>),
    Floor(Box<Self>, Divisor),
    Ceiling(Box<Self>, Divisor),
    Min(Box<[Self; 2]>),
    Max(Box<[Self; 2]>),
    // The following kinds can fall.
    Difference(Box<[Self; 2]>),
    Remainder(Box<Self>, u32),
    NimSum(Box<[Self; 2]>),
    Common(Box<[Self; 2]>),
    Either(Box<[Self; 2]>),
    Absolute(Box<Self>),
    /// ⌊a/b⌋ with a b that may be 0.
    Quotient(Box<[Self; 2]>),
    /// If the first is larger than the second, the third, otherwise the fourth.
    If(Box<[Self; 4]>),
}

/// Why an invented formula is not a rim at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    DividesByZero,
    Negative,
    /// The value is smaller than at a neighbour: the value here, the neighbour, and its value.
    Falls(i128, (i128, i128), i128),
}

/// Numbers up to this one are never too large for the library, even multiplied by the denominator of a k.
const LARGE: i128 = 1 << 56;

impl Invented {
    /// The value over x and z, if it is not divided by 0.
    pub(crate) fn value(&self, x: i128, z: i128, parameters: Parameters) -> Option<i128> {
        let of = |part: &Self| part.value(x, z, parameters);
        let two = |parts: &[Self; 2]| Some((of(&parts[0])?, of(&parts[1])?));
        let quotient = |part: &Self, divisor: &Divisor, is_up: bool| {
            let (p, q) = match divisor {
                Divisor::Number(n) => (i128::from(*n), 1),
                Divisor::K => (parameters.k.numerator().into(), parameters.k.denominator().into()),
            };
            let value = of(part)? * q;
            Some(if is_up { (value + p - 1).div_euclid(p) } else { value.div_euclid(p) })
        };
        match self {
            Self::X => Some(x),
            Self::Z => Some(z),
            Self::S => Some(parameters.s.into()),
            Self::Number(n) => Some((*n).into()),
            Self::Sum(parts) => two(parts).map(|(a, b)| a + b),
            Self::Product(parts) => two(parts).map(|(a, b)| a * b),
            Self::Floor(part, divisor) => quotient(part, divisor, false),
            Self::Ceiling(part, divisor) => quotient(part, divisor, true),
            Self::Min(parts) => two(parts).map(|(a, b)| a.min(b)),
            Self::Max(parts) => two(parts).map(|(a, b)| a.max(b)),
            Self::Difference(parts) => two(parts).map(|(a, b)| a - b),
            Self::Remainder(part, n) => of(part).map(|a| a.rem_euclid((*n).into())),
            Self::NimSum(parts) => two(parts).map(|(a, b)| a ^ b),
            Self::Common(parts) => two(parts).map(|(a, b)| a & b),
            Self::Either(parts) => two(parts).map(|(a, b)| a | b),
            Self::Absolute(part) => of(part).map(i128::abs),
            Self::Quotient(parts) => {
                // The divisor brings its sign above the line.
                two(parts).filter(|&(_, b)| b != 0).map(|(a, b)| (a * b.signum()).div_euclid(b.abs()))
            }
            Self::If(parts) => {
                let [first, second, then, otherwise] = &**parts;
                of(if of(first)? > of(second)? { then } else { otherwise })
            }
        }
    }

    /// The parts of which this one is made.
    fn parts(&self) -> &[Self] {
        match self {
            Self::X | Self::Z | Self::S | Self::Number(_) => &[],
            Self::Floor(part, _) | Self::Ceiling(part, _) | Self::Remainder(part, _) | Self::Absolute(part) => {
                std::slice::from_ref(part)
            }
            Self::Sum(parts)
            | Self::Product(parts)
            | Self::Min(parts)
            | Self::Max(parts)
            | Self::Difference(parts)
            | Self::NimSum(parts)
            | Self::Common(parts)
            | Self::Either(parts)
            | Self::Quotient(parts) => &parts[..],
            Self::If(parts) => &parts[..],
        }
    }

    /// True if some part of the formula, or the whole, is of a kind.
    fn names(&self, kind: &dyn Fn(&Self) -> bool) -> bool {
        kind(self) || self.parts().iter().any(|part| part.names(kind))
    }

    fn is_divided_by_k(&self) -> bool {
        matches!(self, Self::Floor(_, Divisor::K) | Self::Ceiling(_, Divisor::K))
    }

    /// True if every part of the formula is of a kind that cannot fall.
    pub(crate) fn is_steady(&self) -> bool {
        let can_fall = |part: &Self| {
            matches!(
                part,
                Self::Difference(_)
                    | Self::Remainder(..)
                    | Self::NimSum(_)
                    | Self::Common(_)
                    | Self::Either(_)
                    | Self::Absolute(_)
                    | Self::Quotient(_)
                    | Self::If(_)
            )
        };
        !self.names(&can_fall)
    }

    /// True if the text of the formula is short enough for the library.
    pub(crate) fn is_readable(&self) -> bool {
        self.to_string().len() <= RimFormula::LONGEST
    }

    /// True if every part of a formula that cannot fall stays far below the largest numbers of the library, up to this extent.
    pub(crate) fn stays_small(&self, last: u32, parameters: Parameters) -> bool {
        // From the parts to the whole, so that no product grows beyond 128 bits.
        self.parts().iter().all(|part| part.stays_small(last, parameters))
            && self.value(last.into(), last.into(), parameters).is_some_and(|value| value.abs() < LARGE)
    }

    /// The first place of a box at which it is not a rim, in the order of x + z and then of x.
    pub(crate) fn first_trouble(
        &self,
        last_x: u32,
        last_z: u32,
        parameters: Parameters,
    ) -> Option<((u32, u32), Trouble)> {
        let value = |x: u32, z: u32| self.value(x.into(), z.into(), parameters);
        let trouble_at = |x: u32, z: u32| {
            let Some(here) = value(x, z) else { return Some(Trouble::DividesByZero) };
            if here < 0 {
                return Some(Trouble::Negative);
            }
            let neighbours = [x.checked_sub(1).map(|x| (x, z)), z.checked_sub(1).map(|z| (x, z))];
            // Every place before this one is in order.
            neighbours.into_iter().flatten().find_map(|(x, z)| {
                let before = value(x, z)?;
                (before > here).then_some(Trouble::Falls(here, (x.into(), z.into()), before))
            })
        };
        let places = (0..=last_x + last_z)
            .flat_map(|sum| (sum.saturating_sub(last_z)..=sum.min(last_x)).map(move |x| (x, sum - x)));
        places.into_iter().find_map(|(x, z)| trouble_at(x, z).map(|trouble| ((x, z), trouble)))
    }
}

impl fmt::Display for Divisor {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(n) => n.fmt(out),
            Self::K => write!(out, "k"),
        }
    }
}

impl fmt::Display for Invented {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::X => write!(out, "x"),
            Self::Z => write!(out, "z"),
            Self::S => write!(out, "s"),
            Self::Number(n) => write!(out, "{n}"),
            Self::Sum(parts) => write!(out, "({}+{})", parts[0], parts[1]),
            Self::Product(parts) => write!(out, "({}*{})", parts[0], parts[1]),
            Self::Floor(part, divisor) => write!(out, "floor({part}/{divisor})"),
            Self::Ceiling(part, divisor) => write!(out, "ceil({part}/{divisor})"),
            Self::Min(parts) => write!(out, "min({},{})", parts[0], parts[1]),
            Self::Max(parts) => write!(out, "max({},{})", parts[0], parts[1]),
            Self::Difference(parts) => write!(out, "({}-{})", parts[0], parts[1]),
            Self::Remainder(part, n) => write!(out, "({part}%{n})"),
            Self::NimSum(parts) => write!(out, "({}^{})", parts[0], parts[1]),
            Self::Common(parts) => write!(out, "({}&{})", parts[0], parts[1]),
            Self::Either(parts) => write!(out, "({}|{})", parts[0], parts[1]),
            Self::Absolute(part) => write!(out, "abs({part})"),
            Self::Quotient(parts) => write!(out, "({} div {})", parts[0], parts[1]),
            Self::If(parts) => write!(out, "(if {}>{} then {} else {})", parts[0], parts[1], parts[2], parts[3]),
        }
    }
}

fn any_leaf() -> impl Strategy<Value = Invented> {
    prop_oneof![
        4 => Just(Invented::X),
        4 => Just(Invented::Z),
        1 => Just(Invented::S),
        2 => (0..6u32).prop_map(Invented::Number),
    ]
}

fn any_divisor() -> impl Strategy<Value = Divisor> {
    prop_oneof![3 => (1..5u32).prop_map(Divisor::Number), 1 => Just(Divisor::K)]
}

/// One step more, of a kind that cannot fall.
fn steady_step(part: BoxedStrategy<Invented>) -> BoxedStrategy<Invented> {
    let two = [part.clone(), part.clone()].prop_map(Box::new);
    let quotient = (part.prop_map(Box::new), any_divisor()).boxed();
    prop_oneof![
        3 => two.clone().prop_map(Invented::Sum),
        1 => two.clone().prop_map(Invented::Product),
        3 => quotient.clone().prop_map(|(part, divisor)| Invented::Floor(part, divisor)),
        1 => quotient.prop_map(|(part, divisor)| Invented::Ceiling(part, divisor)),
        1 => two.clone().prop_map(Invented::Min),
        1 => two.prop_map(Invented::Max),
    ]
    .boxed()
}

/// One step more, of a kind that can fall.
fn other_step(part: BoxedStrategy<Invented>) -> BoxedStrategy<Invented> {
    let two = [part.clone(), part.clone()].prop_map(Box::new);
    prop_oneof![
        4 => two.clone().prop_map(Invented::Difference),
        2 => (part.clone().prop_map(Box::new), 1..6u32).prop_map(|(part, n)| Invented::Remainder(part, n)),
        2 => two.clone().prop_map(Invented::NimSum),
        1 => two.clone().prop_map(Invented::Common),
        2 => two.clone().prop_map(Invented::Either),
        1 => part.clone().prop_map(|part| Invented::Absolute(Box::new(part))),
        1 => two.prop_map(Invented::Quotient),
        3 => [part.clone(), part.clone(), part.clone(), part].prop_map(|parts| Invented::If(Box::new(parts))),
    ]
    .boxed()
}

/// Formulas made of sums, products, rounded quotients, the smaller and the larger of two: they cannot fall.
pub(crate) fn steady_formula() -> BoxedStrategy<Invented> {
    any_leaf().prop_recursive(3, 16, 2, |part| steady_step(part.boxed())).boxed()
}

/// Formulas of every kind, most of which are no rims.
pub(crate) fn any_formula() -> BoxedStrategy<Invented> {
    let step = |part: BoxedStrategy<Invented>| prop_oneof![steady_step(part.clone()), other_step(part)];
    any_leaf().prop_recursive(3, 16, 4, move |part| step(part.boxed())).boxed()
}
