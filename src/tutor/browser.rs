//! Starts the handler in a dedicated web worker.

use crate::tutor::Tutoring;
use crate::worker_host;
use crate::worker_host::InTurn;
use wasm_bindgen::JsValue;

/// Starts listening. Call once, in a worker.
///
/// # Errors
/// If this is not a dedicated worker.
pub fn start() -> Result<(), JsValue> {
    // Its questions are bounded by the number of positions, so their memory is not planned.
    worker_host::start(|_| InTurn::<Tutoring>::new(0))
}
