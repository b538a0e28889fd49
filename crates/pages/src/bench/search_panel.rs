//! The findings of a search, in words.

pub(super) mod words;

use maths::formulas::search::Summary;
use web::texts::Texts;

/// The progress of a search.
pub(super) fn progress(texts: Texts, summary: &Summary) -> String {
    let (made, of) = summary.of_next;
    let part = (100 * made).checked_div(of).unwrap_or(0);
    texts.lab_search_progress(
        &(summary.tried_up_to + 1),
        &part,
        &texts.number(&summary.made),
        &texts.number(&summary.held),
    )
}
