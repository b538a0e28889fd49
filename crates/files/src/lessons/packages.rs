//! Lessons as packages for learning platforms, such as Moodle: one archive that SCORM 1.2 and cmi5 both accept.
//!
//! ```text
//! imsmanifest.xml   SCORM 1.2: one organization with one item, the page
//! cmi5.xml          cmi5: one course with one assignable unit, the page
//! index.html        the lesson with its program, in one file
//! README.txt        what this is, and how it is uploaded
//! ```
//!
//! This module decides on the messages of the page to the platform while a pupil works: [`scorm`] for SCORM 1.2, and [`Exchange`] with
//! [`statements`] for xAPI. `platform` connects both to the browser.
//!
//! Sources: ADL, Sharable Content Object Reference Model (SCORM) Version 1.2, *Content Aggregation Model* and *Run-Time Environment*;
//! cmi5 Specification Profile for xAPI, 1.0 (Quartz), sections 4, 7 to 10 and 13; Experience API 1.0.3, part 2.

mod cmi5;
mod exchange;
mod launch;
mod manifest;
mod package;
pub mod scorm;
pub mod statements;

pub use exchange::{Exchange, Message, Stamp};
pub use launch::{Mode, Place, Receiver};
pub use package::{Page, Progress, package, page_of, reporting, unit};
