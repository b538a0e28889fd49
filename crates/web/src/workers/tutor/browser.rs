//! Starts the handler in a dedicated web worker.

use crate::workers::host;
use crate::workers::host::InTurn;
use crate::workers::tutor::Tutoring;
use wasm_bindgen::JsValue;

/// Starts listening. Call once, in a worker.
///
/// # Errors
/// If this is not a dedicated worker.
pub fn start() -> Result<(), JsValue> {
    // The tutor's questions are bounded by the number of positions, so their memory is not planned.
    host::start(|_| InTurn::<Tutoring>::new(0))
}
