//! The search itself, in slices.

use crate::formulas::search::bank::{Bank, Node};
use crate::formulas::search::candidate::Candidate;
use crate::formulas::search::known::Known;
use crate::formulas::search::leaves::leaves;
use crate::formulas::search::levels::Level;
use crate::formulas::search::matches::{Goal, Match, goals, matches};
use crate::formulas::search::named::Named;
use crate::formulas::search::sample::Sample;
use crate::formulas::search::small_box::OpenBox;
use crate::formulas::search::trial::{Outcome, Trial};
use crate::formulas::search::{End, Finding, Question, Summary};
use crate::formulas::{CannotCompare, Comparison};
use std::collections::VecDeque;

/// A search on its way.
pub struct Search {
    question: Question,
    bound: u64,
    /// The box that the sample is taken from, until it is.
    filling: Option<OpenBox>,
    ground: Option<Box<Ground>>,
    trial: Option<(Candidate, Trial)>,
    findings: Vec<Finding>,
    failures: Vec<Finding>,
    summary: Summary,
}

/// The state once there is a sample.
struct Ground {
    sample: Sample,
    bank: Bank,
    level: Level,
    goals: Vec<Goal>,
    known: Known,
    /// The formulas that agree with the sample and have not been tried yet.
    matches: VecDeque<Match>,
    /// Room for the numbers of a side.
    column: Vec<i32>,
}

impl Search {
    /// The most formulas that failed after all are kept.
    const MOST_FAILURES: usize = 8;
    /// Making a side takes about as long as testing this many positions.
    const SIDE: u64 = 64;
    /// The number of positions of a trial that are tested in one step.
    const STEP: u64 = 4096;

    /// Plans a search that takes about `bound` bytes at most.
    ///
    /// # Errors
    /// When not even a small box fits, the largest one is larger than formulas can be compared with, or they cannot be compared with
    /// positions of these rules at all.
    pub fn new(question: Question, bound: u64) -> Result<Self, CannotCompare> {
        if question.up_to > Comparison::LARGEST {
            return Err(CannotCompare::BoxTooLarge);
        }
        let filling = OpenBox::new(question.ruleset, bound / 2)?;
        Ok(Self {
            question,
            bound,
            filling: Some(filling),
            ground: None,
            trial: None,
            findings: Vec::new(),
            failures: Vec::new(),
            summary: Summary::default(),
        })
    }

    /// The request.
    pub fn question(&self) -> Question {
        self.question
    }

    /// The formulas without a counterexample in the boxes tested, the shortest first.
    pub fn findings(&self) -> &[Finding] {
        &self.findings
    }

    /// The formulas that held in a small box and failed in a larger one, those that held longest first; the first few.
    pub fn failures(&self) -> &[Finding] {
        &self.failures
    }

    /// The progress of the search.
    pub fn summary(&self) -> Summary {
        let Some(ground) = &self.ground else { return self.summary };
        let of_next = (ground.level.done, ground.level.total);
        Summary { kept: ground.bank.count() as u64, of_next, ..self.summary }
    }

    /// Does the work of about `work` positions. Returns true if the search has ended.
    pub fn advance(&mut self, work: u64) -> bool {
        let mut left = work.max(1);
        while self.summary.end.is_none() && left > 0 {
            left = left.saturating_sub(self.step());
        }
        self.summary.end.is_some()
    }

    /// Does one thing, and says about how much work it was.
    fn step(&mut self) -> u64 {
        if self.filling.is_some() {
            self.solve();
        } else if self.trial.is_some() {
            self.try_on();
        } else if let Some(found) = self.ground.as_mut().and_then(|ground| ground.matches.pop_front()) {
            self.consider(found);
            return Self::SIDE;
        } else {
            return Self::SIDE * self.make();
        }
        Self::STEP
    }

    fn solve(&mut self) {
        match self.filling.as_mut().map(|filling| filling.advance(Self::STEP)) {
            Some(Ok(false)) => {}
            Some(Err(_)) => self.summary.end = Some(End::ValueTooLarge),
            Some(Ok(true)) | None => self.ground = self.filling.take().map(|full| self.ground_on(full)),
        }
    }

    fn ground_on(&self, full: OpenBox) -> Box<Ground> {
        let Question { ruleset, target, smaller_positions, .. } = self.question;
        let table = full.into_box();
        let named = ruleset.rules.own().map(Named::of).unwrap_or_default();
        let sample = Sample::new(&table, target);
        let leaves = leaves(ruleset, &named, &table, &sample, smaller_positions);
        let bank = Bank::new(ruleset, named.divisors, &sample, leaves, self.bound / 2);
        let level = Level::new(&bank, 1);
        let (goals, known, matches) = (Vec::new(), Known::new(self.question.longer), VecDeque::new());
        Box::new(Ground { sample, bank, level, goals, known, matches, column: Vec::new() })
    }

    /// Makes the next side, and looks for formulas with it that agree with the sample. Returns the number of steps.
    fn make(&mut self) -> u64 {
        let Some(ground) = &mut self.ground else { return 1 };
        let Some(node) = Some(ground.level.length)
            .filter(|length| *length <= self.question.longest_side)
            .and_then(|_| ground.level.next())
        else {
            self.end_level();
            return 1;
        };
        if ground.bank.is_full() {
            self.summary.end = Some(End::MemoryFull);
            return 1;
        }
        self.summary.made += 1;
        match node {
            Node::Leaf(leaf) => ground.column.clone_from(&ground.bank.leaves[leaf as usize].column),
            Node::Made(maker, left, right) => ground.bank.make(maker, left, right, &mut ground.column),
        }
        if let Some(side) = ground.bank.keep(node, &ground.column) {
            let Ground { bank, sample, goals, matches: found, level, .. } = &mut **ground;
            return 1 + matches(bank, sample, goals, side, level.length, found);
        }
        1
    }

    fn end_level(&mut self) {
        let Some(ground) = &mut self.ground else { return };
        let length = ground.level.length;
        if length > self.question.longest_side {
            self.summary.end = Some(End::AllTried);
            return;
        }
        ground.bank.end_level();
        self.summary.tried_up_to = length;
        if length == 1 {
            ground.goals = goals(&ground.bank, &ground.sample);
            // The sides of length 1 were made before there were goals.
            let Ground { bank, sample, goals, matches: found, .. } = &mut **ground;
            for side in bank.level(1) {
                matches(bank, sample, goals, side, 1, found);
            }
        }
        if ground.matches.is_empty() && ground.known.is_enough(length + 1) {
            self.summary.end = Some(End::Enough);
        }
        ground.level = Level::new(&ground.bank, length + 1);
    }

    /// Begins the trial of a match, unless it says what another one has said.
    fn consider(&mut self, found: Match) {
        let Some(ground) = &mut self.ground else { return };
        let Ground { bank, sample, goals, known, .. } = &mut **ground;
        if known.is_old(bank, found) {
            return;
        }
        let candidate = Candidate::new(self.question.ruleset, bank, sample, goals, found);
        if known.is_beside_the_point(candidate.length, candidate.exceptions.len())
            || known.is_written(&candidate.formula)
        {
            return;
        }
        self.summary.held += 1;
        let trial = Trial::new(self.question, candidate.formula.clone(), self.bound / 2);
        self.trial = trial.ok().map(|trial| (candidate, trial));
    }

    fn try_on(&mut self) {
        let Some((candidate, trial)) = &mut self.trial else { return };
        let outcome = match trial.advance(Self::STEP) {
            Ok(None) => return,
            Ok(Some(outcome)) => outcome,
            // Larger boxes have values that tables do not.
            Err(_) => trial.given_up(),
        };
        let candidate = candidate.clone();
        self.trial = None;
        self.note(candidate, outcome);
    }

    fn note(&mut self, candidate: Candidate, Outcome { held, failure }: Outcome) {
        // A formula that fails in the first box agreed with the sample only by accident.
        let Some((up_to, positions)) = held else { return };
        let Candidate { formula, length, exceptions } = candidate;
        let finding = Finding { formula: formula.to_string(), length, exceptions, up_to, positions, failure };
        if finding.failure.is_some() {
            self.failures.push(finding);
            self.failures.sort_by_key(|failed| (std::cmp::Reverse(failed.up_to), failed.length));
            self.failures.truncate(Self::MOST_FAILURES);
            return;
        }
        if let Some(ground) = &mut self.ground {
            ground.known.note_finding(length, finding.exceptions.len());
        }
        self.findings.push(finding);
        self.findings.sort_by_key(|finding| finding.length + finding.exceptions.len() as u32);
        if self.findings.len() >= self.question.enough as usize {
            self.summary.end = Some(End::Enough);
        }
    }
}
