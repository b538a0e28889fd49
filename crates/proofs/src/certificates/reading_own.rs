//! Claims about own rules, from formulas, from learned automata, and from the clauses of the rules.

use crate::automata::logic::track_of;
use crate::automata::{Automaton, DigitOrder, State};
use crate::certificates::learned::acceptor;
use crate::certificates::{BarClaim, Claim, Lowered, OwnClaim, OwnMembers};
use maths::expressions::{Formula, Number, Operation, Relation, Truth, Variable};
use maths::games::{AmountTree, Coordinate, OwnTrees, Ruleset, SeveralTree};
use std::rc::Rc;

/// The most kinds of moves of a claim. The statements and the tables grow with them.
const MOST_MOVES: usize = 40;
/// The largest amount of a claim, so that numbers computed from it stay inside 64 bits.
const LARGEST: i64 = 1 << 20;

impl Claim {
    /// The claim for a formula ([`BarClaim::of`], [`OwnClaim::of`]); `None` if certificates are not about such formulas or rules.
    pub fn of(formula: &Formula, ruleset: &Ruleset) -> Option<Self> {
        let own = OwnClaim::of(formula, ruleset).map(Self::Own);
        own.or_else(|| BarClaim::of(formula, ruleset).map(Self::Bar))
    }

    /// The claim for learned automata ([`BarClaim::of_automata`], [`OwnClaim::of_automaton`]); `None` if certificates are not about such
    /// rules.
    pub fn of_automata(layers: &[&Automaton], ruleset: &Ruleset) -> Option<Self> {
        let own = OwnClaim::of_automaton(layers, ruleset).map(Self::Own);
        own.or_else(|| BarClaim::of_automata(layers, ruleset).map(Self::Bar))
    }
}

impl OwnClaim {
    /// The claim that a formula is true at the P-positions and nowhere else. The formula is “the nim-sum of all numbers is 0”. `None` if
    /// certificates are not about such formulas or rules.
    pub fn of(formula: &Formula, ruleset: &Ruleset) -> Option<Self> {
        let Formula::Truth(Truth::Compared(Relation::Equal, sides)) = formula else { return None };
        let count = ruleset.rules.own()?.count();
        let mut named = Vec::new();
        sides.iter().try_for_each(|side| terms(side, &mut named))?;
        let all: Vec<Variable> = Coordinate::first(count).map(OwnTrees::name).collect();
        let is_once = |name: &Variable| named.iter().filter(|other| *other == name).count() == 1;
        let is_nim_sum = named.len() == count && all.iter().all(is_once);
        Self::new(count, moves(ruleset)?, OwnMembers::NimSum).filter(|_| is_nim_sum)
    }

    /// The claim that an automaton accepts the P-positions and nothing else. It reads the most significant digits first. `None` if
    /// certificates are not about such rules.
    pub fn of_automaton(layers: &[&Automaton], ruleset: &Ruleset) -> Option<Self> {
        let ([automaton], count) = (layers, ruleset.rules.own()?.count()) else { return None };
        if automaton.order() != DigitOrder::MostFirst {
            return None;
        }
        // The automaton may not read numbers that do not matter.
        let places: Vec<Option<usize>> =
            Coordinate::first(count).map(|which| automaton.tracks().place(track_of(OwnTrees::name(which)))).collect();
        let own = |letter: usize| -> usize {
            let read = places.iter().enumerate().filter(|(bit, _)| letter >> bit & 1 == 1);
            read.filter_map(|(_, place)| place.map(|place| 1 << place)).sum()
        };
        let next = |state, letter| Some(automaton.next(state, own(letter)));
        let acceptor = acceptor(State(0), 1 << count, next, |state| automaton.accepts(state))?;
        Self::new(count, moves(ruleset)?, OwnMembers::Accepted(Rc::new(acceptor)))
    }
}

/// Adds the names in a nim-sum. `None` if it has other parts, except 0.
fn terms(side: &Number, named: &mut Vec<Variable>) -> Option<()> {
    match side {
        Number::Constant(0) => Some(()),
        Number::Variable(name) => {
            named.push(*name);
            Some(())
        }
        Number::Binary(Operation::NimSum, sides) => sides.iter().try_for_each(|side| terms(side, named)),
        Number::Constant(_)
        | Number::Negative(_)
        | Number::Floor(_)
        | Number::Ceiling(_)
        | Number::Absolute(_)
        | Number::Binary(..)
        | Number::Selected(..)
        | Number::If(_)
        | Number::Grundy(_) => None,
    }
}

/// The kinds of moves of rules, if certificates are about such rules: without bounds, pass and misère play, and with amounts that do not
/// depend on the position.
fn moves(ruleset: &Ruleset) -> Option<Vec<Vec<Lowered>>> {
    let trees = ruleset.rules.own().filter(|_| !ruleset.misere && !ruleset.pass)?.trees()?;
    if !trees.bounds.is_empty() {
        return None;
    }
    let mut all = Vec::new();
    for (along, amounts) in &trees.moves {
        if along.coordinates().any(|which| along.factor(which) != 1) {
            return None;
        }
        let of: Vec<usize> = along.coordinates().map(Coordinate::index).collect();
        let lowered = |(least, most)| vec![Lowered { of: of.clone(), least, most }];
        all.extend(ranges(amounts)?.into_iter().map(lowered));
    }
    for several in &trees.several {
        all.extend(of_several(several)?);
    }
    (all.len() <= MOST_MOVES).then_some(all)
}

/// The kinds of moves that lower some of several numbers by independent amounts.
fn of_several(SeveralTree { of, most, amounts, condition }: &SeveralTree) -> Option<Vec<Vec<Lowered>>> {
    let ranges = if condition.is_none() { ranges(amounts)? } else { return None };
    let mut all: Vec<Vec<Lowered>> = vec![Vec::new()];
    for which in of {
        let more = all.iter().filter(|groups| groups.len() < *most).flat_map(|groups| {
            let one = |&(least, most): &(i64, Option<i64>)| Lowered { of: vec![which.index()], least, most };
            ranges.iter().map(move |range| [&groups[..], &[one(range)]].concat())
        });
        let more: Vec<Vec<Lowered>> = more.collect();
        all.extend(more);
        if all.len() > MOST_MOVES + 1 {
            return None;
        }
    }
    all.retain(|groups| !groups.is_empty());
    Some(all)
}

/// Amounts as ranges, the smallest first, as few as possible. `None` if they depend on the position, or are a set.
fn ranges(amounts: &[AmountTree]) -> Option<Vec<(i64, Option<i64>)>> {
    let mut all: Vec<(i64, Option<i64>)> = Vec::new();
    for amount in amounts {
        match amount {
            AmountTree::Any => all.push((1, None)),
            AmountTree::Exactly(amount) => all.push(((*amount).into(), Some((*amount).into()))),
            AmountTree::Range(first, Number::Constant(last)) if *last >= i64::from(*first) => {
                all.push(((*first).into(), Some(*last)));
            }
            AmountTree::Range(_, Number::Constant(_)) => (),
            AmountTree::AllBut(these) => {
                let mut least = 1;
                let mut these = these.clone();
                these.sort_unstable();
                for one in these.into_iter().map(i64::from) {
                    all.extend((one > least).then_some((least, Some(one - 1))));
                    least = least.max(one + 1);
                }
                all.push((least, None));
            }
            AmountTree::Range(..) | AmountTree::By(_) | AmountTree::Multiples(_) | AmountTree::Set(_) => return None,
        }
    }
    all.sort_unstable_by_key(|(least, most)| (*least, most.unwrap_or(i64::MAX)));
    let mut joined: Vec<(i64, Option<i64>)> = Vec::new();
    for (least, most) in all {
        match joined.last_mut() {
            Some((_, last)) if last.is_none_or(|last| least <= last + 1) => {
                *last = last.zip(most).map(|(last, most)| last.max(most));
            }
            Some(_) | None => joined.push((least, most)),
        }
    }
    let is_small = |(least, most): &(i64, Option<i64>)| *least <= LARGEST && most.is_none_or(|most| most <= LARGEST);
    joined.iter().all(is_small).then_some(joined)
}
