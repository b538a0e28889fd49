//! The state of the bench as text, and back: `formula=x_⊕_y_⊕_z_=_0&rules=triangle:k=3`.
//!
//! | key | meaning | when left out |
//! |---|---|---|
//! | `show` | the part: `formula`, `search`, `learn`, `logic` | the one that the other keys name, or `formula` |
//! | `g` | the game in hand, with which formulas, searches and sets begin | as by default |
//! | `formula` | a formula, with `_` for blanks and `;` for `&` | that of the nim-sum |
//! | `against` | the set or values with which the formula is compared: `p`, `at-p`, `values`, `taken` | `p` |
//! | `rules` | its ruleset, in the notation | `triangle:k=3` |
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

use crate::bench::{FormulaBox, LearnChoice, Section, Zoom};
use maths::formulas::search::{Question, Target};
use maths::games::{Game, Ruleset, Sum, in_address, quoted};
use maths::values::whole_number;
use web::kit::escapes::{escaped, unescaped};
use web::texts::Language;
use web::workers::checker::protocol::{Against, FormulaQuestion};

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
    pub hand: Option<Game>,
    /// The language, if one was chosen.
    pub language: Option<Language>,
    /// Parts that are not understood.
    pub ignored: Vec<String>,
    /// The length of the link in bytes, if it is too long to be read.
    pub too_long: Option<usize>,
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
        shown.or(formula).or(search).or(learn).or(self.hand.map(|game| game.ruleset()))
    }
}

/// The longest text that is read, in bytes.
pub(super) const LONGEST: usize = 4000;

/// The state as text. Default values are left out.
pub fn write(opened: &Opened) -> String {
    let mut parts: Vec<String> = Vec::new();
    let mut add = |key: &str, value: &str| parts.push(format!("{key}={value}"));
    opened.section.iter().for_each(|section| add("show", section.name()));
    opened.hand.iter().for_each(|game| add("g", &in_address(&game.to_string())));
    opened.formula.iter().for_each(|question| formula::write(question, &mut add));
    opened.search.iter().for_each(|question| search::write(question, &mut add));
    opened.learn.iter().for_each(|choice| learn::write(choice, &mut add));
    opened.zoom.iter().for_each(|zoom| zoom::write(zoom, &mut add));
    opened.sentence.iter().for_each(|text| add("sentence", &escaped(text)));
    opened.numbers.iter().for_each(|numbers| add("at", &numbers::write(numbers)));
    if let Some(language) = opened.language {
        add("lang", language.code());
    }
    parts.join("&")
}

/// Reads what [`write()`] wrote, and less.
pub fn read(text: &str) -> Opened {
    // Numbers and formulas are folded by their readers, and stay as they were typed.
    let text = &text.replace('＆', "&").replace('＝', "=");
    let text = text.trim_start_matches('#');
    let mut opened = Opened::default();
    if text.len() > LONGEST {
        opened.too_long = Some(text.len());
        return opened;
    }
    // These parts give the others their meaning, wherever in the link they are.
    if text.split('&').any(|part| part.starts_with("formula=")) {
        opened.formula = Some(FormulaBox::default().question);
    }
    let sought = text.split('&').find_map(|part| part.strip_prefix("search=")?.parse::<Ruleset>().ok());
    opened.search = sought.map(|ruleset| Question::new(ruleset, Target::PPositions));
    let learned = text.split('&').find_map(|part| part.strip_prefix("learn=")?.parse::<Ruleset>().ok());
    opened.learn = learned.map(LearnChoice::of);
    let mut keys = Vec::new();
    for part in text.split('&').filter(|part| !part.is_empty()) {
        let key = part.split_once('=').map_or(part, |(key, _)| key);
        // Of two parts with one key the first counts.
        if keys.contains(&key) || !read_part(&mut opened, part) {
            opened.ignored.push(quoted(part));
        } else {
            keys.push(key);
        }
    }
    opened
}

/// Reads a part. Returns true if it was understood.
fn read_part(opened: &mut Opened, part: &str) -> bool {
    let Some((key, value)) = part.split_once('=') else { return false };
    match key {
        "show" => {
            opened.section = Section::ALL.into_iter().find(|section| section.name() == value);
            opened.section.is_some()
        }
        "lang" => {
            opened.language = Language::with_code(value);
            opened.language.is_some()
        }
        "g" => {
            opened.hand = value.parse::<Sum>().ok().and_then(|sum| sum.only());
            opened.hand.is_some()
        }
        "formula" | "against" | "rules" | "box" => {
            opened.formula.as_mut().is_some_and(|question| formula::read(question, key, value))
        }
        "search" | "for" | "side" | "cube" | "smaller" => {
            opened.search.as_mut().is_some_and(|question| search::read(question, key, value))
        }
        "learn" | "of" | "value" | "other" => {
            opened.learn.as_mut().is_some_and(|choice| learn::read(choice, key, value))
        }
        "zoom" | "plane" | "here" | "p" => opened.learn.is_some() && zoom::read(&mut opened.zoom, key, value),
        "sentence" => {
            opened.sentence = unescaped(value);
            opened.sentence.is_some()
        }
        "at" => {
            opened.numbers = numbers::read(value);
            opened.numbers.is_some()
        }
        _ => false,
    }
}

pub(super) fn against_name(against: Against) -> &'static str {
    match against {
        Against::PPositions => "p",
        Against::AtPPositions => "at-p",
        Against::Values => "values",
        Against::Taken => "taken",
    }
}

/// A number in a range, as a field reads it.
fn number(text: &str, least: u32, most: u32) -> Option<u32> {
    whole_number(text).filter(|number| (least..=most).contains(number))
}
