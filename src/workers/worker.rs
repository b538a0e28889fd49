//! The solver's web worker.

fn main() -> Result<(), wasm_bindgen::JsValue> {
    web::workers::solver::browser::start()
}
