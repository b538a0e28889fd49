//! Notices for the user, as data: they are shown in the language of the page, also when that changes.

use crate::kit::refusals::problems;
use crate::table::LinkRefused;
use crate::table::refusals::no_answer;
use crate::texts::Texts;
use crate::workers::requests;
use crate::workers::requests::{Unavailable, Worker};
use crate::workers::solver;
use maths::games::Problems;

/// Something the page tells until it is dismissed.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// A link could not be opened.
    Link(LinkRefused),
    /// Parts of a link that are not understood.
    Ignored(Vec<String>),
    /// A position that is not legal.
    Illegal(Problems),
    /// There is no solver.
    NoSolver(Unavailable),
}

impl Notice {
    /// In sentences.
    pub fn in_words(&self, texts: Texts) -> String {
        match self {
            Self::Link(refused) => refused.in_words(texts),
            Self::Ignored(parts) => texts.link_ignored(&parts.join(", ")),
            Self::Illegal(found) => problems(texts, found),
            Self::NoSolver(reason) => texts.no_solver_notice(&reason.reason(texts, Worker::Solver)),
        }
    }
}

/// Why a question has no answer.
pub type Unanswered = requests::Unanswered<solver::WhyNot>;

/// The reason, in a sentence without a full stop.
pub fn reason(texts: Texts, unanswered: Unanswered) -> String {
    unanswered.reason(texts, Worker::Solver, no_answer)
}
