//! The web worker that reads the codes in a picture.

fn main() -> Result<(), wasm_bindgen::JsValue> {
    web::workers::scanner::browser::start()
}
