//! What is said of answers.

use crate::pupil::Trouble;
use crate::pupil::answer::Tried;
use files::lessons::NotCounted;
use maths::games::{Coordinate, Game, Move};
use web::kit::lesson_words::not_a_code;
use web::kit::words::coordinates;
use web::requests::{Unanswered, Unavailable, Worker};
use web::texts::Texts;
use web::workers::tutor::protocol::WhyNot;

/// What a move leads to: that it wins, or how it is answered.
pub(super) fn after_move(texts: Texts, game: &Game, tried: Tried) -> String {
    let ruleset = game.ruleset();
    let left = coordinates(&ruleset, tried.to.position());
    let is_over = tried.to.options().is_empty();
    let reply = tried.reply.and_then(|reply| tried.to.play(reply)).map(|to| coordinates(&ruleset, to.position()));
    match (tried.is_winning, is_over, reply) {
        (true, true, _) => texts.lesson_right_last(&left),
        (true, false, _) => texts.lesson_right_move(&left),
        (false, false, Some(reply)) => texts.lesson_wrong_move(&left, &reply),
        (false, ..) => texts.lesson_wrong_last(&left),
    }
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
