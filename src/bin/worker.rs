//! The solver's web worker.

fn main() -> Result<(), wasm_bindgen::JsValue> {
    bittersweet::worker::browser::start()
}
