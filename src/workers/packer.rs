//! The web worker that makes dossiers.

fn main() -> Result<(), wasm_bindgen::JsValue> {
    web::workers::packer::browser::start()
}
