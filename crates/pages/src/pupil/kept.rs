//! The data saved on this device: the work in each lesson, as its code; and unfinished answers, in the tab.

use files::lessons::{Lesson, LessonId, Work, work_in};
use std::rc::Rc;
use web::kit::storage::Change;
use web::kit::{in_tab, storage};

/// Under which name the work in a lesson is kept.
fn key(id: LessonId) -> String {
    format!("bittersweet.work.{:04x}{:08x}", id.title, id.content)
}

/// The work in this lesson, if some was kept.
pub(super) fn work(lesson: &Lesson) -> Option<Work> {
    work_in(lesson, &storage::read(&key(lesson.id()))?).ok()
}

/// Saves work. Returns true if that was possible.
pub(super) fn keep(id: LessonId, code: &str) -> bool {
    storage::try_keep(&key(id), code)
}

/// Under which name the tab keeps the unfinished answers in a lesson.
fn key_of_drafts(id: LessonId) -> String {
    format!("{}.drafts", key(id))
}

/// The unfinished answers in a lesson, if the tab has kept some.
pub(super) fn drafts(id: LessonId) -> Option<String> {
    in_tab::read(&key_of_drafts(id))
}

/// Keeps the unfinished answers in a lesson until the tab is closed.
pub(super) fn keep_drafts(id: LessonId, text: &str) {
    in_tab::keep(&key_of_drafts(id), text);
}

/// Calls back when another tab has saved work in this lesson: with that work, and with the work saved before. Calling the returned function
/// ends this.
pub(super) fn listen(lesson: Rc<Lesson>, kept: impl Fn(Work, Option<Work>) + 'static) -> impl FnOnce() {
    storage::listen(move |change| {
        if let Some((work, old)) = heard(&lesson, change) {
            kept(work, old);
        }
    })
}

/// The work in this lesson that a change has brought, and the work before it.
fn heard(lesson: &Lesson, Change { key: changed, old, new }: Change) -> Option<(Work, Option<Work>)> {
    let read = |code: Option<String>| work_in(lesson, &code?).ok();
    Some((read(new).filter(|_| changed == key(lesson.id()))?, read(old)))
}

/// A random number, by which the codes of one pupil are recognised.
pub(super) fn new_pupil() -> u32 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u32
}

#[cfg(test)]
mod tests {
    use super::{heard, key};
    use files::lessons::{Asked, Done, Explained, Lesson, Part, Task, Work, code};
    use web::kit::storage::Change;

    #[test]
    fn each_change_is_taken_as_it_was_however_late_it_is_told() {
        let asked = Asked::Explanation { answer: String::new() };
        let lesson = Lesson::new("A strip".into(), [Part::Task(Task { words: String::new(), asked })]);
        let written = |text: &str| Work {
            done: vec![Done::Explained(Explained { text: text.into() })],
            steps: text.len() as u32,
            ..Work::new(lesson.id(), 7, 1)
        };
        let change = |key: String, old: &str, new: &str| {
            let [old, new] = [old, new].map(|text| Some(code::write(&written(text))));
            heard(&lesson, Change { key, old, new })
        };
        let own = key(lesson.id());
        for (old, new) in [("E", "Eq"), ("Eq", "Equ")] {
            assert_eq!(change(own.clone(), old, new), Some((written(new), Some(written(old)))));
        }
        assert_eq!(change("bittersweet.work.0".into(), "E", "Eq"), None);
        assert_eq!(heard(&lesson, Change { key: own, old: None, new: None }), None, "work that is removed");
    }
}
