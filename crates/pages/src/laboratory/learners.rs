//! The worker that learns sets. It is started by the first of them.

use wasm_bindgen::JsValue;
use web::requests::{PATIENCE, Pool, Protocol, decoded};
use web::workers::host::Never;
use web::workers::learner::protocol::{Answer, Question, VERSION};
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
