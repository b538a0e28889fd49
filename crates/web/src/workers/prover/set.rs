//! A set of tuples as the page shows it: its first tuples and its automaton.

use crate::workers::prover::partial_sums::partial_sums;
use crate::workers::prover::protocol::{Graph, Listed, Set, Size};
use maths::expressions::Variable;
use proofs::automata::logic::track_of;
use proofs::automata::{Automaton, DigitOrder, sort_few};
use std::cmp::Ordering;

/// The most tuples that are listed.
const MOST_MEMBERS: usize = 24;
/// About the most tuples that are tried for that.
const MOST_TRIED: u64 = 200_000;

/// A set with the automaton of its members, whose numbers have these names.
pub fn set(names: &[Variable], automaton: &Automaton) -> Set {
    let size = if automaton.is_empty() {
        Size::Empty
    } else if automaton.is_everything() {
        Size::Everything
    } else {
        Size::Some
    };
    let (members, listed) = members(names, automaton);
    Set { names: names.to_vec(), size, members, listed, automaton: graph(automaton) }
}

/// The first tuples, shell by shell: those whose largest number is 0, then 1, and so on. If no tuple that is tried is in the set, the
/// smallest one of the set.
fn members(names: &[Variable], automaton: &Automaton) -> (Vec<Vec<u64>>, Listed) {
    let count = names.len();
    let (mut found, mut tried) = (Vec::new(), 0);
    let mut largest = 0;
    while found.len() <= MOST_MEMBERS && tried < MOST_TRIED {
        let begin = found.len();
        for tuple in tuples_of_shell(count, largest) {
            if holds(names, automaton, &tuple) {
                insert(&mut found, begin, tuple);
            }
        }
        tried += (largest + 1).saturating_pow(count as u32) - largest.saturating_pow(count as u32);
        largest += 1;
    }
    if found.len() > MOST_MEMBERS {
        found.truncate(MOST_MEMBERS);
        return (found, Listed::First);
    }
    match smallest(names, automaton).filter(|_| found.is_empty()) {
        Some(smallest) => (vec![smallest], Listed::Smallest),
        None => (found, Listed::UpTo(largest - 1)),
    }
}

/// Puts a tuple in its place among those of its shell, which begin at `begin`. All tuples after the listed ones are dropped, apart from one
/// as a sign that there are more.
fn insert(found: &mut Vec<Vec<u64>>, begin: usize, tuple: Vec<u64>) {
    let sum = |tuple: &[u64]| tuple.iter().sum::<u64>();
    let is_before = |a: &[u64], b: &[u64]| (sum(a), a) < (sum(b), b);
    let mut at = found.len();
    found.push(tuple);
    while at > begin && is_before(&found[at], &found[at - 1]) {
        found.swap(at, at - 1);
        at -= 1;
    }
    // One more than are listed shows that there are more.
    found.truncate(MOST_MEMBERS + 1);
}

/// All tuples of `count` numbers the largest of which is `largest`. Each is made once, for the first place that has the largest number. So
/// a tuple of one number takes one step, and not `largest` steps.
fn tuples_of_shell(count: usize, largest: u64) -> Vec<Vec<u64>> {
    let of_first = |first: usize| {
        let ranges = (0..count).map(move |place| match place.cmp(&first) {
            Ordering::Less => 0..largest,
            Ordering::Equal => largest..largest + 1,
            Ordering::Greater => 0..largest + 1,
        });
        ranges.fold(vec![Vec::new()], |all, range| {
            let longer = |tuple: &Vec<u64>| {
                let tuple = tuple.clone();
                range.clone().map(move |number| [tuple.as_slice(), &[number]].concat())
            };
            all.iter().flat_map(longer).collect()
        })
    };
    (0..count).flat_map(of_first).collect()
}

fn holds(names: &[Variable], automaton: &Automaton, tuple: &[u64]) -> bool {
    automaton.holds(|track| {
        let place = names.iter().position(|name| track_of(*name) == track);
        place.and_then(|place| tuple.get(place).copied()).unwrap_or(0)
    })
}

fn smallest(names: &[Variable], automaton: &Automaton) -> Option<Vec<u64>> {
    let numbers = automaton.smallest().ok().flatten()?;
    let of = |name: &Variable| automaton.tracks().place(track_of(*name)).and_then(|place| numbers.get(place).copied());
    Some(names.iter().map(|name| of(name).unwrap_or(0)).collect())
}

pub(crate) fn graph(automaton: &Automaton) -> Graph {
    let is_read = |name: &Variable| automaton.tracks().has(track_of(*name));
    let mut names: Vec<Variable> = Variable::ALL.into_iter().filter(is_read).collect();
    sort_few(&mut names, |a, b| track_of(*a) < track_of(*b));
    let letters = automaton.tracks().letters();
    let is_shown = automaton.count().saturating_mul(letters) <= Graph::MOST_TRANSITIONS;
    let shown = || automaton.states().filter(|_| is_shown);
    let mut graph = Graph {
        most_first: automaton.order() == DigitOrder::MostFirst,
        names,
        states: u32::try_from(automaton.count()).unwrap_or(u32::MAX),
        next: shown().flat_map(|state| (0..letters).map(move |letter| automaton.next(state, letter).0)).collect(),
        accepting: shown().map(|state| automaton.accepts(state)).collect(),
        sums: None,
    };
    graph.sums = partial_sums(&graph);
    graph
}
