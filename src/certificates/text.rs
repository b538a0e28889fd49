//! Certificates as text.
//!
//! ```text
//!   bittersweet certificate 1
//!   statement 37                              how many entries follow
//!   |0 1|3 3 9 0 …                            hypothesis | witnesses | next entry for each letter that is allowed
//!   0 4 -2|1 3 0;2 1 1|5 5 8 …                the state of the hypothesis; witnesses: goal and state, divided by ;
//!   *|1 3 0|5 5 5 …                           the hypothesis is no longer needed
//! ```
//!
//! The first entry has neither a state nor witnesses: nothing was read. A text that is read wrongly is another certificate, which is
//! checked like any.

use crate::certificates::Certificate;
use crate::certificates::table::Entry;
use crate::certificates::table::Witness;
use std::fmt;
use std::str::FromStr;

const HEADING: &str = "bittersweet certificate 1";

impl Certificate {
    /// How many entries it has.
    pub fn entries(&self) -> usize {
        self.0.iter().map(Vec::len).sum()
    }
}

impl fmt::Display for Certificate {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "{HEADING}")?;
        for table in &self.0 {
            writeln!(out, "statement {}", table.len())?;
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
    type Err = usize;

    /// Reads a certificate. An error is the number of the first line, counted from 1, that is not as it should be.
    fn from_str(text: &str) -> Result<Self, usize> {
        let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line));
        match lines.next() {
            Some((_, HEADING)) => (),
            _ => return Err(1),
        }
        let (mut tables, mut last) = (Vec::new(), 1);
        while let Some((number, line)) = lines.next() {
            let count = line.strip_prefix("statement ").and_then(|count| count.parse::<usize>().ok());
            let mut table = Vec::new();
            for _ in 0..count.ok_or(number)? {
                let (number, line) = lines.next().ok_or(last + 1)?;
                table.push(entry(line).ok_or(number)?);
                last = number;
            }
            tables.push(table);
            last = last.max(number);
        }
        Ok(Self(tables))
    }
}

fn entry(line: &str) -> Option<Entry> {
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
