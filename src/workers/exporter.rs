//! The web worker that writes files.

fn main() -> Result<(), wasm_bindgen::JsValue> {
    web::workers::exporter::browser::start()
}
