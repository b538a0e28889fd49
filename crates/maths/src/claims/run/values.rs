//! Checks by all values of a table, on the same way through the box as formulas: shell by shell.

use crate::claims::Verdict;
use crate::claims::check::{Values, failure};
use crate::claims::run::failures::Failures;
use crate::claims::run::{Checking, positions, stopped};
use crate::formulas::{End, Line, Source, Walk};
use crate::games::Position;
use crate::solver::CannotBegin;

/// A check by a table on its way.
pub(super) struct ValuesRun {
    check: Values,
    walk: Walk,
    bound: u32,
    memory: u64,
    /// The failures so far.
    failures: Failures,
}

impl ValuesRun {
    /// Plans a check; the error is how many bytes it would take.
    pub(super) fn new(check: Values, bound: u32, memory: u64, failures: Failures) -> Result<(Self, u64), u64> {
        let source = Source::table(check.ruleset, bound, memory).map_err(|error| match error {
            CannotBegin::Refused(refusal) => refusal.bytes(),
            CannotBegin::NoMemory(none) => none.bytes,
        })?;
        let bytes = source.bytes();
        let walk = Walk::new(check.ruleset, bound, source, u64::MAX);
        Ok((Self { check, walk, bound, memory, failures }, bytes))
    }

    fn look(&mut self, line: Line) {
        for step in 0..line.count {
            let position = line.first.further(line.axis, step);
            // Columns of Sharing Nim read the same from both ends: the first half is enough.
            let [_, a, b] = position.xyz();
            if !self.check.ruleset.rules.is_piles() || 2 * a <= b {
                self.look_at(position);
            }
        }
    }

    fn look_at(&mut self, position: Position) {
        let value = self.walk.source.full_table().and_then(|table| table.value(position));
        if let Some(value) = value
            && let Some(findings) = (self.check.judge)(position, value.0)
            && let Some(failure) = failure(self.check.ruleset, position, findings)
        {
            self.failures.add(failure);
        }
    }
}

impl Checking for ValuesRun {
    fn progress(&self) -> (u64, u64) {
        self.walk.progress()
    }

    fn failures(&self) -> (&Failures, Option<u32>) {
        (&self.failures, self.walk.known())
    }

    fn stopped(&self) -> Verdict {
        stopped(self.check.ruleset, self.walk.known())
    }

    fn advance(&mut self, work: u64) -> Option<Verdict> {
        match self.walk.find(work) {
            Ok(true) => {}
            Ok(false) => return None,
            // More values than were planned for, and no room for them.
            Err(_) => return Some(Verdict::Refused { bytes: self.memory.saturating_add(1), most: self.memory }),
        }
        let until = self.walk.passed().saturating_add(work.max(1));
        while self.walk.passed() < until {
            match self.walk.pass(usize::MAX) {
                Some(line) => self.look(line),
                None if self.failures.are_enough() => return self.failures.verdict(),
                None => match self.walk.end_of_shell() {
                    End::Shell => {}
                    End::Box | End::Budget => {
                        let positions = positions(self.check.ruleset, self.bound);
                        let verified = Verdict::Verified { bound: self.bound, positions };
                        return Some(self.failures.verdict().unwrap_or(verified));
                    }
                },
            }
        }
        None
    }
}
