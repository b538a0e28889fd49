//! Counterexamples as they travel: numbers in one list, and what recurs once. As an object each, with a text for its position,
//! a hundred thousand of them would keep the page waiting.

use crate::claims::Finding;
use crate::claims::counterexamples::Counterexample;
use crate::claims::counterexamples::Counterexamples;
use crate::claims::counterexamples::Each;
use crate::claims::counterexamples::End;
use crate::games::Game;
use crate::games::Position;
use crate::games::Ruleset;
use serde::Deserialize;
use serde::Serialize;
use std::collections::HashMap;
use std::hash::Hash;

/// A row is six numbers: which ruleset, which findings, the coordinates, the pass.
const WIDTH: usize = 6;

#[derive(Clone, Serialize, Deserialize)]
pub(super) struct Packed {
    rulesets: Vec<Ruleset>,
    findings: Vec<(Finding, Finding)>,
    numbers: Vec<u32>,
    beyond: u64,
    each: Each,
    end: End,
}

impl From<Counterexamples> for Packed {
    fn from(all: Counterexamples) -> Self {
        let (mut rulesets, mut findings) = (Known::default(), Known::default());
        let number = |row: &Counterexample| {
            let position = row.game.position();
            let ([x, y, z], pass) = (position.xyz(), position.pass);
            let (ruleset, told) = (rulesets.number(row.game.ruleset()), findings.number((row.expected, row.found)));
            [ruleset, told, x, y, z, u32::from(pass)]
        };
        let numbers = all.rows.iter().flat_map(number).collect();
        let Counterexamples { beyond, each, end, .. } = all;
        Self { rulesets: rulesets.all, findings: findings.all, numbers, beyond, each, end }
    }
}

impl TryFrom<Packed> for Counterexamples {
    type Error = &'static str;

    fn try_from(packed: Packed) -> Result<Self, Self::Error> {
        let row = |numbers: &[u32]| {
            let &[ruleset, told, x, y, z, pass @ 0..=1] = numbers else { return None };
            let game = Game::new(*packed.rulesets.get(ruleset as usize)?, Position::new(x, y, z).with_pass(pass == 1));
            let &(expected, found) = packed.findings.get(told as usize)?;
            Some(Counterexample { game: game.ok()?, expected, found })
        };
        let rows: Option<Vec<Counterexample>> = packed.numbers.chunks(WIDTH).map(row).collect();
        let Packed { beyond, each, end, .. } = packed;
        Ok(Self { rows: rows.ok_or("a row is no position")?, beyond, each, end })
    }
}

/// What has come up, and its numbers.
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
    use crate::claims::Counterexample;
    use crate::claims::Counterexamples;
    use crate::claims::Each;
    use crate::claims::End;
    use crate::claims::Finding;

    #[test]
    fn they_travel_and_what_is_no_position_does_not() {
        let row = |at: &str, value| Counterexample {
            game: at.parse().unwrap(),
            expected: Finding::Value(value),
            found: Finding::AtMost(3),
        };
        let rows = vec![row("nim:1,2,3", 4), row("step:k=2,s=1,pass:4,1,1,1", 4), row("nim:5,2,3", 5)];
        let all = Counterexamples { rows, beyond: 7, each: Each::Size, end: End::Stopped { bound: Some(9) } };
        let text = serde_json::to_string(&all).unwrap();
        assert_eq!(serde_json::from_str::<Counterexamples>(&text).unwrap(), all, "{text}");
        // No such position, pass, ruleset, findings; a number too few.
        for broken in ["1,0,4,9,1,1", "1,0,4,1,1,2", "2,0,4,1,1,1", "1,2,4,1,1,1", "1,0,4,1,1"] {
            let broken = text.replace("1,0,4,1,1,1", broken);
            assert_ne!(broken, text);
            assert!(serde_json::from_str::<Counterexamples>(&broken).is_err(), "{broken}");
        }
    }
}
