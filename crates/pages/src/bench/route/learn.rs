//! A set that is learned: the ruleset, and which of its positions.

use crate::bench::LearnChoice;
use crate::bench::learn_box::What;
use crate::bench::route::number;
use maths::games::in_address;
use web::kit::query::{Query, Written};
use web::workers::learner::protocol::Target;

pub(super) fn write(choice: &LearnChoice, written: &mut Written) {
    written.add("learn", &in_address(&choice.ruleset.to_string()));
    written.add("of", &choice.what.key());
    match choice.what {
        What::PPositions => (),
        What::Value => written.add("value", &choice.value),
        What::Difference => written.add("other", &in_address(&choice.other.to_string())),
    }
}

/// None if the link names no ruleset.
pub(super) fn read(query: &mut Query) -> Option<LearnChoice> {
    let mut choice = LearnChoice::of(query.take("learn", |text| text.parse().ok())?);
    query.put("of", &mut choice.what, What::with_key);
    query.put("value", &mut choice.value, |text| number(text, 0, Target::LARGEST_VALUE.into())?.try_into().ok());
    let ruleset = choice.ruleset;
    let other = |text: &str| text.parse().ok().filter(|other| LearnChoice::can_differ(ruleset, *other));
    query.put("other", &mut choice.other, other);
    Some(choice)
}
