//! A class: the work of many pupils in one lesson, collected from their codes.

mod report;

use crate::lessons::code::{NotACode, Piece};
use crate::lessons::{Lesson, LessonId, Work, code};
pub use report::{TaskReport, Tries, Turns};
use std::collections::{HashMap, HashSet};

/// The work handed in for a lesson, and the texts that do not count.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Class {
    /// One entry for each pupil, in the order in which they were handed in first.
    entries: Vec<Entry>,
    /// Texts that are not work in this lesson, in the order in which they were handed in.
    problems: Vec<Problem>,
}

/// The work of one pupil, with its code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The latest work that was handed in.
    pub work: Work,
    /// The code of the work.
    pub code: String,
}

/// Something that was handed in and does not count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The text as it was handed in.
    pub text: String,
    /// Why it does not count.
    pub why: NotCounted,
}

/// A part of a text that was handed in: its work, or the reason why it does not count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Handed {
    text: String,
    work: Result<Work, NotCounted>,
}

/// The result of adding texts to a class.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// The number of new pupils.
    pub new: usize,
    /// The number of known pupils with new work.
    pub newer: usize,
    /// The number of parts that do not count.
    pub problems: usize,
}

/// Why something that was handed in does not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotCounted {
    /// The text is not a code, or a damaged one.
    NotACode(NotACode),
    /// The work is of a lesson with another title.
    OtherLesson(LessonId),
    /// The work is of another version of the lesson, with the same title.
    Edited(LessonId),
    /// The same code, or a later one of the same pupil, was handed in before.
    Again,
    /// The code has work on tasks that the lesson does not have: no page writes that.
    Forged,
    /// The class has [`Class::MOST`] pupils already.
    TooMany,
}

impl Handed {
    /// Reads a part of a text that was handed in for the lesson with this id.
    pub fn read(lesson: &Lesson, id: LessonId, piece: Piece) -> Self {
        let (text, read) = match piece {
            Piece::Words(words) => (words, Err(NotACode::NoMark)),
            Piece::Code(code) => {
                let read = code::read(&code);
                (code, read)
            }
        };
        Self { text, work: read.map_err(NotCounted::NotACode).and_then(|work| with_id(lesson, id, work)) }
    }
}

impl Class {
    /// The most entries and problems that are kept.
    pub const MOST: usize = 10_000;

    /// The work of each pupil.
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The texts that do not count.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// True if nothing was handed in.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty() && self.problems.is_empty()
    }

    /// Adds all codes of a text to the class, and notes words as problems.
    pub fn take(&mut self, lesson: &Lesson, text: &str) -> Counts {
        let id = lesson.id();
        self.add(code::pieces(text).into_iter().map(|piece| Handed::read(lesson, id, piece)))
    }

    /// Adds parts of texts to the class.
    pub fn add(&mut self, handed: impl IntoIterator<Item = Handed>) -> Counts {
        let mut counts = Counts::default();
        let mut known: HashMap<u32, usize> =
            self.entries.iter().enumerate().map(|(place, entry)| (entry.work.pupil, place)).collect();
        for Handed { text, work } in handed {
            let problem = match work {
                Err(why) => Some(why),
                Ok(work) => match known.get(&work.pupil) {
                    Some(&place) if self.entries[place].work.steps >= work.steps => Some(NotCounted::Again),
                    Some(&place) => {
                        self.entries[place] = Entry { work, code: text.clone() };
                        counts.newer += 1;
                        None
                    }
                    None if self.entries.len() == Self::MOST => Some(NotCounted::TooMany),
                    None => {
                        known.insert(work.pupil, self.entries.len());
                        self.entries.push(Entry { work, code: text.clone() });
                        counts.new += 1;
                        None
                    }
                },
            };
            if let Some(why) = problem {
                counts.problems += 1;
                if self.problems.len() < Self::MOST {
                    self.problems.push(Problem { text, why });
                }
            }
        }
        counts
    }

    /// Undoes a removal: the former class, with all work that was added to `since` after the removal.
    #[must_use]
    pub fn restored(mut self, since: &Self) -> Self {
        let entry = |entry: &Entry| Handed { text: entry.code.clone(), work: Ok(entry.work.clone()) };
        let problems = self.problems.clone();
        self.add(since.entries.iter().map(entry));
        let known: HashSet<&str> = problems.iter().map(|problem| problem.text.as_str()).collect();
        let new = since.problems.iter().filter(|problem| !known.contains(problem.text.as_str())).cloned();
        self.problems = problems.iter().cloned().chain(new).take(Self::MOST).collect();
        self
    }

    /// Removes the entry of a pupil.
    pub fn remove(&mut self, pupil: u32) {
        self.entries.retain(|entry| entry.work.pupil != pupil);
    }

    /// Forgets what does not count.
    pub fn clear_problems(&mut self) {
        self.problems.clear();
    }

    /// All codes, one on each line. [`Class::take`] reads them again.
    pub fn codes(&self) -> String {
        self.entries.iter().map(|entry| entry.code.clone() + "\n").collect()
    }

    /// Everything that was handed in, one thing on each line, so that [`Class::take`] makes the same class of it. Words come first:
    /// behind a code they could be taken for the rest of it.
    pub fn kept(&self) -> String {
        let lines = |of_words: bool| {
            let of_kind =
                move |problem: &&Problem| matches!(problem.why, NotCounted::NotACode(NotACode::NoMark)) == of_words;
            self.problems.iter().filter(of_kind).map(|problem| problem.text.clone() + "\n").collect::<String>()
        };
        lines(true) + &self.codes() + &lines(false)
    }

    /// For each task of the lesson what was done, in their order.
    pub fn report(&self, lesson: &Lesson) -> Vec<TaskReport> {
        let places = 0..lesson.tasks().take(Work::MOST_TASKS).count();
        places.filter_map(|place| self.report_of(lesson, place, None)).collect()
    }

    /// The report of the task at this place: of the pupil with this number, or of all.
    pub fn report_of(&self, lesson: &Lesson, place: usize, pupil: Option<u32>) -> Option<TaskReport> {
        let (_, tasked) = lesson.tasks().take(Work::MOST_TASKS).nth(place)?;
        let entries = self.entries.iter().filter(|entry| pupil.is_none_or(|pupil| pupil == entry.work.pupil));
        Some(TaskReport::of(&tasked, entries.map(|entry| &entry.work.done[place])))
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
