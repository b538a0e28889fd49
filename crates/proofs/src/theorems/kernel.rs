//! The positions at which a set fails to be the set of P-positions, or of the positions with another Grundy value.
//!
//! Without a pass let F be the set, made of legal positions, and *reaching* the positions with an option in this set. A legal position
//! violates (A) if it is in F and reaching, and (B) if it is neither. So it violates the statements if and only if it is both or neither.
//!
//! With a pass there are two layers. In the layer without the pass all is as before. A position in the layer with the pass
//! has one option more, the same coordinates without the pass, unless it is terminal.
//!
//! Let F₀ be the set of P-positions, which have the value 0. The positions of value 1 are found in the same way, once those of
//! value 0 are left out: a set F₁ is made of them if and only if it has no position of F₀, and (A) and (B) hold at all positions
//! outside of F₀. With F₀ and F₁ left out it is so for the value 2, and so on.
//!
//! Under misère play the player who cannot move wins: the terminal position is an N-position without options, of value 1. So it violates
//! the statements of any other value if and only if the set has it. It violates those of value 1 if and only if the set does not have it.
//! There is no other condition on it.

use crate::automata::logic::{Compiler, Undecidable};
use crate::automata::{Connective, Plan, StepId, TooManyTracks};
use crate::theorems::names::{scope, too_many};
use crate::theorems::positions::Positions;
use maths::expressions::Truth;
use maths::games::Ruleset;

/// For each layer, without the pass and then with it, the positions that violate the statements of the last of some sets: those of
/// the values 0, 1 and so on.
pub(super) fn violations(
    plan: &mut Plan,
    positions: &Positions,
    ruleset: &Ruleset,
    levels: &[Truth],
) -> Result<Vec<StepId>, Undecidable> {
    let mut stated = Vec::new();
    for pass in layers(ruleset) {
        let said = |level| Compiler::new(plan, scope(ruleset, pass)).truth(level);
        stated.push(levels.iter().map(said).collect::<Result<Vec<_>, _>>()?);
    }
    violations_of(plan, positions, ruleset, &stated).map_err(too_many)
}

/// The same of sets that are steps of the plan: for each layer those of the values 0, 1 and so on. Only their legal positions count.
pub(super) fn violations_of(
    plan: &mut Plan,
    positions: &Positions,
    ruleset: &Ruleset,
    stated: &[Vec<StepId>],
) -> Result<Vec<StepId>, TooManyTracks> {
    let mut violations = Vec::new();
    let mut without_pass = None;
    for levels in stated {
        let legal = |level: &StepId| plan.both(Connective::And, positions.legal, *level);
        let sets = levels.iter().map(legal).collect::<Result<Vec<_>, _>>()?;
        let Some((set, smaller)) = sets.split_last() else { break };
        let mut left_out = None;
        for smaller in smaller {
            left_out = Some(match left_out {
                Some(before) => plan.both(Connective::Or, before, *smaller)?,
                None => *smaller,
            });
        }
        let end = if ruleset.misere { Some(levels.len() == 2) } else { None };
        let layer = Layer { plan, positions, end, left_out, without_pass };
        violations.push(layer.violations(*set)?);
        without_pass = Some(*set);
    }
    Ok(violations)
}

/// The layers of the ruleset: false without the pass, true with it.
pub(super) fn layers(ruleset: &Ruleset) -> impl Iterator<Item = bool> {
    [false, true].into_iter().filter(|pass| ruleset.pass || !pass)
}

/// The positions where a formula without Grundy values is false, for each layer; only those where a condition holds, if there is
/// one.
pub(super) fn exceptions(
    plan: &mut Plan,
    positions: &Positions,
    ruleset: &Ruleset,
    formula: &Truth,
    condition: Option<&Truth>,
) -> Result<Vec<StepId>, Undecidable> {
    let each = layers(ruleset).map(|pass| {
        let mut all = positions.legal;
        if let Some(condition) = condition {
            let asked = Compiler::new(plan, scope(ruleset, pass)).truth(condition)?;
            all = plan.both(Connective::And, all, asked).map_err(too_many)?;
        }
        let stated = Compiler::new(plan, scope(ruleset, pass)).truth(formula)?;
        plan.both(Connective::Without, all, stated).map_err(too_many)
    });
    each.collect()
}

struct Layer<'a> {
    plan: &'a mut Plan,
    positions: &'a Positions,
    /// Under misère play whether the terminal positions are in the set.
    end: Option<bool>,
    /// The positions with smaller values.
    left_out: Option<StepId>,
    /// The set in the layer that a pass leads to.
    without_pass: Option<StepId>,
}

impl Layer<'_> {
    fn violations(self, set: StepId) -> Result<StepId, TooManyTracks> {
        let Self { plan, positions, end, left_out, without_pass } = self;
        let mut reaching = positions.reaching(plan, set)?;
        if let Some(below) = without_pass {
            let passing = plan.both(Connective::Without, below, positions.terminal)?;
            reaching = plan.both(Connective::Or, reaching, passing)?;
        }
        let alike = plan.both(Connective::Same, set, reaching)?;
        let mut wrong = plan.both(Connective::And, positions.legal, alike)?;
        if let Some(left_out) = left_out {
            let others = plan.both(Connective::Without, wrong, left_out)?;
            let twice = plan.both(Connective::And, set, left_out)?;
            wrong = plan.both(Connective::Or, others, twice)?;
        }
        let Some(is_in) = end else { return Ok(wrong) };
        let not_at_the_end = plan.both(Connective::Without, wrong, positions.terminal)?;
        let at_the_end = match is_in {
            true => plan.both(Connective::Without, positions.terminal, set)?,
            false => plan.both(Connective::And, set, positions.terminal)?,
        };
        plan.both(Connective::Or, not_at_the_end, at_the_end)
    }
}
