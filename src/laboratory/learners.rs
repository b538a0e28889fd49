//! The worker that learns sets. It is started by the first of them.

use crate::learner::protocol::Answer;
use crate::learner::protocol::Question;
use crate::learner::protocol::VERSION;
use crate::requests::PATIENCE;
use crate::requests::Pool;
use crate::requests::Protocol;
use crate::requests::decoded;
use crate::worker_host::Never;
use wasm_bindgen::JsValue;
use yew::Callback;

/// The worker that learns sets, one at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Learners;

impl Protocol for Learners {
    type Question = Question;
    type Answer = Answer;
    type Reason = Never;
    const NAME: &'static str = "learner";
    const VERSION: &'static str = VERSION;
    const AT_ONCE: usize = 1;
    const PATIENCE: u32 = PATIENCE;

    fn read(answer: JsValue, _payload: &JsValue) -> Option<Answer> {
        decoded(&answer)
    }
}

/// One worker, not started yet.
pub(super) fn learners() -> Pool<Learners> {
    Pool::new(1, None, Callback::noop())
}
