//! The laboratory's orders to the packer, and the answers. Data only; the messages around are those of the module [`host`].

use crate::workers::host;
use crate::workers::host::Never;
use crate::workers::learner::protocol::Study;
use maths::claims::Claimed;
use serde::{Deserialize, Serialize};

/// Page and worker must have been built together: the worker says this first, and the page compares.
pub const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "/packer/1");

/// From the page to the worker.
pub type ToPacker = host::ToWorker<Order>;

/// From the worker to the page. That nothing is proved is an answer like any other.
pub type FromPacker = host::FromWorker<Packed, Never>;

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
