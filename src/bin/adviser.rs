//! The worker of the landing page.

fn main() -> Result<(), wasm_bindgen::JsValue> {
    bittersweet::adviser::browser::start()
}
