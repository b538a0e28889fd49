//! A rim with letters in it, each of which takes the place of a number.

use crate::theorems::foundry::lines::Part;
use crate::theorems::foundry::simplify::simplified;
use crate::theorems::foundry::{GrammarMistake, GrammarReason};
use maths::expressions::{Formula, Number};

/// The text of a rim, and where its letters are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct RimTemplate {
    line: usize,
    begin: usize,
    text: Vec<char>,
    /// The places of letters that are no coordinates.
    letters: Vec<usize>,
}

impl RimTemplate {
    /// Reads a rim, in which every single letter but x and z takes the place of a number.
    pub(super) fn read(part: Part<'_>) -> Result<Self, GrammarMistake> {
        let text: Vec<char> = part.text.chars().collect();
        let one =
            |at: usize, reason| GrammarMistake { line: part.line, at: part.begin + at..part.begin + at + 1, reason };
        let is_letter = |at: usize| text.get(at).is_some_and(char::is_ascii_alphabetic);
        let is_single = |at: usize| is_letter(at) && !(at > 0 && is_letter(at - 1)) && !is_letter(at + 1);
        let single: Vec<usize> = (0..text.len()).filter(|at| is_single(*at)).collect();
        if let Some(&at) = single.iter().find(|at| matches!(text[**at], 'y' | 'p') || !text[**at].is_ascii_lowercase())
        {
            return Err(one(at, GrammarReason::Names(text[at])));
        }
        let letters: Vec<usize> = single.into_iter().filter(|at| !matches!(text[*at], 'x' | 'z')).collect();
        // k is a letter that formulas know, so any other mistake is found at its own place.
        let mut shown = text.clone();
        letters.iter().for_each(|at| shown[*at] = 'k');
        match shown.iter().collect::<String>().parse::<Formula>() {
            Ok(Formula::Number(_)) => Ok(Self { line: part.line, begin: part.begin, text, letters }),
            Ok(Formula::Truth(_)) => Err(part.wrong(GrammarReason::NoNumber)),
            Err(mistake) => Err(GrammarMistake {
                line: part.line,
                at: part.begin + mistake.at.start..part.begin + mistake.at.end,
                reason: GrammarReason::Rim(mistake.reason),
            }),
        }
    }

    /// True if it names a letter.
    pub(super) fn names(&self, letter: char) -> bool {
        self.letters.iter().any(|at| self.text[*at] == letter)
    }

    /// The mistakes that are its letters without a line.
    pub(super) fn unset(&self, is_set: impl Fn(char) -> bool) -> Vec<GrammarMistake> {
        let unset = self.letters.iter().filter(|at| !is_set(self.text[**at]));
        let mistake = |at: &usize| GrammarMistake {
            line: self.line,
            at: self.begin + at..self.begin + at + 1,
            reason: GrammarReason::Unset(self.text[*at]),
        };
        unset.map(mistake).collect()
    }

    /// The rim with numbers in the place of its letters, as short as simple rules make it; none if it is too large.
    pub(super) fn rim(&self, number: impl Fn(char) -> i64) -> Option<String> {
        let mut text = String::new();
        for (at, sign) in self.text.iter().enumerate() {
            if self.letters.contains(&at) {
                text.push_str(&format!("({})", number(*sign)));
            } else {
                text.push(*sign);
            }
        }
        shortened(&text)
    }
}

/// The formula of a number as short as simple rules make it; none if it is no such formula.
pub(super) fn shortened(text: &str) -> Option<String> {
    match text.parse() {
        Ok(Formula::Number(tree)) => Some(Number::compact(&simplified(&tree))),
        Ok(Formula::Truth(_)) | Err(_) => None,
    }
}
