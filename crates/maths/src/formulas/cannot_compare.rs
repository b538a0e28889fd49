//! Why a formula cannot be compared with positions; known before anything is allocated.

use crate::expressions::{Formula, Kind, Variable};
use crate::formulas::own;
use crate::formulas::walk::Walk;
use crate::games::Ruleset;
use crate::solver::{CannotBegin, Refusal};
use serde::{Deserialize, Serialize};

/// Why a formula cannot be compared with positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{self:?}")]
pub enum CannotCompare {
    /// The formula is a number and should be a truth value, or the other way round.
    WrongKind {
        /// The required kind.
        wanted: Kind,
    },
    /// The formula names, or the request needs, a parameter or coordinate that the ruleset does not have.
    NoParameter(Variable),
    /// The positions of these own rules have this many numbers, which is more than formulas can name.
    TooManyNumbers(usize),
    /// The formula asks for Grundy values, G(…) has room for three numbers, and the positions of these own rules have this many.
    TooManyForValues(usize),
    /// The box has larger coordinates than P-positions and values are found for.
    BoxTooLarge,
    /// The P-positions or values cannot be computed.
    CannotBegin(#[from] CannotBegin),
}

/// Checks that a formula is of this kind and names only parts of the ruleset, and that the box is not too large.
pub(super) fn check(formula: &Formula, wanted: Kind, ruleset: &Ruleset, size: u32) -> Result<(), CannotCompare> {
    if formula.kind() != wanted {
        return Err(CannotCompare::WrongKind { wanted });
    }
    if let Some(rules) = ruleset.rules.own()
        && rules.count() > own::MOST
    {
        return Err(CannotCompare::TooManyNumbers(rules.count()));
    }
    let missing = Variable::ALL.into_iter().find(|&variable| !has(ruleset, variable) && formula.names(variable));
    if let Some(missing) = missing {
        return Err(CannotCompare::NoParameter(missing));
    }
    match ruleset.rules.own() {
        Some(rules) if rules.count() > own::MOST_FOR_VALUES && formula.asks_for_values() => {
            return Err(CannotCompare::TooManyForValues(rules.count()));
        }
        Some(_) => (),
        None => Refusal::unless_three(ruleset).map_err(CannotBegin::Refused)?,
    }
    if size > Walk::LARGEST {
        return Err(CannotCompare::BoxTooLarge);
    }
    Ok(())
}

/// True if a name has a meaning in a ruleset. Without a pass p is 0, so that one formula serves both.
fn has(ruleset: &Ruleset, variable: Variable) -> bool {
    match variable {
        Variable::X | Variable::P => true,
        Variable::Y => ruleset.rules.count() > 1,
        Variable::Z => ruleset.rules.count() > 2,
        Variable::W => ruleset.rules.own().is_some_and(|rules| rules.count() > 3),
        Variable::K => ruleset.rules.k().is_some(),
        Variable::S => ruleset.rules.s().is_some(),
        Variable::A | Variable::B => ruleset.rules.is_piles(),
    }
}
