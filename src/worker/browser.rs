//! The adapter that runs a [`Handler`] in a dedicated web worker.

use crate::desk;
use crate::desk::Clerk;
use crate::desk::Sent;
use crate::worker::Handler;
use crate::worker::protocol::FromWorker;
use crate::worker::protocol::ToWorker;
use crate::worker::protocol::VERSION;
use wasm_bindgen::JsValue;

/// Starts listening. Call once, in a worker.
///
/// # Errors
/// When this is not a dedicated worker.
pub fn start() -> Result<(), JsValue> {
    desk::start(Handler::default())
}

impl Clerk for Handler {
    type Heard = ToWorker;
    type Told = FromWorker;

    fn greeting() -> FromWorker {
        FromWorker::Ready { version: VERSION.into() }
    }

    fn is_progress(message: &FromWorker) -> bool {
        matches!(message, FromWorker::Progress { .. })
    }

    fn is_idle(&self) -> bool {
        Self::is_idle(self)
    }

    fn receive(&mut self, message: ToWorker) -> Option<FromWorker> {
        Self::receive(self, message)
    }

    fn step(&mut self) -> Option<Sent<FromWorker>> {
        Self::step(self)
    }
}
