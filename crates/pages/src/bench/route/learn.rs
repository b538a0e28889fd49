//! A set that is learned: the ruleset, and which of its positions.

use crate::bench::LearnChoice;
use crate::bench::learn_box::What;
use crate::bench::route::number;
use maths::games::in_address;
use web::workers::learner::protocol::Target;

pub(super) fn write(choice: &LearnChoice, mut add: impl FnMut(&str, &str)) {
    add("learn", &in_address(&choice.ruleset.to_string()));
    add("of", choice.what.name());
    match choice.what {
        What::PPositions => (),
        What::Value => add("value", &choice.value.to_string()),
        What::Difference => add("other", &in_address(&choice.other.to_string())),
    }
}

/// Reads a part. Returns true if that was possible.
pub(super) fn read(choice: &mut LearnChoice, key: &str, value: &str) -> bool {
    match key {
        "learn" => value.parse() == Ok(choice.ruleset),
        "of" => {
            let known = What::ALL.into_iter().find(|what| what.name() == value);
            known.map(|what| choice.what = what).is_some()
        }
        "value" => {
            let read = number(value, 0, Target::LARGEST_VALUE.into()).and_then(|value| u16::try_from(value).ok());
            read.map(|value| choice.value = value).is_some()
        }
        _ => value.parse().map(|other| choice.other = other).is_ok(),
    }
}
