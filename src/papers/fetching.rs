//! Files of the site, fetched as text.

use js_sys::Promise;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// Asks for a file; several can be asked for before the first is waited for.
pub(super) fn ask(address: &str) -> Option<Promise> {
    web_sys::window().map(|window| window.fetch_with_str(address))
}

/// Waits for the file; none if it could not be had.
pub(super) async fn answer(asked: Option<Promise>) -> Option<String> {
    let response: Response = JsFuture::from(asked?).await.ok()?.dyn_into().ok()?;
    let text = response.ok().then(|| response.text().ok()).flatten()?;
    JsFuture::from(text).await.ok()?.as_string()
}
