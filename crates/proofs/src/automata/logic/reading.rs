//! A text becomes a sentence. It is divided at the marks outside of brackets, the one that binds loosest first; a part without
//! quantifiers, “implies” and “if and only if” is a formula, which the parser of formulas reads.

use crate::automata::Connective;
use crate::automata::logic::scanner::{Mark, Marked, marks};
use crate::automata::logic::{Quantifier, Reason, Refusal, Sentence};
use maths::expressions::{Formula, Mistake, Variable};
use maths::values::{half_width, quoted};
use std::str::FromStr;

/// The largest depth of nested quantifiers, connectives and brackets.
const DEEPEST: usize = 100;

/// Makes a sentence of two.
type Join = fn(Sentence, Sentence) -> Sentence;

/// The connectives, the one that binds loosest first, and what they make of two sentences.
const CONNECTIVES: [(Mark, Join); 4] = [
    (Mark::Iff, |a, b| Sentence::Both(Connective::Same, Box::new([a, b]))),
    (Mark::Implies, Sentence::implies),
    (Mark::Or, |a, b| Sentence::Both(Connective::Or, Box::new([a, b]))),
    (Mark::And, |a, b| Sentence::Both(Connective::And, Box::new([a, b]))),
];

impl FromStr for Sentence {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        let text = half_width(text);
        let characters: Vec<char> = text.chars().collect();
        if text.len() > Formula::LONGEST {
            return Err(Refusal { at: 0..characters.len(), reason: Reason::TooDeep });
        }
        let marks = marks(&characters);
        Reader { text: &characters }.sentence(&marks, characters.len(), 0)
    }
}

struct Reader<'a> {
    text: &'a [char],
}

impl Reader<'_> {
    /// The sentence that these marks are. The text after them begins at `end`.
    fn sentence(&self, marks: &[Marked], end: usize, depth: usize) -> Result<Sentence, Refusal> {
        let start = marks.first().map_or(end, |(_, at)| at.start);
        if depth > DEEPEST {
            return Err(Refusal { at: start..end, reason: Reason::TooDeep });
        }
        if !marks.iter().any(|(mark, _)| matches!(mark, Mark::Iff | Mark::Implies | Mark::ForAll | Mark::Exists)) {
            return self.formula(start, end);
        }
        for (mark, join) in CONNECTIVES {
            // An implication groups to the right, so it is divided at the first; everything else to the left.
            let place = if mark == Mark::Implies { first(marks, mark) } else { last(marks, mark) };
            let Some(place) = place else { continue };
            let left = self.sentence(&marks[..place], marks[place].1.start, depth + 1)?;
            let right = self.sentence(&marks[place + 1..], end, depth + 1)?;
            return Ok(join(left, right));
        }
        match marks {
            [(Mark::Not, _), rest @ ..] => Ok(Sentence::Not(Box::new(self.sentence(rest, end, depth + 1)?))),
            [(Mark::ForAll, _), rest @ ..] => self.quantified(Quantifier::ForAll, rest, end, depth),
            [(Mark::Exists, _), rest @ ..] => self.quantified(Quantifier::Exists, rest, end, depth),
            [(Mark::Open, at), inner @ .., (Mark::Close, close)] if self.text[at.start] == '(' => {
                self.sentence(inner, close.start, depth + 1)
            }
            [(_, at), ..] => {
                // A quantifier inside of a number, or a bracket that is not closed.
                let wrong = marks.iter().find(|(mark, _)| !matches!(mark, Mark::Word | Mark::Other | Mark::Open));
                let is_quantifier = wrong.is_some_and(|(mark, _)| matches!(mark, Mark::ForAll | Mark::Exists));
                let reason = if is_quantifier { Reason::QuantifierHere } else { Reason::Expected(")".into()) };
                Err(Refusal { at: wrong.map_or(at, |(_, at)| at).clone(), reason })
            }
            [] => self.formula(start, end),
        }
    }

    /// The part after “for all” or “exists”: names, a colon and a sentence.
    fn quantified(
        &self,
        quantifier: Quantifier,
        marks: &[Marked],
        end: usize,
        depth: usize,
    ) -> Result<Sentence, Refusal> {
        let mut names = Vec::new();
        let mut rest = marks;
        loop {
            let expected = |marks: &[Marked]| {
                let at = marks.first().map_or(end..end, |(_, at)| at.clone());
                Refusal { at, reason: Reason::NamesExpected }
            };
            let [(Mark::Word, at), after @ ..] = rest else { return Err(expected(rest)) };
            let name: String = self.text[at.clone()].iter().collect();
            let known = Variable::with_key(&name);
            names.push(known.ok_or_else(|| {
                let reason = maths::expressions::Reason::UnknownName(quoted(&name));
                Refusal { at: at.clone(), reason: Reason::Mistake(Mistake { at: at.clone(), reason }) }
            })?);
            match after {
                [(Mark::Comma, _), after @ ..] => rest = after,
                [(Mark::Colon, _), after @ ..] => {
                    let of = self.sentence(after, end, depth + 1)?;
                    return Ok(Sentence::Quantified(quantifier, names, Box::new(of)));
                }
                after => return Err(expected(after)),
            }
        }
    }

    /// The characters from `start` to `end` as a formula.
    fn formula(&self, start: usize, end: usize) -> Result<Sentence, Refusal> {
        let text: String = self.text[start..end].iter().collect();
        let text = text.trim_end();
        let end = start + text.chars().count();
        match text.parse() {
            Ok(Formula::Truth(truth)) => Ok(Sentence::Formula(truth, start..end)),
            Ok(Formula::Number(_)) => Err(Refusal { at: start..end, reason: Reason::Number }),
            Err(Mistake { at, reason }) => {
                let at = start + at.start..start + at.end;
                Err(Refusal { at: at.clone(), reason: Reason::Mistake(Mistake { at, reason }) })
            }
        }
    }
}

/// The places of a mark outside of brackets and before the first quantifier, which reaches to the end.
fn outside(marks: &[Marked], sought: Mark) -> impl Iterator<Item = usize> {
    let mut depth = 0i64;
    let places = marks.iter().enumerate().map_while(move |(place, (mark, _))| {
        match mark {
            Mark::Open => depth += 1,
            Mark::Close => depth -= 1,
            Mark::ForAll | Mark::Exists if depth == 0 => return None,
            Mark::ForAll
            | Mark::Exists
            | Mark::Iff
            | Mark::Implies
            | Mark::Or
            | Mark::And
            | Mark::Not
            | Mark::Colon
            | Mark::Comma
            | Mark::Word
            | Mark::Other => (),
        }
        Some((depth == 0 && *mark == sought).then_some(place))
    });
    places.flatten()
}

fn first(marks: &[Marked], sought: Mark) -> Option<usize> {
    outside(marks, sought).next()
}

fn last(marks: &[Marked], sought: Mark) -> Option<usize> {
    outside(marks, sought).last()
}
