//! What a search has found, in words.

use maths::formulas::Verdict;
use maths::formulas::search::{End, Finding, Question, Summary};
use maths::games::Witness;
use web::evidence::verdict;
use web::kit::words::sentence;
use web::texts::Texts;
use web::workers::checker::protocol::Found;

/// How it ended: what was found, or honestly that nothing was.
pub(super) fn ended(texts: Texts, question: Question, found: &Found) -> String {
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

/// How far it holds, and where it fails.
pub(super) fn range(texts: Texts, finding: &Finding) -> String {
    let holds = texts.lab_finding(&finding.length, &finding.positions, &texts.number(&finding.up_to));
    match failed_at(finding) {
        Some(at) => [holds, texts.lab_finding_fails(&verdict::at(at))].join(texts.between_sentences()),
        None => holds,
    }
}

pub(super) fn failed_at(finding: &Finding) -> Option<Witness> {
    match finding.failure? {
        Verdict::Refuted { at, .. } | Verdict::Undefined { at, .. } => Some(at),
        Verdict::Holds { .. } | Verdict::Stopped { .. } => None,
    }
}
