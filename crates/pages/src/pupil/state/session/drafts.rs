//! Rows and rules that are not finished, as a text that the tab keeps: loading the page again loses none of them.

use super::Session;
use crate::pupil::Answer;
use files::lessons::Done;

/// Between two answers; and between the number of a block, and the texts of its places.
const ANSWER: char = '\u{1e}';
const PLACE: char = '\u{1f}';

impl Session {
    /// The unfinished answers as a text, which is empty if there are none.
    pub fn drafts(&self) -> String {
        let written = |(id, answer): (&u32, &Answer)| {
            let places = match answer {
                Answer::Row { cells, .. } => cells.as_slice(),
                Answer::Rule { formula, .. } => std::slice::from_ref(formula),
                Answer::Move { .. } | Answer::Winner { .. } | Answer::Explanation { .. } => return None,
            };
            let is_open = !self.done(*id).is_some_and(Done::is_solved) && places.iter().any(|place| !place.is_empty());
            is_open.then(|| format!("{id}{PLACE}{}", places.join(&PLACE.to_string())))
        };
        self.answers.iter().filter_map(written).collect::<Vec<_>>().join(&ANSWER.to_string())
    }

    /// Takes up unfinished answers again. A text of other tasks changes nothing.
    pub(super) fn take_drafts(&mut self, text: &str) {
        for draft in text.split(ANSWER) {
            let mut fields = draft.split(PLACE);
            let Some(id) = fields.next().and_then(|id| id.parse().ok()) else { continue };
            let places: Vec<String> = fields.map(str::to_owned).collect();
            if self.done(id).is_some_and(Done::is_solved) {
                continue;
            }
            match self.answers.get_mut(&id) {
                Some(Answer::Row { cells, .. }) if cells.len() == places.len() => *cells = places,
                Some(Answer::Rule { formula, .. }) if places.len() == 1 => formula.clone_from(&places[0]),
                Some(
                    Answer::Row { .. }
                    | Answer::Rule { .. }
                    | Answer::Move { .. }
                    | Answer::Winner { .. }
                    | Answer::Explanation { .. },
                )
                | None => {}
            }
        }
    }
}
