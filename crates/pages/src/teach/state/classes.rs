//! Changes of the classes.

use crate::teach::{Arrived, ClassChange, Removed, State};
use files::lessons::plain::{Guide, Plain};
use files::lessons::{Class, Handed, Lesson, LessonId, code};
use std::rc::Rc;

impl State {
    pub(super) fn change_class(&mut self, change: ClassChange) {
        let id = self.lesson.id();
        match change {
            ClassChange::Take(text) => self.hand_in(id, &text),
            ClassChange::Taken { of, text, found } => self.take(of, &text, &found),
            ClassChange::Remove(pupil) => self.without(id, |class| class.remove(pupil)),
            ClassChange::ForgetProblems => self.without(id, Class::clear_problems),
            ClassChange::ForgetAll => self.without(id, |class| *class = Class::default()),
            ClassChange::Hide(is_hidden) => self.classes.is_hidden = is_hidden,
            ClassChange::Sort(by) => self.classes.sort = self.classes.sort.pressed(by),
            ClassChange::Open(of) => {
                if let Some(lesson) = self.classes.lesson(of).cloned().filter(|_| of != id) {
                    self.replace_lesson(Plain { lesson, guide: Guide::default() });
                    self.classes.counts = None;
                }
            }
            ClassChange::Stored(of, kept) => self.classes.put(of, kept.map(|kept| *kept)),
            ClassChange::Came(lesson) => self.know(lesson.map(|lesson| *lesson)),
            ClassChange::Unkept(is_unkept) => self.classes.is_unkept = is_unkept,
        }
    }

    /// Adds something to what is not read yet of a lesson.
    fn hand_in(&mut self, id: LessonId, text: &str) {
        if text.trim().is_empty() {
            return;
        }
        self.classes.counts = None;
        self.classes.of_mut(id).hand_in(text);
        self.know_lesson();
    }

    /// Puts each code of a link into the class of its lesson.
    pub(super) fn arrive(&mut self, codes: &[String]) {
        for text in codes {
            let read = code::read(text);
            if let Ok(work) = &read
                && self.lesson.is_empty()
                && let Some(lesson) = self.classes.lesson(work.lesson).cloned()
            {
                self.lesson = lesson;
            }
            let here = self.lesson.id();
            let arrived = match read {
                Ok(work) if work.lesson == here && !self.lesson.is_empty() => Arrived::Here,
                Ok(work) if self.classes.lesson(work.lesson).is_some() => Arrived::Other(work.lesson),
                Ok(work) => Arrived::Waiting(work.lesson),
                Err(why) if self.lesson.is_empty() => Arrived::Unreadable(why),
                // The text is named among the problems.
                Err(_) => Arrived::Here,
            };
            match arrived {
                Arrived::Here => self.hand_in(here, text),
                Arrived::Other(id) | Arrived::Waiting(id) => self.hand_in(id, text),
                Arrived::Unreadable(_) => {}
            }
            self.classes.arrived.push(arrived);
        }
    }

    /// A lesson of the course has come for the codes that wait for it, or it could not be had. Codes of another lesson, or of another
    /// version of it, go on waiting.
    fn know(&mut self, lesson: Option<Lesson>) {
        self.awaited = None;
        let Some(lesson) = lesson else { return };
        let id = lesson.id();
        if self.classes.of(id).is_none_or(|kept| kept.lesson.is_some()) {
            return;
        }
        self.classes.of_mut(id).lesson = Some(lesson.clone());
        for arrived in &mut self.classes.arrived {
            if *arrived == Arrived::Waiting(id) {
                *arrived = Arrived::Other(id);
            }
        }
        if self.lesson.is_empty() {
            self.lesson = lesson;
        }
    }

    /// The lesson in the editor is that of the codes that wait for it.
    pub(super) fn know_lesson(&mut self) {
        if !self.classes.is_waiting() || self.lesson.is_empty() {
            return;
        }
        let id = self.lesson.id();
        if self.classes.of(id).is_some_and(|kept| kept.lesson.is_none()) {
            self.classes.of_mut(id).lesson = Some(self.lesson.clone());
        }
    }

    /// Takes in what was read of a text, the whole of which is done with.
    fn take(&mut self, of: LessonId, text: &str, found: &[Handed]) {
        let kept = self.classes.of_mut(of);
        // All may have been forgotten meanwhile.
        let Some(is_news) = kept.done(text) else { return };
        let counts = Rc::make_mut(&mut kept.class).add(found.iter().cloned());
        if is_news {
            self.classes.counts = Some(counts);
        }
    }

    /// Removes something of a class, which can come back.
    fn without(&mut self, id: LessonId, remove: impl FnOnce(&mut Class)) {
        let kept = self.classes.of_mut(id);
        self.removed = Some(Removed::Class(id, Rc::clone(&kept.class)));
        remove(Rc::make_mut(&mut kept.class));
        self.classes.counts = None;
    }

    /// Brings back what was removed of a class.
    pub(super) fn restore_class(&mut self, id: LessonId, before: &Class) {
        let kept = self.classes.of_mut(id);
        kept.class = Rc::new(before.clone().restored(&kept.class));
        self.know_lesson();
    }
}

#[cfg(test)]
mod tests;
