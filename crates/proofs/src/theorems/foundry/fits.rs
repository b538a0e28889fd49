//! P-positions of rules that differ in one number, as intervals whose ends are linear in it.
//!
//! At one height y, the x of P-positions often begin at a number that is linear in the number c of the rules. From this x on the
//! differences z − x are the same for every c, and recur. That is read off the theorems that are kept, and tested on further values of c.
//! It is no proof.

use crate::theorems::foundry::Dossier;
use crate::theorems::foundry::families::{numbered, pattern};
use crate::theorems::general::Covered;
use maths::games::Ruleset;
use maths::solver::{Grid, Mapping, PPositions, Plan};
use serde::{Deserialize, Serialize};

/// Rules that differ in one number only, and what was read off them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fit {
    /// The rules of the first, in the notation.
    pub rules: String,
    /// Which number of the rules differs, from 0.
    pub place: usize,
    /// The values of that number in the theorems.
    pub values: Vec<u32>,
    /// The further values on which the fit was tested.
    pub tested: Vec<u32>,
    /// Up to this x it was compared.
    pub bound: u32,
    /// The fits that were found, by height.
    pub levels: Vec<Level>,
}

/// The P-positions of one height.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// y.
    pub height: u32,
    /// True if the pass can still be used.
    pub pass: bool,
    /// The first x is (a·c + b)/d, with a, b and d.
    pub from: [i64; 3],
    /// z − x for the first x and those that follow; none if there is no P-position.
    pub differences: Vec<Option<i64>>,
    /// This many of the last differences recur.
    pub period: usize,
}

/// Heights up to this are looked at.
const HEIGHTS: u32 = 3;
/// This many x are compared from the first one on.
const SEEN: u32 = 24;
/// The longest part before the differences recur, and the longest part that does.
const LONGEST: usize = 8;
/// Numbers that differ by this are of one class.
const CLASS: u32 = 4;

/// The fits of all rules that differ in one number. Misère play is left out if the same rules are among them under normal play. Rules
/// that a theorem for all parameters covers are left out, too.
pub fn fits(theorems: &[Dossier]) -> Vec<Fit> {
    let is_open = |ruleset: &Ruleset| Covered::of(ruleset).is_none();
    let open: Vec<Ruleset> = theorems.iter().filter_map(|dossier| dossier.ruleset().ok()).filter(is_open).collect();
    let has_normal = |ruleset: &&Ruleset| !ruleset.misere || !open.contains(&Ruleset { misere: false, ..**ruleset });
    let rules: Vec<String> = open.iter().filter(has_normal).map(Ruleset::to_string).collect();
    let mut fits: Vec<Fit> = Vec::new();
    for first in &rules {
        let (own, numbers) = pattern(first);
        for place in 0..numbers.len() {
            let Some(start) = numbers[place].parse::<u32>().ok() else { continue };
            let value = |other: &String| {
                let (pattern, others) = pattern(other);
                let is_alike = pattern == own
                    && other.contains("misere") == first.contains("misere")
                    && others.iter().zip(&numbers).enumerate().all(|(at, (one, two))| at == place || one == two);
                others.get(place).filter(|_| is_alike)?.parse().ok()
            };
            let mut values: Vec<u32> =
                rules.iter().filter_map(value).filter(|value| value % CLASS == start % CLASS).collect();
            values.sort_unstable();
            // Each class is fitted once, from its smallest value.
            if values.len() > 1 && values[0] == start {
                fits.extend(fit(first, place, values));
            }
        }
    }
    fits
}

/// The fit of the rules with these values, if it is right for two more.
fn fit(rules: &str, place: usize, values: Vec<u32>) -> Option<Fit> {
    let last = *values.last()?;
    let tested = vec![last + CLASS, last + 2 * CLASS];
    let bound = HEIGHTS * (last + 2 * CLASS) + 2 * SEEN;
    let all: Vec<u32> = values.iter().chain(&tested).copied().collect();
    let rulesets: Vec<Ruleset> =
        all.iter().map(|value| numbered(rules, place, *value).parse().ok()).collect::<Option<_>>()?;
    let mut levels = Vec::new();
    for pass in [true, false].into_iter().filter(|pass| rulesets[0].pass || !pass) {
        let grids: Vec<Grid> = rulesets.iter().map(|ruleset| solved(*ruleset, pass, bound)).collect::<Option<_>>()?;
        for height in 0..=HEIGHTS {
            let seen: Option<Vec<Seen>> = grids.iter().map(|grid| Seen::of(grid, height)).collect();
            levels.extend(seen.and_then(|seen| level(&all, &seen, height, pass)));
        }
    }
    // Levels that do not depend on the number are no fit.
    levels.iter().any(|level: &Level| level.from[0] != 0).then(|| Fit {
        rules: rules.to_owned(),
        place,
        values,
        tested,
        bound,
        levels,
    })
}

fn solved(ruleset: Ruleset, pass: bool, bound: u32) -> Option<Grid> {
    Some(PPositions::new(ruleset, bound, pass, Plan::BOUND).ok()?.into_heights())
}

/// The P-positions of one height: the first x, and z − x from there on.
struct Seen {
    from: u32,
    differences: Vec<Option<i64>>,
}

impl Seen {
    /// None if there are none near enough, or several over one x.
    fn of(grid: &Grid, height: u32) -> Option<Self> {
        let height = u16::try_from(height).ok()?;
        let of_x = |x: u32| {
            let mut all = (0..grid.rows).filter(|z| grid.at(x, *z) == Some(height));
            let first = all.next();
            (first.map(|z| i64::from(z) - i64::from(x)), all.next().is_some())
        };
        let from = (0..grid.columns.checked_sub(2 * SEEN)?).find(|x| of_x(*x).0.is_some())?;
        let all: Vec<(Option<i64>, bool)> = (from..from + SEEN).map(of_x).collect();
        let is_single = all.iter().all(|(_, is_several)| !is_several);
        is_single.then(|| Self { from, differences: all.into_iter().map(|(difference, _)| difference).collect() })
    }

    /// The number of differences that come first, and of those that recur then; `None` if none recur.
    fn recurring(&self) -> Option<(usize, usize)> {
        let all = &self.differences;
        let parts = (0..=LONGEST).flat_map(|before| (1..=LONGEST).map(move |period| (before, period)));
        let recurs =
            |&(before, period): &(usize, usize)| (before..all.len() - period).all(|at| all[at] == all[at + period]);
        parts.min_by_key(|part| if recurs(part) { part.0 + part.1 } else { usize::MAX }).filter(recurs)
    }
}

/// The level that fits the values; the first two decide it, and the others test it.
fn level(values: &[u32], seen: &[Seen], height: u32, pass: bool) -> Option<Level> {
    let ([c, other, ..], [one, two, ..]) = (values, seen) else { return None };
    let (before, period) = one.recurring()?;
    // An end that falls is at 0 for all larger numbers, so it is not linear.
    if two.from < one.from {
        return None;
    }
    let divisor = i64::from(*other) - i64::from(*c);
    let slope = i64::from(two.from) - i64::from(one.from);
    let common = common_divisor(slope.abs(), divisor);
    let (a, d) = (slope / common, divisor / common);
    let b = d * i64::from(one.from) - a * i64::from(*c);
    let is_right = |(value, seen): (&u32, &Seen)| {
        d * i64::from(seen.from) == a * i64::from(*value) + b && seen.differences == one.differences
    };
    let level =
        Level { height, pass, from: [a, b, d], differences: one.differences[..before + period].to_vec(), period };
    values.iter().zip(seen).all(is_right).then_some(level)
}

fn common_divisor(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { common_divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::{Fit, Level, fits};
    use crate::theorems::foundry::Kept;
    use crate::theorems::foundry::families::numbered;
    use maths::games::{Position, Ruleset};
    use maths::solver::Recursion;
    use std::collections::HashMap;

    fn kept() -> Kept {
        serde_json::from_str(include_str!("../../../../../static/foundry.json")).unwrap()
    }

    /// The z of the P-position that a level has over x; none if it has none there.
    fn stated(level: &Level, c: u32, x: u32) -> Option<i64> {
        let [a, b, d] = level.from;
        let first = (a * i64::from(c) + b) / d;
        let at = usize::try_from(i64::from(x) - first).ok()?;
        let before = level.differences.len() - level.period;
        let place = if at < before { at } else { before + (at - before) % level.period };
        level.differences[place].map(|difference| i64::from(x) + difference)
    }

    #[test]
    fn kept_fits_are_those_of_the_theorems() {
        let kept = kept();
        assert_eq!(kept.fits, fits(&kept.theorems));
        assert!(kept.fits.len() >= 4, "{}", kept.fits.len());
        assert!(kept.fits.iter().all(|fit| fit.levels.iter().any(|level| level.from[0] != 0)));
    }

    /// For every value, also the further ones, plain recursion has these P-positions at this height and no others.
    #[test]
    fn fits_are_those_of_plain_recursion() {
        let side = 18;
        for Fit { rules, place, values, tested, levels, .. } in &kept().fits {
            for c in values.iter().chain(tested).filter(|c| **c < 14) {
                let ruleset: Ruleset = numbered(rules, *place, *c).parse().unwrap();
                let mut known = HashMap::new();
                for level in levels {
                    for (x, z) in (0..side).flat_map(|x| (0..side).map(move |z| (x, z))) {
                        let position = Position::new(x, level.height, z).with_pass(level.pass);
                        if ruleset.is_legal(position) {
                            let is_p = Recursion::outcome(ruleset, position, &mut known) == maths::values::Outcome::P;
                            assert_eq!(
                                stated(level, *c, x) == Some(z.into()),
                                is_p,
                                "{ruleset} {position:?} {level:?}"
                            );
                        } else {
                            assert_ne!(stated(level, *c, x), Some(z.into()), "{ruleset} {position:?}");
                        }
                    }
                }
            }
        }
    }

    /// Bars whose P-positions do not fit have no level: the ends ⌈c/2⌉ of these are not linear.
    #[test]
    fn what_is_not_linear_is_not_fitted() {
        let rules = |c: u32| format!("bar:pass,rim=floor((x+z)/{c})");
        let fit = super::fit(&rules(2), 0, vec![2, 3, 4]);
        assert_eq!(fit, None);
    }
}
