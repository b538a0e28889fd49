//! The landing page's worker as the page asks it.

use crate::table::Unanswered;
use crate::table::duel::Action;
use crate::workers::adviser::protocol::{Answer, Question};
use crate::workers::host::Never;
use crate::workers::requests::{News, Pool, Unanswered as NoAnswer};

/// The worker.
pub type Adviser = Pool<Question>;

/// The action that follows from news about a game; `None` if the news changes nothing.
pub(super) fn action(game: Question, news: News<Answer, Never>) -> Option<Action> {
    match news {
        News::Progress(..) | News::Growing(..) => None,
        News::Answered(Ok(advice), _) => Some(Action::Advised(game.into(), advice)),
        News::Answered(Err(reason), _) => Some(Action::Unadvised(Unanswered::Refused(reason.into()))),
        News::Unanswered(reason) => Some(Action::Unadvised(match reason {
            NoAnswer::Refused(never) => match never {},
            NoAnswer::Cancelled => Unanswered::Cancelled,
            NoAnswer::Stopped => Unanswered::Stopped,
            NoAnswer::Unavailable(why) => Unanswered::Unavailable(why),
        })),
    }
}
