//! Sets that are learned, in words.

use maths::games::Ruleset;
use proofs::theorems::learning::Form;
use web::texts::Texts;
use web::workers::learner::protocol::{Study, Target};

/// The number of coordinates of the positions that are learned.
pub(super) fn coordinates(ruleset: &Ruleset) -> usize {
    ruleset.rules.count().min(Form::MOST)
}

/// Which set it is.
pub(super) fn about(texts: Texts, study: &Study) -> String {
    match study.target {
        Target::Value(0) => texts.learn_about_p(&study.ruleset),
        Target::Value(value) => texts.learn_about_value(&study.ruleset, &value),
        Target::Difference(other) => texts.learn_about_difference(&study.ruleset, &other),
    }
}
