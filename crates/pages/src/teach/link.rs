//! What a link to the page says.

use crate::teach::{Opens, Sheet, Tab};
use files::lessons::Lesson;
use maths::games::Sum;
use web::kit::CourseLesson;
use web::table::frame::Frame;
use web::texts::Language;

/// What a link says; nothing for what it leaves as it is.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Link {
    /// The tab.
    pub tab: Option<Tab>,
    /// The position of link and frame.
    pub sum: Option<Sum>,
    /// What the link opens.
    pub opens: Opens,
    /// The frame, if it is no exercise.
    pub frame: Option<Frame>,
    /// The lesson.
    pub lesson: Option<Lesson>,
    /// Whether the lesson is shown to pupils.
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
