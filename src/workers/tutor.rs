//! The worker of the page for lessons.

fn main() -> Result<(), wasm_bindgen::JsValue> {
    web::workers::tutor::browser::start()
}
