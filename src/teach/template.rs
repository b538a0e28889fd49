//! The page that shows any lesson, with its program inside: into it a lesson is put that is saved or packed.

use crate::kit::address;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The name of the page in the folder of the site.
const PAGE: &str = "bittersweet-lesson.html";

/// The page; `None` where it cannot be loaded.
pub(super) async fn template() -> Option<String> {
    let address = format!("{}{PAGE}", address::base());
    let response: Response = JsFuture::from(web_sys::window()?.fetch_with_str(&address)).await.ok()?.dyn_into().ok()?;
    let page = response.ok().then(|| response.text().ok())??;
    JsFuture::from(page).await.ok()?.as_string()
}
