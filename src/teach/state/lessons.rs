//! Changes of the lesson.

use crate::teach::Lesson;
use crate::teach::LessonChange;
use crate::teach::Part;
use crate::teach::Removed;
use crate::teach::State;

impl State {
    pub(super) fn edit(&mut self, change: LessonChange) {
        let lesson = &mut self.lesson;
        match change {
            LessonChange::Title(title) => lesson.title = title,
            LessonChange::Text(id, words) => lesson.change(id, |part| {
                if let Part::Text(text) = part {
                    *text = words;
                }
            }),
            LessonChange::Position(id, sum) => lesson.change(id, |part| {
                if let Part::Bar(bar) = part {
                    bar.sum = sum;
                }
            }),
            LessonChange::Recipe(id, recipe) => lesson.change(id, |part| {
                if let Part::Bar(bar) = part {
                    bar.recipe = recipe;
                }
            }),
            LessonChange::Task(id, words) => lesson.change(id, |part| {
                if let Part::Bar(bar) = part {
                    bar.task = words;
                }
            }),
            LessonChange::Question(id, words) => lesson.change(id, |part| {
                if let Part::Question { question, .. } = part {
                    *question = words;
                }
            }),
            LessonChange::Answer(id, words) => lesson.change(id, |part| {
                if let Part::Question { answer, .. } = part {
                    *answer = words;
                }
            }),
            LessonChange::Add(kind) => {
                lesson.insert(lesson.blocks.len(), kind.part(&self.sum));
            }
            LessonChange::Remove(id) => {
                if let Some(place) = lesson.place(id) {
                    self.removed = Some(Removed::Block(place, lesson.blocks.remove(place)));
                }
            }
            LessonChange::Move(id, is_up) => lesson.shift(id, is_up),
        }
    }

    /// Puts another lesson in place of this one, which can come back.
    pub(super) fn replace_lesson(&mut self, lesson: Lesson) {
        let old = std::mem::replace(&mut self.lesson, lesson);
        self.removed = Some(Removed::Lesson(old)).filter(|removed| *removed != Removed::Lesson(Lesson::default()));
    }
}

impl Lesson {
    fn change(&mut self, id: u32, change: impl FnOnce(&mut Part)) {
        if let Some(block) = self.blocks.iter_mut().find(|block| block.id == id) {
            change(&mut block.part);
        }
    }

    /// Moves a block one place up or down; the first and the last stay at the ends.
    fn shift(&mut self, id: u32, is_up: bool) {
        let Some(place) = self.place(id) else { return };
        let other = if is_up { place.checked_sub(1) } else { Some(place + 1) };
        if let Some(other) = other.filter(|other| *other < self.blocks.len()) {
            self.blocks.swap(place, other);
        }
    }
}
