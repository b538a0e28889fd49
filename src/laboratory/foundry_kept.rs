//! The theorems that the foundry has kept: fetched when they are first shown.

use crate::foundry::Kept;
use crate::kit::build;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The file of theorems, beside the page or in the folder of its build.
const FILE: &str = "foundry.json";

/// The theorems; none if they cannot be had.
pub(super) async fn fetched() -> Option<Kept> {
    let address = [build::folder().as_deref().unwrap_or("./"), FILE].concat();
    let response: Response = JsFuture::from(web_sys::window()?.fetch_with_str(&address)).await.ok()?.dyn_into().ok()?;
    let kept = JsFuture::from(response.json().ok()?).await.ok()?;
    serde_wasm_bindgen::from_value(kept).ok()
}
