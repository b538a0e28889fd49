//! The web worker that reckons the values of heaps.

fn main() -> Result<(), wasm_bindgen::JsValue> {
    web::workers::reckoner::browser::start()
}
