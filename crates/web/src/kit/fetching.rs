//! Files of the site, fetched. None of these say why a file could not be had: to a reader every reason is the same.

use crate::kit::build;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// Asks for a file; several can be asked for before the first is waited for. It is listened to from the beginning: the browser reports the
/// failure of a file that nobody listens to as an error of the page.
pub fn ask(address: &str) -> Option<JsFuture> {
    web_sys::window().map(|window| window.fetch_with_str(address).into())
}

/// Waits for the text of a file; none if it could not be had.
pub async fn answer(asked: Option<JsFuture>) -> Option<String> {
    JsFuture::from(response(asked).await?.text().ok()?).await.ok()?.as_string()
}

/// The text of a file; none if it could not be had.
pub async fn text(address: &str) -> Option<String> {
    answer(ask(address)).await
}

/// The data of a JSON file, beside the page or in the folder of its build; `None` if it could not be fetched.
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

async fn response(asked: Option<JsFuture>) -> Option<Response> {
    let response: Response = asked?.await.ok()?.dyn_into().ok()?;
    response.ok().then_some(response)
}
