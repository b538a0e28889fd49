//! The checker. It makes the statements from the claim, and looks at every entry of every table; the doc comment of the room says
//! why that is enough.

use crate::certificates::condition::Sums;
use crate::certificates::kinds::{Stated, Statements};
use crate::certificates::statement::Statement;
use crate::certificates::table::{Certificate, Entry, Witness};
use serde::{Deserialize, Serialize};
use std::collections::HashSet;

/// Why a certificate proves nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Fault {
    /// The certificate has more or fewer tables than the claim has statements.
    #[error("the certificate has not one table for each statement")]
    Tables,
    /// The first entry of a table is missing, or is not that in which nothing was read.
    #[error("table {table}: the first entry is not the beginning")]
    First {
        /// The table, counted from 0.
        table: usize,
    },
    /// An entry has not one next entry for each letter that the hypothesis allows, or one that is not in the table.
    #[error("table {table}, entry {entry}: not one next entry for each letter")]
    Letters {
        /// The table.
        table: usize,
        /// The entry, counted from 0.
        entry: usize,
    },
    /// The hypothesis after a letter is not that of the next entry.
    #[error("table {table}, entry {entry}, letter {letter}: another state of the hypothesis")]
    Hypothesis {
        /// The table.
        table: usize,
        /// The entry.
        entry: usize,
        /// The letter.
        letter: usize,
    },
    /// A witness of the next entry does not come from one of this entry.
    #[error("table {table}, entry {entry}, letter {letter}: a witness that does not come from this entry")]
    Witness {
        /// The table.
        table: usize,
        /// The entry.
        entry: usize,
        /// The letter.
        letter: usize,
    },
    /// The hypothesis holds in an entry, and the goal of none of its witnesses.
    #[error("table {table}, entry {entry}: the hypothesis holds and no goal does")]
    Goal {
        /// The table.
        table: usize,
        /// The entry.
        entry: usize,
    },
}

/// Checks that a certificate proves a claim for all positions.
///
/// # Errors
/// The first place at which it does not.
pub fn check(claim: &impl Stated, certificate: &Certificate) -> Result<(), Fault> {
    let mut checking = Checking::new(claim, certificate);
    while !checking.advance(usize::MAX)? {}
    Ok(())
}

/// A certificate that is checked in slices.
pub struct Checking<C> {
    statements: Vec<Statement>,
    pub(super) certificate: C,
    /// The table and the entry that are next.
    table: usize,
    entry: usize,
    /// The number of entries that were checked.
    pub(super) done: usize,
}

impl<C: AsRef<Certificate>> Checking<C> {
    /// Begins to check whether a certificate proves a claim.
    pub fn new(claim: &impl Stated, certificate: C) -> Self {
        let Statements(statements) = claim.statements();
        Self { statements, certificate, table: 0, entry: 0, done: 0 }
    }

    /// Checks at most `entries` more entries, of one table. Returns true once all entries of all tables are checked: the claim is then
    /// proved.
    ///
    /// # Errors
    /// The first place at which the certificate does not prove the claim.
    pub fn advance(&mut self, entries: usize) -> Result<bool, Fault> {
        let tables = &self.certificate.as_ref().0;
        if self.statements.len() != tables.len() {
            return Err(Fault::Tables);
        }
        let (Some(statement), Some(table)) = (self.statements.get(self.table), tables.get(self.table)) else {
            return Ok(true);
        };
        let checker = Checker { table: self.table, statement, entries: table };
        if self.entry == 0 {
            checker.first()?;
        }
        let last = self.entry.saturating_add(entries).min(table.len());
        for number in self.entry..last {
            checker.entry(number)?;
        }
        self.done += last - self.entry;
        (self.table, self.entry) = if last == table.len() { (self.table + 1, 0) } else { (self.table, last) };
        Ok(false)
    }
}

struct Checker<'a> {
    table: usize,
    statement: &'a Statement,
    entries: &'a [Entry],
}

impl Checker<'_> {
    fn first(&self) -> Result<(), Fault> {
        let is_first =
            |entry: &Entry| entry.hypothesis.as_ref().is_some_and(Vec::is_empty) && entry.witnesses.is_empty();
        if self.entries.first().is_some_and(is_first) { Ok(()) } else { Err(Fault::First { table: self.table }) }
    }

    fn entry(&self, number: usize) -> Result<(), Fault> {
        let table = self.table;
        let entry = self.entries.get(number).ok_or(Fault::First { table })?;
        if number > 0 && !self.has_goal(entry) {
            return Err(Fault::Goal { table, entry: number });
        }
        self.letters(number, entry)
    }

    /// True if a goal holds or the hypothesis does not. Sums of the wrong length count as a hypothesis that holds, and as goals that do
    /// not.
    fn has_goal(&self, entry: &Entry) -> bool {
        let conditions = &self.statement.hypothesis;
        let fails =
            entry.hypothesis.as_ref().is_some_and(|sums| sums.len() == conditions.count() && !conditions.hold(sums));
        let reached = |witness: &Witness| {
            let goal = self.statement.goals.get(witness.goal);
            goal.is_some_and(|goal| {
                witness.sums.len() == goal.conditions.count() && goal.conditions.hold(&witness.sums)
            })
        };
        fails || entry.witnesses.iter().any(reached)
    }

    fn letters(&self, number: usize, entry: &Entry) -> Result<(), Fault> {
        let (table, mut next) = (self.table, entry.next.iter());
        for letter in 0..1 << self.statement.coordinates {
            // The first entry is the only one in which no sums were reached yet.
            let before = if number == 0 { None } else { entry.hypothesis.as_deref() };
            let is_needed = number == 0 || entry.hypothesis.is_some();
            let after = self.statement.hypothesis.after(before, letter);
            if is_needed && after.is_none() {
                continue;
            }
            let to = next.next().and_then(|&to| self.entries.get(to).filter(|_| to > 0));
            let to = to.ok_or(Fault::Letters { table, entry: number })?;
            let is_kept = match &to.hypothesis {
                None => true,
                Some(sums) => is_needed && after.as_ref() == Some(sums),
            };
            if !is_kept {
                return Err(Fault::Hypothesis { table, entry: number, letter });
            }
            if !self.come_from(to, entry, number == 0, letter) {
                return Err(Fault::Witness { table, entry: number, letter });
            }
        }
        if next.next().is_some() { Err(Fault::Letters { table, entry: number }) } else { Ok(()) }
    }

    /// True if every witness of an entry comes from one of the entry before, by this letter and some digits of w.
    fn come_from(&self, to: &Entry, from: &Entry, is_first: bool, letter: usize) -> bool {
        let mut reached: HashSet<(usize, Sums)> = HashSet::new();
        for (number, goal) in self.statement.goals.iter().enumerate() {
            let before: Vec<Option<&[i64]>> = if is_first {
                vec![None]
            } else {
                from.witnesses.iter().filter(|witness| witness.goal == number).map(|w| Some(&w.sums[..])).collect()
            };
            for sums in before {
                for digits in 0..1 << goal.sought {
                    let wide = letter | digits << self.statement.coordinates;
                    reached.extend(goal.conditions.after(sums, wide).map(|sums| (number, sums)));
                }
            }
        }
        to.witnesses.iter().all(|witness| reached.contains(&(witness.goal, witness.sums.clone())))
    }
}
