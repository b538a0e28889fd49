//! The web worker that makes and checks certificates.

fn main() -> Result<(), wasm_bindgen::JsValue> {
    web::workers::certifier::browser::start()
}
