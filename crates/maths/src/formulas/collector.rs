//! The values that a number takes at the P-positions of a box, in slices.

use crate::expressions::{Fault, Formula, Fraction, Kind, Variable};
use crate::formulas::block::Column;
use crate::formulas::cannot_compare::check;
use crate::formulas::line::Line;
use crate::formulas::source::Source;
use crate::formulas::walk::{End, Walk};
use crate::formulas::{Block, CannotCompare, CollectedValues, Interpreter, Phase, Program, Taken};
use crate::games::{Position, Ruleset, Witness};
use crate::solver::ValueTooLarge;
use std::collections::BTreeMap;

/// Which P-positions are meant where there is a pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Layers {
    /// All of them.
    Both,
    /// Those whose pass is used up.
    WithoutPass,
    /// Those whose pass can still be used.
    WithPass,
}

/// At how many P-positions a value is taken, and the smallest of them.
type Count = (u64, Position);

/// A number on its way through the P-positions of a box.
pub struct ValueCollector {
    formula: Formula,
    layers: Layers,
    program: Program,
    walk: Walk,
    /// P-positions of the shell.
    block: Block,
    outcomes: Box<Column>,
    /// The values of all shells before this one, and of this one.
    values: BTreeMap<i64, Count>,
    of_shell: BTreeMap<i64, Count>,
    /// The smallest P-position of the shell without a value.
    undefined: Option<(Position, Fault)>,
}

impl ValueCollector {
    /// The most values that are kept apart.
    pub const MOST: usize = 4096;

    /// Plans and allocates what is needed for all coordinates up to `size`. Once `budget` positions have been passed, the
    /// shell that has been begun is the last.
    ///
    /// # Errors
    /// When the formula is no number, or when more than `bound` bytes would be needed.
    pub fn new(
        formula: Formula,
        layers: Layers,
        ruleset: Ruleset,
        size: u32,
        bound: u64,
        budget: u64,
    ) -> Result<Self, CannotCompare> {
        check(&formula, Kind::Number, &ruleset, size)?;
        if layers == Layers::WithPass && !ruleset.pass {
            return Err(CannotCompare::NoParameter(Variable::P));
        }
        let source = if formula.asks_for_values() { Source::table } else { Source::maps }(ruleset, size, bound)?;
        Ok(Self {
            layers,
            program: Program::new(&formula, &ruleset),
            formula,
            walk: Walk::new(ruleset, size, source, budget),
            block: Block::of(&ruleset),
            outcomes: Box::new([0; Block::SIZE]),
            values: BTreeMap::new(),
            of_shell: BTreeMap::new(),
            undefined: None,
        })
    }

    /// The current phase.
    pub fn phase(&self) -> Phase {
        self.walk.phase()
    }

    /// The work that is done and the work of both phases: the positions that are solved, and then the positions that are passed.
    pub fn progress(&self) -> (u64, u64) {
        self.walk.progress()
    }

    /// Solves or passes about `work` more positions. Returns the values once they are complete.
    ///
    /// # Errors
    /// When a Grundy value does not fit a table.
    pub fn advance(&mut self, work: u64) -> Result<Option<CollectedValues>, ValueTooLarge> {
        if !self.walk.find(work)? {
            return Ok(None);
        }
        let until = self.walk.passed().saturating_add(work.max(1));
        while self.walk.passed() < until {
            let shell_ends = self.fill();
            self.look();
            if shell_ends && let Some(collected) = self.end_of_shell() {
                return Ok(Some(collected));
            }
        }
        Ok(None)
    }

    /// Fills the block with P-positions of the shell. Returns whether they are the last of it.
    fn fill(&mut self) -> bool {
        self.block.clear();
        while self.block.room() > 0 {
            let Some(Line { first, axis, count }) = self.walk.pass(self.block.room()) else { return true };
            if self.is_asked(first) {
                let outcomes = &mut self.outcomes[..count as usize];
                self.walk.source.outcomes(first, axis, outcomes);
                for (step, _) in (0..).zip(outcomes).filter(|(_, outcome)| **outcome == 1) {
                    self.block.add(first.further(axis, step), axis, 1);
                }
            }
        }
        false
    }

    fn is_asked(&self, position: Position) -> bool {
        match self.layers {
            Layers::Both => true,
            Layers::WithoutPass => !position.pass,
            Layers::WithPass => position.pass,
        }
    }

    /// Notes the values of the block.
    fn look(&mut self) {
        if let Some(values) = self.program.run(&self.block, self.walk.source.known_values()) {
            for (index, &value) in values.iter().enumerate() {
                note(&mut self.of_shell, value, (1, self.block.position(index)));
            }
            return;
        }
        for index in 0..self.block.count() {
            let at = self.block.position(index);
            match self.value(at) {
                Ok(value) => note(&mut self.of_shell, value, (1, at)),
                Err(fault) if self.undefined.is_none_or(|(smallest, _)| at.size() < smallest.size()) => {
                    self.undefined = Some((at, fault));
                }
                Err(_) => {}
            }
        }
    }

    fn value(&self, at: Position) -> Result<i64, Fault> {
        let interpreter = Interpreter { ruleset: self.walk.ruleset, values: self.walk.source.known_values() };
        match &self.formula {
            Formula::Number(number) => interpreter.number(number, at)?.as_whole().ok_or(Fault::NotWhole),
            Formula::Truth(truth) => interpreter.truth(truth, at).map(i64::from),
        }
    }

    fn end_of_shell(&mut self) -> Option<CollectedValues> {
        if let Some((at, fault)) = self.undefined {
            return Some(CollectedValues::Undefined { at: Witness::at(self.walk.ruleset, at), fault });
        }
        let up_to = self.walk.up_to();
        let of_shell = std::mem::take(&mut self.of_shell);
        let more = of_shell.keys().filter(|value| !self.values.contains_key(value)).count();
        if self.values.len() + more > Self::MOST {
            let (values, p_positions) = self.collected();
            return Some(CollectedValues::TooMany { values, p_positions, up_to: up_to.saturating_sub(1) });
        }
        of_shell.into_iter().for_each(|(value, count)| note(&mut self.values, value, count));
        match self.walk.end_of_shell() {
            End::Box | End::Budget => {
                let (values, p_positions) = self.collected();
                Some(CollectedValues::All { values, p_positions, up_to })
            }
            End::Shell => None,
        }
    }

    /// The values of all shells that are noted, and how many P-positions these have.
    fn collected(&self) -> (Vec<Taken>, u64) {
        let taken =
            |(&value, &(count, first)): (&i64, &Count)| Taken { value: Fraction::of_parts(value, 1), count, first };
        (self.values.iter().map(taken).collect(), self.values.values().map(|(count, _)| count).sum())
    }
}

/// Adds to what is known of a value.
fn note(values: &mut BTreeMap<i64, Count>, value: i64, (more, at): Count) {
    let (count, first) = values.entry(value).or_insert((0, at));
    *count += more;
    if at.size() < first.size() {
        *first = at;
    }
}
