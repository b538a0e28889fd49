//! The web worker that decides sentences.

use web::workers::host::InTurn;
use web::workers::prover::protocol::Question;

fn main() -> Result<(), wasm_bindgen::JsValue> {
    InTurn::<Question>::start()
}
