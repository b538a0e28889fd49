//! The worker of the landing page.

fn main() -> Result<(), wasm_bindgen::JsValue> {
    web::workers::adviser::browser::start()
}
