//! Claims that the P-positions are what automata accept, which were learned.

use crate::automata::{Automaton, DigitOrder, State};
use crate::certificates::{Acceptor, BarClaim, Members};
use maths::games::Ruleset;
use std::collections::HashMap;
use std::hash::Hash;
use std::rc::Rc;

impl BarClaim {
    /// The claim that the P-positions of a bar are those that automata accept: one automaton for the positions without the pass and, if
    /// there is a pass, one for those with it. The automata read x, y and z, the most significant digits first. `None` if certificates
    /// are not about games of this kind.
    pub fn of_automata(layers: &[&Automaton], ruleset: &Ruleset) -> Option<Self> {
        let rim = Self::rim_of(ruleset)?;
        let is_read = |layer: &&Automaton| layer.order() == DigitOrder::MostFirst && layer.tracks().count() == AXES;
        if !layers.iter().all(is_read) {
            return None;
        }
        let acceptor = match (layers, ruleset.pass) {
            ([alone], false) => of_one(alone),
            ([without, with], true) => of_two(without, with),
            _ => None,
        };
        Some(Self { rim, members: Members::Accepted(Rc::new(acceptor?)), has_pass: ruleset.pass })
    }
}

/// x, y and z.
const AXES: usize = 3;

fn of_one(automaton: &Automaton) -> Option<Acceptor> {
    let next = |state, letter| Some(automaton.next(state, letter));
    acceptor(State(0), 1 << AXES, next, |state| automaton.accepts(state))
}

/// The states of an automaton for both layers.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Both {
    /// All digits of p were 0. These are the states of the automata without and with the pass.
    Unknown(State, State),
    /// The digit of p was 1, so it was the last one, and the position is in the set.
    Accepted,
}

/// Reads x, y, z and p. The one digit of p that may be 1 is the last one.
fn of_two(without: &Automaton, with: &Automaton) -> Option<Acceptor> {
    let next = |both, letter| match both {
        Both::Accepted => None,
        Both::Unknown(one, other) => {
            let of_position = letter & ((1 << AXES) - 1);
            let (one, other) = (without.next(one, of_position), with.next(other, of_position));
            if letter == of_position {
                Some(Both::Unknown(one, other))
            } else {
                with.accepts(other).then_some(Both::Accepted)
            }
        }
    };
    let accepts = |both| match both {
        Both::Accepted => true,
        Both::Unknown(one, _) => without.accepts(one),
    };
    acceptor(Both::Unknown(State(0), State(0)), 1 << (AXES + 1), next, accepts)
}

/// The automaton with those states that are reached and from which something is accepted; none if nothing is.
pub(super) fn acceptor<S: Copy + Eq + Hash>(
    start: S,
    letters: usize,
    next: impl Fn(S, usize) -> Option<S>,
    accepts: impl Fn(S) -> bool,
) -> Option<Acceptor> {
    let (mut numbers, mut states) = (HashMap::from([(start, 0)]), vec![start]);
    let mut rows: Vec<Vec<Option<usize>>> = Vec::new();
    while let Some(&state) = states.get(rows.len()) {
        let mut number = |state| {
            *numbers.entry(state).or_insert_with(|| {
                states.push(state);
                states.len() - 1
            })
        };
        rows.push((0..letters).map(|letter| next(state, letter).map(&mut number)).collect());
    }
    let accepting: Vec<bool> = states.into_iter().map(accepts).collect();
    let kept = reaching(&rows, &accepting);
    let renumbered: Vec<Option<usize>> =
        kept.iter().scan(0, |next, kept| Some(kept.then(|| std::mem::replace(next, *next + 1)))).collect();
    if !kept[0] {
        return None;
    }
    let rows = rows.into_iter().zip(&kept).filter(|(_, kept)| **kept);
    let rows = rows.map(|(row, _)| row.into_iter().map(|to| to.and_then(|to| renumbered[to])).collect());
    let accepting = accepting.into_iter().zip(&kept).filter(|(_, kept)| **kept).map(|(accepts, _)| accepts);
    Acceptor::new(rows.collect(), accepting.collect())
}

/// From which states some letters lead to one that accepts.
fn reaching(rows: &[Vec<Option<usize>>], accepting: &[bool]) -> Vec<bool> {
    let mut before: Vec<Vec<usize>> = vec![Vec::new(); rows.len()];
    for (from, row) in rows.iter().enumerate() {
        row.iter().flatten().for_each(|to| before[*to].push(from));
    }
    let mut reaching = accepting.to_vec();
    let mut left: Vec<usize> = (0..rows.len()).filter(|state| accepting[*state]).collect();
    while let Some(state) = left.pop() {
        for &from in &before[state] {
            if !std::mem::replace(&mut reaching[from], true) {
                left.push(from);
            }
        }
    }
    reaching
}
