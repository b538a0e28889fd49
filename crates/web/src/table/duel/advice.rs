//! The landing page's worker as the page asks it.

use crate::requests::{News, PATIENCE, Pool, Protocol, Unanswered as NoAnswer, decoded};
use crate::table::Unanswered;
use crate::table::duel::Action;
use crate::workers::adviser::protocol::{Answer, Question, VERSION};
use crate::workers::host::Never;
use wasm_bindgen::JsValue;
use yew::Callback;

/// The worker. It has one question at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Adviser;

impl Protocol for Adviser {
    type Question = Question;
    type Answer = Answer;
    type Reason = Never;
    const NAME: &'static str = "adviser";
    const VERSION: &'static str = VERSION;
    const AT_ONCE: usize = 1;
    const PATIENCE: u32 = PATIENCE;

    fn read(answer: JsValue, _payload: &JsValue) -> Option<Answer> {
        decoded(&answer)
    }
}

/// A worker, which is started with the first request.
pub fn adviser() -> Pool<Adviser> {
    Pool::new(1, None, Callback::noop())
}

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
