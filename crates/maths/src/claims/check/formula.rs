//! Formulas for the P-positions of a bar, compared with a map.
//!
//! In a column (x, z) at most one y is a P-position, and a nim-sum is 0 for at most one y. So both are compared by their
//! heights, and no position between needs to be looked at.

use crate::claims::check::{Maps, failure};
use crate::claims::verdict::{Failure, Finding};
use crate::games::{Position, Ruleset};
use crate::solver::{Formula, Grid};
use crate::values::Outcome;

/// The heights at which a claim has a P-position over (x, z), with the pass still there or not. Those above the rim do not
/// count.
pub(super) type Heights = Box<dyn Fn(u32, u32, bool) -> [Option<u32>; 2] + Send>;

impl Maps {
    /// The check that the P-positions are those for which a nim-sum is 0, with the pass or without it.
    pub(in crate::claims) fn nim_sum(ruleset: Ruleset, sum: Formula) -> Self {
        let s = ruleset.rules.s().unwrap_or(0);
        Self::formula(ruleset, Box::new(move |x, z, pass| [height(sum, (x, z), s, pass), None]))
    }

    /// The check that a formula tells all P-positions, with and without the pass.
    pub(in crate::claims) fn formula(ruleset: Ruleset, formula: Heights) -> Self {
        Self::formula_where(ruleset, formula, |_| true)
    }

    /// The same where the claim says something of a position.
    pub(in crate::claims) fn formula_where(
        ruleset: Ruleset,
        formula: Heights,
        speaks: impl Fn([u32; 3]) -> bool + Send + 'static,
    ) -> Self {
        let layers: &[bool] = if ruleset.pass { &[false, true] } else { &[false] };
        let maps = layers.iter().map(|&pass| (ruleset, pass)).collect();
        let judge = move |grids: &[Grid], x: u32, z: u32| {
            let of_layer =
                |(grid, &pass): (&Grid, &bool)| against(ruleset, grid, (x, z), pass, formula(x, z, pass), &speaks);
            grids.iter().zip(layers).map(of_layer).fold(None, Failure::least)
        };
        Self { maps, counted: ruleset, judge: Box::new(judge) }
    }
}

/// The y over (x, z) for which a nim-sum is 0, with the pass or without it.
pub(in crate::claims) fn height(sum: Formula, (x, z): (u32, u32), s: u32, pass: bool) -> Option<u32> {
    sum.height(x, z, s).map(|y| y ^ u32::from(pass))
}

/// Holds the heights that a claim expects over (x, z) against those of a map.
pub(in crate::claims) fn against(
    ruleset: Ruleset,
    grid: &Grid,
    (x, z): (u32, u32),
    pass: bool,
    expected: [Option<u32>; 2],
    speaks: impl Fn([u32; 3]) -> bool,
) -> Option<Failure> {
    let most = ruleset.rules.rim(x, z).min(grid.columns - 1);
    let found = grid.at(x, z).map(u32::from);
    let wrongly_p = expected.into_iter().flatten().filter(|&y| y <= most && found != Some(y));
    let wrongly_n = found.filter(|y| !expected.contains(&Some(*y)));
    let (p, n) = (Finding::Outcome(Outcome::P), Finding::Outcome(Outcome::N));
    let all = wrongly_p.map(|y| (y, (p, n))).chain(wrongly_n.map(|y| (y, (n, p))));
    let (y, findings) = all.filter(|&(y, _)| speaks([x, y, z])).min_by_key(|&(y, _)| y)?;
    failure(ruleset, Position::new(x, y, z).with_pass(pass), findings)
}
