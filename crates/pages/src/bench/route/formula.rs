//! A formula, and what it is compared with.

use crate::bench::route::against_name;
use maths::games::in_address;
use maths::values::whole_number;
use web::kit::escapes::{escaped, unescaped};
use web::workers::checker::protocol::{Against, FormulaQuestion};

pub(super) fn write(question: &FormulaQuestion, mut add: impl FnMut(&str, &str)) {
    let FormulaQuestion { formula, against, ruleset, bound } = question;
    add("formula", &escaped(formula));
    add("against", against_name(*against));
    add("rules", &in_address(&ruleset.to_string()));
    add("box", &bound.to_string());
}

/// Reads a part. Returns true if that was possible.
pub(super) fn read(question: &mut FormulaQuestion, key: &str, value: &str) -> bool {
    match key {
        "formula" => unescaped(value).map(|formula| question.formula = formula).is_some(),
        "against" => {
            let known = Against::ALL.into_iter().find(|against| against_name(*against) == value);
            known.map(|against| question.against = against).is_some()
        }
        "rules" => value.parse().map(|ruleset| question.ruleset = ruleset).is_ok(),
        _ => whole_number(value).map(|bound| question.bound = bound).is_some(),
    }
}
