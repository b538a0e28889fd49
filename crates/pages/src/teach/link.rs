//! The content of a link to the page.

use crate::teach::{Opens, Sheet, Tab};
use files::lessons::Lesson;
use maths::games::Sum;
use web::kit::CourseLesson;
use web::table::frame::Frame;
use web::texts::Language;

/// The content of a link. A field is `None` or empty if the link leaves its part of the state unchanged.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Link {
    /// The tab.
    pub tab: Option<Tab>,
    /// The position of link and frame.
    pub sum: Option<Sum>,
    /// The target of the link.
    pub opens: Opens,
    /// The frame, if it is no exercise.
    pub frame: Option<Frame>,
    /// The lesson.
    pub lesson: Option<Lesson>,
    /// True if the lesson is shown to pupils.
    pub is_reading: bool,
    /// The place of the open lesson of the course, from 1.
    pub course: Option<usize>,
    /// The worksheet.
    pub sheet: Option<Sheet>,
    /// The lesson of the course that the codes are of.
    pub of: Option<CourseLesson>,
    /// Codes that pupils hand in.
    pub work: Vec<String>,
    /// The language of the page.
    pub language: Option<Language>,
    /// Parts that were not understood.
    pub ignored: Vec<String>,
}
