//! The positions at which a formula fails to be the Grundy value.
//!
//! The automata read a fourth number g: the *graph* is the set of all (x, y, z, g) such that the position is legal and the formula
//! has the value g at this place. With g beside the coordinates, “reaching” is the set of all (x, y, z, g) such that an option of (x, y, z)
//! has the value g. A position violates the statements if
//!
//! - the formula has no value g ≥ 0 (it is negative or a fraction), or
//! - (A) for some g, (x, y, z, g) is in the graph and reaching, or
//! - (B) for some h, (x, y, z, g) is in the graph for a larger g, and (x, y, z, h) is not reaching.
//!
//! A pass adds the graph of the layer without it to what is reaching, except at the terminal position. Under misère play
//! the terminal position has the value 1, as in the tables of [`solver`](maths::solver).

use crate::automata::logic::{Compiler, Meaning, Undecidable, track_of};
use crate::automata::{Bound, Connective, Plan, Step, StepId, TooManyTracks, Track};
use crate::theorems::kernel::layers;
use crate::theorems::names::{scope, too_many};
use crate::theorems::positions::Positions;
use crate::theorems::trees::compared;
use maths::expressions::{Number, Relation, Variable};
use maths::games::Ruleset;

/// The name of the value: one that no formula for this game uses. Those about piles have y where a was written. The moves of own rules use
/// all names but k.
fn value_name(ruleset: &Ruleset) -> Variable {
    if ruleset.rules.own().is_some() { Variable::K } else { Variable::A }
}

/// For each layer, without the pass and then with it, the positions that violate the statements.
pub(super) fn violations(
    plan: &mut Plan,
    positions: &Positions,
    ruleset: &Ruleset,
    formula: &Number,
) -> Result<Vec<StepId>, Undecidable> {
    let name = value_name(ruleset);
    let is_one = compared(Relation::Equal, Number::Variable(name), Number::Constant(1));
    let is_value = compared(Relation::Equal, Number::Variable(name), formula.clone());
    let mut violations = Vec::new();
    let mut without_pass = None;
    for pass in layers(ruleset) {
        let mut compiler = Compiler::new(plan, scope(ruleset, pass).with(name, Meaning::Varies));
        let (stated, one) = (compiler.truth(&is_value)?, compiler.truth(&is_one)?);
        let graph = plan.both(Connective::And, positions.legal, stated).map_err(too_many)?;
        let end = ruleset.misere.then_some(one);
        violations.push(in_layer(plan, positions, track_of(name), graph, without_pass, end).map_err(too_many)?);
        without_pass = Some(graph);
    }
    Ok(violations)
}

/// The violations of a layer. `end` is the value that the terminal position has under misère play.
fn in_layer(
    plan: &mut Plan,
    positions: &Positions,
    value: Track,
    graph: StepId,
    without_pass: Option<StepId>,
    end: Option<StepId>,
) -> Result<StepId, TooManyTracks> {
    let some_value = |plan: &mut Plan, of: StepId| plan.add(Step::Some(Bound::Any, value, of));
    let mut reaching = positions.reaching(plan, graph)?;
    if let Some(below) = without_pass {
        let passing = plan.both(Connective::Without, below, positions.terminal)?;
        reaching = plan.both(Connective::Or, reaching, passing)?;
    }
    let same = plan.both(Connective::And, graph, reaching)?;
    let smaller = plan.add(Step::Some(Bound::Larger, value, graph))?;
    let missed = plan.both(Connective::Without, smaller, reaching)?;
    let (same, missed) = (some_value(plan, same)?, some_value(plan, missed)?);
    let has_value = some_value(plan, graph)?;
    let none = plan.both(Connective::Without, positions.legal, has_value)?;
    let wrong = plan.both(Connective::Or, same, missed)?;
    let wrong = plan.both(Connective::Or, wrong, none)?;
    let Some(end) = end else { return Ok(wrong) };
    let right = plan.both(Connective::And, graph, end)?;
    let right = some_value(plan, right)?;
    let at_the_end = plan.both(Connective::Without, positions.terminal, right)?;
    let not_at_the_end = plan.both(Connective::Without, wrong, positions.terminal)?;
    plan.both(Connective::Or, not_at_the_end, at_the_end)
}
