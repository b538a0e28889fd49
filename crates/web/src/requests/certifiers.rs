//! The worker that makes and checks certificates. It is started by the first of them.

use crate::requests::{PATIENCE, Pool, Protocol, decoded};
use crate::workers::certifier::protocol::{Answer, Question, VERSION};
use crate::workers::host::Never;
use wasm_bindgen::JsValue;
use yew::Callback;

/// The worker that makes and checks certificates, one at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Certifiers;

impl Protocol for Certifiers {
    type Question = Question;
    type Answer = Answer;
    type Reason = Never;
    const NAME: &'static str = "certifier";
    const VERSION: &'static str = VERSION;
    const AT_ONCE: usize = 1;
    const PATIENCE: u32 = PATIENCE;

    fn read(answer: JsValue, _payload: &JsValue) -> Option<Answer> {
        decoded(&answer)
    }
}

/// One worker, not started yet.
pub fn certifiers() -> Pool<Certifiers> {
    Pool::new(1, None, Callback::noop())
}
