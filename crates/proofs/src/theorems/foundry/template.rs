//! A line of a grammar that describes many rulesets.

use crate::theorems::foundry::GrammarMistake;
use crate::theorems::foundry::own_template::OwnTemplate;
use crate::theorems::foundry::rim_template::RimTemplate;
use maths::games::Ruleset;

/// A line `rim: …` or `rules: …`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Template {
    /// The rim of a bar.
    Rim(RimTemplate),
    /// Own rules.
    Own(OwnTemplate),
}

impl Template {
    /// True if it names a letter that takes the place of a number.
    pub(super) fn names(&self, letter: char) -> bool {
        match self {
            Self::Rim(rim) => rim.names(letter),
            Self::Own(own) => own.names(letter),
        }
    }

    /// The mistakes that are its letters without a line.
    pub(super) fn unset(&self, is_set: impl Fn(char) -> bool) -> Vec<GrammarMistake> {
        match self {
            Self::Rim(rim) => rim.unset(is_set),
            Self::Own(own) => own.unset(is_set),
        }
    }

    /// The number of rulesets for each way to set the letters.
    pub(super) fn choices(&self) -> u64 {
        match self {
            Self::Rim(_) => 1,
            Self::Own(own) => own.choices(),
        }
    }

    /// The ruleset without choices as it is written; none if it is no ruleset.
    pub(super) fn as_written(&self, number: impl Fn(char) -> i64) -> Option<Ruleset> {
        match self {
            Self::Rim(_) => self.ruleset(0, number),
            Self::Own(own) => own.as_written(0, number),
        }
    }

    /// One of these rulesets; none if it is no ruleset.
    pub(super) fn ruleset(&self, index: u64, number: impl Fn(char) -> i64) -> Option<Ruleset> {
        match self {
            Self::Rim(rim) => format!("bar:rim={}", rim.rim(number)?).parse().ok(),
            Self::Own(own) => own.ruleset(index, number),
        }
    }
}
