//! The worker of the page for lessons.

use web::workers::host::InTurn;
use web::workers::tutor::protocol::Question;

fn main() -> Result<(), wasm_bindgen::JsValue> {
    InTurn::<Question>::start()
}
