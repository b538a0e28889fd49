//! Reads a certificate and checks it.

use crate::workers::certifier::protocol::{Answer, Examined};
use crate::workers::host::{Progress, Work};
use proofs::certificates::{Checking, Document, Fault, Reader};

/// Entries that are made or checked in one slice: about a millisecond.
pub(super) const SLICE: usize = 16;
/// Lines that are read in one slice.
const LINES: usize = 256;

/// A text on its way.
pub(super) struct Examining {
    stage: Stage,
}

enum Stage {
    Read(Reader),
    Check(Checking<Document>),
    Done(Examined),
}

impl Examining {
    pub(super) fn new(text: String) -> Self {
        let bytes = text.len() as u64;
        let is_too_large = bytes > Examined::MOST_BYTES;
        let stage =
            if is_too_large { Stage::Done(Examined::TooLarge { bytes }) } else { Stage::Read(Reader::new(text)) };
        Self { stage }
    }
}

impl Work<Answer> for Examining {
    fn step(&mut self) -> bool {
        let next = match &mut self.stage {
            Stage::Read(reader) => match reader.advance(LINES) {
                Ok(None) => None,
                Ok(Some(document)) => Some(begun(document)),
                Err(why) => Some(Stage::Done(Examined::Unreadable(why))),
            },
            Stage::Check(checking) => match checking.advance(SLICE) {
                Ok(false) => None,
                Ok(true) => Some(Stage::Done(accepted(checking))),
                Err(fault) => Some(Stage::Done(rejected(checking.certificate(), fault))),
            },
            Stage::Done(_) => None,
        };
        if let Some(next) = next {
            self.stage = next;
        }
        matches!(self.stage, Stage::Done(_))
    }

    fn answer(&self) -> Answer {
        Answer::Examined(match &self.stage {
            Stage::Done(examined) => examined.clone(),
            Stage::Read(_) | Stage::Check(_) => Examined::Unfinished,
        })
    }

    /// The progress, in bytes while the text is read, then in entries.
    fn progress(&self) -> Option<Progress> {
        let (done, total) = match &self.stage {
            Stage::Read(reader) => reader.progress(),
            Stage::Check(checking) => (checking.done(), checking.certificate().certificate.entries()),
            Stage::Done(_) => (1, 1),
        };
        Some(Progress { done: done as f64, total: total as f64, bytes: 0.0 })
    }
}

/// The check of the document, if there is a claim to check.
fn begun(document: Document) -> Stage {
    let Some(about) = &document.about else { return Stage::Done(Examined::Unnamed) };
    match about.claim() {
        Some(claim) => Stage::Check(Checking::new(&claim, document)),
        None => Stage::Done(Examined::OtherKind { about: about.clone() }),
    }
}

fn accepted(checking: &Checking<Document>) -> Examined {
    match &checking.certificate().about {
        Some(about) => Examined::Accepted { about: about.clone(), entries: checking.done() },
        None => Examined::Unnamed,
    }
}

fn rejected(document: &Document, fault: Fault) -> Examined {
    let Some(about) = document.about.clone() else { return Examined::Unnamed };
    let line = match fault {
        Fault::Tables => document.line_of(0, None),
        Fault::First { table } => document.line_of(table, None),
        Fault::Letters { table, entry }
        | Fault::Hypothesis { table, entry, .. }
        | Fault::Witness { table, entry, .. }
        | Fault::Goal { table, entry } => document.line_of(table, Some(entry)),
    };
    Examined::Rejected { about, fault, line }
}
