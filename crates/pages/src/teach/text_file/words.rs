//! Mistakes in a text file, in words.

use files::lessons::plain::{Missing, Mistake, Reason};
use web::kit::refusals::problems;
use web::texts::Texts;

/// The place and the reason of a mistake, as a sentence.
pub(super) fn in_words(mistake: &Mistake, texts: Texts) -> String {
    texts.text_mistake(&mistake.line, &mistake.column, &why(&mistake.reason, texts))
}

/// Without a full stop.
fn why(reason: &Reason, texts: Texts) -> String {
    match reason {
        Reason::Unknown(name) => texts.text_unknown(name),
        Reason::Missing(what) => missing(*what, texts).into(),
        Reason::Position(found) => problems(texts, found),
        Reason::Recipe(word) => texts.text_recipe(word),
        Reason::Number(word, most) => texts.text_number(word, most),
        Reason::Coordinate(word, names) => texts.text_coordinate(word, names),
        Reason::Shows(word) => texts.text_shows(word),
        Reason::About(word) => texts.text_about(word),
        Reason::Noted(word) => texts.text_noted(word),
        Reason::TooMuch(word) => texts.text_more(word),
        Reason::NotEnded(name) => texts.text_not_ended(name),
        Reason::StrayEnd => texts.text_stray_end().into(),
        Reason::StrayAnswer => texts.text_stray_answer().into(),
        Reason::Twice(name) => texts.text_twice(name),
    }
}

fn missing(what: Missing, texts: Texts) -> &'static str {
    match what {
        Missing::Position => texts.text_no_position(),
        Missing::Recipe => texts.text_no_recipe(),
        Missing::Coordinate => texts.text_no_coordinate(),
        Missing::Last => texts.text_no_last(),
        Missing::Shows => texts.text_no_shows(),
        Missing::About => texts.text_no_about(),
        Missing::Bound => texts.text_no_bound(),
    }
}
