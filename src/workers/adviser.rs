//! The worker of the landing page.

use web::workers::adviser::protocol::Question;
use web::workers::host::InTurn;

fn main() -> Result<(), wasm_bindgen::JsValue> {
    InTurn::<Question>::start()
}
