//! A formula, and what it is compared with.

use crate::laboratory::route::against_name;
use maths::games::in_address;
use maths::values::whole_number;
use web::workers::checker::protocol::{Against, FormulaQuestion};

pub(super) fn write(question: &FormulaQuestion, mut add: impl FnMut(&str, &str)) {
    let FormulaQuestion { formula, against, ruleset, bound } = question;
    add("formula", &escaped(formula));
    add("against", against_name(*against));
    add("rules", &in_address(&ruleset.to_string()));
    add("box", &bound.to_string());
}

/// Whether a part could be read.
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

/// Whether a text has a percent code such as `%E0`. A remainder is written with `_mod_`.
fn has_code(text: &str) -> bool {
    let is_code = |rest: &str| rest.len() >= 2 && rest.bytes().take(2).all(|byte| byte.is_ascii_hexdigit());
    text.split('%').skip(1).any(is_code)
}

/// A formula as it is in links, without characters that mean something in them.
pub(super) fn escaped(formula: &str) -> String {
    formula.replace(' ', "_").replace('&', ";").replace('%', "_mod_")
}

/// A formula as it was before it was written into a link. None if it has codes that could not be decoded: the address was cut
/// or damaged.
pub(super) fn unescaped(text: &str) -> Option<String> {
    (!has_code(text)).then(|| text.replace('_', " ").replace(';', "&"))
}
