//! Mistakes in a text file, in words.

use crate::kit::refusals::problems;
use crate::lessons::plain::Missing;
use crate::lessons::plain::Mistake;
use crate::lessons::plain::Reason;
use crate::texts::Texts;

impl Mistake {
    /// Its place and its reason, as a sentence.
    pub(super) fn in_words(&self, texts: Texts) -> String {
        texts.text_mistake(&self.line, &self.column, &self.reason.in_words(texts))
    }
}

impl Reason {
    /// Without a full stop.
    fn in_words(&self, texts: Texts) -> String {
        match self {
            Self::Unknown(name) => texts.text_unknown(name),
            Self::Missing(what) => what.in_words(texts).into(),
            Self::Position(found) => problems(texts, found),
            Self::Recipe(word) => texts.text_recipe(word),
            Self::Number(word, most) => texts.text_number(word, most),
            Self::Coordinate(word, names) => texts.text_coordinate(word, names),
            Self::Shows(word) => texts.text_shows(word),
            Self::About(word) => texts.text_about(word),
            Self::Noted(word) => texts.text_noted(word),
            Self::TooMuch(word) => texts.text_more(word),
            Self::NotEnded(name) => texts.text_not_ended(name),
            Self::StrayEnd => texts.text_stray_end().into(),
            Self::StrayAnswer => texts.text_stray_answer().into(),
            Self::Twice(name) => texts.text_twice(name),
        }
    }
}

impl Missing {
    fn in_words(self, texts: Texts) -> &'static str {
        match self {
            Self::Position => texts.text_no_position(),
            Self::Recipe => texts.text_no_recipe(),
            Self::Coordinate => texts.text_no_coordinate(),
            Self::Last => texts.text_no_last(),
            Self::Shows => texts.text_no_shows(),
            Self::About => texts.text_no_about(),
            Self::Bound => texts.text_no_bound(),
        }
    }
}
