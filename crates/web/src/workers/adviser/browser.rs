//! Starts the handler in a dedicated web worker.

use crate::workers::adviser::Advising;
use crate::workers::host;
use crate::workers::host::InTurn;
use maths::solver::Plan;
use wasm_bindgen::JsValue;

/// Starts listening. Call once, in a worker.
///
/// # Errors
/// If this is not a dedicated worker.
pub fn start() -> Result<(), JsValue> {
    host::start(|_| InTurn::<Advising>::new(Plan::BOUND))
}
