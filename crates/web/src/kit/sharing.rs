//! Giving a link to another program of the device, such as one for messages, where the browser can do that.

use crate::view::window::window;
use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};

/// Opens the list of programs to which a link with words before it can be sent; `None` where the browser has no such list. It has to be
/// called while a press is handled. The promise is rejected when the person closes the list: nothing was sent.
pub fn share(url: &str, words: &str) -> Option<Promise> {
    let (navigator, share) = sharing()?;
    let data = Object::new();
    // Setting a property of a new object cannot fail.
    let _ = Reflect::set(&data, &"url".into(), &url.into());
    if !words.is_empty() {
        let _ = Reflect::set(&data, &"text".into(), &words.into());
    }
    share.call1(&navigator, &data).ok()?.dyn_into().ok()
}

/// True if the browser has such a list.
pub fn can_share() -> bool {
    sharing().is_some()
}

/// The browser's function `navigator.share`.
fn sharing() -> Option<(JsValue, Function)> {
    let navigator: JsValue = window()?.navigator().into();
    let share = Reflect::get(&navigator, &"share".into()).ok()?.dyn_into().ok()?;
    Some((navigator, share))
}
