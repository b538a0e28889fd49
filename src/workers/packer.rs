//! The web worker that makes dossiers.

use web::workers::host::InTurn;
use web::workers::packer::protocol::Order;

fn main() -> Result<(), wasm_bindgen::JsValue> {
    InTurn::<Order>::start()
}
