//! The example with which a teacher can begin: a strip with two ends.

use files::lessons::{Bar, Lesson, Part, Recipe};
use maths::games::{Game, Position, Rules, Ruleset};
use web::texts::Texts;

/// The example, in the language of the page.
pub(super) fn example(texts: Texts) -> Lesson {
    let text = |words: &str| Part::Text(words.into());
    let asked = |question: &str, answer: &str| Part::Question { question: question.into(), answer: answer.into() };
    let bar = |[x, y, z]: [u32; 3], recipe, task: &str| {
        let game = Game::lowered(Ruleset::normal(Rules::NIM), Position::new(x, y, z));
        Part::Bar(Bar { sum: game.into(), recipe, task: task.into() })
    };
    Lesson::new(
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

#[cfg(test)]
mod tests {
    use files::lessons::Lesson;
    use web::texts::{Language, Texts};

    #[test]
    fn the_example_is_written_and_read_and_fits_into_a_link_in_every_language() {
        for language in Language::all() {
            let example = super::example(Texts::of(language));
            let word = example.write();
            assert_eq!(Lesson::read(&word), Ok(example.clone()));
            assert!(word.len() < Lesson::LONGEST / 2, "{} bytes in {}", word.len(), language.code());
            assert!(example.positions().count() >= 2 && example.blocks.len() >= 6);
        }
    }
}
