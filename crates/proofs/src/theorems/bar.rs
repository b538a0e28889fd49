//! Bars: which positions are legal, and from which of them a cut leads into a given set.
//!
//! Position (x, y, z) is legal if y ≤ R(x, z), where R is the rim. Let S be a set of legal positions. A cut leads from (x, y, z)
//! into S in five ways:
//!
//! ```text
//!   y → v < y                                  (x, v, z) ∈ S               S below y
//!   x → u < x,  y stays: y ≤ R(u, z)           (u, y, z) ∈ S               S below x
//!   x → u < x,  y falls: y > R(u, z)           (u, R(u, z), z) ∈ S         S on the rim, below y, below x
//!   z → w < z,  y stays or falls               the same with z for x
//! ```
//!
//! “S below x” is the set of all (x, y, z) such that (u, y, z) ∈ S for some u < x. In the second row y ≤ R(u, z) needs no separate
//! condition, since S has legal positions only. In the third, v = R(u, z) is the only v for which (u, v, z) is on the rim, so y > R(u, z)
//! is: (u, v, z) is in S and on the rim for some v < y. No automaton of the moves is ever built, and each row needs one quantifier at a
//! time.

use crate::automata::logic::{Compiler, Undecidable, track_of};
use crate::automata::{Bound, Connective, Plan, Step, StepId, TooManyTracks};
use crate::theorems::names::scope;
use crate::theorems::trees::compared;
use maths::expressions::{Formula, Number, Relation, Variable};
use maths::games::{Bar, Ruleset};

/// The steps that describe the cuts of a bar.
pub(super) struct Cuts {
    /// The legal positions.
    legal: StepId,
    /// Those on the rim; none if the rim has no bound.
    on_rim: Option<StepId>,
}

impl Cuts {
    /// Adds them to a plan.
    pub(super) fn new(plan: &mut Plan, ruleset: &Ruleset, bar: Bar) -> Result<Self, Undecidable> {
        let mut compiler = Compiler::new(plan, scope(ruleset, false));
        let mut with_rim = |relation| -> Result<Option<StepId>, Undecidable> {
            let Some(rim) = rim(bar) else { return Ok(None) };
            compiler.truth(&compared(relation, Number::Variable(Variable::Y), rim)).map(Some)
        };
        let (below, on_rim) = (with_rim(Relation::AtMost)?, with_rim(Relation::Equal)?);
        let legal = match below {
            Some(below) => below,
            None => compiler.truth(&compared(Relation::Equal, Number::Constant(0), Number::Constant(0)))?,
        };
        Ok(Self { legal, on_rim })
    }

    /// All legal positions.
    pub(super) fn legal(&self) -> StepId {
        self.legal
    }

    /// The positions from which a cut leads into a set of legal ones. Numbers that the set has beside the coordinates stay.
    pub(super) fn reaching(&self, plan: &mut Plan, set: StepId) -> Result<StepId, TooManyTracks> {
        let below =
            |plan: &mut Plan, name: Variable, of: StepId| plan.add(Step::Some(Bound::Smaller, track_of(name), of));
        let mut reaching = below(plan, Variable::Y, set)?;
        for name in [Variable::X, Variable::Z] {
            let stays = below(plan, name, set)?;
            reaching = plan.both(Connective::Or, reaching, stays)?;
        }
        let Some(on_rim) = self.on_rim else { return Ok(reaching) };
        let on_rim = plan.both(Connective::And, set, on_rim)?;
        let lowered = below(plan, Variable::Y, on_rim)?;
        for name in [Variable::X, Variable::Z] {
            let falls = below(plan, name, lowered)?;
            reaching = plan.both(Connective::Or, reaching, falls)?;
        }
        Ok(reaching)
    }

    /// The positions whose place (x, z) shows that the rim is none: some legal position with a smaller x or z, and the same y,
    /// is not legal over this place; or no y is on the rim. Empty if the rim never falls, is whole and at least 0.
    pub(super) fn faults(&self, plan: &mut Plan) -> Result<Option<StepId>, TooManyTracks> {
        let Some(on_rim) = self.on_rim else { return Ok(None) };
        let height = plan.add(Step::Some(Bound::Any, track_of(Variable::Y), on_rim))?;
        let mut faults = plan.add(Step::Not(height))?;
        for name in [Variable::X, Variable::Z] {
            let smaller = plan.add(Step::Some(Bound::Smaller, track_of(name), self.legal))?;
            let falls = plan.both(Connective::Without, smaller, self.legal)?;
            faults = plan.both(Connective::Or, faults, falls)?;
        }
        plan.add(Step::Some(Bound::Any, track_of(Variable::Y), faults)).map(Some)
    }
}

/// The rim as a formula; none if it has no bound.
pub(super) fn rim(bar: Bar) -> Option<Number> {
    if let Some(heights) = bar.heights() {
        let columns = heights.columns();
        // From the last column on, which goes on for ever, back to the first.
        let height = |column: usize| Number::Constant(bar.rim(0, u32::try_from(column).unwrap_or(u32::MAX)).into());
        let last = height(columns.len() - 1);
        return Some((0..columns.len() - 1).rev().fold(last, |rest, column| {
            let is_before = compared(
                Relation::AtMost,
                Number::Variable(Variable::Z),
                Number::Constant(i64::try_from(column).unwrap_or(i64::MAX)),
            );
            Number::If(Box::new((is_before, height(column), rest)))
        }));
    }
    match bar.rim_text()?.parse() {
        Ok(Formula::Number(rim)) => Some(rim),
        // The text of a rim is a number.
        Ok(Formula::Truth(_)) | Err(_) => None,
    }
}
