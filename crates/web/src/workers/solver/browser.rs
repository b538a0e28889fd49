//! The adapter that runs a [`Handler`] in a dedicated web worker.

use crate::workers::host;
use crate::workers::host::RequestHandler;
use crate::workers::solver::protocol::{Answer, FromWorker, Question, ToWorker};
use crate::workers::solver::{Handler, Reply, WhyNot};
use wasm_bindgen::JsValue;

/// Starts listening. Call once, in a worker.
///
/// # Errors
/// If this is not a dedicated worker.
pub fn start() -> Result<(), JsValue> {
    host::start(|_| Handler::default().with_seed(seed()))
}

/// Another seed for every worker, so that the same tables are compared with the rules at other positions.
fn seed() -> u64 {
    (js_sys::Math::random() * f64::from(u32::MAX)) as u64
}

impl RequestHandler for Handler {
    type Question = Question;
    type Answer = Answer;
    type Reason = WhyNot;
    type Payload = Vec<u16>;
    const HAS_MANY_PARTS: bool = false;

    fn is_idle(&self) -> bool {
        Self::is_idle(self)
    }

    fn needs(&self) -> u64 {
        Self::needs(self)
    }

    fn receive(&mut self, message: ToWorker, _arrays: &JsValue) -> Option<FromWorker> {
        Self::receive(self, message)
    }

    fn step(&mut self) -> Option<Reply> {
        Self::step(self)
    }
}
