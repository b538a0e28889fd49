//! One question about the rules of a grid, answered for each cell.

use crate::automata::DigitOrder;
use crate::theorems::foundry::Grid;
use crate::theorems::learning::{Learned, Learning, Limits, LowerBound, NotLearned};
use maths::expressions::Formula;
use maths::formulas::{Comparison, Subject, Verdict};
use maths::games::{Game, Ruleset, Witness};
use maths::solver::{Computation, Mapping, OwnPPositions, PPositions, Plan};

/// A question about the P-positions of rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CellQuestion {
    /// Is a formula true at the P-positions with coordinates up to a bound, and at no other of these positions?
    Formula(Formula, u32),
    /// The number of P-positions with coordinates up to a bound; if there is a pass, with it and without it.
    Count(u32),
    /// The size of the automaton of the P-positions.
    Learn,
}

/// The answer for one choice of the numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellAnswer {
    /// These numbers give no rules: a bound falls, say.
    NoRules,
    /// The formula is right up to the bound.
    Holds,
    /// The formula is wrong, first at this position.
    Fails(Game),
    /// The formula has no value, first at this position.
    Undefined(Game),
    /// The number of P-positions.
    Counted(u64),
    /// The number of states of the smallest automaton, which is proved. It reads the least significant digits first; with a pass it is
    /// the larger one of two.
    Proved(usize),
    /// Nothing is proved but that every such automaton has at least this many states.
    AtLeast(usize),
    /// No answer was found: a position has more numbers than formulas or automata read, or the box takes too much memory.
    Undecided,
}

/// The number of positions that are solved at once.
const SLICE: u64 = 1 << 16;

impl Grid {
    /// The answer for a cell.
    pub fn answer(&self, cell: usize, question: &CellQuestion) -> CellAnswer {
        let Some(ruleset) = self.ruleset(cell) else { return CellAnswer::NoRules };
        match question {
            CellQuestion::Formula(formula, bound) => compared(formula, ruleset, *bound),
            CellQuestion::Count(bound) => counted(ruleset, *bound).map_or(CellAnswer::Undecided, CellAnswer::Counted),
            CellQuestion::Learn => {
                let ruleset = self.tidied(cell).unwrap_or(ruleset);
                learned(Learning::new(ruleset, 0, Limits::USUAL).finish())
            }
        }
    }
}

fn compared(formula: &Formula, ruleset: Ruleset, bound: u32) -> CellAnswer {
    let comparison = Comparison::new(formula.clone(), Subject::PPositions, ruleset, bound, Plan::BOUND, u64::MAX);
    let Ok(mut comparison) = comparison else { return CellAnswer::Undecided };
    loop {
        match comparison.advance(SLICE) {
            Ok(None) => (),
            Ok(Some(Verdict::Holds { .. })) => return CellAnswer::Holds,
            Ok(Some(Verdict::Refuted { at: Witness::Position(game), .. })) => return CellAnswer::Fails(game),
            Ok(Some(Verdict::Undefined { at: Witness::Position(game), .. })) => return CellAnswer::Undefined(game),
            Ok(Some(
                Verdict::Refuted { at: Witness::Numbers(_), .. }
                | Verdict::Undefined { at: Witness::Numbers(_), .. }
                | Verdict::Stopped { .. },
            ))
            | Err(_) => return CellAnswer::Undecided,
        }
    }
}

/// The number of P-positions; none if the box cannot be solved.
fn counted(ruleset: Ruleset, bound: u32) -> Option<u64> {
    let layers: &[bool] = if ruleset.pass { &[false, true] } else { &[false] };
    if let Some(rules) = ruleset.rules.own() {
        let Ok(map) = OwnPPositions::new(ruleset, rules, bound, Plan::BOUND).ok()?.run_to_end();
        return Some(layers.iter().map(|pass| map.is_p(*pass).filter(|is_p| *is_p).count() as u64).sum());
    }
    let count = |&pass: &bool| {
        Some(PPositions::new(ruleset, bound, pass, Plan::BOUND).ok()?.into_heights().points().count() as u64)
    };
    layers.iter().map(count).sum()
}

fn learned(result: Result<Vec<Learned>, Box<NotLearned>>) -> CellAnswer {
    match result {
        Ok(mut all) => {
            let states = |learned: Learned| {
                let of = |layer| learned.automaton(layer, DigitOrder::LeastFirst).map(|known| known.count());
                (0..learned.layers.len()).map(of).collect::<Option<Vec<usize>>>()?.into_iter().max()
            };
            all.pop().and_then(states).map_or(CellAnswer::Undecided, CellAnswer::Proved)
        }
        Err(not) => match not.bounds.iter().map(LowerBound::states).max() {
            Some(states @ 2..) => CellAnswer::AtLeast(states),
            Some(_) | None => CellAnswer::Undecided,
        },
    }
}
