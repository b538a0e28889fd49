//! Which witness is enough by itself.
//!
//! A pair is a state of the hypothesis, or `*`, and one witness. It is *good* if the witness can be carried on for ever: after every
//! letter some digits of w lead to a good pair again, and if the hypothesis holds, the goal does. That is a greatest fixed point: all
//! pairs are good at first, and those are removed for which it fails, with all that depended on them.

use crate::certificates::condition::Sums;
use crate::certificates::statement::Statement;
use crate::certificates::table::Witness;
use std::collections::HashMap;

/// The number of a state of the hypothesis, or of a witness.
pub(super) type Number = u32;

/// The states of a statement that are reached, and the pairs of them that are good.
pub(super) struct Pairs {
    pub(super) statement: Statement,
    hypotheses: Known<Sums>,
    witnesses: Known<Witness>,
    /// For each state of the hypothesis the next one by each letter; none where it cannot hold any more.
    hypothesis_after: Vec<Vec<Option<Number>>>,
    /// For each witness the next ones by each letter.
    witness_after: Vec<Vec<Vec<Number>>>,
    good: HashMap<(Option<Number>, Number), bool>,
}

/// Values by their number.
struct Known<T> {
    numbers: HashMap<T, Number>,
    values: Vec<T>,
}

/// More states or pairs are reached than there may be.
pub(super) struct TooMany;

impl<T: Clone + Eq + std::hash::Hash> Known<T> {
    fn new() -> Self {
        Self { numbers: HashMap::new(), values: Vec::new() }
    }

    fn number(&mut self, value: T) -> Number {
        let next = self.values.len() as Number;
        *self.numbers.entry(value).or_insert_with_key(|value| {
            self.values.push(value.clone());
            next
        })
    }
}

impl Pairs {
    /// The most states and pairs.
    const MOST: usize = 4_000_000;

    /// Finds all that is reached, and which pairs are good.
    pub(super) fn new(statement: Statement) -> Result<Self, TooMany> {
        let mut pairs = Self {
            statement,
            hypotheses: Known::new(),
            witnesses: Known::new(),
            hypothesis_after: Vec::new(),
            witness_after: Vec::new(),
            good: HashMap::new(),
        };
        let begin: Vec<_> = (0..pairs.letters()).filter_map(|letter| pairs.first(letter)).collect();
        pairs.reach()?;
        if !pairs.statement.goals.is_empty() {
            pairs.judge(begin)?;
        }
        Ok(pairs)
    }

    pub(super) fn letters(&self) -> usize {
        1 << self.statement.coordinates
    }

    /// The hypothesis and the witnesses after the letter of signs; nothing if the hypothesis does not allow it.
    pub(super) fn first(&mut self, letter: usize) -> Option<(Number, Vec<Number>)> {
        let hypothesis = self.statement.hypothesis.after(None, letter)?;
        let mut witnesses = Vec::new();
        for goal in 0..self.statement.goals.len() {
            witnesses.extend(self.witnesses_after(goal, None, letter));
        }
        Some((self.hypotheses.number(hypothesis), witnesses))
    }

    fn witnesses_after(&mut self, number: usize, before: Option<&[i64]>, letter: usize) -> Vec<Number> {
        let goal = &self.statement.goals[number];
        let wide = (0..1 << goal.sought).map(|digits| letter | digits << self.statement.coordinates);
        let after = wide.filter_map(|letter| goal.conditions.after(before, letter));
        let mut after: Vec<Number> = after.map(|sums| self.witnesses.number(Witness { goal: number, sums })).collect();
        after.sort_unstable();
        after.dedup();
        after
    }

    /// Finds the states that are reached, and what comes after each.
    fn reach(&mut self) -> Result<(), TooMany> {
        while let Some(sums) = self.hypotheses.values.get(self.hypothesis_after.len()).cloned() {
            let after: Vec<Option<Sums>> =
                (0..self.letters()).map(|letter| self.statement.hypothesis.after(Some(&sums), letter)).collect();
            let after = after.into_iter().map(|sums| sums.map(|sums| self.hypotheses.number(sums)));
            self.hypothesis_after.push(after.collect());
            Self::check(self.hypothesis_after.len())?;
        }
        while let Some(witness) = self.witnesses.values.get(self.witness_after.len()).cloned() {
            let after =
                (0..self.letters()).map(|letter| self.witnesses_after(witness.goal, Some(&witness.sums), letter));
            let after = after.collect();
            self.witness_after.push(after);
            Self::check(self.witness_after.len())?;
        }
        Ok(())
    }

    fn check(count: usize) -> Result<(), TooMany> {
        if count > Self::MOST { Err(TooMany) } else { Ok(()) }
    }

    /// The hypothesis after a letter; nothing if it cannot hold any more. `*` stays.
    pub(super) fn hypothesis_after(&self, hypothesis: Option<Number>, letter: usize) -> Option<Option<Number>> {
        match hypothesis {
            None => Some(None),
            Some(number) => self.hypothesis_after[number as usize][letter].map(Some),
        }
    }

    /// The witnesses after a letter.
    pub(super) fn witness_after(&self, witness: Number, letter: usize) -> &[Number] {
        &self.witness_after[witness as usize][letter]
    }

    /// True if a witness is enough by itself.
    pub(super) fn is_good(&self, hypothesis: Option<Number>, witness: Number) -> bool {
        self.good.get(&(hypothesis, witness)) == Some(&true)
    }

    /// True if the hypothesis holds; `*` always does.
    pub(super) fn holds(&self, hypothesis: Option<Number>) -> bool {
        hypothesis.is_none_or(|number| self.statement.hypothesis.hold(&self.hypotheses.values[number as usize]))
    }

    /// True if the goal of a witness holds.
    pub(super) fn reaches(&self, witness: Number) -> bool {
        let Witness { goal, sums } = &self.witnesses.values[witness as usize];
        self.statement.goals[*goal].conditions.hold(sums)
    }

    /// The sums of a state of the hypothesis.
    pub(super) fn sums(&self, hypothesis: Number) -> &Sums {
        &self.hypotheses.values[hypothesis as usize]
    }

    /// A witness.
    pub(super) fn witness(&self, number: Number) -> &Witness {
        &self.witnesses.values[number as usize]
    }

    /// Finds the good pairs of those that are reached from the beginning, and of `*` with every witness.
    fn judge(&mut self, begin: Vec<(Number, Vec<Number>)>) -> Result<(), TooMany> {
        let mut known: Known<(Option<Number>, Number)> = Known::new();
        for (hypothesis, witnesses) in begin {
            for witness in witnesses {
                known.number((Some(hypothesis), witness));
            }
        }
        for witness in 0..self.witness_after.len() as Number {
            known.number((None, witness));
        }
        // For each pair and letter, the number of next pairs that may be good; and for each pair, the pairs and letters that lead to it.
        let (mut left, mut from): (Vec<u8>, Vec<Vec<(Number, u8)>>) = (Vec::new(), Vec::new());
        let mut bad = Vec::new();
        let letters = self.letters();
        let mut at = 0;
        while let Some(&(hypothesis, witness)) = known.values.get(at) {
            let pair = at as Number;
            let fails = self.holds(hypothesis) && !self.reaches(witness);
            for letter in 0..letters {
                let after = self.hypothesis_after(hypothesis, letter).filter(|_| !fails);
                let next = after.map_or(&[][..], |_| self.witness_after(witness, letter));
                for &next in next {
                    let to = known.number((after.flatten(), next)) as usize;
                    from.resize_with(from.len().max(to + 1), Vec::new);
                    from[to].push((pair, letter as u8));
                }
                left.push(next.len() as u8);
                if fails || after.is_some() && next.is_empty() {
                    bad.push(pair);
                }
            }
            at += 1;
            Self::check(known.values.len())?;
        }
        from.resize_with(known.values.len(), Vec::new);
        let good = remove(bad, &mut left, &from, letters);
        self.good = known.values.into_iter().zip(good).collect();
        Ok(())
    }
}

/// Removes bad pairs, and those which by some letter lead to bad pairs only. Returns which pairs are left.
fn remove(mut bad: Vec<Number>, left: &mut [u8], from: &[Vec<(Number, u8)>], letters: usize) -> Vec<bool> {
    let mut good = vec![true; from.len()];
    while let Some(pair) = bad.pop() {
        if !std::mem::replace(&mut good[pair as usize], false) {
            continue;
        }
        for &(before, letter) in &from[pair as usize] {
            let left = &mut left[before as usize * letters + usize::from(letter)];
            *left = left.saturating_sub(1);
            if *left == 0 {
                bad.push(before);
            }
        }
    }
    good
}
