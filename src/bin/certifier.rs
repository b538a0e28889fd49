//! The web worker that makes and checks certificates.

fn main() -> Result<(), wasm_bindgen::JsValue> {
    bittersweet::certifier::browser::start()
}
