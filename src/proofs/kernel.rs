//! Where a set fails to be the set of P-positions.
//!
//! Without a pass let F be the set, made of legal positions, and *reaching* the positions with an option in F. A legal
//! position violates (A) if it is in F and reaching, and (B) if it is neither: it violates the statements if and only if both are
//! the same.
//!
//! With a pass there are two layers. In the layer without the pass all is as before. A position in the layer with the pass
//! has one option more, the same coordinates without the pass, unless it is terminal.
//!
//! Under misère play the player who cannot move wins: the terminal position is an N-position without options. So it
//! violates the statements if and only if it is in F, and nothing else is asked of it.

use crate::automata::Connective;
use crate::automata::Plan;
use crate::automata::StepId;
use crate::automata::TooManyTracks;
use crate::expressions::Truth;
use crate::games::Ruleset;
use crate::logic::Compiler;
use crate::logic::Undecidable;
use crate::proofs::bar::Positions;
use crate::proofs::bar::scope;
use crate::proofs::bar::too_many;

/// For each layer, without the pass and then with it, the positions that violate the statements.
pub(super) fn violations(
    plan: &mut Plan,
    positions: &Positions,
    ruleset: &Ruleset,
    formula: &Truth,
) -> Result<Vec<StepId>, Undecidable> {
    let mut violations = Vec::new();
    let mut without_pass = None;
    for pass in layers(ruleset) {
        let stated = Compiler::new(plan, scope(ruleset, pass)).truth(formula)?;
        let set = plan.both(Connective::And, positions.legal, stated).map_err(too_many)?;
        let layer = Layer { plan, positions, is_misere: ruleset.misere, without_pass };
        violations.push(layer.violations(set).map_err(too_many)?);
        without_pass = Some(set);
    }
    Ok(violations)
}

/// Whether the pass is there, in the layers that the ruleset has.
pub(super) fn layers(ruleset: &Ruleset) -> impl Iterator<Item = bool> {
    [false, true].into_iter().filter(|pass| ruleset.pass || !pass)
}

/// The positions where a formula without Grundy values is false, for each layer.
pub(super) fn exceptions(
    plan: &mut Plan,
    positions: &Positions,
    ruleset: &Ruleset,
    formula: &Truth,
) -> Result<Vec<StepId>, Undecidable> {
    let each = layers(ruleset).map(|pass| {
        let stated = Compiler::new(plan, scope(ruleset, pass)).truth(formula)?;
        plan.both(Connective::Without, positions.legal, stated).map_err(too_many)
    });
    each.collect()
}

struct Layer<'a> {
    plan: &'a mut Plan,
    positions: &'a Positions,
    is_misere: bool,
    /// The set in the layer that a pass leads to.
    without_pass: Option<StepId>,
}

impl Layer<'_> {
    fn violations(self, set: StepId) -> Result<StepId, TooManyTracks> {
        let Self { plan, positions, is_misere, without_pass } = self;
        let mut reaching = positions.reaching(plan, set)?;
        if let Some(below) = without_pass {
            let passing = plan.both(Connective::Without, below, positions.terminal)?;
            reaching = plan.both(Connective::Or, reaching, passing)?;
        }
        let alike = plan.both(Connective::Same, set, reaching)?;
        let wrong = plan.both(Connective::And, positions.legal, alike)?;
        if !is_misere {
            return Ok(wrong);
        }
        let not_at_the_end = plan.both(Connective::Without, wrong, positions.terminal)?;
        let at_the_end = plan.both(Connective::And, set, positions.terminal)?;
        plan.both(Connective::Or, not_at_the_end, at_the_end)
    }
}
