//! The example with which a teacher can begin: a strip with two ends.

use crate::games::Game;
use crate::games::Position;
use crate::games::Rules;
use crate::games::Ruleset;
use crate::teach::Recipe;
use crate::teach::lesson::Bar;
use crate::teach::lesson::Lesson;
use crate::teach::lesson::Part;
use crate::texts::Texts;

impl Lesson {
    /// The example, in the language of the page.
    pub fn example(texts: Texts) -> Self {
        let text = |words: &str| Part::Text(words.into());
        let asked = |question: &str, answer: &str| Part::Question { question: question.into(), answer: answer.into() };
        let bar = |[x, y, z]: [u32; 3], recipe, task: &str| {
            let game = Game::lowered(Ruleset::normal(Rules::NIM), Position::new(x, y, z));
            Part::Bar(Bar { sum: game.into(), recipe, task: task.into() })
        };
        Self::new(
            texts.example_title().into(),
            [
                text(texts.example_rules()),
                text(texts.example_strip()),
                bar([4, 0, 6], Recipe::Computer, texts.example_play()),
                asked(texts.example_why(), texts.example_mirror()),
                text(texts.example_second()),
                bar([5, 0, 5], Recipe::ComputerBegins, texts.example_answer()),
                asked(texts.example_three(), texts.example_nim()),
            ],
        )
    }
}
