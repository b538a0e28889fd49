//! The names of a position in formulas.

use crate::automata::TooManyTracks;
use crate::automata::logic::{Meaning, Scope, Undecidable, Why};
use maths::expressions::{Fraction, Variable};
use maths::games::Ruleset;

/// The coordinates of a position: those that it does not have are 0.
pub type Numbers = [u64; COORDINATES.len()];

/// The names of the coordinates of positions that are decided.
pub(super) const COORDINATES: [Variable; 4] = [Variable::X, Variable::Y, Variable::Z, Variable::W];

/// The names of a position of the ruleset, with or without the pass.
pub(super) fn scope(ruleset: &Ruleset, pass: bool) -> Scope {
    let constant = |numerator: u32, denominator: u32| {
        Fraction::whole(numerator.into())
            .and_then(|top| top.over(Fraction::whole(denominator.into())?))
            .map(Meaning::Constant)
            .ok()
    };
    let mut scope = Scope::empty();
    for name in coordinates(ruleset) {
        scope = scope.with(name, Meaning::Varies);
    }
    // A normal form begins with 0.
    let x = if ruleset.rules.is_piles() { constant(0, 1) } else { None };
    let k = ruleset.rules.k().and_then(|k| constant(k.numerator(), k.denominator()));
    let s = ruleset.rules.s().and_then(|s| constant(s, 1));
    let p = constant(pass.into(), 1);
    for (name, meaning) in [(Variable::X, x), (Variable::K, k), (Variable::S, s), (Variable::P, p)] {
        if let Some(meaning) = meaning {
            scope = scope.with(name, meaning);
        }
    }
    scope
}

/// The names of the coordinates.
fn coordinates(ruleset: &Ruleset) -> impl Iterator<Item = Variable> {
    COORDINATES.into_iter().take(ruleset.rules.count())
}

/// The formula is decidable, but its automata would read too many numbers.
pub(super) fn too_many(_: TooManyTracks) -> Undecidable {
    Undecidable { part: String::from("x, y, z"), why: Why::TooManyNumbers }
}
