//! The actions on the page.

use crate::pupil::route::LinkRefused;
use files::lessons::judging::RuleVerdict;
use files::lessons::{Lesson, Work};
use maths::games::Move;
use maths::solver::Evaluation;
use maths::values::Outcome;
use web::kit::CourseLesson;
use web::texts::Language;
use web::workers::host::Never;
use web::workers::requests::Unanswered;
use web::workers::tutor::protocol::WhyNot;

/// The target of an address.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening {
    /// The lesson, if there is one.
    pub lesson: Result<Option<Lesson>, LinkRefused>,
    /// The lesson of the course that the address names. It is fetched if it is not there.
    pub course: Option<CourseLesson>,
    /// The language of the page, if the address says one.
    pub language: Option<Language>,
    /// The screen, from 0.
    pub screen: usize,
    /// The work in this lesson that was kept on this device.
    pub kept: Option<Work>,
    /// A random number, by which the pupil's codes are recognised.
    pub pupil: u32,
}

/// A change of the page's state. The numbers are those of blocks.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// An address was opened.
    Open(Box<Opening>),
    /// Another screen, from 0.
    Go(usize),
    /// Something happened at a task.
    At(u32, Step),
    /// The tutor's evaluations of the positions of a task.
    Known(u32, Vec<Evaluation>),
    /// The tutor's verdict on a formula: that with this number.
    Judged(u32, u32, Result<RuleVerdict, WhyNot>),
    /// Why the tutor does not answer.
    Trouble(u32, Trouble),
    /// The tutor is asked again.
    AskAgain,
    /// The nickname.
    Name(String),
    /// One more minute was spent.
    Minute,
    /// Work in this lesson that another tab has saved, and the work that it replaces.
    Elsewhere(Box<Work>, Option<Box<Work>>),
    /// The unfinished answers that the tab has kept.
    Drafts(String),
    /// The learning platform has kept this work of the pupil.
    Resume(Box<Work>),
    /// The code of another device.
    Continue(String),
    /// Shows or hides the question about removing the work.
    AskRestart(bool),
    /// The work is removed.
    Restart,
    /// Another language.
    Speak(Language),
}

/// A step at a task.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// A move was tried.
    Try(Move),
    /// The board goes back to the position of the task.
    Back,
    /// The hint was asked for.
    Hint,
    /// The pupil said who wins.
    Say(Outcome),
    /// Something was written at a place of a row.
    Fill(usize, String),
    /// The row or the formula was handed in.
    Check,
    /// A formula or an explanation was written.
    Write(String),
    /// The pupil is done with an explanation.
    Finish,
    /// In a game a hint was asked for.
    Hinted,
    /// A game came to its end: all its moves, and whether it was won.
    Played(Vec<Move>, bool),
}

/// Why the tutor does not answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Trouble {
    /// The tutor refused.
    Refused(WhyNot),
    /// The tutor cannot be reached.
    NoTutor(Unanswered<Never>),
}
