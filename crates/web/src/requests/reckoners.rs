//! The worker that reckons the values of heaps.

use crate::requests::{PATIENCE, Pool, Protocol, decoded};
use crate::workers::host::Never;
use crate::workers::reckoner::protocol::{Answer, Question, VERSION};
use wasm_bindgen::JsValue;
use yew::Callback;

/// The worker that reckons the values of heaps, one question at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reckoners;

impl Protocol for Reckoners {
    type Question = Question;
    type Answer = Answer;
    type Reason = Never;
    const NAME: &'static str = "reckoner";
    const VERSION: &'static str = VERSION;
    const AT_ONCE: usize = 1;
    const PATIENCE: u32 = PATIENCE;

    fn read(answer: JsValue, _payload: &JsValue) -> Option<Answer> {
        decoded(&answer)
    }
}

/// One worker, not started yet.
pub fn reckoners() -> Pool<Reckoners> {
    Pool::new(1, None, Callback::noop())
}
