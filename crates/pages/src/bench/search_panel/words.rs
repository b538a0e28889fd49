//! The end of a search, in words.

use crate::bench::formula_panel::mistakes::cannot_compare;
use maths::formulas::CannotCompare;
use maths::formulas::search::{End, Question, Summary};
use web::kit::words::sentence;
use web::texts::Texts;
use web::workers::checker::protocol::Found;

/// The end of a search: the number of formulas, or that there is none.
pub(in crate::bench) fn ended(texts: Texts, question: Question, found: &Found) -> String {
    let Summary { tried_up_to, made, end, .. } = found.summary;
    let made = texts.number(&made);
    let first = match found.findings.len() {
        0 => texts.lab_nothing_found(&question.ruleset, &tried_up_to),
        count => texts.lab_formulas_found(&count, &question.ruleset),
    };
    let why = match end {
        None => texts.lab_search_stopped(&made),
        Some(End::Enough | End::AllTried) => texts.lab_search_tried(&made),
        Some(End::MemoryFull) => texts.lab_search_full(&made),
        Some(End::ValueTooLarge) => sentence(texts, &texts.refused_value(&maths::solver::ValueTooLarge::LARGEST)),
    };
    [first.as_str(), why.as_str()].join(texts.between_sentences())
}

/// Why nothing can be searched for.
pub(in crate::bench) fn refused(texts: Texts, reason: &CannotCompare) -> String {
    sentence(texts, &cannot_compare(texts, reason))
}
