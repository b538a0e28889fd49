//! Drafts that are kept on this device: the lesson and the worksheet.

use crate::kit::storage;
use crate::lessons::Lesson;
use crate::lessons::plain::Guide;
use crate::lessons::plain::Plain;
use crate::teach::Sheet;

const LESSON: &str = "bittersweet.lesson";
const GUIDES: [&str; 2] = ["bittersweet.guide", "bittersweet.earlier-guide"];
const SHEET: &str = "bittersweet.sheet";
const BEFORE: &str = "bittersweet.earlier";

/// The lesson that was kept.
pub(super) fn lesson() -> Option<Lesson> {
    Lesson::read(&storage::read(LESSON)?).ok()
}

/// The lesson that was kept before a link with another one was opened.
pub(super) fn before() -> Option<Lesson> {
    Lesson::read(&storage::read(BEFORE)?).ok().filter(|lesson| !lesson.is_empty())
}

/// What was kept for the teachers of the lesson and of the one before.
pub(super) fn guides() -> [Guide; 2] {
    GUIDES.map(|key| storage::read(key).and_then(|text| Plain::read(&text).ok()).unwrap_or_default().guide)
}

/// Keeps what is for these teachers, as text files without a lesson.
pub(super) fn keep_guides(guides: [&Guide; 2]) {
    for (key, guide) in GUIDES.into_iter().zip(guides) {
        storage::keep(key, &Plain { guide: guide.clone(), ..Plain::default() }.write());
    }
}

/// The worksheet that was kept.
pub(super) fn sheet() -> Option<Sheet> {
    Sheet::read(&storage::read(SHEET)?)
}

/// Keeps a lesson, and the one before it.
pub(super) fn keep_lesson(lesson: &Lesson, before: Option<&Lesson>) {
    storage::keep(LESSON, &lesson.write());
    storage::keep(BEFORE, &before.map(Lesson::write).unwrap_or_default());
}

/// Keeps a worksheet.
pub(super) fn keep_sheet(sheet: &Sheet) {
    storage::keep(SHEET, &sheet.write());
}
