//! A match of the sample as a formula that names its exceptions.

use crate::expressions::{Formula, Fraction, Number, Relation, Truth};
use crate::formulas::FormulaValue;
use crate::formulas::search::bank::Bank;
use crate::formulas::search::matches::{Goal, Match};
use crate::formulas::search::sample::Sample;
use crate::formulas::search::{Exception, Target, wording};
use crate::games::{Position, Ruleset};

/// A formula to be compared with boxes.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) formula: Formula,
    /// The number of names and numbers in the formula, without the exceptions.
    pub(super) length: u32,
    pub(super) exceptions: Vec<Exception>,
}

impl Candidate {
    pub(crate) fn new(ruleset: Ruleset, bank: &Bank, sample: &Sample, goals: &[Goal], found: Match) -> Self {
        let small = sample.core_end..sample.positions.len();
        let wrong = small.filter(|&index| !is_right(bank, sample, goals, found, index));
        let exceptions: Vec<(Position, i32)> =
            wrong.map(|index| (sample.positions[index], sample.found[index])).collect();
        let stated = |&(at, value): &(Position, i32)| Exception { at, found: stated(sample.target, value) };
        let (formula, length) = match found {
            Match::Equal(left, right) => {
                let claim = wording::equal(wording::side(bank, left), wording::side(bank, right));
                let length = length(&claim);
                (Formula::Truth(excused_truth(ruleset, claim, &exceptions)), length)
            }
            Match::Alone(goal, side) => value(ruleset, bank, &goals[goal], wording::side(bank, side), &exceptions),
            Match::Together(goal, maker, left, right) => {
                let number = wording::joined(maker, wording::side(bank, left), wording::side(bank, right));
                value(ruleset, bank, &goals[goal], number, &exceptions)
            }
        };
        Self { formula, length, exceptions: exceptions.iter().map(stated).collect() }
    }
}

fn stated(target: Target, value: i32) -> FormulaValue {
    match target {
        Target::PPositions => FormulaValue::Truth(value == 0),
        Target::Values => FormulaValue::Number(Fraction::of_parts(value.into(), 1)),
    }
}

fn is_right(bank: &Bank, sample: &Sample, goals: &[Goal], found: Match, index: usize) -> bool {
    let at = |side: u32| bank.column(side)[index];
    match found {
        Match::Equal(left, right) => (at(left) == at(right)) == sample.is_p(index),
        Match::Alone(goal, side) => at(side) == goals[goal].at(index),
        Match::Together(goal, maker, left, right) => maker.of_two(at(left), at(right)) == Some(goals[goal].at(index)),
    }
}

/// The number of a goal, joined with the side that belongs to it.
fn value(ruleset: Ruleset, bank: &Bank, goal: &Goal, number: Number, exceptions: &[(Position, i32)]) -> (Formula, u32) {
    let number = match goal.joint {
        None => number,
        Some((maker, side, true)) => wording::joined(maker, wording::side(bank, side), number),
        Some((maker, side, false)) => wording::joined(maker, number, wording::side(bank, side)),
    };
    let length = wording::length(&number);
    let excused = exceptions.iter().rev().fold(number, |number, &(at, value)| {
        Number::If(Box::new((wording::is_at(ruleset, at), Number::Constant(value.into()), number)))
    });
    (Formula::Number(excused), length)
}

/// True at exceptions that are P-positions, false at those that are not.
fn excused_truth(ruleset: Ruleset, claim: Truth, exceptions: &[(Position, i32)]) -> Truth {
    let (ps, ns): (Vec<_>, Vec<_>) = exceptions.iter().partition(|(_, value)| *value == 0);
    let is_none = ns.iter().map(|(at, _)| Truth::Not(Box::new(wording::is_at(ruleset, *at))));
    let elsewhere = is_none.chain([claim]).reduce(|all, claim| Truth::And(Box::new([all, claim])));
    let is_one = ps.iter().map(|(at, _)| wording::is_at(ruleset, *at));
    let all = is_one.chain(elsewhere).reduce(|all, claim| Truth::Or(Box::new([all, claim])));
    all.unwrap_or_else(|| wording::equal(Number::Constant(0), Number::Constant(0)))
}

fn length(claim: &Truth) -> u32 {
    match claim {
        // That something is 0 is no longer than the thing.
        Truth::Compared(Relation::Equal, sides) if sides[1] == Number::Constant(0) => wording::length(&sides[0]),
        Truth::Compared(Relation::Equal, sides) => sides.iter().map(wording::length).sum(),
        Truth::Compared(..)
        | Truth::Among(..)
        | Truth::Same(_)
        | Truth::Not(_)
        | Truth::And(_)
        | Truth::Or(_)
        | Truth::If(_) => 0,
    }
}
