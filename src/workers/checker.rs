//! The laboratory's web worker.

use web::workers::checker::protocol::Question;
use web::workers::host::InTurn;

fn main() -> Result<(), wasm_bindgen::JsValue> {
    InTurn::<Question>::start()
}
