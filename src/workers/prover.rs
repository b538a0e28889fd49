//! The web worker that decides sentences.

fn main() -> Result<(), wasm_bindgen::JsValue> {
    web::workers::prover::browser::start()
}
