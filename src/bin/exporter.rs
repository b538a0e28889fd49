//! The web worker that writes files.

fn main() -> Result<(), wasm_bindgen::JsValue> {
    bittersweet::exporter::browser::start()
}
