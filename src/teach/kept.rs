//! Drafts that are kept on this device: the lesson and the worksheet.

use crate::kit::storage;
use crate::lessons::Lesson;
use crate::teach::Sheet;

const LESSON: &str = "bittersweet.lesson";
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
