//! The course of six lessons: which of them is open, and those that were fetched.

use files::lessons::course::FILES;
use files::lessons::plain::Plain;
use std::rc::Rc;
use web::kit::CourseLesson;
use web::texts::Language;

/// A bar of each lesson for its card, and the age of pupils from which on they know the numbers that it needs.
pub(super) const BARS: [&str; FILES.len()] = [
    "nim:4,0,6",
    "rules:x;move_x_by_1..3:5",
    "nim:3,4,5",
    "rules:x_y;move_x_by_1..3;move_y_by_1..3:6,3",
    "triangle:k=3:4,2,5",
    "triangle:k=4:4,1,5",
];
pub(super) const AGES: [u32; FILES.len()] = [11, 11, 12, 13, 14, 15];

/// The lesson that is open, and the lessons of each language that was shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Course {
    /// The place of the open lesson, from 1; the list if none is open.
    pub open: Option<usize>,
    fetched: Vec<(Language, Fetched)>,
}

/// The result of fetching the lessons.
#[derive(Clone, Debug, PartialEq)]
pub enum Fetched {
    /// The lessons, in their order.
    Lessons(Rc<Vec<Plain>>),
    /// Fetching failed.
    Failed,
}

/// A change of the course.
#[derive(Clone, Debug, PartialEq)]
pub enum CourseChange {
    /// A lesson is opened, or the list.
    Open(Option<usize>),
    /// The lessons of a language have come, or have not.
    Fetched(Language, Fetched),
    /// The lessons of a language are to be fetched once more.
    Again(Language),
}

impl Course {
    /// The lessons of a language; `None` if they have not been fetched yet.
    pub fn lessons(&self, language: Language) -> Option<&Fetched> {
        self.fetched.iter().find(|(of, _)| *of == language).map(|(_, fetched)| fetched)
    }

    /// Changes the course.
    pub(super) fn change(&mut self, change: CourseChange) {
        match change {
            CourseChange::Open(open) => self.open = open.filter(|place| CourseLesson::has(*place)),
            CourseChange::Fetched(language, fetched) => {
                self.change(CourseChange::Again(language));
                self.fetched.push((language, fetched));
            }
            CourseChange::Again(language) => self.fetched.retain(|(of, _)| *of != language),
        }
    }
}

/// Fetches the lessons of a language, all at once.
pub(super) async fn fetched(language: Language) -> Fetched {
    let asked: Vec<_> =
        (1..=FILES.len()).filter_map(|place| CourseLesson::new(place, language)).map(CourseLesson::fetched).collect();
    let mut lessons = Vec::new();
    for lesson in asked {
        let Some(plain) = lesson.await else { return Fetched::Failed };
        lessons.push(plain);
    }
    Fetched::Lessons(Rc::new(lessons))
}

#[cfg(test)]
mod tests {
    use super::{BARS, Course, CourseChange, Fetched};
    use maths::games::Sum;
    use std::rc::Rc;
    use web::texts::Language;

    #[test]
    fn lessons_are_kept_for_each_language_and_fetched_again_when_they_failed() {
        let mut course = Course::default();
        let [english, japanese] = ["en", "ja"].map(|code| Language::with_code(code).unwrap());
        let some = Fetched::Lessons(Rc::new(Vec::new()));
        course.change(CourseChange::Fetched(english, some.clone()));
        course.change(CourseChange::Fetched(japanese, Fetched::Failed));
        assert_eq!([course.lessons(english), course.lessons(japanese)], [Some(&some), Some(&Fetched::Failed)]);
        course.change(CourseChange::Again(japanese));
        assert_eq!([course.lessons(english), course.lessons(japanese)], [Some(&some), None]);
    }

    #[test]
    fn the_bar_on_a_card_can_be_drawn() {
        for bar in BARS {
            let sum: Sum = bar.parse().unwrap();
            assert!(sum.only().unwrap().scene().is_some(), "{bar}");
        }
    }

    #[test]
    fn only_lessons_that_there_are_can_be_opened() {
        let mut course = Course::default();
        for (asked, open) in [(Some(6), Some(6)), (Some(7), None), (Some(1), Some(1)), (Some(0), None), (None, None)] {
            course.change(CourseChange::Open(asked));
            assert_eq!(course.open, open);
        }
    }
}
