//! What the user has to be told, as data: it is said in the language of the page, whatever that becomes.

use crate::app::refusals::no_answer;
use crate::app::route::LinkRefused;
use crate::games::Problems;
use crate::kit::refusals::problems;
use crate::texts::Texts;
use crate::worker;

/// Something the page tells until it is dismissed.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// A link could not be opened.
    Link(LinkRefused),
    /// Parts of a link that are not understood.
    Ignored(Vec<String>),
    /// A position that is not legal.
    Illegal(Problems),
    /// The bar is lower than was wished for: why, and how high it is.
    Lowered(Problems, u32),
    /// There is no solver.
    NoSolver(NoSolver),
    /// No task was found.
    NoTask,
}

impl Notice {
    /// In sentences.
    pub fn told(&self, texts: Texts) -> String {
        match self {
            Self::Link(refused) => refused.told(texts),
            Self::Ignored(parts) => texts.link_ignored(&parts.join(", ")),
            Self::Illegal(found) => problems(texts, found),
            Self::Lowered(found, y) => texts.lowered(&problems(texts, found), y),
            Self::NoSolver(reason) => texts.no_solver_notice(&reason.told(texts)),
            Self::NoTask => texts.none_found_to_practise().into(),
        }
    }
}

/// Why there is no solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoSolver {
    /// Web workers are not allowed here.
    NoWorkers,
    /// It stops again and again.
    Stops,
    /// It did not start.
    NotStarted,
    /// It belongs to another build of the page.
    OtherVersion,
    /// It is gone from the server, where there is a newer build now.
    Outdated,
}

impl NoSolver {
    fn told(self, texts: Texts) -> &'static str {
        match self {
            Self::NoWorkers => texts.no_solver_workers(),
            Self::Stops => texts.no_solver_stops(),
            Self::NotStarted => texts.no_solver_start(),
            Self::OtherVersion => texts.no_solver_version(),
            Self::Outdated => texts.no_solver_outdated(),
        }
    }
}

/// Why a question has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unanswered {
    /// The worker said why.
    Refused(worker::WhyNot),
    /// There is no worker.
    NoSolver,
    /// The worker stopped.
    Stopped,
    /// The user did not want to wait.
    Cancelled,
}

impl Unanswered {
    /// In a sentence.
    pub(crate) fn told(self, texts: Texts) -> String {
        match self {
            Self::Refused(why) => no_answer(texts, why),
            Self::NoSolver => texts.no_solver().into(),
            Self::Stopped => texts.solver_stopped().into(),
            Self::Cancelled => texts.stopped().into(),
        }
    }
}
