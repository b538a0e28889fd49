//! Files of the site, fetched. None of these say why a file could not be had: to a reader every reason is the same.

use crate::kit::build;
use js_sys::Promise;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// Asks for a file; several can be asked for before the first is waited for.
pub fn ask(address: &str) -> Option<Promise> {
    web_sys::window().map(|window| window.fetch_with_str(address))
}

/// Waits for the text of a file; none if it could not be had.
pub async fn answer(asked: Option<Promise>) -> Option<String> {
    JsFuture::from(response(asked).await?.text().ok()?).await.ok()?.as_string()
}

/// The text of a file; none if it could not be had.
pub async fn text(address: &str) -> Option<String> {
    answer(ask(address)).await
}

/// What a file of JSON says, beside the page or in the folder of its build; none if it could not be had.
pub async fn data<T: DeserializeOwned>(file: &str) -> Option<T> {
    let value = JsFuture::from(response(ask(&beside(file))).await?.json().ok()?).await.ok()?;
    serde_wasm_bindgen::from_value(value).ok()
}

/// The text of a file beside the page or in the folder of its build; none if it could not be had.
pub async fn text_beside(file: &str) -> Option<String> {
    text(&beside(file)).await
}

fn beside(file: &str) -> String {
    [build::folder().as_deref().unwrap_or("./"), file].concat()
}

async fn response(asked: Option<Promise>) -> Option<Response> {
    let response: Response = JsFuture::from(asked?).await.ok()?.dyn_into().ok()?;
    response.ok().then_some(response)
}
