//! The learning platform around a lesson: a page in a package finds it, reports progress to it, and gets earlier work back from it.
//!
//! A page that is not in a package reports nothing to anybody: [`Around`] is asked only by pages whose lesson is in their head, and the
//! page of the site has [`Alone`] and so no code that reports. The module `packages` decides on the content of reports, and on their times.
//!
//! ```text
//! Platform ── Visit    an object `API` in a window around the page (SCORM 1.2)
//!          └─ Xapi     an endpoint in the address of the page (cmi5, or the older way without `fetch`)
//! ```

mod around;
mod requests;
mod scorm;
mod stamp;
mod xapi;

use files::lessons::packages::scorm::Visit;
use files::lessons::packages::{Mode, Progress, Receiver};
use scorm::Found;
use std::rc::Rc;
use xapi::Xapi;

/// The data about the lesson for the platform.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The name of the lesson as an IRI ([`unit`](files::lessons::packages::unit)).
    pub unit: String,
    /// The title of the lesson.
    pub title: String,
    /// The language of the page.
    pub language: String,
}

/// Hears whether the platform has taken all that was reported.
pub type Heard = Rc<dyn Fn(bool)>;

/// The platform around a page, if any.
pub trait Around: Sized + 'static {
    /// The receiver of the page's reports. Nothing has been sent then.
    fn receiver() -> Receiver;

    /// Begins, with the code of earlier work that the platform has kept. `None` if the platform does not answer or refuses. Another try may
    /// change that.
    fn begin(lesson: Lesson) -> impl Future<Output = Option<(Self, Option<String>)>>;

    /// The purpose for which the platform has opened the lesson.
    fn mode(&self) -> Mode;

    /// Takes the progress that the kept code stands for; `None` for a lesson without tasks.
    fn resume(&mut self, progress: Option<Progress>);

    /// Reports how far the pupil is, `seconds` after the page was opened, and sends again what was not taken before.
    fn report(&mut self, progress: &Progress, seconds: u64, heard: &Heard);

    /// Says that the page is left.
    fn end(&mut self, progress: &Progress, seconds: u64);
}

/// Nothing is around the page.
pub enum Alone {}

impl Around for Alone {
    fn receiver() -> Receiver {
        Receiver::Nobody
    }

    async fn begin(_: Lesson) -> Option<(Self, Option<String>)> {
        None
    }

    fn mode(&self) -> Mode {
        match *self {}
    }

    fn resume(&mut self, _: Option<Progress>) {
        match *self {}
    }

    fn report(&mut self, _: &Progress, _: u64, _: &Heard) {
        match *self {}
    }

    fn end(&mut self, _: &Progress, _: u64) {
        match *self {}
    }
}

/// A platform that was found.
pub enum Platform {
    /// One that speaks SCORM 1.2.
    Scorm(Visit<Found>),
    /// One that speaks xAPI.
    Xapi(Xapi),
}

impl Around for Platform {
    fn receiver() -> Receiver {
        match Found::find() {
            Some(found) => Receiver::Host(found.host),
            None => xapi::receiver(),
        }
    }

    async fn begin(lesson: Lesson) -> Option<(Self, Option<String>)> {
        if let Some(found) = Found::find() {
            let (visit, code) = Visit::begin(found)?;
            return Some((Self::Scorm(visit), code));
        }
        let (xapi, code) = Xapi::begin(lesson).await?;
        Some((Self::Xapi(xapi), code))
    }

    fn mode(&self) -> Mode {
        match self {
            Self::Scorm(visit) => visit.mode(),
            Self::Xapi(xapi) => xapi.mode(),
        }
    }

    fn resume(&mut self, progress: Option<Progress>) {
        match self {
            Self::Scorm(visit) => visit.resume(progress),
            Self::Xapi(xapi) => xapi.resume(progress.unwrap_or_default()),
        }
    }

    fn report(&mut self, progress: &Progress, seconds: u64, heard: &Heard) {
        match self {
            Self::Scorm(visit) => heard(visit.report(progress, seconds)),
            Self::Xapi(xapi) => xapi.report(progress, seconds, heard),
        }
    }

    fn end(&mut self, progress: &Progress, seconds: u64) {
        match self {
            Self::Scorm(visit) => visit.end(progress, seconds),
            Self::Xapi(xapi) => xapi.end(progress, seconds),
        }
    }
}
