//! The learning platform around a lesson: a page in a package finds it, reports progress to it, and gets earlier work back from it.
//!
//! A page that is not in a package reports nothing to anybody: [`Platform::find`] is asked only by pages whose lesson is in their head.
//!
//! ```text
//! find ── Scorm    an object `API` in a window around the page (SCORM 1.2)
//!      ├─ Xapi     an endpoint in the address of the page (cmi5, or the older way without `fetch`)
//!      └─ nothing  the page works by itself
//! ```

mod around;
mod requests;
mod scorm;
mod xapi;

use crate::packages::Progress;
use scorm::Scorm;
use xapi::Xapi;

/// What the platform is to know of the lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The name of the lesson as an IRI ([`unit`](crate::packages::unit)).
    pub unit: String,
    /// Its title.
    pub title: String,
    /// The language of the page.
    pub language: String,
}

/// A platform that was found.
pub enum Platform {
    /// One that speaks SCORM 1.2.
    Scorm(Scorm),
    /// One that speaks xAPI.
    Xapi(Xapi),
}

impl Platform {
    /// The platform around this page, if there is one, and the code of earlier work that it has kept.
    pub async fn find(lesson: Lesson) -> Option<(Self, Option<String>)> {
        if let Some((scorm, code)) = Scorm::find() {
            return Some((Self::Scorm(scorm), code));
        }
        let (xapi, code) = Xapi::find(lesson).await?;
        Some((Self::Xapi(xapi), code))
    }

    /// Reports how far the pupil is, `seconds` after the page was opened. Nothing is sent that was sent before.
    pub fn report(&mut self, progress: &Progress, seconds: u64) {
        match self {
            Self::Scorm(scorm) => scorm.report(progress, seconds),
            Self::Xapi(xapi) => xapi.report(progress, seconds),
        }
    }

    /// Says that the page is left.
    pub fn end(&mut self, progress: &Progress, seconds: u64) {
        self.report(progress, seconds);
        match self {
            Self::Scorm(scorm) => scorm.end(),
            Self::Xapi(xapi) => xapi.end(progress, seconds),
        }
    }
}
