//! A search: the ruleset, what the formulas tell, how long they are and how far they are held.

use crate::bench::route::number;
use crate::bench::search_box::{LARGEST_BOX, LONGEST_SIDE};
use maths::formulas::search::{Question, Target};
use maths::games::in_address;
use web::kit::query::{Query, Written, flag};

pub(super) fn write(question: &Question, written: &mut Written) {
    written.add("search", &in_address(&question.ruleset.to_string()));
    written.add("for", &question.target.key());
    written.add("side", &question.longest_side);
    written.add("cube", &question.up_to);
    written.add_unless(!question.smaller_positions, "smaller", &1);
}

/// None if the link names no ruleset.
pub(super) fn read(query: &mut Query) -> Option<Question> {
    let mut question = Question::new(query.take("search", |text| text.parse().ok())?, Target::PPositions);
    query.put("for", &mut question.target, Target::with_key);
    query.put("side", &mut question.longest_side, |text| number(text, 1, LONGEST_SIDE));
    query.put("cube", &mut question.up_to, |text| number(text, 1, LARGEST_BOX));
    query.put("smaller", &mut question.smaller_positions, flag);
    Some(question)
}
