//! A lesson: positions with text and questions between, as data and as one word of a link.
//!
//! The word is packed (`teach::packed`). The first record is the title. Every other one begins with its kind:
//!
//! | record | fields |
//! |---|---|
//! | `t` | a text; an empty line begins a paragraph |
//! | `b` | the position, the recipe (`exercise`, `computer`, `begins`, `demonstration`, `figure`), the task |
//! | `q` | the question, the answer that unfolds |
//!
//! Stable: old links keep working. Unknown records and fields are ignored.

mod block;
mod example;

pub use block::Bar;
pub use block::Block;
pub use block::Kind;
pub use block::Part;

use crate::games::Problems;
use crate::games::Sum;
use crate::kit::address::without_blanks;
use crate::teach::Recipe;
use crate::teach::packed::pack;
use crate::teach::packed::unpack;
use crate::texts::Texts;

/// A title and blocks.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lesson {
    /// The title.
    pub title: String,
    /// Texts, positions and questions, in their order.
    pub blocks: Vec<Block>,
    /// The number of the next block. No two blocks of a lesson ever had the same.
    next: u32,
}

/// Why a word is no lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum LessonRefused {
    /// It is damaged or of another version.
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

    /// Whether there is nothing in it.
    pub fn is_empty(&self) -> bool {
        self.title.is_empty() && self.blocks.is_empty()
    }

    /// Its title, or words in place of one.
    pub(super) fn name(&self, texts: Texts) -> &str {
        if self.title.is_empty() { texts.teach_untitled() } else { &self.title }
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

    /// Its positions, in their order.
    pub fn positions(&self) -> impl Iterator<Item = &Sum> {
        self.blocks.iter().filter_map(|block| match &block.part {
            Part::Bar(bar) => Some(&bar.sum),
            Part::Text(_) | Part::Question { .. } => None,
        })
    }

    /// The lesson as one word.
    pub fn write(&self) -> String {
        let positions: Vec<String> = self.positions().map(|sum| without_blanks(&sum.to_string())).collect();
        let mut positions = positions.iter();
        let record = |block: &'_ Block| -> Vec<String> {
            match &block.part {
                Part::Text(text) => vec!["t".into(), text.clone()],
                Part::Bar(bar) => {
                    let position = positions.next().cloned().unwrap_or_default();
                    vec!["b".into(), position, bar.recipe.key().into(), bar.task.clone()]
                }
                Part::Question { question, answer } => vec!["q".into(), question.clone(), answer.clone()],
            }
        };
        let mut records = vec![vec![self.title.clone()]];
        records.extend(self.blocks.iter().map(record));
        pack(&records.iter().map(|record| record.iter().map(String::as_str).collect()).collect::<Vec<_>>())
    }

    /// Reads what [`Lesson::write`] wrote.
    ///
    /// # Errors
    /// What is wrong with the word.
    pub fn read(word: &str) -> Result<Self, LessonRefused> {
        let mut records = unpack(word).ok_or(LessonRefused::Damaged)?.into_iter();
        let title = records.next().and_then(|record| record.into_iter().next()).unwrap_or_default();
        let mut parts = Vec::new();
        for record in records {
            parts.extend(part_of(&record)?);
        }
        Ok(Self::new(title, parts))
    }
}

/// A record as a part; nothing for one of a kind that is not known.
fn part_of(record: &[String]) -> Result<Option<Part>, LessonRefused> {
    let field = |at: usize| record.get(at).cloned().unwrap_or_default();
    Ok(match record.first().map(String::as_str) {
        Some("t") => Some(Part::Text(field(1))),
        Some("q") => Some(Part::Question { question: field(1), answer: field(2) }),
        Some("b") => {
            let sum = field(1).parse().map_err(|problems| LessonRefused::Position(Box::new(problems)))?;
            let recipe = Recipe::with_key(&field(2)).unwrap_or_default();
            Some(Part::Bar(Bar { sum, recipe, task: field(3) }))
        }
        Some(_) | None => None,
    })
}

#[cfg(test)]
mod tests {
    use super::Bar;
    use super::Lesson;
    use super::LessonRefused;
    use super::Part;
    use crate::teach::Recipe;
    use crate::teach::packed::pack;
    use crate::texts::Language;
    use crate::texts::Texts;
    use proptest::prelude::*;

    #[test]
    fn the_example_is_written_and_read_and_fits_into_a_link_in_every_language() {
        for language in Language::all() {
            let example = Lesson::example(Texts::of(language));
            let word = example.write();
            assert_eq!(Lesson::read(&word), Ok(example.clone()));
            assert!(word.len() < Lesson::LONGEST / 2, "{} bytes in {}", word.len(), language.code());
            assert!(example.positions().count() >= 2 && example.blocks.len() >= 6);
        }
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

    fn part() -> impl Strategy<Value = Part> {
        let words = || "[^\u{1e}\u{1f}]{0,20}";
        prop_oneof![
            words().prop_map(Part::Text),
            (words(), words()).prop_map(|(question, answer)| Part::Question { question, answer }),
            (0..20_u32, 0..20_u32, prop::sample::select(&Recipe::ALL[..]), words()).prop_map(|(x, z, recipe, task)| {
                Part::Bar(Bar { sum: format!("nim:{x},0,{z}").parse().unwrap(), recipe, task })
            }),
        ]
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_as_the_same(title in "[^\u{1e}\u{1f}]{0,20}", parts in prop::collection::vec(part(), 0..8)) {
            let lesson = Lesson::new(title, parts);
            prop_assert_eq!(Lesson::read(&lesson.write()), Ok(lesson));
        }
    }
}
