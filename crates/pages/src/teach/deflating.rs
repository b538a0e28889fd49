//! Text compressed by the browser, in the form that ZIP archives have.

use js_sys::{Array, Function, Promise, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Blob;

/// The text as deflate (RFC 1951) compresses it; `None` where the browser does not have that.
pub(super) async fn deflated(text: &str) -> Option<Vec<u8>> {
    let blob = Blob::new_with_str_sequence(&Array::of1(&text.into())).ok()?;
    let compressing = made("CompressionStream", &"deflate-raw".into())?;
    let stream = called(&blob, "stream", &JsValue::UNDEFINED)?;
    let compressed = called(&stream, "pipeThrough", &compressing)?;
    let response = made("Response", &compressed)?;
    let bytes: Promise = called(&response, "arrayBuffer", &JsValue::UNDEFINED)?.dyn_into().ok()?;
    Some(Uint8Array::new(&JsFuture::from(bytes).await.ok()?).to_vec())
}

/// A new object of a class that the browser has.
fn made(class: &str, argument: &JsValue) -> Option<JsValue> {
    let class: Function = Reflect::get(&js_sys::global(), &class.into()).ok()?.dyn_into().ok()?;
    Reflect::construct(&class, &Array::of1(argument)).ok()
}

/// The value that a method of an object returns.
fn called(object: &JsValue, name: &str, argument: &JsValue) -> Option<JsValue> {
    let method: Function = Reflect::get(object, &name.into()).ok()?.dyn_into().ok()?;
    method.call1(object, argument).ok()
}
