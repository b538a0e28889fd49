//! The web worker that learns sets of positions.

use web::workers::host::InTurn;
use web::workers::learner::protocol::Question;

fn main() -> Result<(), wasm_bindgen::JsValue> {
    InTurn::<Question>::start()
}
