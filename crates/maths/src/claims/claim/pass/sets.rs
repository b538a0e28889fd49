//! `pass` Section 4: moves and the set of positions that Theorem 4.1 names, P̃: (0, 0, 0, 1) and those with
//! (x+s) ⊕ y ⊕ (z+s) ⊕ p = 0. All other positions are Ñ.

use crate::claims::check::{Cases, Check, cuts};
use crate::claims::claim::Entry;
use crate::claims::claim::pass::lemmas::is_odd_below;
use crate::claims::claim::pass::with_pass;
use crate::claims::verdict::Finding;
use crate::claims::{Kind, Looked, Parameter};
use crate::games::{Position, Ruleset};
use crate::solver::Formula;

/// True if a position, which must be a bar, is in P̃.
fn is_in_p(s: u32, at: Position) -> bool {
    let sum = Formula::Raised.number(at.xyz(), s) as u32 ^ u32::from(at.pass);
    sum == 0 || (at.xyz() == [0; 3] && at.pass)
}

/// The positions of the kinds (i) to (v) of Lemmas 4.1 and 4.2: those of a cut, and the one after a pass.
fn listed(ruleset: Ruleset, at: Position) -> Vec<Position> {
    let cut = cuts(ruleset.rules, at.xyz(), false).into_iter();
    let cut = cut.map(|[x, y, z]| Position::new(x, y, z).with_pass(at.pass));
    cut.chain(at.pass.then(|| at.with_pass(false))).collect()
}

/// The positions after one move, by the rules: the pass is not used at the end of the game.
fn moved(ruleset: Ruleset, at: Position) -> Vec<Position> {
    ruleset.options(at).into_iter().map(|(_, to)| to).collect()
}

/// A function that lists the positions after a position.
type After = fn(Ruleset, Position) -> Vec<Position>;

/// That from P̃, as far as the statement speaks of it, nothing leads into P̃.
fn p_is_left(ruleset: Ruleset, s: u32, speaks: fn(Position) -> bool, after: After) -> Check {
    Check::Cases(Cases::positions(ruleset, move |at| {
        if !is_in_p(s, at) || !speaks(at) {
            return None;
        }
        let kept = after(ruleset, at).into_iter().find(|&to| is_in_p(s, to))?.xyz();
        Some((Finding::LeadsNot(kept), Finding::Leads(kept)))
    }))
}

/// That from Ñ something leads into P̃.
fn p_is_reached(ruleset: Ruleset, s: u32, after: After) -> Check {
    Check::Cases(Cases::positions(ruleset, move |at| {
        let is_so = is_in_p(s, at) || after(ruleset, at).into_iter().any(|to| is_in_p(s, to));
        (!is_so).then_some((Finding::Holds(true), Finding::Holds(false)))
    }))
}

pub(in crate::claims::claim) const LEMMA_4_1: Entry = Entry {
    id: "pass Lem 4.1",
    kind: Kind::Lemma,
    is_ours: false,
    takes: &[(Parameter::K, "4"), (Parameter::S, "3")],
    is_stated: is_odd_below,
    bound: 100,
    looked: |_| Looked::Cases,
    check: |p, _| p_is_left(with_pass(p), p.s, |at| at.xyz() != [0; 3], listed),
};

pub(in crate::claims::claim) const LEMMA_4_2: Entry =
    Entry { id: "pass Lem 4.2", check: |p, _| p_is_reached(with_pass(p), p.s, listed), ..LEMMA_4_1 };

pub(in crate::claims::claim) const LEMMA_4_3: Entry =
    Entry { id: "pass Lem 4.3", check: |p, _| p_is_left(with_pass(p), p.s, |_| true, moved), ..LEMMA_4_1 };

pub(in crate::claims::claim) const LEMMA_4_4: Entry =
    Entry { id: "pass Lem 4.4", check: |p, _| p_is_reached(with_pass(p), p.s, moved), ..LEMMA_4_1 };
