//! The state of the bench as text, and back: `formula=x_⊕_y_⊕_z_=_0&rules=triangle:k=3`.
//!
//! | key | meaning | when left out |
//! |---|---|---|
//! | `show` | the part: `formula`, `search`, `learn`, `logic` | the one that the other keys name, or `formula` |
//! | `g` | the game in hand, with which formulas, searches and sets begin | as by default |
//! | `formula` | a formula, with `_` for blanks and `;` for `&` | that of the nim-sum |
//! | `against` | the set or values with which the formula is compared: `p`, `at-p`, `values`, `taken` | `p` |
//! | `rules` | its ruleset, in the notation | that of the game in hand, or `triangle:k=3` |
//! | `box` | its bound | 200 |
//! | `search` | the ruleset for which formulas are searched | none |
//! | `for` | their target: `p`, `values` | `p` |
//! | `side`, `cube`, `smaller` | the longest side, the bound, whether formulas may ask for smaller positions | 5, 100, 0 |
//! | `learn` | the ruleset of a set that is learned | none |
//! | `of` | which of its positions: `p`, `value`, `difference` | `p` |
//! | `value` | the Grundy value of these positions, 0 to 9 | 1 |
//! | `other` | the ruleset from which their outcomes differ, in the notation | with the other play |
//! | `zoom` | the visible part of that set, which is learned at once: the lower left and the level, such as `0,1024,-1` | none |
//! | `plane` | the plane of the zoom: `above`, or a coordinate that is fixed, such as `y:4` | `above` |
//! | `p` | whether the pass is still there, 1 or 0 | 1 |
//! | `here` | the position where the reader is, such as `7,4,7` | none |
//! | `sentence` | a sentence that is decided, written as `formula` is | none |
//! | `at` | the numbers that its automaton reads, such as `7,3,4` | none |
//! | `lang` | the language: `en`, `ja` | the reader's |
//!
//! Stable: old links keep working, also those of the laboratory, of which this page was a part. Unknown parts are ignored, and the page
//! names them.

mod formula;
mod learn;
mod numbers;
mod search;
#[cfg(test)]
mod tests;
mod zoom;

use crate::bench::{LearnChoice, Section, Zoom};
use maths::formulas::search::Question;
use maths::games::{Game, Ruleset, Sum, in_address};
use maths::values::whole_number;
use web::kit::escapes::{escaped, unescaped};
use web::kit::query::{Query, Unread, Written};
use web::texts::Language;
use web::workers::checker::protocol::FormulaQuestion;

/// The content of a link.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Opened {
    /// The part that is shown, if it is named.
    pub section: Option<Section>,
    /// A formula, and what it is compared with.
    pub formula: Option<FormulaQuestion>,
    /// A search.
    pub search: Option<Question>,
    /// A set that is learned.
    pub learn: Option<LearnChoice>,
    /// The visible part of that set.
    pub zoom: Option<Zoom>,
    /// A sentence.
    pub sentence: Option<String>,
    /// The numbers that the automaton of the sentence reads.
    pub numbers: Option<Vec<u32>>,
    /// The game in hand.
    pub hand: Option<Sum>,
    /// The language, if one was chosen.
    pub language: Option<Language>,
    /// Parts that are not understood.
    pub unread: Unread,
}

impl Opened {
    /// The part that the link shows: the named one, or the one that its other keys are about.
    pub fn named_section(&self) -> Section {
        let of_keys = || {
            let keys = [
                (self.formula.is_some(), Section::Formula),
                (self.search.is_some(), Section::Search),
                (self.learn.is_some(), Section::Learn),
                (self.sentence.is_some(), Section::Logic),
            ];
            keys.into_iter().find_map(|(is_named, section)| is_named.then_some(section))
        };
        self.section.or_else(of_keys).unwrap_or_default()
    }

    /// The game of the link: that of the part that it shows, or of another key, or the one in hand.
    pub(super) fn ruleset(&self) -> Option<Ruleset> {
        let formula = self.formula.as_ref().map(|question| question.ruleset);
        let search = self.search.map(|question| question.ruleset);
        let learn = self.learn.map(|choice| choice.ruleset);
        let shown = match self.named_section() {
            Section::Formula | Section::Logic => formula,
            Section::Search => search,
            Section::Learn => learn,
        };
        shown.or(formula).or(search).or(learn).or_else(|| self.hand.as_ref()?.parts().first().map(Game::ruleset))
    }
}

/// The longest text that is read, in bytes.
pub(super) const LONGEST: usize = 4000;

/// The state as text. Default values are left out.
pub fn write(opened: &Opened) -> String {
    let mut written = Written::default();
    written.add_some("show", opened.section.map(Section::key));
    written.add_some("g", opened.hand.as_ref().map(|sum| in_address(&sum.to_string())));
    opened.formula.iter().for_each(|question| formula::write(question, &mut written));
    opened.search.iter().for_each(|question| search::write(question, &mut written));
    opened.learn.iter().for_each(|choice| learn::write(choice, &mut written));
    opened.zoom.iter().for_each(|zoom| zoom::write(zoom, &mut written));
    written.add_some("sentence", opened.sentence.as_deref().map(escaped));
    written.add_some("at", opened.numbers.as_deref().map(numbers::write));
    written.add_some("lang", opened.language.map(Language::code));
    written.text()
}

/// Reads what [`write()`] wrote, and less. Numbers and formulas are folded by their readers, and stay as they were typed.
pub fn read(text: &str) -> Opened {
    let mut query = Query::within(text, LONGEST);
    let learn = learn::read(&mut query);
    let hand: Option<Sum> = query.take("g", |text| text.parse().ok());
    let game = hand.as_ref().and_then(|sum| sum.parts().first());
    Opened {
        section: query.take("show", Section::with_key),
        formula: formula::read(&mut query, game.map(Game::ruleset)),
        search: search::read(&mut query),
        learn,
        zoom: learn.and_then(|_| zoom::read(&mut query)),
        sentence: query.take("sentence", unescaped),
        numbers: query.take("at", numbers::read),
        hand,
        language: query.take("lang", Language::with_code),
        unread: query.unread(),
    }
}

/// A number in a range, as a field reads it.
fn number(text: &str, least: u32, most: u32) -> Option<u32> {
    whole_number(text).filter(|number| (least..=most).contains(number))
}
