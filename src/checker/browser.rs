//! The adapter that runs a [`Handler`] in a dedicated web worker.

use crate::checker::Handler;
use crate::checker::protocol::FromChecker;
use crate::checker::protocol::ToChecker;
use crate::checker::protocol::VERSION;
use crate::desk;
use crate::desk::Clerk;
use crate::desk::Sent;
use wasm_bindgen::JsValue;

/// Starts listening. Call once, in a worker.
///
/// # Errors
/// When this is not a dedicated worker.
pub fn start() -> Result<(), JsValue> {
    desk::start(Handler::default())
}

impl Clerk for Handler {
    type Heard = ToChecker;
    type Told = FromChecker;

    fn greeting() -> FromChecker {
        FromChecker::Ready { version: VERSION.into() }
    }

    fn is_progress(message: &FromChecker) -> bool {
        matches!(message, FromChecker::Progress { .. } | FromChecker::Growing { .. })
    }

    fn is_idle(&self) -> bool {
        Self::is_idle(self)
    }

    fn receive(&mut self, message: ToChecker) -> Option<FromChecker> {
        Self::receive(self, message)
    }

    fn step(&mut self) -> Option<Sent<FromChecker>> {
        Self::step(self).map(Sent::from)
    }
}
