//! The result for a formula, in words.

use crate::bench::formula_panel::mistakes::cannot_compare;
use maths::formulas::{CollectedValues, FormulaValue, Taken, Verdict};
use web::evidence::verdict;
use web::kit::mistakes::{fault, reason};
use web::kit::words::sentence;
use web::texts::Texts;
use web::workers::checker::protocol::FormulaResult;

/// The result in words.
pub(super) struct Words {
    /// The mark of the result: one for a verified formula, one for an open result, and one for a wrong formula.
    pub(super) mark: &'static str,
    pub(super) word: &'static str,
    pub(super) class: &'static str,
    pub(super) text: String,
}

/// The result for a formula, in words.
pub(super) fn words(texts: Texts, result: &FormulaResult) -> Words {
    let of = |word, class, text| {
        let mark = match class {
            "far" => "◌",
            "refuted" => "×",
            _ => "▲",
        };
        Words { mark, word, class, text }
    };
    match result {
        FormulaResult::Verdict(Verdict::Holds { positions, up_to }) => {
            of(texts.lab_word_verified(), "far", texts.lab_verified(positions, &texts.number(up_to)))
        }
        FormulaResult::Verdict(Verdict::Refuted { at, stated: said, found }) => {
            let text = texts.lab_formula_refuted(&verdict::at(*at), &stated(texts, said), &stated(texts, found));
            of(texts.lab_word_refuted(), "refuted", text)
        }
        FormulaResult::Verdict(Verdict::Undefined { at, fault: why }) => of(
            texts.lab_word_undefined(),
            "refuted",
            texts.lab_formula_undefined(&verdict::at(*at), &fault(texts, *why)),
        ),
        FormulaResult::Verdict(Verdict::Stopped { up_to, .. }) | FormulaResult::Stopped(Some(up_to)) => {
            of(texts.lab_word_stopped(), "stopped", texts.lab_formula_stopped(&texts.number(up_to)))
        }
        FormulaResult::Stopped(None) => of(texts.lab_word_stopped(), "stopped", texts.lab_stopped().into()),
        FormulaResult::CollectedValues(CollectedValues::All { values, p_positions, up_to }) => {
            let set = set(values);
            of(texts.lab_word_gathered(), "stopped", texts.lab_gathered(p_positions, &texts.number(up_to), &set))
        }
        FormulaResult::CollectedValues(CollectedValues::TooMany { values, up_to, .. }) => {
            let text = texts.lab_too_many_values(&texts.number(up_to), &texts.number(&values.len()));
            of(texts.lab_word_gathered(), "stopped", text)
        }
        FormulaResult::CollectedValues(CollectedValues::Undefined { at, fault: why }) => of(
            texts.lab_word_undefined(),
            "refuted",
            texts.lab_formula_undefined(&verdict::at(*at), &fault(texts, *why)),
        ),
        FormulaResult::Mistaken(mistake) => {
            of(texts.lab_word_refused(), "stopped", sentence(texts, &reason(texts, &mistake.reason)))
        }
        FormulaResult::CannotCompare(reason) => {
            of(texts.lab_word_refused(), "stopped", sentence(texts, &cannot_compare(texts, reason)))
        }
        FormulaResult::ValueTooLarge => of(
            texts.lab_word_refused(),
            "stopped",
            sentence(texts, &texts.refused_value(&maths::solver::ValueTooLarge::LARGEST)),
        ),
    }
}

/// The statement of a formula or of the table about a position.
fn stated(texts: Texts, stated: &FormulaValue) -> String {
    match stated {
        FormulaValue::Number(number) => number.to_string(),
        FormulaValue::Truth(true) => texts.lab_p().to_owned(),
        FormulaValue::Truth(false) => texts.lab_not_p().to_owned(),
    }
}

/// The most values that are listed in a line.
const MOST: usize = 24;

/// Values as a set.
fn set(values: &[Taken]) -> String {
    let listed: Vec<String> = values.iter().take(MOST).map(|taken| taken.value.to_string()).collect();
    let more = if values.len() > MOST { ", …" } else { "" };
    format!("{{{}{more}}}", listed.join(", "))
}
