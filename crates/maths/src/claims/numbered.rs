//! The numbered items of the five papers: definitions, examples, figures, theorems and the rest, each with the claim or drawing that shows
//! it. They are data in `static/papers`, one file for each paper.
//!
//! ```text
//! theorem 7.3                     kind, and the number as printed; entries are separated by an empty line
//!   section 7                     the section that it is in
//!   claim triangular 7.3          a claim that checks it; any number of these
//!   bar triangle:k=3:7,4,7        a position that it draws or names; any number
//!   cut triangle:k=3:7,4,7 x5     a move that it draws or names; any number
//!   values sharing 16             a table of Grundy values that it prints: a ruleset, for bars a coordinate (y=0), the largest number
//!   space triangle:k=2 30         P-positions that it draws in space: a ruleset, the largest coordinate, another ruleset if there is one
//!   data                          it prints numbers
//!   program                       it prints a program
//!   misprint As printed | as it should be
//!   state claim                   shown by a claim, by its positions (drawn), nothing to show (words), or not shown yet (open)
//!   text What it says, in our words.
//!     A line that is indented by four blanks goes on with the one above.
//! % a comment
//! ```

mod lines;
mod mistake;
#[cfg(test)]
mod tests;

use crate::claims::Claim;
use crate::games::{Record, Ruleset, Sum};
use lines::joined;
pub use mistake::{Mistake, WhyNoEntry};

/// A numbered item of a paper.
#[derive(Clone, Debug, PartialEq)]
pub struct Numbered {
    /// The kind of the item.
    pub kind: Sort,
    /// The number as printed; if the paper gives none, the place: `after Example 2`.
    pub number: String,
    /// The section that it is in.
    pub section: String,
    /// The claims that check it.
    pub claims: Vec<Claim>,
    /// The positions that it draws or names.
    pub bars: Vec<Sum>,
    /// The moves that it draws or names, each from its position.
    pub cuts: Vec<Record>,
    /// The tables of Grundy values that it prints.
    pub tables: Vec<ValueTable>,
    /// The P-positions that it draws in space.
    pub spaces: Vec<Space>,
    /// True if the item prints numbers.
    pub has_data: bool,
    /// True if the item prints a program.
    pub has_program: bool,
    /// The misprints, each as printed and as it should be.
    pub misprints: Vec<[String; 2]>,
    /// The way in which the item is shown here.
    pub shown: Shown,
    /// The content in our words, with LaTeX between dollar signs.
    pub text: String,
}

/// A table of Grundy values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueTable {
    /// The ruleset.
    pub ruleset: Ruleset,
    /// Of bars a coordinate that is fixed, such as `y=0`; else empty.
    pub fixed: String,
    /// The largest number across and up.
    pub size: u32,
}

/// P-positions in space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Space {
    /// One ruleset, or two side by side.
    pub rulesets: Vec<Ruleset>,
    /// The largest coordinate.
    pub size: u32,
}

/// The kind of a numbered item.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sort {
    /// The meaning of a word.
    Definition,
    /// Single positions or computations.
    Example,
    /// A picture.
    Figure,
    /// A picture in space, in the paper's own numbering.
    Graph,
    /// Numbers in rows and columns.
    Table,
    /// Numbers or positions that the paper does not number.
    List,
    /// A statement on the way to a theorem.
    Lemma,
    /// A main statement.
    Theorem,
    /// A statement beside the theorems.
    Proposition,
    /// A consequence of a theorem.
    Corollary,
    /// Said in passing.
    Remark,
    /// A statement that is believed to be true.
    Conjecture,
}

/// The way in which a numbered item is shown here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shown {
    /// A claim of the laboratory checks it.
    Claim,
    /// The positions, tables and points of the item are enough to show it.
    Drawn,
    /// There is nothing to be shown: it is about other papers, or about persons, or its text is missing in our copy.
    Words,
    /// Nothing yet.
    Open,
}

impl Sort {
    /// All of them.
    pub const ALL: [Self; 12] = [
        Self::Definition,
        Self::Example,
        Self::Figure,
        Self::Graph,
        Self::Table,
        Self::List,
        Self::Lemma,
        Self::Theorem,
        Self::Proposition,
        Self::Corollary,
        Self::Remark,
        Self::Conjecture,
    ];

    /// As the file has it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Definition => "definition",
            Self::Example => "example",
            Self::Figure => "figure",
            Self::Graph => "graph",
            Self::Table => "table",
            Self::List => "list",
            Self::Lemma => "lemma",
            Self::Theorem => "theorem",
            Self::Proposition => "proposition",
            Self::Corollary => "corollary",
            Self::Remark => "remark",
            Self::Conjecture => "conjecture",
        }
    }
}

impl Numbered {
    /// Reads a file.
    ///
    /// # Errors
    /// Every line that is wrong, with its number.
    pub fn read(text: &str) -> Result<Vec<Self>, Vec<Mistake>> {
        let (mut all, mut mistakes) = (Vec::<Self>::new(), Vec::new());
        for (number, line) in joined(text) {
            let wrong = |why| Mistake { line: number, why };
            let read = match line.strip_prefix("  ") {
                None => Self::begun(&line).map(|begun| all.push(begun)),
                Some(rest) => match all.last_mut() {
                    Some(entry) => entry.take(rest.trim()),
                    None => Err(WhyNoEntry::NoHead),
                },
            };
            mistakes.extend(read.map_err(wrong).err());
        }
        mistakes.extend(all.iter().filter_map(Self::lack));
        if mistakes.is_empty() { Ok(all) } else { Err(mistakes) }
    }

    fn begun(line: &str) -> Result<Self, WhyNoEntry> {
        let (kind, number) = line.split_once(' ').ok_or_else(|| WhyNoEntry::NoKind(line.to_owned()))?;
        let is_it = |sort: &Sort| sort.name() == kind;
        let kind = Sort::ALL.into_iter().find(is_it).ok_or_else(|| WhyNoEntry::NoKind(kind.to_owned()))?;
        Ok(Self {
            kind,
            number: number.trim().to_owned(),
            section: String::new(),
            claims: Vec::new(),
            bars: Vec::new(),
            cuts: Vec::new(),
            tables: Vec::new(),
            spaces: Vec::new(),
            has_data: false,
            has_program: false,
            misprints: Vec::new(),
            shown: Shown::Open,
            text: String::new(),
        })
    }

    /// Takes a line of the entry in.
    fn take(&mut self, line: &str) -> Result<(), WhyNoEntry> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let is_no = |what: &str| WhyNoEntry::Unreadable(what.to_owned());
        match word {
            "section" => self.section = rest.to_owned(),
            "claim" => self.claims.push(Claim::with_id(rest).ok_or_else(|| is_no(rest))?),
            "bar" => self.bars.push(rest.parse().map_err(|_| is_no(rest))?),
            "cut" => {
                let (at, play) = rest.split_once(' ').ok_or_else(|| is_no(rest))?;
                self.cuts.push(format!("{at};{play}").parse().map_err(|_| is_no(rest))?);
            }
            "values" => self.tables.push(value_table(rest).ok_or_else(|| is_no(rest))?),
            "space" => self.spaces.push(space(rest).ok_or_else(|| is_no(rest))?),
            "data" => self.has_data = true,
            "program" => self.has_program = true,
            "misprint" => {
                let (printed, corrected) = rest.split_once(" | ").ok_or_else(|| is_no(rest))?;
                self.misprints.push([printed.to_owned(), corrected.to_owned()]);
            }
            "state" => {
                self.shown = match rest {
                    "claim" => Shown::Claim,
                    "drawn" => Shown::Drawn,
                    "words" => Shown::Words,
                    "open" => Shown::Open,
                    _ => return Err(is_no(rest)),
                }
            }
            "text" => self.text = rest.to_owned(),
            _ => return Err(is_no(word)),
        }
        Ok(())
    }

    /// The mistake if an entry lacks a part that it should have.
    fn lack(&self) -> Option<Mistake> {
        let is_shown = match self.shown {
            Shown::Claim => !self.claims.is_empty(),
            Shown::Drawn => {
                let is_drawn = !self.bars.is_empty() || !self.cuts.is_empty();
                is_drawn || !self.tables.is_empty() || !self.spaces.is_empty()
            }
            Shown::Words | Shown::Open => true,
        };
        let is_whole = is_shown && !self.section.is_empty() && !self.text.is_empty();
        let name = format!("{} {}", self.kind.name(), self.number);
        (!is_whole).then_some(Mistake { line: 0, why: WhyNoEntry::NotWhole(name) })
    }
}

/// `sharing 16`, `triangle:k=3 y=0 12`.
fn value_table(text: &str) -> Option<ValueTable> {
    let words: Vec<&str> = text.split(' ').collect();
    let (ruleset, fixed, size) = match words[..] {
        [ruleset, size] => (ruleset, "", size),
        [ruleset, fixed, size] => (ruleset, fixed, size),
        _ => return None,
    };
    Some(ValueTable { ruleset: ruleset.parse().ok()?, fixed: fixed.to_owned(), size: size.parse().ok()? })
}

/// `triangle:k=2 30`, `triangle:k=2 30 triangle:k=2,misere`.
fn space(text: &str) -> Option<Space> {
    let mut words = text.split(' ');
    let (ruleset, size) = (words.next()?, words.next()?);
    let rulesets = [ruleset].into_iter().chain(words).map(|text| text.parse().ok()).collect::<Option<Vec<_>>>()?;
    Some(Space { rulesets, size: size.parse().ok()? })
}
