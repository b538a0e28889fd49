//! The web worker that decides sentences.

fn main() -> Result<(), wasm_bindgen::JsValue> {
    bittersweet::prover::browser::start()
}
