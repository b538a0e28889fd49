//! The worker that judges answers and games of lessons. It is started by the first question.

use crate::requests::{PATIENCE, Pool, Protocol, decoded};
use crate::workers::host::Never;
use crate::workers::tutor::protocol::{Answer, Question, VERSION};
use wasm_bindgen::JsValue;
use yew::Callback;

/// The worker that judges, one question at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tutor;

impl Protocol for Tutor {
    type Question = Question;
    type Answer = Answer;
    type Reason = Never;
    const NAME: &'static str = "tutor";
    const VERSION: &'static str = VERSION;
    const AT_ONCE: usize = 1;
    const PATIENCE: u32 = PATIENCE;

    fn read(answer: JsValue, _payload: &JsValue) -> Option<Answer> {
        decoded(&answer)
    }
}

/// One worker, not started yet.
pub fn tutor() -> Pool<Tutor> {
    Pool::new(1, None, Callback::noop())
}
