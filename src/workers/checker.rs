//! The laboratory's web worker.

fn main() -> Result<(), wasm_bindgen::JsValue> {
    web::workers::checker::browser::start()
}
