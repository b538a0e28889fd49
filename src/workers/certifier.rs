//! The web worker that makes and checks certificates.

use web::workers::certifier::protocol::Question;
use web::workers::host::InTurn;

fn main() -> Result<(), wasm_bindgen::JsValue> {
    InTurn::<Question>::start()
}
