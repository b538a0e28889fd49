//! A certificate and the claim that it is about, as files have them.
//!
//! The second line of a file names the claim: a ruleset in the notation of games and a formula, which is true at the P-positions
//! and nowhere else, or is the Grundy value. The checker makes its statements from this line.

use crate::certificates::text::{HEADING, VERSION};
use crate::certificates::{Certificate, Claim};
use maths::expressions::Kind;
use maths::games::Ruleset;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A certificate, and the claim that it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Document {
    /// The claim that the text names; `None` if it does not name one.
    pub about: Option<About>,
    /// The certificate.
    pub certificate: Certificate,
}

/// A claim as text: a position of the ruleset is a P-position if and only if the formula is true of it; or, if the formula is a
/// number, its Grundy value is that number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct About {
    /// The ruleset.
    pub ruleset: Ruleset,
    /// The formula.
    pub formula: String,
}

/// The second line begins so.
pub(super) const CLAIM: &str = "claim ";
/// Between the ruleset and the formula.
const BAR: &str = " | ";

impl About {
    /// True if the formula is a number, that is, the claim is about Grundy values.
    pub fn is_about_values(&self) -> bool {
        self.ruleset.formula(&self.formula).is_ok_and(|formula| formula.kind() == Kind::Number)
    }

    /// The claim; none if certificates are not about claims of its kind.
    pub fn claim(&self) -> Option<Claim> {
        let formula = self.ruleset.formula(&self.formula).ok()?;
        Claim::of(&formula, &self.ruleset)
    }
}

impl fmt::Display for About {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}{BAR}{}", self.ruleset, self.formula)
    }
}

impl FromStr for About {
    type Err = ();

    /// Reads the output of `Display`. The part in the place of the formula must be a formula.
    fn from_str(text: &str) -> Result<Self, ()> {
        let (ruleset, formula) = text.split_once(BAR).ok_or(())?;
        let ruleset: Ruleset = ruleset.parse().map_err(|_| ())?;
        let formula = formula.trim();
        ruleset.formula(formula).map_err(drop)?;
        Ok(Self { ruleset, formula: formula.to_owned() })
    }
}

impl AsRef<Certificate> for Document {
    fn as_ref(&self) -> &Certificate {
        &self.certificate
    }
}

impl Document {
    /// The number of the line that has an entry of a table, counted from 1; without an entry, that of the table's heading. Tables
    /// and entries are counted from 0.
    pub fn line_of(&self, table: usize, entry: Option<usize>) -> usize {
        let headings = 2 + usize::from(self.about.is_some());
        let before: usize = self.certificate.0.iter().take(table).map(|table| 1 + table.len()).sum();
        headings + before + entry.map_or(0, |entry| entry + 1)
    }
}

impl fmt::Display for Document {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(out, "{HEADING}{VERSION}")?;
        if let Some(about) = &self.about {
            writeln!(out, "{CLAIM}{about}")?;
        }
        self.certificate.write_tables(out)
    }
}
