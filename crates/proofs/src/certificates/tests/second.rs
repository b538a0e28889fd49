//! A second checker, for tests alone. It shares the statements and the tables with the first one, and nothing else. It keeps digits as
//! lists of booleans and finds the bounds of a sum by trying all digits. It goes back from each witness to one that it can come from, and
//! reads letters in the order of a count.

use crate::certificates::condition::{Condition, Conditions};
use crate::certificates::statement::Statement;
use crate::certificates::table::{Entry, Witness};
use crate::certificates::{Acceptor, Certificate, Stated};

type Digits = Vec<bool>;

fn all_digits(count: usize) -> Vec<Digits> {
    (0..1 << count).map(|number| (0..count).map(|place| number >> place & 1 == 1).collect()).collect()
}

/// The sum of those coefficients whose digit is 1.
fn dot(coefficients: &[i64], digits: &[bool]) -> i128 {
    coefficients.iter().zip(digits).map(|(c, digit)| i128::from(*c) * i128::from(*digit)).sum()
}

/// Conditions with the bounds of their sums.
struct Bounded<'a> {
    conditions: &'a Conditions,
    /// Of each sum the lowest state, in which the condition cannot hold any more, and the highest one.
    bounds: Vec<(i128, i128)>,
}

impl<'a> Bounded<'a> {
    fn new(conditions: &'a Conditions) -> Self {
        let bounds = conditions.0.iter().filter_map(|condition| match condition {
            Condition::NimSum { .. } => None,
            // A state is not bounded.
            Condition::Accepts { .. } => Some((0, 0)),
            Condition::AtLeast { coefficients, least } => {
                let added = all_digits(coefficients.len()).into_iter().map(|digits| dot(coefficients, &digits));
                let (smallest, largest) = added.fold((0, 0), |(low, high), sum| (sum.min(low), sum.max(high)));
                let least = i128::from(*least);
                Some(((-largest).min(least - 1), (-smallest).max(least)))
            }
        });
        Self { conditions, bounds: bounds.collect() }
    }

    /// True if the digits lead from `before` to `after`; `before` is `None` if the digits are the signs.
    fn leads(&self, before: Option<&[i64]>, digits: &[bool], after: &[i64]) -> bool {
        let fits = |state: &[i64]| state.len() == self.bounds.len();
        let same = |state: Vec<i128>| state.iter().zip(after).all(|(a, b)| *a == i128::from(*b));
        fits(after) && before.is_none_or(fits) && self.state(before, digits).is_some_and(same)
    }

    /// The state after some digits; none if the conditions cannot hold any more.
    fn state(&self, before: Option<&[i64]>, digits: &[bool]) -> Option<Vec<i128>> {
        let mut state = Vec::new();
        for condition in &self.conditions.0 {
            match condition {
                Condition::NimSum { mask } => {
                    let ones = digits.iter().enumerate().filter(|(at, digit)| **digit && mask & 1 << at != 0).count();
                    if ones % 2 != 0 {
                        return None;
                    }
                }
                Condition::Accepts { places, automaton } => {
                    let own: Vec<bool> = places.iter().map(|place| digits[*place]).collect();
                    state.push(next_state(automaton, before.map(|before| before.get(state.len())), &own)?);
                }
                Condition::AtLeast { coefficients, .. } => {
                    let now = match before {
                        None => -dot(coefficients, digits),
                        Some(before) => 2 * i128::from(*before.get(state.len())?) + dot(coefficients, digits),
                    };
                    let (low, high) = self.bounds[state.len()];
                    if now <= low {
                        return None;
                    }
                    state.push(now.min(high));
                }
            }
        }
        Some(state)
    }
}

/// True if conditions hold in a state of the right length.
fn hold(conditions: &Conditions, state: &[i64]) -> bool {
    let holds = conditions.0.iter().filter_map(|condition| -> Option<Box<dyn Fn(i64) -> bool>> {
        match condition {
            Condition::AtLeast { least, .. } => Some(Box::new(|sum| sum >= *least)),
            Condition::NimSum { .. } => None,
            Condition::Accepts { automaton, .. } => Some(Box::new(|state| {
                automaton.accepting().iter().zip(0..).any(|(accepts, at)| *accepts && at == state)
            })),
        }
    });
    let holds: Vec<_> = holds.collect();
    holds.len() == state.len() && holds.iter().zip(state).all(|(holds, kept)| holds(*kept))
}

/// The state of an automaton after some digits; `before` is none if the digits are the signs, all of which have to be 0.
fn next_state(automaton: &Acceptor, before: Option<Option<&i64>>, digits: &[bool]) -> Option<i128> {
    let Some(before) = before else { return (!digits.contains(&true)).then_some(0) };
    let row = automaton.rows().iter().zip(0..).find(|(_, at)| Some(at) == before)?.0;
    let letter = digits.iter().rev().fold(0, |letter, digit| 2 * letter + usize::from(*digit));
    row[letter].map(|next| next as i128)
}

/// True if a certificate proves a claim.
pub(super) fn accepts(claim: &impl Stated, certificate: &Certificate) -> bool {
    let all = claim.statements().0;
    all.len() == certificate.0.len() && all.iter().zip(&certificate.0).all(|(one, table)| is_proved(one, table))
}

fn is_proved(statement: &Statement, table: &[Entry]) -> bool {
    let [first, others @ ..] = table else { return false };
    let checker = Second {
        hypothesis: Bounded::new(&statement.hypothesis),
        goals: statement.goals.iter().map(|goal| (Bounded::new(&goal.conditions), all_digits(goal.sought))).collect(),
        letters: all_digits(statement.coordinates),
        table,
    };
    first.hypothesis == Some(Vec::new())
        && first.witnesses.is_empty()
        && others.iter().all(|entry| checker.ends_well(entry))
        && (0..table.len()).all(|number| checker.leads_on(number))
}

struct Second<'a> {
    hypothesis: Bounded<'a>,
    /// Each goal with all digits of its sought coordinates.
    goals: Vec<(Bounded<'a>, Vec<Digits>)>,
    letters: Vec<Digits>,
    table: &'a [Entry],
}

impl Second<'_> {
    fn ends_well(&self, entry: &Entry) -> bool {
        let right_length = |state: &&Vec<i64>| state.len() == self.hypothesis.bounds.len();
        let state = entry.hypothesis.as_ref().filter(right_length);
        let fails = state.is_some_and(|state| !hold(self.hypothesis.conditions, state));
        let is_reached = |Witness { goal, sums }: &Witness| {
            self.goals.get(*goal).is_some_and(|(goal, _)| hold(goal.conditions, sums))
        };
        fails || entry.witnesses.iter().any(is_reached)
    }

    fn leads_on(&self, number: usize) -> bool {
        let entry = &self.table[number];
        let before = entry.hypothesis.as_deref().filter(|_| number > 0);
        let is_dropped = entry.hypothesis.is_none();
        let is_allowed = |digits: &&Digits| is_dropped || self.hypothesis.state(before, digits).is_some();
        let allowed: Vec<&Digits> = self.letters.iter().filter(is_allowed).collect();
        allowed.len() == entry.next.len()
            && allowed.iter().zip(&entry.next).all(|(digits, &next)| {
                let Some(to) = self.table.get(next).filter(|_| next > 0) else { return false };
                let is_kept = |after: &Vec<i64>| !is_dropped && self.hypothesis.leads(before, digits, after);
                to.hypothesis.as_ref().is_none_or(is_kept)
                    && to.witnesses.iter().all(|witness| self.has_origin(entry, number == 0, digits, witness))
            })
    }

    /// True if a witness comes from a witness of an entry, or from the beginning.
    fn has_origin(&self, entry: &Entry, is_first: bool, digits: &[bool], witness: &Witness) -> bool {
        let Some((goal, sought)) = self.goals.get(witness.goal) else { return false };
        let own = entry.witnesses.iter().filter(|before| before.goal == witness.goal && !is_first);
        let mut origins = own.map(|before| Some(&before.sums[..])).chain(is_first.then_some(None));
        origins.any(|before| sought.iter().any(|more| goal.leads(before, &[digits, more].concat(), &witness.sums)))
    }
}
