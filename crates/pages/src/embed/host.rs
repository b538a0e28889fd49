//! The adapter to the page around the frame: messages to and from JavaScript values.

use crate::embed::incoming::{Field, Fields, LONGEST, VERSION};
use crate::embed::outgoing::Out;
use js_sys::{JsString, Reflect};
use serde::Serialize;
use wasm_bindgen::{JsCast, JsValue};
use web::view::listening::listen_until;
use web_sys::{MessageEvent, Window};

/// The page around, if there is one.
fn host() -> Option<Window> {
    let window = web_sys::window()?;
    let parent = window.parent().ok().flatten()?;
    let is_top = JsValue::from(&parent) == JsValue::from(&window);
    (!is_top).then_some(parent)
}

/// Tells the page around. Anybody may hear it: the frame does not know who embeds it, and nothing in it is private.
pub(super) fn tell(out: &Out) {
    let Some(host) = host() else { return };
    // Plain data, so none of these can fail; a page that has gone hears nothing.
    let Ok(message) = out.serialize(&serde_wasm_bindgen::Serializer::json_compatible()) else { return };
    let _ = Reflect::set(&message, &"bittersweet".into(), &VERSION.into());
    let _ = host.post_message(&message, "*");
}

/// Calls back with every message of the host page, and of no other window. Dropping what is returned ends it.
pub(super) fn listen(reply: impl Fn(Fields) + 'static) -> impl FnOnce() {
    listen_until(web_sys::window(), "message", move |event: &MessageEvent| {
        let is_host = host()
            .is_some_and(|host| event.source().is_some_and(|source| JsValue::from(source) == JsValue::from(host)));
        let data = event.data();
        if is_host && data.is_object() {
            reply(Fields::read(|name| field(&data, name)));
        }
    })
}

/// One field. A long text is not even copied.
fn field(data: &JsValue, name: &str) -> Field {
    let value = Reflect::get(data, &name.into()).unwrap_or_default();
    if value.is_undefined() || value.is_null() {
        return Field::Absent;
    }
    if let Some(text) = value.dyn_ref::<JsString>() {
        let is_short = text.length() as usize <= LONGEST;
        return if is_short { Field::Text(text.into()) } else { Field::Unreadable };
    }
    match (value.as_f64(), value.as_bool()) {
        (Some(number), _) => Field::Number(number),
        (None, Some(flag)) => Field::Flag(flag),
        (None, None) => Field::Unreadable,
    }
}
