//! Words about lessons and their tasks, for the pages of teachers and of pupils.

use crate::kit::words::sentence;
use crate::texts::Texts;
use files::lessons::code::{Damage, NotACode};
use files::lessons::{About, Asked, Lesson, Row, Shows, running};
use maths::games::Game;

/// The title of a lesson, or words in place of one.
pub fn lesson_name(texts: Texts, lesson: &Lesson) -> &str {
    if lesson.title.is_empty() { texts.teach_untitled() } else { &lesson.title }
}

/// The address of the page on which pupils do a lesson, in the folder `base`.
pub fn lesson_address(base: &str, lesson: &Lesson) -> String {
    format!("{base}lesson.html#lesson={}", lesson.write())
}

/// The part that the teacher's page adds to the address of a lesson: the page for pupils then has a link back to the editor. Links for
/// pupils do not have it, since the editor shows the answers.
pub const OF_TEACHER: &str = "&from=teach";

/// The question of a task, as a sentence.
pub fn task_question(texts: Texts, asked: &Asked) -> String {
    match asked {
        Asked::Move(_) => texts.task_move().into(),
        Asked::Winner(game) if game.ruleset().misere => texts.task_winner_misere().into(),
        Asked::Winner(_) => texts.task_winner().into(),
        Asked::Row(row) => row_question(texts, row),
        Asked::Rule(rule) => {
            let names = names(&rule.game);
            match rule.about {
                About::PPositions => texts.task_rule_positions(&names),
                About::Values => texts.task_rule_values(&names),
            }
        }
        Asked::Explanation { .. } => texts.task_explanation().into(),
    }
}

fn row_question(texts: Texts, row: &Row) -> String {
    let name = row.game.ruleset().rules.name(row.along);
    match row.shows {
        Shows::Outcomes => texts.task_row_outcomes(&name),
        Shows::Values => texts.task_row_values(&name),
    }
}

/// The coordinates that a rule may name: those that are not 0, or all.
pub fn names(game: &Game) -> String {
    let rules = game.ruleset().rules;
    running(game).into_iter().map(|which| rules.name(which)).collect::<Vec<_>>().join(", ")
}

/// The fixed coordinates of a row, such as “x = 3, y = 0.”; nothing if there are none.
pub fn row_fixed(texts: Texts, row: &Row) -> Option<String> {
    let rules = row.game.ruleset().rules;
    let fixed = rules.coordinates().filter(|which| *which != row.along);
    let equation = |which| format!("{} = {}", rules.name(which), row.game.position().coordinates[which]);
    let equations: Vec<String> = fixed.map(equation).collect();
    (!equations.is_empty()).then(|| sentence(texts, &equations.join(texts.list_comma())))
}

/// Why letters are no code, as a sentence.
pub fn not_a_code(texts: Texts, reason: NotACode) -> String {
    match reason {
        NotACode::NoMark => texts.code_no_mark().into(),
        NotACode::Letter(place, letter) => texts.code_letter(&letter, &place),
        NotACode::CutOff(count) => texts.code_cut_off(&count),
        NotACode::TooLong => texts.code_too_long().into(),
        NotACode::Damaged(Damage::At(place, letter)) => texts.code_damaged_at(&place, &letter),
        NotACode::Damaged(Damage::Somewhere) => texts.code_damaged().into(),
        NotACode::Later(_) => texts.code_later().into(),
        NotACode::Unsound => texts.class_forged().into(),
    }
}

/// The paragraphs of a text.
pub fn paragraphs(text: &str) -> impl Iterator<Item = String> + '_ {
    text.split("\n\n").map(|words| words.trim().to_owned()).filter(|words| !words.is_empty())
}
