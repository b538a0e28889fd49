//! A class: what many pupils did in one lesson, put together from their codes.

mod report;

use crate::lessons::Lesson;
use crate::lessons::LessonId;
use crate::lessons::Work;
use crate::lessons::code;
use crate::lessons::code::NotACode;
use crate::lessons::code::Piece;
pub use report::TaskReport;
pub use report::Tries;
pub use report::Turns;
use std::collections::HashMap;

/// What was handed in for a lesson.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Class {
    /// One entry for each pupil, in the order in which they were handed in first.
    entries: Vec<Entry>,
    /// What was handed in and is no work in this lesson, in the order in which it came.
    problems: Vec<Problem>,
}

/// The work of one pupil, with its code.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The latest work that was handed in.
    pub work: Work,
    /// Its code.
    pub code: String,
}

/// Something that was handed in and does not count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// What was handed in, as it was written.
    pub text: String,
    /// Why it does not count.
    pub why: NotCounted,
}

/// Why something that was handed in does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotCounted {
    /// It is no code, or a damaged one.
    NotACode(NotACode),
    /// It is of a lesson with another title.
    OtherLesson(LessonId),
    /// It is of a lesson with the same title, which was edited before or since.
    Edited(LessonId),
    /// The same code, or a later one of the same pupil, was handed in before.
    Again,
    /// It says that tasks were done which the lesson does not have: no page writes that.
    Forged,
}

impl Class {
    /// The most entries and problems that are kept.
    pub const MOST: usize = 10_000;

    /// The work of each pupil.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// What does not count.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// Whether nothing was handed in.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty() && self.problems.is_empty()
    }

    /// Takes in whatever a text holds. Returns how many pupils are new, and how many have new work.
    pub fn take(&mut self, lesson: &Lesson, text: &str) -> (usize, usize) {
        let (id, mut counts) = (lesson.id(), (0, 0));
        let mut known: HashMap<u32, usize> =
            self.entries.iter().enumerate().map(|(place, entry)| (entry.work.pupil, place)).collect();
        for piece in code::pieces(text) {
            let (text, read) = match piece {
                Piece::Words(words) => (words, Err(NotACode::NoMark)),
                Piece::Code(code) => {
                    let read = code::read(&code);
                    (code, read)
                }
            };
            let counted = read.map_err(NotCounted::NotACode).and_then(|work| with_id(lesson, id, work));
            let problem = match counted {
                Err(why) => Some(why),
                Ok(work) => match known.get(&work.pupil) {
                    Some(&place) if self.entries[place].work.steps >= work.steps => Some(NotCounted::Again),
                    Some(&place) => {
                        self.entries[place] = Entry { work, code: text.clone() };
                        counts.1 += 1;
                        None
                    }
                    None if self.entries.len() == Self::MOST => None,
                    None => {
                        known.insert(work.pupil, self.entries.len());
                        self.entries.push(Entry { work, code: text.clone() });
                        counts.0 += 1;
                        None
                    }
                },
            };
            let problem = problem.filter(|_| self.problems.len() < Self::MOST);
            self.problems.extend(problem.map(|why| Problem { text, why }));
        }
        counts
    }

    /// Removes the entry of a pupil.
    pub fn remove(&mut self, pupil: u32) {
        self.entries.retain(|entry| entry.work.pupil != pupil);
    }

    /// Forgets what does not count.
    pub fn clear_problems(&mut self) {
        self.problems.clear();
    }

    /// All codes, one on each line: what [`Class::take`] reads again.
    pub fn codes(&self) -> String {
        self.entries.iter().map(|entry| entry.code.clone() + "\n").collect()
    }

    /// For each task of the lesson what was done, in their order.
    pub fn report(&self, lesson: &Lesson) -> Vec<TaskReport> {
        let report =
            |(place, (_, tasked))| TaskReport::of(&tasked, self.entries.iter().map(|entry| &entry.work.done[place]));
        lesson.tasks().take(Work::MOST_TASKS).enumerate().map(report).collect()
    }
}

/// Reads a code of work in this lesson.
///
/// # Errors
/// Why it is none.
pub fn work_in(lesson: &Lesson, code: &str) -> Result<Work, NotCounted> {
    code::read(code).map_err(NotCounted::NotACode).and_then(|work| with_id(lesson, lesson.id(), work))
}

/// Work in the lesson with this id, or why it is none.
fn with_id(lesson: &Lesson, id: LessonId, work: Work) -> Result<Work, NotCounted> {
    if work.lesson.title != id.title {
        return Err(NotCounted::OtherLesson(work.lesson));
    }
    if work.lesson != id {
        return Err(NotCounted::Edited(work.lesson));
    }
    let is_of_tasks = work.done.len() == lesson.tasks().take(Work::MOST_TASKS).count()
        && lesson.tasks().zip(&work.done).all(|((_, tasked), done)| report::is_of(&tasked, done));
    if is_of_tasks { Ok(work) } else { Err(NotCounted::Forged) }
}

#[cfg(test)]
mod tests;
