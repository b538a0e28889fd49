//! Counterexamples as they travel: numbers in one list, and what recurs once. As an object each, with a text for its position,
//! a hundred thousand of them would keep the page waiting.

use crate::claims::Finding;
use crate::claims::counterexamples::{Counterexample, Counterexamples, Each, End};
use crate::games::{Coordinates, Game, Position, Ruleset, Witness};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::hash::Hash;

#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Packed {
    kinds: Vec<Kind>,
    findings: Vec<(Finding, Finding)>,
    /// For each row: which kind, which findings, the pass, the coordinates.
    numbers: Vec<u32>,
    beyond: u64,
    each: Each,
    end: End,
}

/// The kind of a row, which determines the number of its coordinates.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
enum Kind {
    /// A position of this ruleset.
    Position(Ruleset),
    /// This many numbers.
    Numbers(usize),
}

impl Kind {
    fn of(at: Witness) -> Self {
        match at {
            Witness::Position(game) => Self::Position(game.ruleset()),
            Witness::Numbers(numbers) => Self::Numbers(numbers.len()),
        }
    }

    fn width(self) -> usize {
        match self {
            Self::Position(ruleset) => ruleset.rules.count(),
            Self::Numbers(count) => count,
        }
    }

    /// The row with these coordinates; none where they are no position.
    fn with(self, coordinates: &[u32], pass: bool) -> Option<Witness> {
        let coordinates = Coordinates::new(coordinates)?;
        match self {
            Self::Position(ruleset) => {
                Game::new(ruleset, Position::at(coordinates).with_pass(pass)).ok().map(Witness::Position)
            }
            Self::Numbers(_) => (!pass).then_some(Witness::Numbers(coordinates)),
        }
    }
}

impl From<Counterexamples> for Packed {
    fn from(all: Counterexamples) -> Self {
        let (mut kinds, mut findings, mut numbers) = (Known::default(), Known::default(), Vec::new());
        for row in &all.rows {
            let Position { coordinates, pass } = row.at.position();
            let (kind, stated) = (kinds.number(Kind::of(row.at)), findings.number((row.expected, row.found)));
            numbers.extend([kind, stated, u32::from(pass)]);
            numbers.extend(coordinates.iter());
        }
        let Counterexamples { beyond, each, end, .. } = all;
        Self { kinds: kinds.all, findings: findings.all, numbers, beyond, each, end }
    }
}

impl TryFrom<Packed> for Counterexamples {
    type Error = &'static str;

    fn try_from(packed: Packed) -> Result<Self, Self::Error> {
        let Packed { beyond, each, end, .. } = packed;
        let rows = packed.rows().ok_or("a row is neither a position nor numbers")?;
        Ok(Self { rows, beyond, each, end })
    }
}

impl Packed {
    fn rows(&self) -> Option<Vec<Counterexample>> {
        let (mut rows, mut left) = (Vec::new(), &self.numbers[..]);
        while let [kind, stated, pass @ 0..=1, rest @ ..] = left {
            let kind = *self.kinds.get(*kind as usize)?;
            let (coordinates, rest) = rest.split_at_checked(kind.width())?;
            let &(expected, found) = self.findings.get(*stated as usize)?;
            rows.push(Counterexample { at: kind.with(coordinates, *pass == 1)?, expected, found });
            left = rest;
        }
        left.is_empty().then_some(rows)
    }
}

/// The distinct values so far, and the number of each.
struct Known<T> {
    all: Vec<T>,
    numbers: HashMap<T, u32>,
}

impl<T> Default for Known<T> {
    fn default() -> Self {
        Self { all: Vec::new(), numbers: HashMap::new() }
    }
}

impl<T: Copy + Eq + Hash> Known<T> {
    fn number(&mut self, item: T) -> u32 {
        let next = self.all.len() as u32;
        *self.numbers.entry(item).or_insert_with(|| {
            self.all.push(item);
            next
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::claims::{Counterexample, Counterexamples, Each, End, Finding};

    #[test]
    fn they_travel_and_what_is_no_position_does_not() {
        let row = |at: &str, value| Counterexample {
            at: at.parse().unwrap(),
            expected: Finding::Value(value),
            found: Finding::AtMost(3),
        };
        let rows = vec![
            row("nim:1,2,3", 4),
            row("step:k=2,s=1,pass:4,1,1,1", 4),
            row("11,6,13", 5),
            row("sharing:0,0,1,5,8", 5),
        ];
        let all = Counterexamples { rows, beyond: 7, each: Each::Size, end: End::Stopped { bound: Some(9) } };
        let text = serde_json::to_string(&all).unwrap();
        assert_eq!(serde_json::from_str::<Counterexamples>(&text).unwrap(), all, "{text}");
        let bytes = postcard::to_allocvec(&all).unwrap();
        assert_eq!(postcard::from_bytes::<Counterexamples>(&bytes).unwrap(), all, "{bytes:?}");
        // No such position, pass, kind, findings; a number too few.
        for broken in ["1,0,1,4,9,1", "1,0,2,4,1,1", "4,0,1,4,1,1", "1,2,1,4,1,1", "1,0,1,4,1"] {
            let broken = text.replace("1,0,1,4,1,1", broken);
            assert_ne!(broken, text);
            assert!(serde_json::from_str::<Counterexamples>(&broken).is_err(), "{broken}");
        }
    }
}
