//! A formula compared with all positions of a box, in slices.

use crate::expressions::{Fault, Formula, Fraction, Kind};
use crate::formulas::block::Column;
use crate::formulas::cannot_compare::check;
use crate::formulas::line::Line;
use crate::formulas::source::Source;
use crate::formulas::walk::{End, Phase, Walk};
use crate::formulas::{Block, CannotCompare, FormulaValue, Interpreter, Program, Verdict};
use crate::games::{Position, Ruleset, Size, Witness};
use crate::solver::ValueTooLarge;

/// The quantity that a formula is compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub enum Subject {
    /// True at the P-positions and nowhere else.
    PPositions,
    /// True at all P-positions; at other positions the formula is not tested.
    AtPPositions,
    /// The Grundy value.
    Values,
    /// True at every position.
    Everywhere,
}

/// A formula on its way through a box.
pub struct Comparison {
    formula: Formula,
    subject: Subject,
    program: Program,
    walk: Walk,
    block: Block,
    /// The true numbers at the positions of the block.
    found: Box<Column>,
    /// The smallest position of the shell at which the formula is wrong or undefined, by its size.
    smallest: Option<(Size, Verdict)>,
}

impl Comparison {
    /// The largest coordinate. P-positions are kept in 16 bits.
    pub const LARGEST: u32 = Walk::LARGEST;

    /// Plans and allocates what is needed for all coordinates up to `size`. Once `budget` positions have been looked at, the
    /// shell that has been begun is the last.
    ///
    /// # Errors
    /// When the formula is not of the right kind for this, or when more than `bound` bytes would be needed.
    pub fn new(
        formula: Formula,
        subject: Subject,
        ruleset: Ruleset,
        size: u32,
        bound: u64,
        budget: u64,
    ) -> Result<Self, CannotCompare> {
        let wanted = match subject {
            Subject::PPositions | Subject::AtPPositions | Subject::Everywhere => Kind::Truth,
            Subject::Values => Kind::Number,
        };
        check(&formula, wanted, &ruleset, size)?;
        let source = if subject == Subject::Values || formula.asks_for_values() {
            Source::table(ruleset, size, bound)?
        } else {
            Source::maps(ruleset, size, bound)?
        };
        Ok(Self {
            subject,
            program: Program::new(&formula, &ruleset),
            formula,
            walk: Walk::new(ruleset, size, source, budget),
            block: Block::of(&ruleset),
            found: Box::new([0; Block::SIZE]),
            smallest: None,
        })
    }

    /// The current phase.
    pub fn phase(&self) -> Phase {
        self.walk.phase()
    }

    /// The work that is done and the work of both phases: the positions that are solved, and then the positions that are tested.
    pub fn progress(&self) -> (u64, u64) {
        self.walk.progress()
    }

    /// The largest coordinate up to which the formula is known to be right; none if there is no such bound yet.
    pub fn known(&self) -> Option<u32> {
        self.walk.known()
    }

    /// Solves or tests about `work` more positions. Returns the verdict once there is one.
    ///
    /// # Errors
    /// When a Grundy value does not fit a table.
    pub fn advance(&mut self, work: u64) -> Result<Option<Verdict>, ValueTooLarge> {
        if !self.walk.find(work)? {
            return Ok(None);
        }
        let until = self.walk.passed().saturating_add(work.max(1));
        while self.walk.passed() < until {
            let shell_ends = self.fill();
            self.look();
            if shell_ends && let Some(verdict) = self.end_of_shell() {
                return Ok(Some(verdict));
            }
        }
        Ok(None)
    }

    /// Fills the block with positions of the shell. Returns whether they are the last of it.
    fn fill(&mut self) -> bool {
        self.block.clear();
        while self.block.room() > 0 {
            let Some(Line { first, axis, count }) = self.walk.pass(self.block.room()) else { return true };
            let (start, count) = (self.block.count(), count as usize);
            let out = &mut self.found[start..start + count];
            match self.subject {
                Subject::PPositions | Subject::AtPPositions => self.walk.source.outcomes(first, axis, out),
                Subject::Values => self.walk.source.values(first, axis, out),
                Subject::Everywhere => out.fill(1),
            }
            self.block.add(first, axis, count);
        }
        false
    }

    /// Looks at the block.
    fn look(&mut self) {
        let found = &self.found[..self.block.count()];
        let is_asked = |found: i64| self.subject != Subject::AtPPositions || found == 1;
        let results = self.program.run(&self.block, self.walk.source.known_values());
        let wrong: Vec<usize> = match results {
            // Nearly every block is right everywhere, and this sees many positions at a time.
            Some(results) if results == found => return,
            Some(results) => (0..found.len()).filter(|&i| results[i] != found[i] && is_asked(found[i])).collect(),
            None => (0..found.len()).filter(|&i| is_asked(found[i])).collect(),
        };
        for index in wrong {
            self.consider(index);
        }
    }

    /// Notes a position of the block if the formula is wrong or undefined there and it is the smallest so far.
    fn consider(&mut self, index: usize) {
        let at = self.block.position(index);
        if self.smallest.is_some_and(|(smallest, _)| smallest <= at.size()) {
            return;
        }
        let witness = Witness::at(self.walk.ruleset, at);
        let verdict = match self.stated(at) {
            Ok(stated) => {
                let number = self.found[index];
                let found = match self.subject {
                    Subject::PPositions | Subject::AtPPositions | Subject::Everywhere => {
                        FormulaValue::Truth(number == 1)
                    }
                    Subject::Values => FormulaValue::Number(Fraction::of_parts(number, 1)),
                };
                Verdict::Refuted { at: witness, stated, found }
            }
            Err(fault) => Verdict::Undefined { at: witness, fault },
        };
        let is_right = matches!(verdict, Verdict::Refuted { stated, found, .. } if stated == found);
        if !is_right {
            self.smallest = Some((at.size(), verdict));
        }
    }

    fn stated(&self, at: Position) -> Result<FormulaValue, Fault> {
        let interpreter = Interpreter { ruleset: self.walk.ruleset, values: self.walk.source.known_values() };
        match &self.formula {
            Formula::Number(number) => interpreter.number(number, at).map(FormulaValue::Number),
            Formula::Truth(truth) => interpreter.truth(truth, at).map(FormulaValue::Truth),
        }
    }

    fn end_of_shell(&mut self) -> Option<Verdict> {
        if let Some((_, verdict)) = self.smallest {
            return Some(verdict);
        }
        let (positions, up_to) = (self.walk.passed(), self.walk.up_to());
        match self.walk.end_of_shell() {
            End::Box => Some(Verdict::Holds { positions, up_to }),
            End::Budget => Some(Verdict::Stopped { positions, up_to }),
            End::Shell => None,
        }
    }
}
