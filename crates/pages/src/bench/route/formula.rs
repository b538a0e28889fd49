//! A formula, and what it is compared with.

use crate::bench::FormulaBox;
use maths::games::{Ruleset, in_address};
use maths::values::whole_number;
use web::kit::escapes::{escaped, unescaped};
use web::kit::query::{Query, Written};
use web::workers::checker::protocol::{Against, FormulaQuestion};

pub(super) fn write(question: &FormulaQuestion, written: &mut Written) {
    let FormulaQuestion { formula, against, ruleset, bound } = question;
    written.add("formula", &escaped(formula));
    written.add("against", &against.key());
    written.add("rules", &in_address(&ruleset.to_string()));
    written.add("box", bound);
}

/// None if the link has no formula. The usual formula replaces one that is not understood, and the game in hand rules that are missing.
pub(super) fn read(query: &mut Query, hand: Option<Ruleset>) -> Option<FormulaQuestion> {
    query.value("formula")?;
    let mut question = FormulaBox::default().question;
    question.ruleset = hand.unwrap_or(question.ruleset);
    query.put("formula", &mut question.formula, unescaped);
    query.put("against", &mut question.against, Against::with_key);
    query.put("rules", &mut question.ruleset, |text| text.parse().ok());
    query.put("box", &mut question.bound, whole_number);
    Some(question)
}
