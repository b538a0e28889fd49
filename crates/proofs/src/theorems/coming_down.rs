//! The coordinates of own rules, which come down to their bounds after a move.
//!
//! From a set S of legal positions we look for the positions that come down into it. A bounded coordinate is taken after the coordinates
//! in its bound, as long as some bound has only coordinates that were taken or have no bound. The rest, if any, is taken together: its
//! bounds name each other. S is followed back from the coordinate taken last to the one taken first. The positions that a step adds have
//! the same earlier coordinates as in S, and the bounds of these name no later ones. So each step reads what it needs.
//!
//! # One coordinate
//! A position c comes down to d with dᵢ = min(cᵢ, boundᵢ(d)):
//!
//! ```text
//!   i stays:   dᵢ = cᵢ                            S
//!   i falls:   dᵢ = boundᵢ(d), and dᵢ < cᵢ        S where i is at its bound, below i
//! ```
//!
//! In the first row cᵢ ≤ boundᵢ(d) needs no separate condition, since S has legal positions only.
//!
//! # Coordinates that name each other
//! A bound never falls when other coordinates grow. So no w ≤ c that keeps the bounds is ever left behind: if w ≤ c before a coordinate
//! comes down, then wᵢ ≤ boundᵢ(w) ≤ boundᵢ(c), and w ≤ c after it. The position that c comes down to keeps the bounds itself, so it is
//! the greatest such w. Thus c comes down to a d ≤ c that keeps the bounds if and only if no other w with d ≤ w ≤ c keeps them: a greater
//! one would be such a w. (d itself keeps them, being in S.)
//!
//! ```text
//!   d ≤ w, d ≠ w, w keeps the bounds              a relation of d and w
//!   … for some w ≤ c                              above each coordinate of w, in its place
//!   d ≤ c, and not that                           c comes down to d
//! ```

use crate::automata::logic::{Compiler, Scope};
use crate::automata::{Bound, Connective, Plan, Step, StepId, TooManyTracks};
use crate::theorems::NotDecidable;
use crate::theorems::lowered::{before, coordinate, lowered, track};
use crate::theorems::names::too_many;
use crate::theorems::trees::{always, both, compared, either, not, whole};
use maths::expressions::{Number, Relation, Selection, Truth};
use maths::games::{Coordinate, OwnTrees};

/// The bounds of the coordinates, all of one coordinate as one.
pub(super) struct Bounds {
    /// Those that can be taken one after the other, in that order.
    ordered: Vec<(Coordinate, Number)>,
    /// Those that name each other, and those that name these.
    together: Vec<(Coordinate, Number)>,
}

/// The steps that describe coming down.
pub(super) struct ComingDown {
    /// The sets where each coordinate is at its bound, in the order in which the coordinates are taken.
    at_bound: Vec<(Coordinate, StepId)>,
    /// The coordinates that are taken together, and the pairs of a position and the one that it comes down to.
    together: Option<(Vec<Coordinate>, StepId)>,
}

impl Bounds {
    /// The bounds of the first `count` coordinates.
    pub(super) fn of(trees: &OwnTrees, count: usize) -> Self {
        let bound = |of: Coordinate| {
            let most: Vec<Number> = trees
                .bounds
                .iter()
                .filter(|(bounded, _)| *bounded == of)
                .map(|(_, most)| whole(most.clone()))
                .collect();
            (!most.is_empty()).then_some((of, Number::Selected(Selection::Min, most)))
        };
        let mut together: Vec<(Coordinate, Number)> = Coordinate::first(count).filter_map(bound).collect();
        let mut ordered = Vec::new();
        let is_free = |most: &Number, open: &[(Coordinate, Number)]| {
            open.iter().all(|(other, _)| !most.names(OwnTrees::name(*other)))
        };
        while let Some(next) = together.iter().position(|(_, most)| is_free(most, &together)) {
            ordered.push(together.remove(next));
        }
        Self { ordered, together }
    }

    /// The formula that a position keeps all bounds.
    pub(super) fn are_kept(&self) -> Truth {
        kept(self.ordered.iter().chain(&self.together))
    }
}

impl ComingDown {
    /// Adds the steps to a plan.
    ///
    /// # Errors
    /// When a bound is not decidable.
    pub(super) fn new(plan: &mut Plan, names: &Scope, bounds: &Bounds) -> Result<Self, NotDecidable> {
        let mut said = |truth: &Truth| Compiler::new(plan, names.clone()).truth(truth).map_err(NotDecidable::Rules);
        let at_bound = |(of, most): &(Coordinate, Number)| {
            said(&compared(Relation::Equal, coordinate(*of), most.clone())).map(|step| (*of, step))
        };
        let at_bound = bounds.ordered.iter().map(at_bound).collect::<Result<_, _>>()?;
        if bounds.together.is_empty() {
            return Ok(Self { at_bound, together: None });
        }
        let all: Vec<Coordinate> = bounds.together.iter().map(|(of, _)| *of).collect();
        let each = |relation| all.iter().map(move |of| compared(relation, lowered(*of), coordinate(*of)));
        let is_below = each(Relation::AtMost).fold(always(), both);
        let differs = each(Relation::Less).fold(not(always()), either);
        let between = said(&both(both(is_below.clone(), differs), kept(bounds.together.iter())))?;
        let is_below = said(&is_below)?;
        let comes_to =
            not_between(plan, &all, is_below, between).map_err(|reason| NotDecidable::Rules(too_many(reason)))?;
        Ok(Self { at_bound, together: Some((all, comes_to)) })
    }

    /// The positions that come down into a set of legal ones. Numbers that the set has beside the coordinates stay.
    pub(super) fn reaching(&self, plan: &mut Plan, set: StepId) -> Result<StepId, TooManyTracks> {
        let mut down = match &self.together {
            Some((all, comes_to)) => before(plan, all.iter().copied(), *comes_to, set)?,
            None => set,
        };
        for (bounded, at_bound) in self.at_bound.iter().rev() {
            let held = plan.both(Connective::And, down, *at_bound)?;
            let falls = plan.add(Step::Some(Bound::Smaller, track(*bounded), held))?;
            down = plan.both(Connective::Or, down, falls)?;
        }
        Ok(down)
    }
}

/// The formula that a position keeps these bounds.
fn kept<'a>(bounds: impl Iterator<Item = &'a (Coordinate, Number)>) -> Truth {
    bounds.map(|(of, most)| compared(Relation::AtMost, coordinate(*of), most.clone())).fold(always(), both)
}

/// The pairs of c and d with d ≤ c that have nothing in between.
fn not_between(
    plan: &mut Plan,
    all: &[Coordinate],
    is_below: StepId,
    between: StepId,
) -> Result<StepId, TooManyTracks> {
    let mut blocked = between;
    for of in all {
        let above = plan.add(Step::Some(Bound::Smaller, track(*of), blocked))?;
        blocked = plan.both(Connective::Or, blocked, above)?;
    }
    let free = plan.add(Step::Not(blocked))?;
    plan.both(Connective::And, is_below, free)
}
