//! The web worker that makes dossiers.

fn main() -> Result<(), wasm_bindgen::JsValue> {
    bittersweet::packer::browser::start()
}
