//! Reads certificates in slices.

use crate::certificates::document::CLAIM;
use crate::certificates::table::Entry;
use crate::certificates::text::{HEADING, STATEMENT, VERSION, entry};
use crate::certificates::{About, Certificate, Document};
use serde::{Deserialize, Serialize};
use std::ops::Range;

/// Why a text cannot be read. Lines are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum Unreadable {
    /// The first line is not that of a certificate.
    #[error("line 1 is not the heading of a certificate")]
    NoCertificate,
    /// The certificate has a later version of the format.
    #[error("the certificate has the later format {version}")]
    LaterVersion {
        /// The version.
        version: u32,
    },
    /// The second line names a claim, but not as it should.
    #[error("line 2 does not name a claim as it should")]
    Claim,
    /// A line is not as it should be.
    #[error("line {line} is no part of a certificate")]
    Line {
        /// The number of the line.
        line: usize,
    },
    /// The text ends inside a table.
    #[error("the certificate was cut off: line {line} is missing")]
    CutOff {
        /// The number of the first line that is missing.
        line: usize,
    },
}

/// A text that is read in slices.
pub struct Reader {
    text: String,
    /// The byte at which the next line begins.
    at: usize,
    /// The number of lines that were read.
    line: usize,
    about: Option<About>,
    tables: Vec<Vec<Entry>>,
    /// The number of entries of the last table that are still to come.
    left: u64,
}

impl Reader {
    /// Begins to read a text. A mark of the byte order at its start and blank lines at its end do not count.
    pub fn new(mut text: String) -> Self {
        text.truncate(text.trim_end().len());
        let at = if text.starts_with('\u{feff}') { '\u{feff}'.len_utf8() } else { 0 };
        Self { text, at, line: 0, about: None, tables: Vec::new(), left: 0 }
    }

    /// The number of bytes that were read, and of all bytes.
    pub fn progress(&self) -> (usize, usize) {
        (self.at.min(self.text.len()), self.text.len())
    }

    /// Reads at most `lines` more lines. Returns the certificate once all of it is read.
    ///
    /// # Errors
    /// The first line that is not as it should be.
    pub fn advance(&mut self, lines: usize) -> Result<Option<Document>, Unreadable> {
        for _ in 0..lines {
            let Some(range) = self.next_line() else {
                if self.line == 0 {
                    return Err(Unreadable::NoCertificate);
                }
                if self.left > 0 {
                    return Err(Unreadable::CutOff { line: self.line + 1 });
                }
                let certificate = Certificate(std::mem::take(&mut self.tables));
                return Ok(Some(Document { about: self.about.take(), certificate }));
            };
            self.line += 1;
            self.read(range)?;
        }
        Ok(None)
    }

    /// The next line, without its end.
    fn next_line(&mut self) -> Option<Range<usize>> {
        let rest = self.text.get(self.at..).filter(|rest| !rest.is_empty())?;
        let end = rest.find('\n').unwrap_or(rest.len());
        let line = rest[..end].strip_suffix('\r').unwrap_or(&rest[..end]);
        let range = self.at..self.at + line.len();
        self.at += end + 1;
        Some(range)
    }

    fn read(&mut self, range: Range<usize>) -> Result<(), Unreadable> {
        let (line, text) = (self.line, &self.text[range]);
        if line == 1 {
            return heading(text);
        }
        if line == 2
            && let Some(claim) = text.strip_prefix(CLAIM.trim_end())
        {
            self.about = Some(claim.parse().map_err(|()| Unreadable::Claim)?);
            return Ok(());
        }
        if self.left > 0
            && let Some(table) = self.tables.last_mut()
        {
            table.push(entry(text).ok_or(Unreadable::Line { line })?);
            self.left -= 1;
            return Ok(());
        }
        let count = text.strip_prefix(STATEMENT).and_then(|count| count.parse().ok());
        self.left = count.ok_or(Unreadable::Line { line })?;
        self.tables.push(Vec::new());
        Ok(())
    }
}

fn heading(text: &str) -> Result<(), Unreadable> {
    match text.strip_prefix(HEADING).and_then(|version| version.parse::<u32>().ok()) {
        Some(VERSION) => Ok(()),
        Some(version) if version > VERSION => Err(Unreadable::LaterVersion { version }),
        Some(_) | None => Err(Unreadable::NoCertificate),
    }
}
