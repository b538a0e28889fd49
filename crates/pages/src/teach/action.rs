//! Actions on the page. Every change names what it changes, so that two changes before the next render both count.

use crate::teach::{Asked, By, CourseChange, Kept, Link, LinkRefused, Opens, Sheet, Tab};
use files::lessons::plain::{Guide, Plain};
use files::lessons::{About, Handed, Kind, Lesson, LessonId, Noted, Recipe, Shows};
use maths::games::{Coordinate, Sum};
use std::rc::Rc;
use web::kit::frame::{Control, Lock, Theme, View};
use web::table::Computer;
use web::texts::Language;

/// An action on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A link was opened, or it could not be.
    Open(Result<Box<Link>, LinkRefused>),
    /// Another tab.
    Show(Tab),
    /// Another position for link and frame.
    Place(Sum),
    /// Another target of the link.
    Into(Opens),
    /// Another language.
    Speak(Language),
    /// The user has read the notice.
    Dismiss,
    /// A change of the frame.
    Frame(FrameChange),
    /// A change of the lesson.
    Lesson(LessonChange),
    /// A change of the worksheet.
    Sheet(SheetChange),
    /// A change of the classes.
    Class(ClassChange),
    /// The lesson as pupils see it, or the editor.
    Read(bool),
    /// The example takes the place of the lesson.
    Example(Lesson),
    /// A lesson replaces the one in the editor and is edited, with the notes for its teacher.
    Take(Box<Plain>),
    /// Other words for the teacher of the lesson in the editor.
    Guide(String),
    /// A change of the course.
    Course(CourseChange),
    /// Another tab has kept a draft of this device.
    Elsewhere(Box<Elsewhere>),
    /// The lesson that was on this device before a link was opened, or that another tab has kept, comes back.
    Return,
    /// Restores what was removed last.
    Undo,
}

/// A change that another tab has saved, with the text saved before, if any.
#[derive(Clone, Debug, PartialEq)]
pub enum Elsewhere {
    /// The draft of the lesson.
    Lesson(Lesson, Option<String>),
    /// The notes for its teacher.
    Guide(Guide, Guide),
    /// The worksheet.
    Sheet(Sheet, Option<String>),
}

/// A change of the content or look of the frame.
#[derive(Clone, Debug, PartialEq)]
pub enum FrameChange {
    /// The options of a recipe.
    Recipe(Recipe),
    /// The view.
    View(View),
    /// The colours.
    Theme(Theme),
    /// The language; that of the browser if none is named.
    Language(Option<Language>),
    /// Shows or hides a control below the bar.
    Control(Control, bool),
    /// Allows or forbids requests for the solution.
    Hints(bool),
    /// Allows or forbids requests to the solver.
    Solver(bool),
    /// Lets readers change a setting, or not.
    Lock(Lock, bool),
    /// Shows or hides the rules.
    Rules(bool),
    /// The task.
    Task(String),
    /// The player that the computer takes, if any.
    Computer(Option<Computer>),
}

/// A change of the lesson. Blocks are named by their numbers.
#[derive(Clone, Debug, PartialEq)]
pub enum LessonChange {
    /// Another title.
    Title(String),
    /// A text.
    Text(u32, String),
    /// A position.
    Position(u32, Sum),
    /// The purpose of a position.
    Recipe(u32, Recipe),
    /// The words above a position or a task.
    Task(u32, String),
    /// A question.
    Question(u32, String),
    /// The answer to a question or a task.
    Answer(u32, String),
    /// The coordinate along which a row runs.
    Along(u32, Coordinate),
    /// The largest value of that coordinate.
    Last(u32, u32),
    /// The content of a row.
    Shows(u32, Shows),
    /// The property that a rule is about.
    About(u32, About),
    /// The largest coordinate on which a rule is tested.
    Bound(u32, u32),
    /// The details that the work of pupils records in addition to the tasks.
    Noted(Noted),
    /// A block at the end.
    Add(Kind),
    /// A block is removed.
    Remove(u32),
    /// A block once more, below itself.
    Copy(u32),
    /// A block at this place among the others.
    Place(u32, usize),
    /// A block one place up (`true`) or down.
    Move(u32, bool),
}

/// A change of the worksheet. Positions are named by their numbers.
#[derive(Clone, Debug, PartialEq)]
pub enum SheetChange {
    /// Another title.
    Title(String),
    /// The teacher's own words.
    Words(String),
    /// A position.
    Position(u32, Sum),
    /// A position at the end.
    Add(Sum),
    /// A position is removed.
    Remove(u32),
    /// Adds or removes a question, or the answers.
    Ask(Asked, bool),
    /// The largest coordinate of the tables.
    Size(u32),
    /// The y of the tables.
    Height(u32),
}

/// A change of the classes. If no lesson is named, the change is about the class of the lesson in the editor.
#[derive(Clone, Debug, PartialEq)]
pub enum ClassChange {
    /// A text was handed in; it is read a little later.
    Take(String),
    /// A text was read.
    Taken {
        /// The lesson for which it was handed in.
        of: LessonId,
        /// The text.
        text: String,
        /// The parts found in the text.
        found: Rc<Vec<Handed>>,
    },
    /// A pupil is removed.
    Remove(u32),
    /// The texts that do not count are forgotten.
    ForgetProblems,
    /// All codes are forgotten.
    ForgetAll,
    /// Hides or shows names.
    Hide(bool),
    /// The head of a column was pressed.
    Sort(By),
    /// The lesson of another class goes into the editor.
    Open(LessonId),
    /// Another page of this device has kept something else for a lesson, or nothing any more.
    Stored(LessonId, Option<Box<Kept>>),
    /// The lesson of the course that codes wait for has come; `None` if it could not be had.
    Came(Option<Box<Lesson>>),
    /// True if this device could not save a class.
    Unkept(bool),
}
