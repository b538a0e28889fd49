//! Other rims whose rule is a nim-sum: slopes that are no whole numbers, and bars that begin later. All are about normal play without a pass.

use crate::certificates::{self, Rim};
use crate::theorems::general::General;
use maths::expressions::{Formula, Number, Operation, Selection};
use maths::games::Bar;
use std::collections::BTreeSet;

/// The largest number of a rim that is looked at here.
const LARGEST: i64 = 10_000;

/// The rim ⌊(ax + bz + c)/d⌋ without a common divisor of a, b and d. With one, c loses what its quotient does not have.
fn reduced(bar: Bar) -> Option<Rim> {
    let rim = certificates::rim(bar)??;
    let divisor = [rim.of_x, rim.of_z, rim.divisor].into_iter().fold(0, common_divisor);
    let [of_x, of_z, constant, divisor] =
        [rim.of_x, rim.of_z, rim.constant, rim.divisor].map(|number| number.checked_div(divisor));
    let rim = Rim { of_x: of_x?, of_z: of_z?, constant: constant?, divisor: divisor? };
    is_small(rim).then_some(rim)
}

fn is_small(rim: Rim) -> bool {
    [rim.of_x, rim.of_z, rim.constant, rim.divisor].iter().all(|number| (0..=LARGEST).contains(number))
}

fn common_divisor(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { common_divisor(b, a % b) }
}

/// ⌊(ax + az + c)/d⌋ with ga = 2^i − 1, gd = 2^(n+1) − 2^i − 1, and c = a, or c = a + 1 with a > 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slope {
    /// The rim, without a common divisor of a and d.
    pub rim: Rim,
    /// i, at least 1.
    pub i: u32,
    /// n > i.
    pub n: u32,
    /// g.
    pub g: i64,
}

impl Slope {
    /// The largest exponent that is tried.
    const EXPONENTS: u32 = 30;

    pub(super) fn of(bar: Bar) -> Option<Self> {
        Self::of_rim(reduced(bar)?)
    }

    fn of_rim(rim: Rim) -> Option<Self> {
        let Rim { of_x: a, of_z, constant: c, divisor: d } = rim;
        let fits = a == of_z && a > 0 && (c == a || (c == a + 1 && a > 1));
        let numbers = (1..Self::EXPONENTS).flat_map(|i| (i + 1..=Self::EXPONENTS).map(move |n| (i, n)));
        let is_slope = |&(i, n): &(u32, u32)| {
            let ones = (1_i64 << i) - 1;
            ones % a == 0 && ones / a * d == (1 << (n + 1)) - (1 << i) - 1
        };
        let (i, n) = numbers.filter(|_| fits).find(is_slope)?;
        Some(Self { rim, i, n, g: ((1 << i) - 1) / a })
    }
}

/// ⌊(ax + bz + c)/d⌋ with a closed orbit. With nim-sum 0 the number ax + bz − dy of the leading digits becomes one of four numbers with
/// the next digits. Numbers that are small or large stay so; the others are the orbit. If from each of them exactly one digit of y leads on,
/// and each is one of a height at the rim, then x ⊕ y ⊕ z = 0 is the rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Orbit {
    /// The rim.
    pub rim: Rim,
    /// The numbers that are met, in ascending order.
    pub numbers: Vec<i64>,
}

impl Orbit {
    pub(super) fn of(bar: Bar) -> Option<Self> {
        Self::of_rim(reduced(bar)?)
    }

    fn of_rim(rim: Rim) -> Option<Self> {
        let Rim { of_x: a, of_z: b, constant: c, divisor: d } = rim;
        let [low, high] = Self { rim, numbers: Vec::new() }.ends();
        let (is_low, is_high) = (|number: i64| number <= low, |number: i64| number >= high);
        let (mut met, mut left) = (BTreeSet::new(), vec![0]);
        while let Some(number) = left.pop() {
            if is_low(number) || is_high(number) || !met.insert(number) {
                continue;
            }
            // From a number that is not at the rim the criterion fails.
            if !(-c..d - c).contains(&number) {
                return None;
            }
            left.extend([2 * number, 2 * number + a + b, 2 * number + a - d, 2 * number + b - d]);
        }
        let is_one_way =
            |zero: i64, one: i64| (met.contains(&zero) && is_low(one)) || (is_high(zero) && met.contains(&one));
        let is_good = |number: &i64| {
            let twice = 2 * number;
            [twice, twice + a + b]
                .into_iter()
                .zip([twice + b - d, twice + a - d])
                .all(|(zero, one)| is_one_way(zero, one))
                && [twice, twice + a + b]
                    .into_iter()
                    .zip([twice + a - d, twice + b - d])
                    .all(|(zero, one)| is_one_way(zero, one))
        };
        let begins = met.contains(&0) || is_high(0);
        (begins && met.iter().all(is_good)).then(|| Self { rim, numbers: met.into_iter().collect() })
    }
}

/// The rims with a slope that is no whole number which the search of the foundry found, each with its computation: 11/3, 23/7 and 37/5.
pub fn sporadic() -> Vec<(Slope, Orbit)> {
    let rims = [(3, 11), (7, 23), (5, 37)].into_iter().map(|(a, d)| Rim { of_x: a, of_z: a, constant: a, divisor: d });
    rims.filter_map(|rim| Some((Slope::of_rim(rim)?, Orbit::of_rim(rim)?))).collect()
}

impl Orbit {
    /// Numbers up to the first of these are small for ever, those from the second on large for ever.
    pub fn ends(&self) -> [i64; 2] {
        let Rim { of_x: a, of_z: b, constant: c, divisor: d } = self.rim;
        [(-(a + b)).min(-c - 1), (d - a.min(b).min(c)).max(0)]
    }
}

/// max(⌊(ax + az + c − 2ai)/d⌋, 0): the bar with ⌊(ax + az + c)/d⌋ begins at x = z = i.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Late {
    /// i.
    pub begin: i32,
    rim: Rim,
}

impl Late {
    pub(super) fn of(bar: Bar) -> Option<Self> {
        let Ok(Formula::Number(Number::Selected(Selection::Max, entries))) = bar.rim_text()?.parse() else {
            return None;
        };
        let [tree, Number::Constant(0)] = &entries[..] else { return None };
        let mut quotient = (tree, 1);
        if let Number::Binary(Operation::FloorOver, sides) = tree {
            let Number::Constant(divisor) = sides[1] else { return None };
            quotient = (&sides[0], divisor);
        }
        let (sum, divisor) = quotient;
        let [of_x, of_z, below] = certificates::linear(sum)?;
        let is_even = of_x == of_z && of_x > 0 && divisor > 0;
        let rims = [0, 1, 2, of_x, of_x.checked_add(1)?].map(|constant| Rim { of_x, of_z, constant, divisor });
        let begins_there = |rim: &Rim| {
            let before = rim.constant - below;
            is_even && before >= 0 && before % (2 * of_x) == 0 && is_small(*rim) && Self::theorem_of(*rim).is_some()
        };
        let rim = rims.into_iter().find(begins_there)?;
        Some(Self { begin: i32::try_from((rim.constant - below) / (2 * of_x)).ok()?, rim })
    }

    pub(super) fn theorem(self) -> General {
        Self::theorem_of(self.rim).unwrap_or(General::LateSlopes)
    }

    fn theorem_of(rim: Rim) -> Option<General> {
        match (rim.of_x, rim.divisor % 4, rim.constant) {
            (1, 3, 0) => Some(General::Late),
            (1, 1, 1 | 2) => Some(General::LateOffset),
            _ => Slope::of_rim(rim).map(|_| General::LateSlopes),
        }
    }
}
