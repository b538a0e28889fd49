//! The adapter that runs a [`Handler`] in a dedicated web worker.

use crate::checker::Handler;
use crate::checker::protocol::Answer;
use crate::checker::protocol::FromChecker;
use crate::checker::protocol::Question;
use crate::checker::protocol::ToChecker;
use crate::checker::protocol::VERSION;
use crate::worker_host;
use crate::worker_host::Never;
use crate::worker_host::Reply;
use crate::worker_host::RequestHandler;
use wasm_bindgen::JsValue;

/// Starts listening. Call once, in a worker.
///
/// # Errors
/// If this is not a dedicated worker.
pub fn start() -> Result<(), JsValue> {
    worker_host::start(|_| Handler::default())
}

impl RequestHandler for Handler {
    type Question = Question;
    type Answer = Answer;
    type Reason = Never;
    type Payload = Vec<u16>;
    const VERSION: &'static str = VERSION;
    // A search says with every slice what it has found so far.
    const HAS_MANY_PARTS: bool = true;

    fn is_idle(&self) -> bool {
        Self::is_idle(self)
    }

    fn receive(&mut self, message: ToChecker, _arrays: &JsValue) -> Option<FromChecker> {
        Self::receive(self, message)
    }

    fn step(&mut self) -> Option<Reply<Answer, Never, Vec<u16>>> {
        Self::step(self).map(Reply::from)
    }
}
