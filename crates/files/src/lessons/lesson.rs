//! A lesson: positions with text, questions and tasks between, as data and as one word of a link.
//!
//! The word is packed (`lessons::packed`). The first record is the title. Every other one begins with its kind:
//!
//! | record | fields |
//! |---|---|
//! | `t` | a text; an empty line begins a paragraph |
//! | `b` | the position, the recipe (`exercise`, `computer`, `begins`, `demonstration`, `figure`), the task |
//! | `q` | the question, the answer that unfolds |
//! | `m` | a move that wins: the position, the words above it |
//! | `w` | who wins: the position, the words above it |
//! | `r` | a row of a table: the position, the coordinate that runs, its largest value, `outcomes` or `values`, the words above it |
//! | `f` | a formula: the position, `positions` or `values`, the largest coordinate, the teacher's formula, the words above it |
//! | `e` | an explanation: the words above it, the answer that is shown afterwards |
//! | `n` | what the work notes in addition to the tasks: `name`, `time`, one field for each |
//!
//! Stable: old links keep working. Unknown records and fields are ignored.

use crate::exports::checksum;
use crate::lessons::task::last_coordinate;
use crate::lessons::{About, Asked, Bar, Block, Part, Recipe, Row, Rule, Shows, Task, pack, unpack};
use maths::games::{Game, Problems, Sum, in_address};
use maths::values::whole_number;
use serde::{Deserialize, Serialize};

/// A title and blocks.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lesson {
    /// The title.
    pub title: String,
    /// Texts, positions, questions and tasks, in their order.
    pub blocks: Vec<Block>,
    /// The facts that a pupil's work notes in addition to the tasks.
    pub noted: Noted,
    /// The number of the next block. No two blocks of a lesson ever had the same.
    next: u32,
}

/// The facts that a pupil's work notes in addition to the tasks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Noted {
    /// A nickname, if the pupil wants one.
    pub name: bool,
    /// The minutes that were spent.
    pub time: bool,
}

impl Default for Noted {
    fn default() -> Self {
        Self { name: true, time: false }
    }
}

/// The identity of a lesson in a code: enough to recognise the lesson, and later changes to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct LessonId {
    /// Of the title.
    pub title: u16,
    /// Of the title and all blocks.
    pub content: u32,
}

/// A part of a lesson whose result is noted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Tasked<'a> {
    /// A game that is played to its end.
    Game(&'a Bar, Game),
    /// A task.
    Task(&'a Task),
}

/// Why a word is no lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum LessonRefused {
    /// The lesson is damaged or of another version.
    Damaged,
    /// A position in it cannot be read.
    Position(Box<Problems>),
}

impl Lesson {
    /// The longest word that a link takes, in bytes: longer links are cut by programs for mail and courses.
    pub const LONGEST: usize = 8000;

    /// A lesson of these parts.
    pub fn new(title: String, parts: impl IntoIterator<Item = Part>) -> Self {
        let mut lesson = Self { title, ..Self::default() };
        for part in parts {
            lesson.insert(lesson.blocks.len(), part);
        }
        lesson
    }

    /// True if the lesson is empty.
    pub fn is_empty(&self) -> bool {
        self.title.is_empty() && self.blocks.is_empty()
    }

    /// Puts a part at a place, and returns the number of its block.
    pub fn insert(&mut self, place: usize, part: Part) -> u32 {
        let id = self.next;
        self.next += 1;
        self.blocks.insert(place.min(self.blocks.len()), Block { id, part });
        id
    }

    /// The place of a block.
    pub fn place(&self, id: u32) -> Option<usize> {
        self.blocks.iter().position(|block| block.id == id)
    }

    /// The positions that are shown or played, in their order, without those of tasks.
    pub fn positions(&self) -> impl Iterator<Item = &Sum> {
        self.blocks.iter().filter_map(|block| match &block.part {
            Part::Bar(bar) => Some(&bar.sum),
            Part::Text(_) | Part::Question { .. } | Part::Task(_) => None,
        })
    }

    /// The tasks and games whose results a work notes, with the numbers of the blocks, in order.
    pub fn tasks(&self) -> impl Iterator<Item = (u32, Tasked<'_>)> {
        self.blocks.iter().filter_map(|block| block.part.tasked().map(|tasked| (block.id, tasked)))
    }

    /// The identity of the lesson in codes.
    pub fn id(&self) -> LessonId {
        let title = checksum(self.title.as_bytes());
        LessonId { title: (title >> 16) as u16, content: checksum(self.write().as_bytes()) }
    }

    /// The lesson as one word.
    pub fn write(&self) -> String {
        let mut records = vec![vec![self.title.clone()]];
        records.extend(self.blocks.iter().map(|block| record_of(&block.part)));
        if self.noted != Noted::default() {
            let field = |is_noted: bool, name: &str| is_noted.then(|| name.to_owned());
            let fields = [field(self.noted.name, "name"), field(self.noted.time, "time")];
            records.push(["n".to_owned()].into_iter().chain(fields.into_iter().flatten()).collect());
        }
        pack(&records.iter().map(|record| record.iter().map(String::as_str).collect()).collect::<Vec<_>>())
    }

    /// Reads what [`Lesson::write`] wrote.
    ///
    /// # Errors
    /// What is wrong with the word.
    pub fn read(word: &str) -> Result<Self, LessonRefused> {
        let mut records = unpack(word).ok_or(LessonRefused::Damaged)?.into_iter();
        let title = records.next().and_then(|record| record.into_iter().next()).unwrap_or_default();
        let (mut parts, mut noted) = (Vec::new(), Noted::default());
        for record in records {
            if record.first().is_some_and(|kind| kind == "n") {
                let has = |name: &str| record.iter().skip(1).any(|field| field == name);
                noted = Noted { name: has("name"), time: has("time") };
            }
            parts.extend(part_of(&record)?);
        }
        Ok(Self { noted, ..Self::new(title, parts) })
    }
}

impl Part {
    /// The part as something that is noted of. A sum of games is played without a note.
    pub fn tasked(&self) -> Option<Tasked<'_>> {
        match self {
            Self::Text(_) | Self::Question { .. } => None,
            Self::Task(task) => Some(Tasked::Task(task)),
            Self::Bar(bar) => match bar.recipe {
                Recipe::Exercise | Recipe::Computer | Recipe::ComputerBegins => {
                    bar.sum.only().map(|game| Tasked::Game(bar, game))
                }
                Recipe::Demonstration | Recipe::Figure => None,
            },
        }
    }
}

/// A part as a record.
fn record_of(part: &Part) -> Vec<String> {
    let position = |game: &Game| in_address(&game.to_string());
    match part {
        Part::Text(text) => vec!["t".into(), text.clone()],
        Part::Bar(bar) => {
            vec!["b".into(), in_address(&bar.sum.to_string()), bar.recipe.key().into(), bar.task.clone()]
        }
        Part::Question { question, answer } => vec!["q".into(), question.clone(), answer.clone()],
        Part::Task(Task { words, asked }) => match asked {
            Asked::Move(game) => vec!["m".into(), position(game), words.clone()],
            Asked::Winner(game) => vec!["w".into(), position(game), words.clone()],
            Asked::Row(Row { game, along, last, shows }) => {
                let name = game.ruleset().rules.name(*along).to_owned();
                vec!["r".into(), position(game), name, last.to_string(), shows.key().into(), words.clone()]
            }
            Asked::Rule(Rule { game, about, bound, answer }) => {
                let about = about.key().to_owned();
                vec!["f".into(), position(game), about, bound.to_string(), answer.clone(), words.clone()]
            }
            Asked::Explanation { answer } => vec!["e".into(), words.clone(), answer.clone()],
        },
    }
}

/// A record as a part; nothing for one of a kind that is not known.
fn part_of(record: &[String]) -> Result<Option<Part>, LessonRefused> {
    let field = |at: usize| record.get(at).cloned().unwrap_or_default();
    let number = |at: usize, most: u32| match field(at).as_str() {
        "" => Ok(most),
        text => whole_number(text).map(|number| number.min(most)).ok_or(LessonRefused::Damaged),
    };
    let refused = |problems: Problems| LessonRefused::Position(Box::new(problems));
    let game = || field(1).parse::<Game>().map_err(refused);
    let task = |words: String, asked: Asked| Some(Part::Task(Task { words, asked }));
    Ok(match record.first().map(String::as_str) {
        Some("t") => Some(Part::Text(field(1))),
        Some("q") => Some(Part::Question { question: field(1), answer: field(2) }),
        Some("b") => {
            let sum = field(1).parse().map_err(refused)?;
            let recipe = Recipe::with_key(&field(2)).unwrap_or_default();
            Some(Part::Bar(Bar { sum, recipe, task: field(3) }))
        }
        Some("m") => task(field(2), Asked::Move(game()?)),
        Some("w") => task(field(2), Asked::Winner(game()?)),
        Some("r") => {
            let game = game()?;
            let along = game.ruleset().rules.named(&field(2)).unwrap_or_else(|| last_coordinate(&game));
            let shows = Shows::with_key(&field(4)).unwrap_or_default();
            task(field(5), Asked::Row(Row { game, along, last: number(3, Row::LONGEST)?, shows }))
        }
        Some("f") => {
            let about = About::with_key(&field(2)).unwrap_or_default();
            let (game, bound) = (game()?, number(3, Rule::LARGEST)?);
            task(field(5), Asked::Rule(Rule { game, about, bound, answer: field(4) }))
        }
        Some("e") => task(field(1), Asked::Explanation { answer: field(2) }),
        Some(_) | None => None,
    })
}

#[cfg(test)]
mod tests {
    use super::{Lesson, LessonRefused, Noted};
    use crate::lessons::{About, Asked, Bar, Part, Recipe, Row, Rule, Shows, Task, pack};
    use maths::games::{Axis, Game};
    use proptest::prelude::*;

    #[test]
    fn a_lesson_has_an_id_that_changes_with_its_content() {
        let of = |text: &str| Lesson::new("A".into(), [Part::Text(text.into())]).id();
        assert_eq!(of("B"), of("B"));
        assert_eq!((of("B").title, of("B").content == of("C").content), (of("C").title, false));
        assert_ne!(Lesson::new("D".into(), []).id().title, of("B").title);
    }

    #[test]
    fn games_of_two_and_against_the_computer_are_tasks_and_figures_are_not() {
        let bar = |recipe, sum: &str| Part::Bar(Bar { sum: sum.parse().unwrap(), recipe, task: String::new() });
        let lesson = Lesson::new(
            String::new(),
            [
                bar(Recipe::Computer, "nim:1,2,3"),
                bar(Recipe::Figure, "nim:1,2,3"),
                bar(Recipe::Exercise, "nim:1,2,3 + nim:1,0,0"),
                Part::Text(String::new()),
                Part::Task(Task { words: String::new(), asked: Asked::Explanation { answer: String::new() } }),
            ],
        );
        assert_eq!(lesson.tasks().map(|(id, _)| id).collect::<Vec<_>>(), [0, 4]);
    }

    #[test]
    fn what_is_no_lesson_says_why() {
        assert_eq!(Lesson::read("nonsense"), Err(LessonRefused::Damaged));
        let wrong = pack(&[vec!["A"], vec!["b", "triangle:k=3:2,4,1", "exercise", ""]]);
        assert!(matches!(Lesson::read(&wrong), Err(LessonRefused::Position(_))));
        let newer = pack(&[vec!["A", "more"], vec!["film", "x"], vec!["t", "B", "more"]]);
        assert_eq!(Lesson::read(&newer), Ok(Lesson::new("A".into(), [Part::Text("B".into())])));
        assert!(Lesson::default().is_empty() && Lesson::read(&Lesson::default().write()) == Ok(Lesson::default()));
    }

    fn asked() -> impl Strategy<Value = Asked> {
        let words = || "[^\u{1e}\u{1f}]{0,20}";
        let game = |x: u32| format!("nim:{x},1,2").parse::<Game>().unwrap();
        prop_oneof![
            (0..20_u32).prop_map(move |x| Asked::Move(game(x))),
            (0..20_u32).prop_map(move |x| Asked::Winner(game(x))),
            (prop::sample::select(&Axis::ALL[..]), 0..=Row::LONGEST, prop::sample::select(&Shows::ALL[..])).prop_map(
                move |(axis, last, shows)| Asked::Row(Row { game: game(3), along: axis.into(), last, shows })
            ),
            (prop::sample::select(&About::ALL[..]), 0..=Rule::LARGEST, words())
                .prop_map(move |(about, bound, answer)| Asked::Rule(Rule { game: game(3), about, bound, answer })),
            words().prop_map(|answer| Asked::Explanation { answer }),
        ]
    }

    fn part() -> impl Strategy<Value = Part> {
        let words = || "[^\u{1e}\u{1f}]{0,20}";
        prop_oneof![
            words().prop_map(Part::Text),
            (words(), asked()).prop_map(|(words, asked)| Part::Task(Task { words, asked })),
            (words(), words()).prop_map(|(question, answer)| Part::Question { question, answer }),
            (0..20_u32, 0..20_u32, prop::sample::select(&Recipe::ALL[..]), words()).prop_map(|(x, z, recipe, task)| {
                Part::Bar(Bar { sum: format!("nim:{x},0,{z}").parse().unwrap(), recipe, task })
            }),
        ]
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_as_the_same(
            title in "[^\u{1e}\u{1f}]{0,20}",
            parts in prop::collection::vec(part(), 0..8),
            name: bool,
            time: bool,
        ) {
            let lesson = Lesson { noted: Noted { name, time }, ..Lesson::new(title, parts) };
            prop_assert_eq!(Lesson::read(&lesson.write()), Ok(lesson));
        }
    }
}
