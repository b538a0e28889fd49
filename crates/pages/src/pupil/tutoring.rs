//! The action of the page on news from the tutor.

use crate::pupil::{Action, Key, Trouble};
use web::workers::host::Never;
use web::workers::requests::{News, Unanswered};
use web::workers::tutor::protocol::{Answer, Found, Question};

/// The action of the page on news about a question; `None` if they change nothing.
pub(super) fn action((id, count): Key, question: &Question, news: News<Answer, Never>) -> Option<Action> {
    match (news, question) {
        (News::Progress(..) | News::Growing(..), _) => None,
        (News::Answered(Ok(Found::Row(known)), _), _) => Some(Action::Known(id, known)),
        (News::Answered(Ok(Found::Rule(verdict)), _), _) => Some(Action::Judged(id, count, Ok(verdict))),
        (News::Answered(Err(why), _), Question::Rule { .. }) => Some(Action::Judged(id, count, Err(why))),
        (News::Answered(Err(why), _), _) => Some(Action::Trouble(id, Trouble::Refused(why))),
        // The page asks for neither.
        (News::Answered(Ok(Found::Evaluation(_) | Found::Lost(_)), _), _) => None,
        (News::Unanswered(Unanswered::Refused(never)), _) => match never {},
        (News::Unanswered(reason), _) => Some(Action::Trouble(id, Trouble::NoTutor(reason))),
    }
}
