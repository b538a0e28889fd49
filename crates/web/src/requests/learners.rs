//! The worker that learns sets. It is started by the first of them.

use crate::requests::{PATIENCE, Pool, Protocol, decoded};
use crate::workers::host::Never;
use crate::workers::learner::protocol::{Answer, Question, VERSION};
use wasm_bindgen::JsValue;
use yew::Callback;

/// The worker that learns sets, one at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Learners;

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
pub fn learners() -> Pool<Learners> {
    Pool::new(1, None, Callback::noop())
}
