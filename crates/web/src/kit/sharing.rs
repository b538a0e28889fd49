//! The button that gives a link to another program of the device, such as one for messages; only where the browser can do that.

use crate::texts::Texts;
use js_sys::{Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use yew::prelude::*;

/// The button for a whole address, or nothing.
pub fn share_button(texts: Texts, url: String) -> Html {
    let Some((navigator, share)) = sharing() else { return Html::default() };
    let onclick = Callback::from(move |_: MouseEvent| {
        let data = Object::new();
        // Setting a property of a new object cannot fail.
        let _ = Reflect::set(&data, &"url".into(), &url.as_str().into());
        if let Ok(promise) = share.call1(&navigator, &data).and_then(JsCast::dyn_into::<js_sys::Promise>) {
            // It is rejected when the person closes the list of programs, which is no error.
            yew::platform::spawn_local(async move {
                let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
            });
        }
    });
    html! { <button type="button" {onclick}>{ texts.share() }</button> }
}

/// The browser's function `navigator.share`, which many do not have.
fn sharing() -> Option<(JsValue, Function)> {
    let navigator: JsValue = web_sys::window()?.navigator().into();
    let share = Reflect::get(&navigator, &"share".into()).ok()?.dyn_into().ok()?;
    Some((navigator, share))
}
