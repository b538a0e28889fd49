//! Many rules in one text.

use crate::theorems::foundry::lines::{Part, lines};
use crate::theorems::foundry::numbers::{LARGEST, MOST, numbers};
use crate::theorems::foundry::own_template::OwnTemplate;
use crate::theorems::foundry::rim_template::RimTemplate;
use crate::theorems::foundry::template::Template;
use crate::theorems::foundry::{GrammarMistake, GrammarReason};
use maths::values::half_width;
use std::str::FromStr;

/// Many rules and ways to play by them, as a text of lines:
///
/// ```text
/// rim: floor((a*x + b*z + c)/d)      a bar; letters other than x and z take the place of numbers
/// rules:x y;move x by {any|1,2}      own rules, with choices in braces
/// a: 0..3                            what a letter may be: numbers and ranges with commas
/// b: 1, 3, 5
/// play: normal, misere               normal play if there is no such line
/// pass: without, with                without a pass if there is no such line
/// value: 0, 1                        the Grundy values whose positions are learned, 0 for the P-positions; 0 if there is no such line
/// # a comment
/// ```
///
/// There is at least one line `rim` or `rules`.
///
/// # Choices
/// The choices in braces in a line `rules` are written in the place of the braces, one after the other: numbers and ranges with commas,
/// as in `1..{1,3..5}`, or any texts with `|` between them, as in `{any|1|1,2}`; a text may be empty. Letters that are no coordinates
/// take the place of numbers in such a line as well. If a line has `pass` or `misere` among its clauses, its rules have that whatever the
/// lines `play` and `pass` are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grammar {
    /// The lines `rim` and `rules`.
    pub(super) templates: Vec<Template>,
    /// The letters in the order of their lines, and what each may be.
    pub(super) letters: Vec<(char, Vec<i64>)>,
    /// The ways to play; true for misère play.
    pub(super) plays: Vec<bool>,
    /// The choices of the pass; true if there is one.
    pub(super) passes: Vec<bool>,
    pub(super) values: Vec<u16>,
}

impl Grammar {
    /// The most characters of a text.
    pub const LONGEST: usize = 2000;
    /// The most rules that a grammar describes, with those that are repeated.
    pub const MOST: u64 = MOST;
    /// The largest number that a letter is, and the smallest with a minus sign.
    pub const LARGEST: i64 = LARGEST;
    /// The largest Grundy value.
    pub const LARGEST_VALUE: i64 = 9;

    /// The number of rules that it describes, with those that are repeated.
    pub fn count(&self) -> u64 {
        let ways = (self.plays.len() * self.passes.len() * self.values.len()) as u64;
        self.templates.iter().map(|line| self.rules(line)).fold(0, u64::saturating_add).saturating_mul(ways)
    }

    /// The number of rules that a line describes, in one way to play.
    pub(super) fn rules(&self, line: &Template) -> u64 {
        let named = self.letters.iter().filter(|(letter, _)| line.names(*letter));
        named.fold(line.choices(), |count, (_, numbers)| count.saturating_mul(numbers.len() as u64))
    }
}

impl FromStr for Grammar {
    type Err = Vec<GrammarMistake>;

    /// Reads a text. If it is no grammar, returns all its mistakes.
    fn from_str(text: &str) -> Result<Self, Vec<GrammarMistake>> {
        let text = &half_width(text);
        if text.chars().count() > Self::LONGEST {
            let at = Self::LONGEST..text.chars().count();
            return Err(vec![GrammarMistake { line: 0, at, reason: GrammarReason::TooLong }]);
        }
        let mut reader = Reader::default();
        for line in lines(text) {
            match line {
                Ok([name, said]) => reader.line(name, said),
                Err(part) => reader.mistakes.push(part.wrong(GrammarReason::NoColon)),
            }
        }
        reader.finish(text.chars().count())
    }
}

/// The parts that were read so far.
#[derive(Default)]
struct Reader {
    templates: Vec<Template>,
    letters: Vec<(char, Vec<i64>)>,
    /// The letters whose lines are wrong or right, with their places.
    named: Vec<(String, GrammarMistake)>,
    plays: Option<Vec<bool>>,
    passes: Option<Vec<bool>>,
    values: Option<Vec<u16>>,
    has_template: bool,
    mistakes: Vec<GrammarMistake>,
}

impl Reader {
    fn line(&mut self, name: Part<'_>, said: Part<'_>) {
        if matches!(name.text, "rim" | "rules") {
            self.has_template = true;
            let read = match name.text {
                "rim" => RimTemplate::read(said).map(Template::Rim).map_err(|mistake| vec![mistake]),
                _ => OwnTemplate::read(said).map(Template::Own),
            };
            match read {
                Ok(template) => self.templates.push(template),
                Err(mistakes) => self.mistakes.extend(mistakes),
            }
            return;
        }
        if self.named.iter().any(|(known, _)| known == name.text) {
            self.mistakes.push(name.wrong(GrammarReason::Twice(name.text.into())));
            return;
        }
        let mut signs = name.text.chars();
        let result = match (name.text, signs.next(), signs.next()) {
            ("play", ..) => words(said, ["normal", "misere"]).map(|plays| self.plays = Some(plays)),
            ("pass", ..) => words(said, ["without", "with"]).map(|passes| self.passes = Some(passes)),
            ("value", ..) => numbers(said, [0, Grammar::LARGEST_VALUE]).map(|values| {
                self.values = Some(values.into_iter().filter_map(|value| value.try_into().ok()).collect())
            }),
            (_, Some(letter @ ('x' | 'y' | 'z' | 'p')), None) => Err(name.wrong(GrammarReason::Reserved(letter))),
            (_, Some(letter), None) if letter.is_ascii_lowercase() => {
                let unused = name.wrong(GrammarReason::Unused(letter));
                self.named.push((name.text.into(), unused));
                numbers(said, [-Grammar::LARGEST, Grammar::LARGEST]).map(|numbers| self.letters.push((letter, numbers)))
            }
            _ => Err(name.wrong(GrammarReason::UnknownLine(name.text.chars().take(20).collect()))),
        };
        if matches!(name.text, "play" | "pass" | "value") {
            self.named.push((name.text.into(), name.wrong(GrammarReason::Numbers)));
        }
        self.mistakes.extend(result.err());
    }

    fn finish(mut self, length: usize) -> Result<Grammar, Vec<GrammarMistake>> {
        if !self.has_template {
            self.mistakes.push(GrammarMistake { line: 0, at: length..length, reason: GrammarReason::NoRim });
        }
        let is_set = |letter: char| self.named.iter().any(|(name, _)| name.chars().eq([letter]));
        self.mistakes.extend(self.templates.iter().flat_map(|line| line.unset(is_set)));
        // A line that could not be read may name the letters.
        let are_all_read = self.mistakes.iter().all(|mistake| matches!(mistake.reason, GrammarReason::Unset(_)));
        if are_all_read && self.has_template {
            let is_unused = |mistake: &GrammarMistake| {
                let GrammarReason::Unused(letter) = mistake.reason else { return false };
                !self.templates.iter().any(|line| line.names(letter))
            };
            self.mistakes.extend(self.named.iter().map(|(_, unused)| unused.clone()).filter(is_unused));
        }
        let grammar = Grammar {
            templates: self.templates,
            letters: self.letters,
            plays: self.plays.unwrap_or_else(|| vec![false]),
            passes: self.passes.unwrap_or_else(|| vec![false]),
            values: self.values.unwrap_or_else(|| vec![0]),
        };
        if self.mistakes.is_empty() && grammar.count() > Grammar::MOST {
            self.mistakes.push(GrammarMistake { line: 0, at: 0..length, reason: GrammarReason::TooMany });
        }
        self.mistakes.sort_by_key(|mistake| mistake.at.start);
        if self.mistakes.is_empty() { Ok(grammar) } else { Err(self.mistakes) }
    }
}

/// Which of two words a line has: false for the first.
fn words(said: Part<'_>, allowed: [&'static str; 2]) -> Result<Vec<bool>, GrammarMistake> {
    let mut found = Vec::new();
    for part in said.split(",").map(Part::trimmed) {
        let Some(place) = allowed.iter().position(|word| *word == part.text) else {
            return Err(part.wrong(GrammarReason::Words(allowed)));
        };
        if !found.contains(&(place == 1)) {
            found.push(place == 1);
        }
    }
    Ok(found)
}
