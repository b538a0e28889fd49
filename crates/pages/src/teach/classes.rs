//! The classes that are kept on this device: for each lesson what was handed in.

use files::lessons::code::NotACode;
use files::lessons::{Class, Counts, Lesson, LessonId};
use std::rc::Rc;

/// All classes, and how they are shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Classes {
    /// One for each lesson for which something was handed in.
    all: Vec<(LessonId, Kept)>,
    /// The counts of the last text that was handed in.
    pub counts: Option<Counts>,
    /// The codes that links have handed in since the page was opened.
    pub arrived: Vec<Arrived>,
    /// True if names are hidden.
    pub is_hidden: bool,
    /// The order of the table.
    pub sort: Sort,
    /// True if this device could not save a class.
    pub is_unkept: bool,
}

/// The texts that were handed in for a lesson.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Kept {
    /// The lesson; nothing while it has not been on this device.
    pub lesson: Option<Lesson>,
    /// The class, from the texts that were read.
    pub class: Rc<Class>,
    /// Text that this device has saved and that is not read yet. This text is not news.
    pub stored: String,
    /// Text that was handed in since then and is not read yet.
    pub unread: String,
}

/// The destination of a code that a link handed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrived {
    /// To the class of the lesson in the editor.
    Here,
    /// To the class of another lesson that this device knows.
    Other(LessonId),
    /// A class that waits for its lesson, which has not been on this device.
    Waiting(LessonId),
    /// It is no code that can be read, and there is no lesson whose class could have it.
    Unreadable(NotACode),
}

/// The order of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sort {
    /// The column or property by which the table is sorted.
    pub by: By,
    /// True if the last comes first.
    pub is_descending: bool,
}

/// The sort key of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum By {
    /// The order in which the codes were handed in.
    #[default]
    Order,
    /// The names.
    Name,
    /// The number of solved tasks.
    Solved,
    /// The minutes.
    Minutes,
    /// The status of the task at this place.
    Task(usize),
}

impl Sort {
    /// The order after the head of a column was pressed: the same one turned round, or that of another column. The best come first.
    #[must_use]
    pub fn pressed(self, by: By) -> Self {
        let is_descending = if self.by == by { !self.is_descending } else { by == By::Solved };
        Self { by, is_descending }
    }
}

impl Classes {
    /// The classes that this device has kept.
    pub fn new(all: Vec<(LessonId, Kept)>) -> Self {
        Self { all, ..Self::default() }
    }

    /// The texts that were handed in for a lesson.
    pub fn of(&self, id: LessonId) -> Option<&Kept> {
        self.all.iter().find(|(of, _)| *of == id).map(|(_, kept)| kept)
    }

    /// The same, to be changed; at first nothing was handed in.
    pub fn of_mut(&mut self, id: LessonId) -> &mut Kept {
        let place = self.all.iter().position(|(of, _)| *of == id).unwrap_or_else(|| {
            self.all.push((id, Kept::default()));
            self.all.len() - 1
        });
        &mut self.all[place].1
    }

    /// Replaces the texts of a lesson with those that this device has saved.
    pub fn put(&mut self, id: LessonId, kept: Option<Kept>) {
        self.all.retain(|(of, _)| *of != id);
        self.all.extend(kept.map(|kept| (id, kept)));
    }

    /// All of them, in the order in which they began.
    pub fn iter(&self) -> impl Iterator<Item = (LessonId, &Kept)> {
        self.all.iter().map(|(id, kept)| (*id, kept))
    }

    /// The lesson with this id, if this device knows it.
    pub fn lesson(&self, id: LessonId) -> Option<&Lesson> {
        self.of(id)?.lesson.as_ref()
    }

    /// True if something was handed in for a lesson that has not been on this device.
    pub fn is_waiting(&self) -> bool {
        self.iter().any(|(_, kept)| kept.lesson.is_none())
    }

    /// The last other lesson with this title for which something was handed in. Lessons without a title are not versions of each other.
    pub fn version(&self, lesson: &Lesson) -> Option<LessonId> {
        let id = lesson.id();
        let is_version = |(of, kept): &(LessonId, &Kept)| {
            of.title == id.title && *of != id && kept.lesson.is_some() && !kept.is_empty()
        };
        let last = self.iter().filter(is_version).last()?;
        (!lesson.title.is_empty()).then_some(last.0)
    }

    /// True if a link has handed in a code of another lesson, which has not been on this device.
    pub fn awaits_other(&self, id: LessonId) -> bool {
        self.arrived.iter().any(|arrived| matches!(arrived, Arrived::Waiting(of) if *of != id))
    }

    /// A text that is not read yet and can be, and whether it is news: for the lesson with this id if there is such, else for any other.
    pub fn unread(&self, first: LessonId) -> Option<(LessonId, &Lesson, &str, bool)> {
        let of_first = self.of(first).and_then(|kept| open(first, kept));
        of_first.or_else(|| self.iter().find_map(|(id, kept)| open(id, kept)))
    }
}

/// The next text that is not read yet and can be, if there is one, with its lesson; true if the text is news.
fn open(id: LessonId, kept: &Kept) -> Option<(LessonId, &Lesson, &str, bool)> {
    let lesson = kept.lesson.as_ref()?;
    // Saved text is older.
    let texts = [(kept.stored.as_str(), false), (kept.unread.as_str(), true)];
    let (text, is_news) = texts.into_iter().find(|(text, _)| !text.is_empty())?;
    Some((id, lesson, text, is_news))
}

impl Kept {
    /// Reads what [`Kept::write`] wrote.
    pub fn read(text: &str) -> Self {
        let (word, codes) = text.split_once('\n').unwrap_or((text, ""));
        Self { lesson: Lesson::read(word).ok(), stored: codes.into(), ..Self::default() }
    }

    /// The lesson and all that was handed in: the lesson as one word, or nothing, on the first line; then a code on each line.
    pub fn write(&self) -> String {
        let word = self.lesson.as_ref().map(Lesson::write).unwrap_or_default();
        let stored = if self.stored.is_empty() || self.stored.ends_with('\n') { "" } else { "\n" };
        [&word, "\n", &self.class.kept(), &self.stored, stored, &self.unread].concat()
    }

    /// True if nothing is handed in.
    pub fn is_empty(&self) -> bool {
        self.class.is_empty() && self.stored.is_empty() && self.unread.is_empty()
    }

    /// Removes a text from the beginning of the unread text. Returns true if the text was news, and `None` if the unread text no longer
    /// begins with it.
    pub(super) fn done(&mut self, text: &str) -> Option<bool> {
        let is_news = self.stored.is_empty();
        let open = if is_news { &mut self.unread } else { &mut self.stored };
        *open = open.strip_prefix(text)?.trim_start().to_owned();
        Some(is_news)
    }

    /// Adds something that was handed in, to be read.
    pub(super) fn hand_in(&mut self, text: &str) {
        if !self.unread.is_empty() && !self.unread.ends_with('\n') {
            self.unread.push('\n');
        }
        self.unread.push_str(text);
    }
}

#[cfg(test)]
mod tests {
    use super::{Arrived, By, Classes, Kept, Sort};
    use files::lessons::{Lesson, Part};

    #[test]
    fn what_is_kept_is_read() {
        let lesson = Lesson::new("A".into(), [Part::Text("B".into())]);
        let kept = Kept { lesson: Some(lesson), stored: "SWEET-0\nhello\n".into(), ..Kept::default() };
        assert_eq!(Kept::read(&kept.write()), kept);
        let waiting = Kept { stored: "SWEET-0".into(), unread: "SWEET-1".into(), ..Kept::default() };
        assert_eq!(Kept::read(&waiting.write()).stored, "SWEET-0\nSWEET-1");
        assert!(Kept::read("").is_empty());
    }

    #[test]
    fn codes_of_another_version_of_a_lesson_are_found_by_its_title() {
        let lesson = |title: &str, words: &str| Lesson::new(title.into(), [Part::Text(words.into())]);
        let kept = |lesson: Lesson, stored: &str| {
            (lesson.id(), Kept { stored: stored.into(), lesson: Some(lesson), ..Kept::default() })
        };
        let all = [("A", "1", "SWEET-0"), ("A", "2", "SWEET-1"), ("A", "3", ""), ("", "4", "SWEET-2"), ("B", "5", "x")];
        let classes = Classes::new(all.map(|(title, words, stored)| kept(lesson(title, words), stored)).to_vec());
        assert_eq!(classes.version(&lesson("A", "new")), Some(lesson("A", "2").id()));
        assert_eq!(classes.version(&lesson("A", "2")), Some(lesson("A", "1").id()));
        assert_eq!([lesson("C", "1"), lesson("B", "5"), lesson("", "new")].map(|of| classes.version(&of)), [None; 3]);
    }

    #[test]
    fn a_code_of_a_lesson_that_is_not_here_is_awaited() {
        let [here, other] = ["A", "B"].map(|title| Lesson::new(title.into(), [Part::Text("x".into())]).id());
        let classes = Classes { arrived: vec![Arrived::Waiting(other)], ..Classes::default() };
        assert_eq!([here, other].map(|id| classes.awaits_other(id)), [true, false]);
    }

    #[test]
    fn a_head_that_is_pressed_again_turns_the_order_round() {
        let sort = Sort::default().pressed(By::Name);
        assert_eq!((sort.by, sort.is_descending, sort.pressed(By::Name).is_descending), (By::Name, false, true));
        assert!(sort.pressed(By::Solved).is_descending, "who has solved most comes first");
    }
}
