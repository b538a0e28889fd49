//! Own rules with choices in them.

use crate::theorems::foundry::lines::Part;
use crate::theorems::foundry::numbers::{LARGEST, MOST, numbers};
use crate::theorems::foundry::own_rules::tidy;
use crate::theorems::foundry::{GrammarMistake, GrammarReason};
use maths::games::{OwnRules, Problem, Ruleset, WhyNoClause};
use std::ops::Range;

/// The text of rules, in which braces have what may be written in their place, and letters that are no coordinates take the place
/// of numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OwnTemplate {
    line: usize,
    pieces: Vec<Piece>,
}

/// A part of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    Fixed(Vec<Sign>),
    /// One of these.
    Choice(Vec<Vec<Sign>>),
}

/// A character.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Sign {
    sign: char,
    /// The place of the character in the grammar, or that of the numbers from which it was made.
    at: Range<usize>,
    meaning: Meaning,
}

/// The purpose of a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    Itself,
    /// The character takes the place of a number.
    Letter,
    /// The same beside a digit, where the number needs brackets.
    LetterBesideDigit,
}

impl OwnTemplate {
    /// Reads rules. They are right if each choice makes rules when all other choices are the first ones.
    ///
    /// # Errors
    /// All that is wrong.
    pub(super) fn read(said: Part<'_>) -> Result<Self, Vec<GrammarMistake>> {
        let pieces = pieces(said, &signs(said)).map_err(|mistake| vec![mistake])?;
        let template = Self { line: said.line, pieces };
        let mistakes = template.mistakes();
        if mistakes.is_empty() { Ok(template) } else { Err(mistakes) }
    }

    /// True if it names a letter that takes the place of a number.
    pub(super) fn names(&self, letter: char) -> bool {
        self.letters().any(|sign| sign.sign == letter)
    }

    fn letters(&self) -> impl Iterator<Item = &Sign> {
        let written = self.pieces.iter().flat_map(|piece| match piece {
            Piece::Fixed(signs) => std::slice::from_ref(signs),
            Piece::Choice(choices) => choices,
        });
        written.flatten().filter(|sign| sign.meaning != Meaning::Itself)
    }

    /// The mistakes that are its letters without a line.
    pub(super) fn unset(&self, is_set: impl Fn(char) -> bool) -> Vec<GrammarMistake> {
        let unset = self.letters().filter(|sign| !is_set(sign.sign));
        unset.map(|sign| self.wrong(sign.at.clone(), GrammarReason::Unset(sign.sign))).collect()
    }

    fn wrong(&self, at: Range<usize>, reason: GrammarReason) -> GrammarMistake {
        GrammarMistake { line: self.line, at, reason }
    }

    /// The number of alternatives of each choice.
    fn counts(&self) -> impl DoubleEndedIterator<Item = u64> {
        self.pieces.iter().filter_map(|piece| match piece {
            Piece::Fixed(_) => None,
            Piece::Choice(choices) => Some(choices.len() as u64),
        })
    }

    /// In how many ways the choices can be made.
    pub(super) fn choices(&self) -> u64 {
        self.counts().fold(1, u64::saturating_mul)
    }

    /// The rules with the choices of one of these ways, of which the last choice changes first, or the bar that they are; none if they
    /// are no rules.
    pub(super) fn ruleset(&self, index: u64, number: impl Fn(char) -> i64) -> Option<Ruleset> {
        tidy(&self.as_written(index, number)?)
    }

    /// The same rules as they are written.
    pub(super) fn as_written(&self, mut index: u64, number: impl Fn(char) -> i64) -> Option<Ruleset> {
        let mut chosen: Vec<usize> = Vec::new();
        for count in self.counts().rev() {
            chosen.push((index % count) as usize);
            index /= count;
        }
        chosen.reverse();
        let written: String = self.written(&chosen).into_iter().map(|sign| spelled(sign, &number)).collect();
        format!("rules:{written}").parse().ok()
    }

    /// The text with these choices.
    fn written(&self, chosen: &[usize]) -> Vec<&Sign> {
        let mut chosen = chosen.iter();
        let mut written = Vec::new();
        for piece in &self.pieces {
            written.extend(match piece {
                Piece::Fixed(signs) => signs,
                Piece::Choice(choices) => &choices[chosen.next().copied().unwrap_or(0)],
            });
        }
        written
    }

    /// The mistakes in it.
    fn mistakes(&self) -> Vec<GrammarMistake> {
        let counts: Vec<u64> = self.counts().collect();
        let is_fixed = counts.is_empty() && self.letters().next().is_none();
        let first = vec![0; counts.len()];
        let mistakes = self.mistakes_of(&self.written(&first), is_fixed);
        // A template with too many choices for a grammar is refused as a whole, and they are not checked one by one.
        if !mistakes.is_empty() || self.choices() > MOST {
            return mistakes;
        }
        // A mistake at a place that is the same with all choices was found before.
        let choices = self.pieces.iter().filter_map(|piece| match piece {
            Piece::Fixed(_) => None,
            Piece::Choice(choices) => Some(choices),
        });
        let mut mistakes = Vec::new();
        for (which, choices) in choices.enumerate() {
            for (index, choice) in choices.iter().enumerate().skip(1) {
                let mut chosen = first.clone();
                chosen[which] = index;
                let found = self.mistakes_of(&self.written(&chosen), is_fixed).into_iter().next();
                mistakes
                    .extend(found.map(|mistake| GrammarMistake { at: range(choice).unwrap_or(mistake.at), ..mistake }));
            }
        }
        mistakes
    }

    /// The mistakes in one text: each clause by itself and, if these are right, all of them together.
    fn mistakes_of(&self, written: &[&Sign], is_fixed: bool) -> Vec<GrammarMistake> {
        let clauses: Vec<&[&Sign]> = written.split(|sign| sign.sign == ';').collect();
        let text = |signs: &[&Sign]| signs.iter().map(|sign| spelled(sign, &|_| 1)).collect::<String>().to_lowercase();
        // If a number cannot be at a place, the letter itself is named.
        let as_written = |signs: &[&Sign]| signs.iter().map(|sign| sign.sign).collect::<String>().to_lowercase();
        let names = clauses.first().map(|first| text(first)).unwrap_or_default();
        let bad = |text: &str| {
            let mut bad = OwnRules::bad_clauses(&text.replace('_', " ")).into_iter().map(|bad| bad.why);
            bad.find(|why| is_fixed || is_always_wrong(why))
        };
        let place = |signs: &[&Sign]| {
            let is_blank = |sign: &&&Sign| sign.sign.is_whitespace();
            let (first, last) = (signs.iter().find(|s| !is_blank(s))?, signs.iter().rev().find(|s| !is_blank(s))?);
            Some(first.at.start..last.at.end)
        };
        if let Some(why) = bad(&names) {
            let at = clauses.first().and_then(|first| place(first));
            return vec![self.wrong(at.unwrap_or_else(|| self.whole()), GrammarReason::Clause(why))];
        }
        let each = clauses.iter().skip(1).filter_map(|clause| {
            let why = bad(&format!("{names};{}", text(clause)))?;
            let why = bad(&format!("{names};{}", as_written(clause))).unwrap_or(why);
            Some(self.wrong(place(clause)?, GrammarReason::Clause(why)))
        });
        let mistakes: Vec<GrammarMistake> = each.collect();
        if !mistakes.is_empty() {
            return mistakes;
        }
        let together = if is_fixed { alone(&text(written)) } else { bad(&text(written)) };
        together.map(|why| self.wrong(self.whole(), GrammarReason::Clause(why))).into_iter().collect()
    }

    fn whole(&self) -> Range<usize> {
        let all = self.pieces.iter().filter_map(|piece| match piece {
            Piece::Fixed(signs) => range(signs),
            Piece::Choice(choices) => {
                let all: Vec<Range<usize>> = choices.iter().filter_map(|choice| range(choice)).collect();
                Some(all.first()?.start..all.last()?.end)
            }
        });
        all.reduce(|first, last| first.start..last.end).unwrap_or_default()
    }
}

/// The range of these characters.
fn range(signs: &[Sign]) -> Option<Range<usize>> {
    Some(signs.first()?.at.start..signs.last()?.at.end)
}

/// The mistake in rules that have no choices.
fn alone(text: &str) -> Option<WhyNoClause> {
    let problems = format!("rules:{text}").parse::<Ruleset>().err()?;
    problems.iter().find_map(|problem| {
        let Problem::BadClause(bad) = problem else { return None };
        Some(bad.why.clone())
    })
}

/// True if a mistake is one of writing. A mistake that other choices avoid is none: with these choices, there are no such rules.
fn is_always_wrong(why: &WhyNoClause) -> bool {
    match why {
        WhyNoClause::TooLong { .. }
        | WhyNoClause::Names
        | WhyNoClause::Unknown
        | WhyNoClause::UnknownName { .. }
        | WhyNoClause::Mistake(_)
        | WhyNoClause::Amount(_)
        | WhyNoClause::Letter(_)
        | WhyNoClause::UnknownLetter { .. } => true,
        WhyNoClause::Twice
        | WhyNoClause::Unequal
        | WhyNoClause::AnyAndAny(_)
        | WhyNoClause::NeverPositive(_)
        | WhyNoClause::Ambiguous(_)
        | WhyNoClause::AmbiguousFormulas
        | WhyNoClause::NamesItself(_)
        | WhyNoClause::NamedTwice(_)
        | WhyNoClause::NotSteady
        | WhyNoClause::JoinedByWord(_)
        | WhyNoClause::Chase => false,
    }
}

/// A character as rules have it.
fn spelled(sign: &Sign, number: &impl Fn(char) -> i64) -> String {
    let in_place = |sign: &Sign| number(sign.sign);
    match sign.meaning {
        Meaning::Itself => sign.sign.to_string(),
        Meaning::Letter if in_place(sign) >= 0 => in_place(sign).to_string(),
        Meaning::Letter | Meaning::LetterBesideDigit => format!("({})", in_place(sign)),
    }
}

/// The characters of a text. A single letter takes the place of a number, unless it is in the first clause, and so a coordinate, or
/// one that is a coordinate in other rules.
fn signs(said: Part<'_>) -> Vec<Sign> {
    let text: Vec<char> = said.text.chars().collect();
    let is = |at: Option<usize>, kind: fn(&char) -> bool| at.and_then(|at| text.get(at)).is_some_and(kind);
    let beside = |at: usize, kind| is(at.checked_sub(1), kind) || is(Some(at + 1), kind);
    let is_single = |at: usize| is(Some(at), char::is_ascii_alphabetic) && !beside(at, char::is_ascii_alphabetic);
    let first = text.iter().position(|sign| *sign == ';').unwrap_or(text.len());
    let mut names = vec!['x', 'y', 'z', 'p'];
    names.extend((0..first).filter(|at| is_single(*at)).map(|at| text[at].to_ascii_lowercase()));
    let meaning = |at: usize| {
        let takes_place = is_single(at) && text[at].is_ascii_lowercase() && !names.contains(&text[at]);
        match takes_place {
            false => Meaning::Itself,
            true if beside(at, char::is_ascii_digit) => Meaning::LetterBesideDigit,
            true => Meaning::Letter,
        }
    };
    let sign = |at: usize| Sign { sign: text[at], at: said.begin + at..said.begin + at + 1, meaning: meaning(at) };
    (0..text.len()).map(sign).collect()
}

/// The parts of a text, in braces and outside of them.
fn pieces(said: Part<'_>, signs: &[Sign]) -> Result<Vec<Piece>, GrammarMistake> {
    let wrong = |signs: &[Sign]| GrammarMistake {
        line: said.line,
        at: range(signs).unwrap_or_default(),
        reason: GrammarReason::Braces,
    };
    let mut pieces = Vec::new();
    let mut rest = signs;
    while let Some(at) = rest.iter().position(|sign| matches!(sign.sign, '{' | '}')) {
        let (before, after) = rest.split_at(at);
        let length = after.iter().skip(1).position(|sign| matches!(sign.sign, '{' | '}'));
        let Some(length) = length.filter(|length| after[0].sign == '{' && after[length + 1].sign == '}') else {
            return Err(wrong(&after[..1]));
        };
        pieces.push(Piece::Fixed(before.to_vec()));
        pieces.push(Piece::Choice(choices(said, &after[..length + 2])?));
        rest = &after[length + 2..];
    }
    pieces.push(Piece::Fixed(rest.to_vec()));
    Ok(pieces)
}

/// The choices in braces: texts with `|` between them, or else numbers.
fn choices(said: Part<'_>, braced: &[Sign]) -> Result<Vec<Vec<Sign>>, GrammarMistake> {
    let inside = &braced[1..braced.len() - 1];
    if inside.iter().any(|sign| sign.sign == '|') {
        return Ok(inside.split(|sign| sign.sign == '|').map(<[Sign]>::to_vec).collect());
    }
    let text: String = inside.iter().map(|sign| sign.sign).collect();
    let begin = inside.first().map_or(braced[1].at.start, |first| first.at.start);
    let part = Part { line: said.line, begin, text: &text };
    let mistaken = |mistake: GrammarMistake| {
        let is_none = mistake.reason == GrammarReason::Numbers;
        GrammarMistake { reason: if is_none { GrammarReason::Choice } else { mistake.reason }, ..mistake }
    };
    let found = numbers(part.trimmed(), [-LARGEST, LARGEST]).map_err(mistaken)?;
    let written = |number: i64| {
        let sign = |sign| Sign { sign, at: part.range(), meaning: Meaning::Itself };
        let text = if number < 0 { format!("({number})") } else { number.to_string() };
        text.chars().map(sign).collect()
    };
    Ok(found.into_iter().map(written).collect())
}
