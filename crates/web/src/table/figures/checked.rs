//! The columns of Sharing Nim that were checked.

use crate::table::{Slot, State};
use crate::texts::Texts;
use crate::workers::solver::protocol::ColumnsChecked;

/// The result of the check of the columns, if it is known.
pub fn checked(texts: Texts, state: &State) -> Option<String> {
    let ColumnsChecked { checked, palindromes, first_failure } =
        **state.columns.answer_to(&state.question(Slot::Columns)?)?;
    let found = texts.checked(&palindromes, &checked);
    Some(match first_failure {
        None => found,
        Some(b) => [&found, texts.between_sentences(), &texts.checked_failure(&b)].concat(),
    })
}
