//! The state of the page: one pure reducer.

mod classes;
mod framing;
mod lessons;
mod sheets;

use crate::teach::{
    Action, Classes, Course, CourseChange, Elsewhere, Entry, Kept, Link, LinkRefused, Opens, Sheet, Tab, write_route,
};
use files::lessons::plain::{Guide, Plain};
use files::lessons::{Block, Class, Lesson, LessonId};
use maths::games::{Game, Position, Rules, Ruleset, Sum};
use std::rc::Rc;
use web::kit::CourseLesson;
use web::kit::rooms::Room;
use web::table::frame::Frame;
use web::texts::{Language, Texts};
use yew::Reducible;

/// Everything that the page shows.
#[derive(Clone, Debug, PartialEq)]
pub struct State {
    /// The tab.
    pub tab: Tab,
    /// The position of link and frame.
    pub sum: Sum,
    /// The target of the link.
    pub opens: Opens,
    /// The frame.
    pub frame: Frame,
    /// The lesson.
    pub lesson: Lesson,
    /// The notes for its teacher.
    pub guide: Guide,
    /// True if the lesson is shown as pupils see it.
    pub is_reading: bool,
    /// The lesson that the one here has replaced: that of a link, an example, a copy or a new one.
    pub before: Option<Lesson>,
    /// The notes for the teacher of that lesson.
    pub guide_before: Guide,
    /// The course of lessons.
    pub course: Course,
    /// The lesson of the course that codes of a link are of, while it is fetched.
    pub awaited: Option<CourseLesson>,
    /// The worksheet.
    pub sheet: Sheet,
    /// The texts that pupils have handed in.
    pub classes: Classes,
    /// The item that was removed last.
    pub removed: Option<Removed>,
    /// The language that was chosen.
    pub language: Option<Language>,
    /// Something the user has to read.
    pub notice: Option<Notice>,
}

/// The item that was removed last, and can be restored.
#[derive(Clone, Debug, PartialEq)]
pub enum Removed {
    /// A block of the lesson, from this place.
    Block(usize, Block),
    /// A position of the worksheet, from this place.
    Bar(usize, Entry),
    /// Something of the class of this lesson; the class as it was before.
    Class(LessonId, Rc<Class>),
}

/// Something the user has to read.
#[derive(Clone, Debug, PartialEq)]
pub enum Notice {
    /// The link cannot be opened.
    Refused(LinkRefused),
    /// Parts of the link were ignored.
    Ignored(Vec<String>),
}

impl Notice {
    /// As a sentence.
    pub fn in_words(&self, texts: Texts) -> String {
        match self {
            Self::Refused(reason) => reason.in_words(texts),
            Self::Ignored(parts) => texts.link_ignored(&parts.join(texts.list_comma())),
        }
    }
}

impl Default for State {
    /// A strip with two ends.
    fn default() -> Self {
        let strip = Sum::from(Game::lowered(Ruleset::normal(Rules::NIM), Position::new(4, 0, 6)));
        Self {
            tab: Tab::default(),
            sum: strip.clone(),
            opens: Opens::default(),
            frame: Frame::default(),
            lesson: Lesson::default(),
            guide: Guide::default(),
            is_reading: false,
            before: None,
            guide_before: Guide::default(),
            course: Course::default(),
            awaited: None,
            sheet: Sheet::of(strip),
            classes: Classes::default(),
            removed: None,
            language: None,
            notice: None,
        }
    }
}

impl State {
    /// The state with the drafts that are kept on this device.
    #[must_use]
    pub fn with_drafts(self, lesson: Option<Lesson>, sheet: Option<Sheet>) -> Self {
        Self { lesson: lesson.unwrap_or(self.lesson), sheet: sheet.unwrap_or(self.sheet), ..self }
    }

    /// The state with the classes that are kept on this device.
    #[must_use]
    pub fn with_classes(self, all: Vec<(LessonId, Kept)>) -> Self {
        Self { classes: Classes::new(all), ..self }
    }

    /// The state with the notes saved on this device for the teachers of the lesson and of the one before.
    #[must_use]
    pub fn with_guides(self, [guide, guide_before]: [Guide; 2]) -> Self {
        Self { guide, guide_before, ..self }
    }

    /// The content of a link to this state.
    pub fn link(&self) -> Link {
        let frame = self.frame.for_sum(&self.sum);
        Link {
            tab: Some(self.tab),
            sum: (!self.is_reading).then(|| self.sum.clone()),
            opens: self.opens,
            frame: Some(frame).filter(|frame| *frame != Frame::default() && !self.is_reading),
            lesson: Some(self.lesson.clone())
                .filter(|lesson| matches!(self.tab, Tab::Lesson | Tab::Class) && !lesson.is_empty()),
            is_reading: self.is_reading,
            course: self.course.open.filter(|_| self.tab == Tab::Course),
            sheet: Some(self.sheet.clone()).filter(|_| self.tab == Tab::Print),
            of: None,
            work: Vec::new(),
            language: self.language,
            ignored: Vec::new(),
        }
    }

    /// True if the page shows the opening: the cards of the course, and the links to the parts.
    pub(super) fn is_opening(&self) -> bool {
        self.tab == Tab::Course && self.course.open.is_none()
    }

    /// The address of a part of the page, or of a lesson of the course. Drafts are kept on this device, so it has none.
    pub(super) fn address(&self, tab: Tab, course: Option<usize>) -> String {
        let link = Link { tab: Some(tab), course, is_reading: false, lesson: None, sheet: None, ..self.link() };
        Room::Teach.address(&write_route(&link))
    }

    /// The state after an action.
    #[must_use]
    pub fn after(&self, action: Action) -> Self {
        let mut state = self.clone();
        match action {
            Action::Open(Ok(link)) => state.open(*link),
            Action::Open(Err(reason)) => state.notice = Some(Notice::Refused(reason)),
            Action::Show(tab) => (state.tab, state.is_reading) = (tab, false),
            Action::Place(sum) => state.place(sum),
            Action::Into(opens) => state.opens = opens,
            Action::Speak(language) => state.language = Some(language),
            Action::Dismiss => state.notice = None,
            Action::Frame(change) => state.reframe(change),
            Action::Lesson(change) => state.edit(change),
            Action::Sheet(change) => state.rewrite(change),
            Action::Class(change) => state.change_class(change),
            Action::Read(is_reading) => state.is_reading = is_reading,
            Action::Example(lesson) => state.replace_lesson(Plain { lesson, guide: Guide::default() }),
            Action::Take(plain) => {
                (state.tab, state.is_reading) = (Tab::Lesson, false);
                state.replace_lesson(*plain);
            }
            Action::Guide(words) => state.guide.words = words,
            Action::Course(change) => state.course.change(change),
            Action::Elsewhere(kept) => state.hear(*kept),
            Action::Return => {
                if let Some(before) = state.before.take() {
                    let guide = std::mem::take(&mut state.guide_before);
                    state.replace_lesson(Plain { lesson: before, guide });
                }
            }
            Action::Undo => state.undo(),
        }
        state.know_lesson();
        state
    }

    /// Another position. A worksheet that has only the position of before, as the page put it there, follows.
    fn place(&mut self, sum: Sum) {
        if self.sheet == Sheet::of(self.sum.clone()) {
            self.sheet = Sheet::of(sum.clone());
        }
        self.sum = sum;
    }

    /// Another tab goes on with a draft. If this tab had the same it goes on there, too; else another lesson is kept for *Return*.
    fn hear(&mut self, kept: Elsewhere) {
        match kept {
            Elsewhere::Lesson(lesson, old) => {
                let own = self.lesson.write();
                if old.is_some_and(|old| old == own) || self.lesson.is_empty() {
                    self.lesson = lesson;
                } else if !lesson.is_empty() && lesson.write() != own {
                    self.before = Some(lesson);
                }
            }
            Elsewhere::Guide(guide, old) => {
                if self.guide.tidied() == old {
                    self.guide = guide;
                }
            }
            Elsewhere::Sheet(sheet, old) => {
                let is_own = match old {
                    Some(old) => old == self.sheet.write(),
                    // Nothing was kept before, and nothing was written here.
                    None => self.sheet == Sheet::of(self.sum.clone()),
                };
                if is_own {
                    self.sheet = sheet;
                }
            }
        }
    }

    fn open(&mut self, link: Link) {
        let Link { tab, sum, opens, frame, lesson, is_reading, course, sheet, of, work, language, ignored } = link;
        self.notice = (!ignored.is_empty()).then_some(Notice::Ignored(ignored));
        if let Some(sum) = sum {
            self.place(sum);
        }
        (self.tab, self.opens, self.is_reading) = (tab.unwrap_or_default(), opens, is_reading);
        self.frame = frame.unwrap_or_default();
        self.course.change(CourseChange::Open(course));
        if let Some(lesson) = lesson.filter(|lesson| lesson.write() != self.lesson.write()) {
            self.replace_lesson(Plain { lesson, guide: Guide::default() });
        }
        if let Some(sheet) = sheet {
            self.sheet = sheet;
        }
        self.language = language.or(self.language);
        self.arrive(&work);
        // If this device has the lesson already, nothing has to be fetched.
        self.awaited = of.filter(|_| self.classes.is_waiting());
    }

    fn undo(&mut self) {
        match self.removed.take() {
            None => {}
            Some(Removed::Block(place, block)) => {
                // With a new number: in a lesson that was followed from another tab its own may be that of another block.
                self.lesson.insert(place, block.part);
            }
            Some(Removed::Bar(place, entry)) => {
                self.sheet.insert(place, entry.sum);
            }
            Some(Removed::Class(id, class)) => self.restore_class(id, &class),
        }
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let after = self.after(action);
        if after == *self { self } else { Rc::new(after) }
    }
}

#[cfg(test)]
mod tests;
