//! Why automata do not decide a claim, a formula or a sentence, in the language of the page.

use crate::texts::Texts;
use proofs::automata::Stopped;
use proofs::automata::logic::{Undecidable, Why};
use proofs::theorems::NotDecidable;

/// Why automata do not decide a claim.
pub fn not_decidable(texts: Texts, why: &NotDecidable) -> String {
    match why {
        NotDecidable::Piles => texts.proof_piles().into(),
        NotDecidable::OwnRules => texts.proof_own_rules().into(),
        NotDecidable::Unnamed => texts.proof_unnamed().into(),
        NotDecidable::NoStatement
        | NotDecidable::Mistake(_)
        | NotDecidable::WrongKind { .. }
        | NotDecidable::NoParameter(_) => texts.proof_no_statement().into(),
        NotDecidable::Finite => texts.proof_finite().into(),
        NotDecidable::OnlyAtPPositions => texts.proof_only_p().into(),
        NotDecidable::Values => texts.proof_values().into(),
        NotDecidable::ValuesDiffer => texts.proof_values_differ().into(),
        NotDecidable::OnlySufficient => texts.proof_only_sufficient().into(),
        NotDecidable::Formula(part) | NotDecidable::Rim(part) | NotDecidable::Rules(part) => undecidable(texts, part),
        NotDecidable::NoRim { at: (x, z) } => texts.proof_no_rim(x, z),
    }
}

/// Why automata do not decide a part of a formula, and which part.
pub fn undecidable(texts: Texts, part: &Undecidable) -> String {
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
        Why::NoAutomaton => texts.logic_no_automaton(),
    }
}

/// That the budget was reached, and what it is.
pub fn stopped(texts: Texts, stopped: &Stopped) -> String {
    let megabytes = |bytes: u64| texts.number(&bytes.div_ceil(1_000_000));
    let (states, budget) = (texts.number(&stopped.states), texts.number(&stopped.budget.states));
    texts.logic_budget(&(stopped.step + 1), &stopped.steps, &states, &budget, &megabytes(stopped.budget.bytes))
}
