//! What is kept on this device: the work in each lesson, as its code.

use crate::kit::storage;
use crate::lessons::Lesson;
use crate::lessons::LessonId;
use crate::lessons::Work;
use crate::lessons::work_in;
use std::rc::Rc;

/// Under which name the work in a lesson is kept.
fn key(id: LessonId) -> String {
    format!("bittersweet.work.{:04x}{:08x}", id.title, id.content)
}

/// The work in this lesson, if some was kept.
pub(super) fn work(lesson: &Lesson) -> Option<Work> {
    work_in(lesson, &storage::read(&key(lesson.id()))?).ok()
}

/// Keeps work; whether that was possible.
pub(super) fn keep(id: LessonId, code: &str) -> bool {
    storage::try_keep(&key(id), code)
}

/// Calls back with the work in this lesson when another tab has kept some, and with what was kept before. Calling what is returned ends it.
pub(super) fn listen(lesson: Rc<Lesson>, kept: impl Fn(Work, Option<Work>) + 'static) -> impl FnOnce() {
    let own = key(lesson.id());
    storage::listen(move |key, old| {
        if let Some(work) = work(&lesson).filter(|_| key == own) {
            kept(work, old.and_then(|old| work_in(&lesson, &old).ok()));
        }
    })
}

/// A random number, by which the codes of one pupil are recognised.
pub(super) fn new_pupil() -> u32 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u32
}
