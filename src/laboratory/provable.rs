//! Which claims automata may decide for all positions.

use crate::expressions::Formula;
use crate::formulas::Subject;
use crate::prover::protocol::Claimed;

/// Whether a claim is written as a formula about a bar, without Grundy values, and says which positions are P-positions or holds
/// everywhere. Of such a claim the prover can still find that a part of it is not decidable.
pub(super) fn is_provable(Claimed { claim, parameters }: &Claimed) -> bool {
    let Some(statement) = claim.statement(parameters) else { return false };
    let is_decidable = |formula: Formula| !formula.asks_for_values();
    !statement.ruleset.rules.is_piles()
        && statement.subject != Subject::AtPPositions
        && statement.formula.parse().is_ok_and(is_decidable)
}
