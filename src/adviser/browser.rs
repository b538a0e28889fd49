//! Starts the handler in a dedicated web worker.

use crate::adviser::Advising;
use crate::solver::Plan;
use crate::worker_host;
use crate::worker_host::InTurn;
use wasm_bindgen::JsValue;

/// Starts listening. Call once, in a worker.
///
/// # Errors
/// If this is not a dedicated worker.
pub fn start() -> Result<(), JsValue> {
    worker_host::start(|_| InTurn::<Advising>::new(Plan::BOUND))
}
