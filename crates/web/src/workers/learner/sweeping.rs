//! One question about the rules of a grid: a cell after the other.

use crate::workers::learner::protocol::{RuleSweep, SweepAbout, SweptCell};
use maths::expressions::Formula;
use maths::formulas::{Comparison, Subject, Verdict};
use maths::games::{Ruleset, Witness};
use maths::solver::{OwnPPositions, PPositions};
use proofs::automata::{Budget, DigitOrder};
use proofs::theorems::foundry::Grid;
use proofs::theorems::learning::{Learned, Learning, Limits, LowerBound, NotLearned};

/// Positions or transitions of one slice: a few milliseconds.
const SLICE: u64 = 1 << 16;

/// About so many positions take as long as one line of a map.
const LINE: u64 = 64;

/// The cells of a grid on their way.
pub struct Sweeping {
    /// None if the text is no grid: the page has said why.
    grid: Option<Grid>,
    about: SweepAbout,
    memory: u64,
    open: Option<Open>,
    cells: Vec<SweptCell>,
}

/// What is being found out about a cell.
enum Open {
    Compare(Box<Comparison>),
    Count(Counting),
    Learn(Box<Learning>),
}

/// P-positions that are counted.
enum Counting {
    /// The maps that are still to be made, and how many were counted.
    Bar(Vec<PPositions>, u64),
    Own(Box<OwnPPositions>, bool),
}

impl Sweeping {
    /// Plans a sweep, with so many bytes for each cell.
    pub(super) fn new(sweep: RuleSweep, memory: u64) -> Self {
        let grid = Grid::read(&sweep.text).ok();
        Self { grid, about: sweep.about, memory, open: None, cells: Vec::new() }
    }

    /// Does one slice of work. Returns whether there is nothing left.
    pub(super) fn step(&mut self) -> bool {
        let Some(grid) = &self.grid else { return true };
        let Some(open) = &mut self.open else {
            if self.cells.len() >= grid.count() {
                return true;
            }
            match self.begin(self.cells.len()) {
                Ok(open) => self.open = Some(open),
                Err(cell) => self.cells.push(cell),
            }
            return false;
        };
        if let Some(cell) = open.advance() {
            self.cells.push(cell);
            self.open = None;
        }
        false
    }

    /// What was found out until now, of the first cells.
    pub(super) fn cells(&self) -> Vec<SweptCell> {
        self.cells.clone()
    }

    /// Begins a cell, unless it is known already that nothing comes of it.
    fn begin(&self, cell: usize) -> Result<Open, SweptCell> {
        let grid = self.grid.as_ref().ok_or(SweptCell::NoRules)?;
        let ruleset = grid.ruleset(cell).ok_or(SweptCell::NoRules)?;
        match &self.about {
            SweepAbout::Formula { formula, bound } => {
                let formula: Formula = formula.parse().map_err(|_| SweptCell::Undecided)?;
                let comparison = Comparison::new(formula, Subject::PPositions, ruleset, *bound, self.memory, u64::MAX);
                comparison.map(|comparison| Open::Compare(Box::new(comparison))).map_err(|_| SweptCell::Undecided)
            }
            SweepAbout::Count { bound } => {
                Counting::new(ruleset, *bound, self.memory).map(Open::Count).ok_or(SweptCell::Undecided)
            }
            SweepAbout::Learn => {
                let ruleset = grid.tidied(cell).unwrap_or(ruleset);
                let memory = Limits::USUAL.memory.min(self.memory);
                let proof = Budget { bytes: self.memory, ..Limits::USUAL.proof };
                let limits = Limits { memory, proof, ..Limits::USUAL };
                Ok(Open::Learn(Box::new(Learning::new(ruleset, 0, limits))))
            }
        }
    }
}

impl Open {
    /// Does one slice of work. Returns what came of the cell, once that is known.
    fn advance(&mut self) -> Option<SweptCell> {
        match self {
            Self::Compare(comparison) => match comparison.advance(SLICE) {
                Ok(None) => None,
                Ok(Some(verdict)) => Some(compared(verdict)),
                Err(_) => Some(SweptCell::Undecided),
            },
            Self::Count(counting) => counting.advance().map(SweptCell::Counted),
            Self::Learn(learning) => {
                let result = if learning.advance(SLICE) { learning.result() } else { None };
                result.map(|result| learned(result.map(|mut all| all.pop())))
            }
        }
    }
}

fn compared(verdict: Verdict) -> SweptCell {
    match verdict {
        Verdict::Holds { .. } => SweptCell::Holds,
        Verdict::Refuted { at: Witness::Position(game), .. } => SweptCell::Fails(game),
        Verdict::Undefined { at: Witness::Position(game), .. } => SweptCell::Undefined(game),
        Verdict::Refuted { at: Witness::Numbers(_), .. }
        | Verdict::Undefined { at: Witness::Numbers(_), .. }
        | Verdict::Stopped { .. } => SweptCell::Undecided,
    }
}

fn learned(result: Result<Option<Learned>, Box<NotLearned>>) -> SweptCell {
    match result {
        Ok(Some(learned)) => {
            let states = |layer| learned.automaton(layer, DigitOrder::LeastFirst).map(|known| known.count());
            let all: Option<Vec<usize>> = (0..learned.layers.len()).map(states).collect();
            let most = all.and_then(|all| all.into_iter().max());
            most.map_or(SweptCell::Undecided, |states| SweptCell::Proved(number(states)))
        }
        Ok(None) => SweptCell::Undecided,
        Err(not) => match not.bounds.iter().map(LowerBound::states).max() {
            Some(states @ 2..) => SweptCell::AtLeast(number(states)),
            Some(_) | None => SweptCell::Undecided,
        },
    }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

impl Counting {
    /// None if the box cannot be solved with so much memory.
    fn new(ruleset: Ruleset, bound: u32, memory: u64) -> Option<Self> {
        if let Some(rules) = ruleset.rules.own() {
            let own = OwnPPositions::new(ruleset, rules, bound, memory).ok()?;
            return Some(Self::Own(Box::new(own), ruleset.pass));
        }
        let layers: &[bool] = if ruleset.pass { &[false, true] } else { &[false] };
        let map = |&pass: &bool| PPositions::new(ruleset, bound, pass, memory / layers.len() as u64).ok();
        Some(Self::Bar(layers.iter().map(map).collect::<Option<_>>()?, 0))
    }

    /// Does one slice of work. Returns how many P-positions there are, once that is known.
    fn advance(&mut self) -> Option<u64> {
        match self {
            Self::Bar(open, counted) => {
                let Some(map) = open.last_mut() else { return Some(*counted) };
                if map.advance(SLICE / LINE) {
                    *counted += map.take_heights().points().count() as u64;
                    open.pop();
                }
                None
            }
            Self::Own(map, has_pass) => {
                if !map.advance(SLICE) {
                    return None;
                }
                let layers: &[bool] = if *has_pass { &[false, true] } else { &[false] };
                Some(layers.iter().map(|pass| map.is_p(*pass).filter(|is_p| *is_p).count() as u64).sum())
            }
        }
    }
}
