//! Files that the browser saves.

use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, HtmlAnchorElement, Url};

/// The time in which the browser has to begin a download, in milliseconds.
const KEPT: i32 = 60_000;

/// Hands a file to the browser, as if a link to it had been followed.
///
/// # Errors
/// What the browser says when it does not take it.
pub fn download(file: &Blob, name: &str) -> Result<(), JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let page = window.document().ok_or(JsValue::NULL)?;
    let address = Url::create_object_url_with_blob(file)?;
    let link: HtmlAnchorElement = page.create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // The browser reads the file some time after the click.
    let forget = Closure::once_into_js(move || drop(Url::revoke_object_url(&address)));
    window.set_timeout_with_callback_and_timeout_and_arguments_0(forget.unchecked_ref(), KEPT)?;
    Ok(())
}
