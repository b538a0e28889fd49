//! Certificates as text.
//!
//! ```text
//!   bittersweet certificate 1
//!   claim triangle:k=7 | x ⊕ y ⊕ z = 0        what it proves (`document`); may be left out
//!   statement 37                              how many entries follow
//!   |0 1|3 3 9 0 …                            hypothesis | witnesses | next entry for each letter that is allowed
//!   0 4 -2|1 3 0;2 1 1|5 5 8 …                the state of the hypothesis; witnesses: goal and state, divided by ;
//!   *|1 3 0|5 5 5 …                           the hypothesis is no longer needed
//! ```
//!
//! The first entry has neither a state nor witnesses: nothing was read. A text that is read wrongly is another certificate, which is
//! checked like any.

use crate::certificates::table::{Entry, Witness};
use crate::certificates::{Certificate, Reader, Unreadable};
use std::fmt;
use std::str::FromStr;

/// The first line, but for the version.
pub(super) const HEADING: &str = "bittersweet certificate ";
/// The version of the format.
pub(super) const VERSION: u32 = 1;
/// Before the number of entries of a table.
pub(super) const STATEMENT: &str = "statement ";

impl AsRef<Self> for Certificate {
    fn as_ref(&self) -> &Self {
        self
    }
}

impl Certificate {
    /// The number of entries.
    pub fn entries(&self) -> usize {
        self.0.iter().map(Vec::len).sum()
    }
}

impl fmt::Display for Certificate {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "{HEADING}{VERSION}")?;
        self.write_tables(out)
    }
}

impl Certificate {
    /// All but the heading.
    pub(super) fn write_tables(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        for table in &self.0 {
            writeln!(out, "{STATEMENT}{}", table.len())?;
            for entry in table {
                let sums = entry.hypothesis.as_ref().map_or_else(|| "*".to_owned(), |sums| joined(sums));
                let witness = |witness: &Witness| format!("{} {}", witness.goal, joined(&witness.sums));
                let witnesses: Vec<String> = entry.witnesses.iter().map(witness).collect();
                writeln!(out, "{sums}|{}|{}", witnesses.join(";"), joined(&entry.next))?;
            }
        }
        Ok(())
    }
}

fn joined<T: ToString>(numbers: &[T]) -> String {
    numbers.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}

impl FromStr for Certificate {
    type Err = Unreadable;

    /// Reads a certificate, whether or not the text names a claim.
    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut reader = Reader::new(text.to_owned());
        loop {
            if let Some(document) = reader.advance(usize::MAX)? {
                return Ok(document.certificate);
            }
        }
    }
}

/// Reads an entry.
pub(super) fn entry(line: &str) -> Option<Entry> {
    let [sums, witnesses, next] = line.split('|').collect::<Vec<_>>()[..] else { return None };
    let hypothesis = if sums == "*" { None } else { Some(numbers(sums)?) };
    let witness = |text: &str| {
        let (goal, sums) = text.split_once(' ')?;
        Some(Witness { goal: goal.parse().ok()?, sums: numbers(sums)? })
    };
    let witnesses: Option<Vec<Witness>> = witnesses.split_terminator(';').map(witness).collect();
    Some(Entry { hypothesis, witnesses: witnesses?, next: numbers(next)? })
}

fn numbers<T: FromStr>(text: &str) -> Option<Vec<T>> {
    text.split_ascii_whitespace().map(|number| number.parse().ok()).collect()
}
