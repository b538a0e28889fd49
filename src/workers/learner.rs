//! The web worker that learns sets of positions.

fn main() -> Result<(), wasm_bindgen::JsValue> {
    web::workers::learner::browser::start()
}
