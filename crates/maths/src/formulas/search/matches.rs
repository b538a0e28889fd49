//! Sides that agree with the sample, alone or two together.

use crate::formulas::search::Target;
use crate::formulas::search::bank::{Bank, Maker};
use crate::formulas::search::sample::Sample;
use std::collections::VecDeque;

/// Numbers that a formula has to have so that, joined with one more side, it is what is wanted.
pub(super) struct Goal {
    column: Vec<i32>,
    core: u64,
    /// The other operand, and whether it is the left one.
    pub(super) joint: Option<(Maker, u32, bool)>,
}

impl Goal {
    /// The number at a position of the sample.
    pub(super) fn at(&self, index: usize) -> i32 {
        self.column[index]
    }
}

/// A formula that agrees with the sample, except at a few small positions.
#[derive(Clone, Copy, Debug)]
pub(super) enum Match {
    /// Two sides are equal exactly at the P-positions.
    Equal(u32, u32),
    /// A side is the goal of this number.
    Alone(usize, u32),
    /// Two sides make the goal of this number.
    Together(usize, Maker, u32, u32),
}

/// No formula may have more exceptions.
pub(super) const MOST_EXCEPTIONS: usize = 4;

/// Goals other than the values themselves are tried with sides up to this length; they are many.
const SHORT: u32 = 3;

/// The values, and what they are made of with one of the sides of length 1.
pub(super) fn goals(bank: &Bank, sample: &Sample) -> Vec<Goal> {
    if sample.target == Target::PPositions {
        return Vec::new();
    }
    let goal = |column: Vec<i32>, joint| Goal { core: bank.hashes(&column).core, column, joint };
    let mut all = vec![goal(sample.found.clone(), None)];
    for side in bank.level(1) {
        let joined = |made: fn(i32, i32) -> i32| {
            sample
                .found
                .iter()
                .zip(bank.column(side))
                .map(|(value, number)| made(*value, *number))
                .collect::<Vec<i32>>()
        };
        all.push(goal(joined(|value, number| value ^ number), Some((Maker::NimSum, side, true))));
        all.push(goal(joined(|value, number| value - number), Some((Maker::Plus, side, false))));
        all.push(goal(joined(|value, number| value + number), Some((Maker::Minus, side, false))));
        all.push(goal(joined(|value, number| number - value), Some((Maker::Minus, side, true))));
    }
    all
}

/// Everything a new side of this length leads to. Returns how often was looked.
pub(super) fn matches(
    bank: &Bank,
    sample: &Sample,
    goals: &[Goal],
    side: u32,
    length: u32,
    out: &mut VecDeque<Match>,
) -> u64 {
    match sample.target {
        Target::PPositions => {
            equals(bank, sample, side, out);
            1
        }
        Target::Values => {
            let tried = if length <= SHORT { goals.len() } else { 1 };
            for (number, goal) in goals.iter().enumerate().take(tried) {
                reaches(bank, sample, goal, number, side, out);
            }
            tried.min(goals.len()) as u64 * 4
        }
    }
}

fn equals(bank: &Bank, sample: &Sample, side: u32, out: &mut VecDeque<Match>) {
    let column = bank.column(side);
    for other in bank.with_p(bank.hashes(column).p).filter(|other| *other != side) {
        let is_equal = |index: usize| column[index] == bank.column(other)[index];
        let differs_at_n = (sample.p_end..sample.core_end).all(|index| !is_equal(index));
        if differs_at_n && fits(sample, |index| is_equal(index) == sample.is_p(index)) {
            out.push_back(Match::Equal(other, side));
        }
    }
}

/// Adds the matches of a side with a goal, alone or together with an earlier side.
fn reaches(bank: &Bank, sample: &Sample, goal: &Goal, number: usize, side: u32, out: &mut VecDeque<Match>) {
    let column = bank.column(side);
    let core = bank.hashes(column).core;
    if core == goal.core && fits(sample, |index| column[index] == goal.column[index]) {
        out.push_back(Match::Alone(number, side));
    }
    let differing: Vec<i32> = column.iter().zip(&goal.column).map(|(a, b)| a ^ b).collect();
    let mut look = |maker: Maker, wanted: u64, is_left: bool| {
        let before = out.len();
        for other in bank.with_core(wanted) {
            let (left, right) = if is_left { (side, other) } else { (other, side) };
            let (a, b) = (bank.column(left), bank.column(right));
            if fits(sample, |index| maker.of_two(a[index], b[index]) == Some(goal.column[index])) {
                out.push_back(Match::Together(number, maker, left, right));
            }
        }
        // The bank has the longest first; of two that differ at small positions alone, the longer one has more exceptions.
        if out.len() > before + 1 {
            out.make_contiguous()[before..].reverse();
        }
    };
    look(Maker::NimSum, bank.hashes(&differing).core, false);
    look(Maker::Plus, goal.core.wrapping_sub(core), false);
    look(Maker::Minus, core.wrapping_sub(goal.core), true);
    look(Maker::Minus, core.wrapping_add(goal.core), false);
}

/// True if a formula is right at the whole sample, except at a few small positions.
fn fits(sample: &Sample, is_right: impl Fn(usize) -> bool) -> bool {
    let wrong = |index: &usize| !is_right(*index);
    !(0..sample.core_end).any(|index| wrong(&index))
        && (sample.core_end..sample.positions.len()).filter(wrong).count() <= MOST_EXCEPTIONS
}
