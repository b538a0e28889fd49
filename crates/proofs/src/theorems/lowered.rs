//! Two positions at a time under own rules: the names of their coordinates.

use crate::automata::logic::track_of;
use crate::automata::{Bound, Connective, Linear, Plan, Step, StepId, TooManyTracks, Track};
use crate::theorems::names::COORDINATES;
use maths::expressions::{Number, Variable};
use maths::games::{Coordinate, OwnTrees};

/// The names of the coordinates of the lower position. Formulas about positions do not use them.
pub(super) const LOWERED: [Variable; COORDINATES.len()] = [Variable::A, Variable::S, Variable::B, Variable::P];

/// A coordinate of the higher position.
pub(super) fn coordinate(which: Coordinate) -> Number {
    Number::Variable(OwnTrees::name(which))
}

/// A coordinate of the lower position.
pub(super) fn lowered(which: Coordinate) -> Number {
    Number::Variable(LOWERED[which.index()])
}

/// The track of a coordinate of the higher position.
pub(super) fn track(which: Coordinate) -> Track {
    track_of(OwnTrees::name(which))
}

/// The positions that a relation joins with a lower one in a set, of which only these coordinates differ.
pub(super) fn before(
    plan: &mut Plan,
    from: impl Iterator<Item = Coordinate> + Clone,
    related: StepId,
    set: StepId,
) -> Result<StepId, TooManyTracks> {
    let mut after = set;
    for which in from.clone() {
        let terms = [(track(which), 1), (track_of(LOWERED[which.index()]), -1)];
        // Two coefficients of 1 are never too large.
        let Ok(same) = Linear::between(&terms, Some(0), Some(0)) else { return Err(TooManyTracks) };
        let same = plan.add(Step::Linear(same))?;
        let renamed = plan.both(Connective::And, after, same)?;
        after = plan.add(Step::Some(Bound::Any, track(which), renamed))?;
    }
    let before = plan.both(Connective::And, related, after)?;
    some_lower(plan, from, before)
}

/// The positions that a relation joins with some lower one, of which only these coordinates differ.
pub(super) fn some_lower(
    plan: &mut Plan,
    from: impl Iterator<Item = Coordinate>,
    related: StepId,
) -> Result<StepId, TooManyTracks> {
    let mut before = related;
    for which in from {
        before = plan.add(Step::Some(Bound::Any, track_of(LOWERED[which.index()]), before))?;
    }
    Ok(before)
}
