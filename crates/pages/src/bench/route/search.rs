//! A search: the ruleset, what the formulas tell, how long they are and how far they are held.

use crate::bench::route::number;
use crate::bench::search_box::{LARGEST_BOX, LONGEST_SIDE};
use maths::formulas::search::{Question, Target};
use maths::games::in_address;

pub(super) fn write(question: &Question, mut add: impl FnMut(&str, &str)) {
    add("search", &in_address(&question.ruleset.to_string()));
    add("for", target_name(question.target));
    add("side", &question.longest_side.to_string());
    add("cube", &question.up_to.to_string());
    if question.smaller_positions {
        add("smaller", "1");
    }
}

/// Reads a part. Returns true if that was possible.
pub(super) fn read(question: &mut Question, key: &str, value: &str) -> bool {
    match key {
        "search" => value.parse() == Ok(question.ruleset),
        "for" => {
            let known = [Target::PPositions, Target::Values].into_iter().find(|target| target_name(*target) == value);
            known.map(|target| question.target = target).is_some()
        }
        "side" => number(value, 1, LONGEST_SIDE).map(|side| question.longest_side = side).is_some(),
        "cube" => number(value, 1, LARGEST_BOX).map(|cube| question.up_to = cube).is_some(),
        _ => {
            question.smaller_positions = value == "1";
            ["0", "1"].contains(&value)
        }
    }
}

fn target_name(target: Target) -> &'static str {
    match target {
        Target::PPositions => "p",
        Target::Values => "values",
    }
}
