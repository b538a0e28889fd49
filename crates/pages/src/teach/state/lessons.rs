//! Changes of the lesson.

use crate::teach::{LessonChange, Removed, State};
use files::lessons::plain::Plain;
use files::lessons::{Asked, Part, Row, Rule, Task};

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
                match part {
                    Part::Bar(bar) => bar.sum = sum,
                    // A task is about one game.
                    Part::Task(task) => sum.only().into_iter().for_each(|game| task.asked.place(game)),
                    Part::Text(_) | Part::Question { .. } => {}
                }
            }),
            LessonChange::Recipe(id, recipe) => lesson.change(id, |part| {
                if let Part::Bar(bar) = part {
                    bar.recipe = recipe;
                }
            }),
            LessonChange::Task(id, words) => lesson.change(id, |part| match part {
                Part::Bar(bar) => bar.task = words,
                Part::Task(task) => task.words = words,
                Part::Text(_) | Part::Question { .. } => {}
            }),
            LessonChange::Question(id, words) => lesson.change(id, |part| {
                if let Part::Question { question, .. } = part {
                    *question = words;
                }
            }),
            LessonChange::Answer(id, words) => lesson.change(id, |part| {
                if let Part::Question { answer, .. }
                | Part::Task(Task {
                    asked: Asked::Rule(Rule { answer, .. }) | Asked::Explanation { answer },
                    ..
                }) = part
                {
                    *answer = words;
                }
            }),
            LessonChange::Along(id, along) => lesson.change_row(id, |row| row.along = along),
            LessonChange::Last(id, last) => lesson.change_row(id, |row| row.last = last.min(Row::LONGEST)),
            LessonChange::Shows(id, shows) => lesson.change_row(id, |row| row.shows = shows),
            LessonChange::About(id, about) => lesson.change_rule(id, |rule| rule.about = about),
            LessonChange::Bound(id, bound) => lesson.change_rule(id, |rule| rule.bound = bound.min(Rule::LARGEST)),
            LessonChange::Noted(noted) => lesson.noted = noted,
            LessonChange::Add(kind) => {
                lesson.insert(lesson.blocks.len(), kind.part(&self.sum));
            }
            LessonChange::Remove(id) => {
                if let Some(place) = lesson.place(id) {
                    self.removed = Some(Removed::Block(place, lesson.blocks.remove(place)));
                }
            }
            LessonChange::Copy(id) => {
                if let Some(place) = lesson.place(id) {
                    let part = lesson.blocks[place].part.clone();
                    lesson.insert(place + 1, part);
                }
            }
            LessonChange::Place(id, to) => {
                if let Some(place) = lesson.place(id) {
                    let block = lesson.blocks.remove(place);
                    lesson.blocks.insert(to.min(lesson.blocks.len()), block);
                }
            }
            LessonChange::Move(id, is_up) => lesson.shift(id, is_up),
        }
    }

    /// Puts another lesson in place of this one, which is kept on this device for *Return*.
    pub(super) fn replace_lesson(&mut self, plain: Plain) {
        let lesson = std::mem::replace(&mut self.lesson, plain.lesson);
        let guide = std::mem::replace(&mut self.guide, plain.guide);
        if !lesson.is_empty() || !guide.is_empty() {
            (self.before, self.guide_before) = (Some(lesson), guide);
        }
        self.removed = None;
    }
}
