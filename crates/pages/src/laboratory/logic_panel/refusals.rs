//! Why a sentence is not decided, in the language of the page.

use proofs::automata::Stopped;
use proofs::logic::{Reason, Undecidable, Why};
use web::kit::mistakes;
use web::texts::Texts;

/// Why a sentence is refused.
pub(super) fn reason(texts: Texts, reason: &Reason) -> String {
    match reason {
        Reason::Mistake(mistake) => mistakes::reason(texts, &mistake.reason),
        Reason::NamesExpected => texts.logic_names_expected().into(),
        Reason::Expected(symbol) => texts.formula_symbol(symbol),
        Reason::Number => texts.logic_number().into(),
        Reason::QuantifierHere => texts.logic_quantifier().into(),
        Reason::TooDeep => texts.logic_deep().into(),
        Reason::Undecidable(part) => undecidable(texts, part),
    }
}

/// Why automata do not decide a part of a formula, and which part.
pub(in crate::laboratory) fn undecidable(texts: Texts, part: &Undecidable) -> String {
    texts.logic_undecidable(&part.part, &why(texts, part.why))
}

/// Why automata do not decide a part of a sentence.
fn why(texts: Texts, why: Why) -> &'static str {
    match why {
        Why::Product => texts.logic_product(),
        Why::VaryingDivisor => texts.logic_divisor(),
        Why::DivisionByZero => texts.logic_zero(),
        Why::VaryingShift => texts.logic_shift(),
        Why::NegativeShift => texts.logic_negative_shift(),
        Why::Fraction => texts.logic_fraction(),
        Why::Grundy => texts.logic_grundy(),
        Why::Name => texts.logic_name(),
        Why::TooLarge => texts.logic_too_large(),
        Why::TooManyNumbers => texts.logic_too_many_numbers(),
        Why::TooManyCases => texts.logic_too_many_cases(),
    }
}

/// That the budget was reached, and what it is.
pub(in crate::laboratory) fn stopped(texts: Texts, stopped: &Stopped) -> String {
    let megabytes = |bytes: u64| texts.number(&bytes.div_ceil(1_000_000));
    let (states, budget) = (texts.number(&stopped.states), texts.number(&stopped.budget.states));
    texts.logic_budget(&(stopped.step + 1), &stopped.steps, &states, &budget, &megabytes(stopped.budget.bytes))
}
