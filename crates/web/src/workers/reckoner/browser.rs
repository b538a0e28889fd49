//! Starts a [`Handler`] in a dedicated web worker.

use crate::workers::host;
use crate::workers::reckoner::Handler;
use wasm_bindgen::JsValue;

/// Starts listening. Call once, in a worker.
///
/// # Errors
/// If this is not a dedicated worker.
pub fn start() -> Result<(), JsValue> {
    host::start(|_| Handler::default())
}
