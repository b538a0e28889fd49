//! The web worker that reckons the values of heaps.

use web::workers::host::InTurn;
use web::workers::reckoner::protocol::Question;

fn main() -> Result<(), wasm_bindgen::JsValue> {
    InTurn::<Question>::start()
}
