//! The words about answers.

use crate::pupil::Trouble;
use crate::pupil::answer::Tried;
use files::lessons::NotCounted;
use maths::games::{Coordinate, Game, Move};
use web::kit::lesson_words::not_a_code;
use web::kit::words::coordinates;
use web::texts::Texts;
use web::workers::requests::{Unanswered, Unavailable, Worker};
use web::workers::tutor::protocol::WhyNot;

/// The result of a move: that it wins, or how it is answered.
pub(super) fn after_move(texts: Texts, game: &Game, tried: Tried) -> String {
    let left = bar_in_words(texts, game, &tried.to);
    let is_over = tried.to.options().is_empty();
    let reply = tried.reply.and_then(|reply| tried.to.play(reply)).map(|to| bar_in_words(texts, game, &to));
    match (tried.is_winning, is_over, reply) {
        (true, true, _) => texts.lesson_right_last(&left),
        (true, false, _) => texts.lesson_right_move(&left),
        (false, false, Some(reply)) => texts.lesson_wrong_move(&reply),
        (false, ..) => texts.lesson_wrong_last(&left),
    }
}

/// The size of a bar on each side that the bar of the task has, such as `2 left, 5 right`; of other games the numbers.
pub(super) fn bar_in_words(texts: Texts, of: &Game, game: &Game) -> String {
    let rules = game.ruleset().rules;
    let position = game.position();
    let name = |which: Coordinate| texts.lesson_size(&position.coordinates[which], &rules.name(which));
    // A pass can be left: it is named with the numbers.
    if !rules.is_bar() || game.ruleset().pass {
        return format!("({})", coordinates(&game.ruleset(), position));
    }
    if position.coordinates.iter().all(|count| *count == 0) {
        return texts.lesson_bitter_piece().into();
    }
    let is_used = |which: &Coordinate| of.position().coordinates[*which] > 0 || position.coordinates[*which] > 0;
    rules.coordinates().filter(is_used).map(name).collect::<Vec<_>>().join(texts.list_comma())
}

/// The first coordinate that a move lowers; none for the pass.
pub(super) fn lowered_first(game: &Game, play: Move) -> Option<Coordinate> {
    game.ruleset().rules.coordinates().find(|which| play.lowers(*which))
}

/// Why the tutor does not answer, without a full stop.
pub(super) fn trouble(texts: Texts, trouble: &Trouble) -> String {
    match trouble {
        Trouble::Refused(WhyNot::TooLarge | WhyNot::TooMany | WhyNot::Mistaken(_)) => texts.lesson_too_large().into(),
        Trouble::NoTutor(Unanswered::Unavailable(reason)) => unavailable(texts, *reason),
        Trouble::NoTutor(Unanswered::Stopped | Unanswered::Cancelled) => texts.solver_stopped().into(),
        Trouble::NoTutor(Unanswered::Refused(never)) => match *never {},
    }
}

fn unavailable(texts: Texts, reason: Unavailable) -> String {
    reason.reason(texts, Worker::Solver).into()
}

/// Why a code is not taken.
pub(super) fn not_taken(texts: Texts, why: NotCounted) -> String {
    match why {
        NotCounted::NotACode(reason) => not_a_code(texts, reason),
        NotCounted::Forged | NotCounted::TooMany => texts.lesson_code_unsound().into(),
        NotCounted::OtherLesson(_) => texts.lesson_code_other().into(),
        NotCounted::Edited(_) => texts.lesson_code_edited().into(),
        NotCounted::Again => texts.lesson_code_again().into(),
    }
}

#[cfg(test)]
mod tests {
    use super::bar_in_words;
    use maths::games::Game;
    use web::texts::Texts;

    #[test]
    fn a_bar_is_named_by_the_sides_that_its_task_has() {
        let [words, pass] = [["nim:2,0,5", "nim:0,0,1"], ["nim:pass:2,0,5,1", "nim:pass:0,0,1,1"]].map(|pair| {
            let [of, game] = pair.map(|text| text.parse::<Game>().unwrap());
            bar_in_words(Texts::default(), &of, &game)
        });
        assert_eq!((words.as_str(), pass.as_str()), ("0 on the left, 1 on the right", "(0, 0, 1, 1)"));
        let alone = |text: &str| {
            let game: Game = text.parse().unwrap();
            bar_in_words(Texts::default(), &game, &game)
        };
        assert_eq!(alone("nim:0,0,0"), "only the bitter piece");
        assert_eq!(alone("triangle:k=3:2,1,3"), "2 on the left, 1 above, 3 on the right");
        assert_eq!(alone("rules:x;move_x_by_1..3:4"), "(4)");
    }
}
