//! The laboratory's orders to the packer, and the answers. Data only; the messages around are those of the module
//! [`host`](crate::workers::host).

use crate::workers::host::PlainQuestion;
use crate::workers::learner::protocol::Study;
use maths::claims::Claimed;
use serde::{Deserialize, Serialize};

/// A dossier that is wanted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    /// The subject of the dossier.
    pub subject: Subject,
    /// The name of a claim; nothing for a set.
    pub name: String,
    /// The statement of a claim, in LaTeX; nothing for a set.
    pub statement: String,
    /// The address that opens it in the laboratory.
    pub link: String,
}

impl PlainQuestion for Order {
    type Answer = Packed;
    const WORKER: &'static str = "packer";
}

/// The subject of a dossier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Subject {
    /// A claim of a paper, or a claim of this project.
    Claim(Claimed),
    /// A set that is learned again.
    Set(Study),
}

/// The result of making a dossier.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Packed {
    /// The archive.
    Made(Vec<u8>),
    /// There is nothing that is proved, or it is larger than an archive can be.
    Nothing,
    /// The work was stopped before the dossier was made.
    Unfinished,
}
