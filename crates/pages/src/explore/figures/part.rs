//! In a sum, a figure shows one part alone under normal play. These words before its caption and its law name the part.

use maths::games::Ruleset;
use web::table::State;
use web::texts::Texts;

/// The words before the caption of a figure of a ruleset. None if the ruleset is not that of a part of a sum.
pub(in crate::explore) fn part_alone(texts: Texts, state: &State, ruleset: &Ruleset) -> Option<String> {
    let is_part = state.sum().only().is_none() && *ruleset == state.game().ruleset();
    is_part.then(|| [&texts.figure_part(&(state.hand() + 1)), texts.between_sentences()].concat())
}
