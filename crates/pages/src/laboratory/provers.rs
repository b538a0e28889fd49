//! The worker that decides sentences. It is started by the first question.

use wasm_bindgen::JsValue;
use web::requests::{PATIENCE, Pool, Protocol, decoded};
use web::workers::host::Never;
use web::workers::prover::protocol::{Answer, Question, VERSION};
use yew::Callback;

/// The worker that decides sentences, one at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Provers;

impl Protocol for Provers {
    type Question = Question;
    type Answer = Answer;
    type Reason = Never;
    const NAME: &'static str = "prover";
    const VERSION: &'static str = VERSION;
    const AT_ONCE: usize = 1;
    const PATIENCE: u32 = PATIENCE;

    fn read(answer: JsValue, _payload: &JsValue) -> Option<Answer> {
        decoded(&answer)
    }
}

/// One worker, not started yet.
pub(super) fn provers() -> Pool<Provers> {
    Pool::new(1, None, Callback::noop())
}
