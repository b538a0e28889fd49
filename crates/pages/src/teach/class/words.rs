//! The words of the class tab: reasons why a text does not count, the status of a task, the name of a lesson.

use crate::teach::class::names::Status;
use crate::teach::{Arrived, Classes};
use files::lessons::{Asked, Lesson, LessonId, NotCounted, Tasked};
use web::kit::lesson_words::{lesson_name, not_a_code, task_question};
use web::texts::Texts;

/// Why something does not count, as a sentence.
pub(in crate::teach) fn problem(texts: Texts, classes: &Classes, why: NotCounted) -> String {
    match why {
        NotCounted::NotACode(reason) => not_a_code(texts, reason),
        NotCounted::OtherLesson(id) => match classes.lesson(id) {
            Some(lesson) => texts.class_other_named(&lesson_name(texts, lesson)),
            None => texts.class_other(&lesson_number(id)),
        },
        NotCounted::Edited(_) => texts.class_edited().into(),
        NotCounted::Again => texts.class_again().into(),
        NotCounted::Forged => texts.class_forged().into(),
        NotCounted::TooMany => texts.class_too_many(&files::lessons::Class::MOST),
    }
}

/// The sign of how a task was done, and the words for who cannot see it.
pub(super) fn status(texts: Texts, status: Status) -> (String, String) {
    match status {
        Status::Written => ("✎".into(), texts.class_written().into()),
        Status::AtOnce => ("✓".into(), texts.class_at_once().into()),
        Status::Solved(tries) => (format!("✓ {tries}"), texts.class_after(&tries)),
        Status::Tried(tries) => (format!("✗ {tries}"), texts.class_tried(&tries)),
        Status::NotBegun => ("–".into(), texts.class_not_begun().into()),
    }
}

/// The kind of a task, in a few words.
pub(super) fn task_kind(texts: Texts, tasked: &Tasked<'_>) -> &'static str {
    match tasked {
        Tasked::Game(..) => texts.class_game(),
        Tasked::Task(task) => match task.asked {
            Asked::Move(_) => texts.block_move(),
            Asked::Winner(_) => texts.block_winner(),
            Asked::Row(_) => texts.block_row(),
            Asked::Rule(_) => texts.block_rule(),
            Asked::Explanation { .. } => texts.block_explanation(),
        },
    }
}

/// The question that the teacher can ask a pupil who has not solved a task.
pub(super) fn ask_back(texts: Texts, tasked: &Tasked<'_>) -> &'static str {
    match tasked {
        Tasked::Game(..) => texts.class_ask_game(),
        Tasked::Task(task) => match task.asked {
            Asked::Move(_) => texts.class_ask_move(),
            Asked::Winner(_) => texts.class_ask_winner(),
            Asked::Row(_) => texts.class_ask_row(),
            Asked::Rule(_) => texts.class_ask_rule(),
            Asked::Explanation { .. } => texts.class_ask_explanation(),
        },
    }
}

/// The status of a task, in a word or two.
pub(super) fn status_word(texts: Texts, status: Status) -> &'static str {
    match status {
        Status::Written => texts.class_written(),
        Status::AtOnce => texts.class_word_once(),
        Status::Solved(_) => texts.class_word_later(),
        Status::Tried(_) => texts.class_word_not(),
        Status::NotBegun => texts.class_not_begun(),
    }
}

/// The teacher's words for a task, and its question.
pub(super) fn task_words(texts: Texts, tasked: &Tasked<'_>) -> [String; 2] {
    match tasked {
        Tasked::Game(bar, _) => [bar.task.clone(), String::new()],
        Tasked::Task(task) => [task.words.clone(), task_question(texts, &task.asked)],
    }
}

/// A number by which a lesson is recognised where its title is not known.
pub(super) fn lesson_number(LessonId { title, content }: LessonId) -> String {
    format!("{title:04X}-{content:08X}")
}

/// The destinations of the codes of links, as sentences.
pub(super) fn arrivals(texts: Texts, classes: &Classes, shown: &Lesson) -> Vec<String> {
    let mut sentences: Vec<String> = Vec::new();
    for arrived in &classes.arrived {
        let sentence = match *arrived {
            // The counts say it.
            Arrived::Here => continue,
            Arrived::Other(id) if id == shown.id() => continue,
            Arrived::Waiting(id) if id == shown.id() && !shown.is_empty() => continue,
            Arrived::Other(id) => {
                let name =
                    classes.lesson(id).map_or_else(|| lesson_number(id), |lesson| lesson_name(texts, lesson).into());
                texts.class_arrived_other(&name)
            }
            Arrived::Waiting(id) => texts.class_arrived_waiting(&lesson_number(id)),
            Arrived::Unreadable(reason) => not_a_code(texts, reason),
        };
        if !sentences.contains(&sentence) {
            sentences.push(sentence);
        }
    }
    sentences
}

/// The first letters of something that was handed in.
pub(super) fn shortened(text: &str) -> String {
    const MOST: usize = 48;
    let mut short: String = text.chars().take(MOST).collect();
    if text.chars().nth(MOST).is_some() {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    use super::{problem, shortened};
    use crate::teach::class::names::tests::lesson;
    use crate::teach::{Classes, Kept};
    use files::lessons::code::{Damage, NotACode};
    use files::lessons::{LessonId, NotCounted};
    use web::texts::{Language, Texts};

    #[test]
    fn every_problem_is_a_sentence_of_its_own_in_every_language() {
        let id = LessonId { title: 1, content: 2 };
        let all = [
            NotCounted::NotACode(NotACode::NoMark),
            NotCounted::NotACode(NotACode::Letter(3, 'U')),
            NotCounted::NotACode(NotACode::CutOff(5)),
            NotCounted::NotACode(NotACode::TooLong),
            NotCounted::NotACode(NotACode::Damaged(Damage::At(17, 'K'))),
            NotCounted::NotACode(NotACode::Damaged(Damage::Somewhere)),
            NotCounted::NotACode(NotACode::Later(2)),
            NotCounted::NotACode(NotACode::Unsound),
            NotCounted::OtherLesson(id),
            NotCounted::Edited(id),
            NotCounted::Again,
            NotCounted::TooMany,
        ];
        for language in Language::all() {
            let texts = Texts::of(language);
            let mut said: Vec<String> = all.iter().map(|why| problem(texts, &Classes::default(), *why)).collect();
            assert!(said.iter().all(|sentence| sentence.ends_with(texts.full_stop())), "{said:?}");
            assert!(said[1].contains('U') && said[2].contains('5') && said[4].contains("17") && said[4].contains('K'));
            assert!(said[8].contains("0001-00000002"));
            said.sort();
            said.dedup();
            assert_eq!(said.len(), all.len(), "{said:?}");
        }
    }

    #[test]
    fn another_lesson_is_named_if_this_device_knows_it() {
        let (id, kept) = (lesson().id(), Kept { lesson: Some(lesson()), ..Kept::default() });
        let said = problem(Texts::default(), &Classes::new(vec![(id, kept)]), NotCounted::OtherLesson(id));
        assert!(said.contains("A strip"), "{said}");
    }

    #[test]
    fn long_things_are_shortened() {
        assert_eq!(shortened("hello"), "hello");
        assert_eq!(shortened(&"板".repeat(60)), "板".repeat(48) + "…");
    }
}
