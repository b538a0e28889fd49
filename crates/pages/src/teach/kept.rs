//! The data saved on this device: drafts of the lesson and of the worksheet, and the classes.

use crate::teach::{Elsewhere, Kept, Sheet};
use files::lessons::plain::{Guide, Plain};
use files::lessons::{Lesson, LessonId};
use web::kit::storage;
use web::kit::storage::Change;

const LESSON: &str = "bittersweet.lesson";
const GUIDES: [&str; 2] = ["bittersweet.guide", "bittersweet.earlier-guide"];
const SHEET: &str = "bittersweet.sheet";
const BEFORE: &str = "bittersweet.earlier";
/// Before the id of a lesson.
const CLASS: &str = "bittersweet.class.";

/// The lesson that was kept.
pub(super) fn lesson() -> Option<Lesson> {
    Lesson::read(&storage::read(LESSON)?).ok()
}

/// Calls back with each change that another tab has saved. The returned function ends this when it is called or dropped.
pub(super) fn listen(hear: impl Fn(Elsewhere) + 'static) -> impl FnOnce() {
    storage::listen(move |change| {
        if let Some(kept) = heard(change) {
            hear(kept);
        }
    })
}

/// The data that a change has brought.
fn heard(Change { key, old, new }: Change) -> Option<Elsewhere> {
    match key.as_str() {
        LESSON => Some(Elsewhere::Lesson(Lesson::read(&new?).ok()?, old)),
        SHEET => Some(Elsewhere::Sheet(Sheet::read(&new?)?, old)),
        _ if key == GUIDES[0] => Some(Elsewhere::Guide(guide_in(new), guide_in(old))),
        _ => None,
    }
}

/// The lesson that was kept before a link with another one was opened.
pub(super) fn before() -> Option<Lesson> {
    Lesson::read(&storage::read(BEFORE)?).ok().filter(|lesson| !lesson.is_empty())
}

/// The notes for the teachers of the lesson and of the one before.
pub(super) fn guides() -> [Guide; 2] {
    GUIDES.map(|key| guide_in(storage::read(key)))
}

fn guide_in(text: Option<String>) -> Guide {
    text.and_then(|text| Plain::read(&text).ok()).unwrap_or_default().guide
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

/// Keeps a lesson.
pub(super) fn keep_lesson(lesson: &Lesson) {
    storage::keep(LESSON, &lesson.write());
}

/// Keeps the lesson before it.
pub(super) fn keep_before(before: Option<&Lesson>) {
    storage::keep(BEFORE, &before.map(Lesson::write).unwrap_or_default());
}

/// Keeps a worksheet.
pub(super) fn keep_sheet(sheet: &Sheet) {
    storage::keep(SHEET, &sheet.write());
}

/// The classes that were kept.
pub(super) fn classes() -> Vec<(LessonId, Kept)> {
    let class = |key: String| Some((lesson_of(&key)?, Kept::read(&storage::read(&key)?)));
    storage::keys(CLASS).into_iter().filter_map(class).collect()
}

/// The class that was kept for a lesson.
pub(super) fn class(id: LessonId) -> Option<Kept> {
    storage::read(&key_of(id)).map(|text| Kept::read(&text))
}

/// Saves a class, or forgets it if it is empty. Returns true if that was possible.
pub(super) fn keep_class(id: LessonId, kept: Option<&Kept>) -> bool {
    let key = key_of(id);
    match kept.filter(|kept| !kept.is_empty()) {
        Some(kept) => storage::try_keep(&key, &kept.write()),
        None => {
            storage::forget(&key);
            true
        }
    }
}

fn key_of(id: LessonId) -> String {
    format!("{CLASS}{:04x}{:08x}", id.title, id.content)
}

/// The lesson whose class has this key.
pub(super) fn lesson_of(key: &str) -> Option<LessonId> {
    let digits = key.strip_prefix(CLASS).filter(|digits| digits.len() == 12 && digits.is_ascii())?;
    let (title, content) = digits.split_at(4);
    Some(LessonId { title: u16::from_str_radix(title, 16).ok()?, content: u32::from_str_radix(content, 16).ok()? })
}

#[cfg(test)]
mod tests {
    use super::{BEFORE, LESSON, heard, key_of, lesson_of};
    use crate::teach::Elsewhere;
    use files::lessons::{Lesson, LessonId};
    use web::kit::storage::Change;

    #[test]
    fn each_change_is_taken_as_it_was_however_late_it_is_told() {
        let written = |title: &str| Lesson::new(title.into(), []).write();
        let change =
            |key: &str, new: &str| heard(Change { key: key.into(), old: Some(written("Mine")), new: Some(new.into()) });
        let Some(Elsewhere::Lesson(lesson, old)) = change(LESSON, &written("Mine, again")) else { panic!("a lesson") };
        assert_eq!((lesson.title.as_str(), old), ("Mine, again", Some(written("Mine"))));
        assert!(change(BEFORE, &written("Mine")).is_none());
        assert!(change(LESSON, "no lesson").is_none());
    }

    #[test]
    fn a_key_names_its_lesson() {
        let id = LessonId { title: 0x0ABC, content: 0x12 };
        assert_eq!(lesson_of(&key_of(id)), Some(id));
        assert_eq!([lesson_of("bittersweet.class.xyz"), lesson_of("bittersweet.lesson")], [None, None]);
    }
}
