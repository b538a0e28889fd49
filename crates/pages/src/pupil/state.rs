//! The state of the page: one pure reducer.

mod session;

pub use session::{Key, Session};

use crate::pupil::route::LinkRefused;
use crate::pupil::{Action, Opening};
use files::lessons::Work;
use std::rc::Rc;
use web::kit::CourseLesson;
use web::texts::Language;
use yew::Reducible;

/// Everything the page shows.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The lesson with the work in it; none if the address has none.
    pub session: Result<Option<Session>, LinkRefused>,
    /// The lesson of the course that it is, if the address names one.
    pub course: Option<CourseLesson>,
    /// The language that was chosen.
    pub language: Option<Language>,
    /// The screen that is shown, from 0. It may be one that the lesson does not have.
    pub screen: usize,
}

impl State {
    /// The state that an address opens.
    pub fn of(opening: Opening) -> Self {
        let Opening { lesson, course, language, screen, kept, pupil } = opening;
        let session = lesson.map(|lesson| {
            lesson.map(|lesson| {
                let new = Work::new(lesson.id(), pupil, lesson.tasks().count());
                Session::new(lesson, kept.unwrap_or(new))
            })
        });
        Self { session, course, language, screen }
    }

    /// The screen that is shown, of a lesson with this number of screens.
    pub fn shown(&self, count: usize) -> usize {
        self.screen.min(count.saturating_sub(1))
    }

    /// The lesson of the course that is to be fetched.
    pub fn awaited(&self) -> Option<CourseLesson> {
        self.course.filter(|_| self.session == Ok(None))
    }

    /// The state after an action.
    #[must_use]
    pub fn after(mut self, action: Action) -> Self {
        match action {
            Action::Open(opening) => {
                let language = opening.language.or(self.language);
                return Self { language, ..Self::of(*opening) };
            }
            Action::Speak(language) => {
                self.language = Some(language);
                return self;
            }
            Action::Go(screen) => {
                self.screen = screen;
                return self;
            }
            Action::At(..)
            | Action::Known(..)
            | Action::Judged(..)
            | Action::Trouble(..)
            | Action::AskAgain
            | Action::Name(_)
            | Action::Minute
            | Action::Elsewhere(..)
            | Action::Drafts(_)
            | Action::Resume(_)
            | Action::Continue(_)
            | Action::AskRestart(_)
            | Action::Restart => {}
        }
        if let Ok(Some(session)) = &mut self.session {
            session.act(action);
        }
        self
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        Rc::new(Rc::unwrap_or_clone(self).after(action))
    }
}

#[cfg(test)]
mod tests;
