//! The rules that a grammar describes, one after the other.

use crate::theorems::foundry::bars::Heights;
use crate::theorems::foundry::{Candidate, Grammar, own_rules};
use maths::games::{Rules as Games, Ruleset};
use std::collections::{HashSet, VecDeque};

/// Lists the rules of a grammar in a fixed order: line after line, with the last choices changing first and then the last letters, and
/// for each all ways to play.
pub struct Rules {
    grammar: Grammar,
    /// The line, and which of its rules are next.
    at: (usize, u64),
    /// For the rules before: the key, and whether they have a pass and are misère by themselves.
    seen: HashSet<(u64, bool, bool)>,
    ready: VecDeque<Candidate>,
    counts: Counts,
}

/// The number of rules that were left out, with all ways to play them counted once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Bars whose rim falls, is negative or is a fraction in a small box, and own rules that are none: their bounds fall or chase each
    /// other.
    pub invalid: u64,
    /// Those that were listed before, perhaps with x and z exchanged, or with other names for coordinates.
    pub repeated: u64,
}

impl Rules {
    /// All rules of a grammar.
    pub fn new(grammar: Grammar) -> Self {
        Self { grammar, at: (0, 0), seen: HashSet::new(), ready: VecDeque::new(), counts: Counts::default() }
    }

    /// The number of rules that were left out until now.
    pub fn counts(&self) -> Counts {
        self.counts
    }

    /// Looks at the next rules. Returns whether there were any.
    fn look(&mut self) -> bool {
        let (line, index) = self.at;
        let Some(template) = self.grammar.templates.get(line) else { return false };
        if index == self.grammar.rules(template) {
            self.at = (line + 1, 0);
            return true;
        }
        self.at.1 += 1;
        let choices = template.choices();
        let number = |letter| self.number(line, index / choices, letter);
        let ruleset = template.ruleset(index % choices, number);
        let Some((ruleset, seen)) = ruleset.and_then(|ruleset| Some((ruleset, Seen::of(ruleset)?))) else {
            self.counts.invalid += 1;
            return true;
        };
        if !self.seen.insert((seen.key, ruleset.pass, ruleset.misere)) {
            self.counts.repeated += 1;
            return true;
        }
        for &misere in &self.grammar.plays {
            for &pass in &self.grammar.passes {
                for &value in &self.grammar.values {
                    let (misere, pass) = (misere || ruleset.misere, pass || ruleset.pass);
                    let ruleset = Ruleset { misere, pass, ..ruleset };
                    let candidate = Candidate { ruleset, value, is_of_papers: seen.is_of_papers };
                    // Rules that have a pass already are the same with and without another one.
                    if !self.ready.contains(&candidate) {
                        self.ready.push_back(candidate);
                    }
                }
            }
        }
        true
    }

    /// The number of a letter in some rules of a line.
    fn number(&self, line: usize, mut index: u64, letter: char) -> i64 {
        let line = &self.grammar.templates[line];
        for (other, numbers) in self.grammar.letters.iter().rev().filter(|(letter, _)| line.names(*letter)) {
            let count = numbers.len() as u64;
            if *other == letter {
                return numbers[(index % count) as usize];
            }
            index /= count;
        }
        0
    }
}

/// The properties of rules that are seen before these are tried.
struct Seen {
    /// The same for rules that are the same.
    key: u64,
    is_of_papers: bool,
}

impl Seen {
    /// None if a bar has no rim.
    fn of(ruleset: Ruleset) -> Option<Self> {
        match ruleset.rules {
            Games::Bar(bar) => {
                let heights = Heights::of(bar)?;
                let is_of_papers = bar.is_unbounded() || heights.is_of_papers();
                Some(Self { key: heights.key(), is_of_papers })
            }
            Games::Own(own) => Some(Self { key: own_rules::key(own), is_of_papers: false }),
            Games::Piles(_) => None,
        }
    }
}

impl Iterator for Rules {
    type Item = Candidate;

    fn next(&mut self) -> Option<Candidate> {
        loop {
            if let Some(next) = self.ready.pop_front() {
                return Some(next);
            }
            if !self.look() {
                return None;
            }
        }
    }
}
