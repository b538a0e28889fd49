//! The worker that makes dossiers. It is started by the first of them.

use crate::requests::{PATIENCE, Pool, Protocol, decoded};
use crate::workers::host::Never;
use crate::workers::packer::protocol::{Order, Packed, VERSION};
use wasm_bindgen::JsValue;
use yew::Callback;

/// The worker that makes dossiers, one at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packers;

impl Protocol for Packers {
    type Question = Order;
    type Answer = Packed;
    type Reason = Never;
    const NAME: &'static str = "packer";
    const VERSION: &'static str = VERSION;
    const AT_ONCE: usize = 1;
    const PATIENCE: u32 = PATIENCE;

    fn read(answer: JsValue, _payload: &JsValue) -> Option<Packed> {
        decoded(&answer)
    }
}

/// One worker, not started yet.
pub fn packers() -> Pool<Packers> {
    Pool::new(1, None, Callback::noop())
}
