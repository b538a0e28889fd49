//! Starts a [`Handler`] in a dedicated web worker.

use crate::packer::Handler;
use crate::worker_host;
use wasm_bindgen::JsValue;

/// Starts listening. Call once, in a worker.
///
/// # Errors
/// If this is not a dedicated worker.
pub fn start() -> Result<(), JsValue> {
    worker_host::start(|_| Handler::default())
}
