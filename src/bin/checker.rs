//! The laboratory's web worker.

fn main() -> Result<(), wasm_bindgen::JsValue> {
    bittersweet::checker::browser::start()
}
