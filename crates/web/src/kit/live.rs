//! A position of this site in a frame, which becomes as high as its content.

use crate::kit::timer::later;
use crate::view::hooks::{use_effect_with, use_state_eq};
use crate::view::listening::listen_until;
use js_sys::Reflect;
use wasm_bindgen::JsValue;
use web_sys::{Element, MessageEvent};
use yew::prelude::*;

/// The frame.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The address of the frame.
    pub address: String,
    /// A description of the frame for screen readers.
    pub title: String,
    /// The height in pixels until the frame reports its own.
    pub height: u32,
}

/// The time in milliseconds for which an address has to be unchanged before the frame loads it. While the user types, the address changes
/// with every letter.
const CALM: u32 = 400;

/// `iframe.live`.
#[component]
pub fn Live(props: &Props) -> Html {
    let node = use_node_ref();
    let shown = use_state_eq(|| props.address.clone());
    let height = use_state_eq(|| props.height);
    {
        let shown = shown.setter();
        let wanted = props.address.clone();
        use_effect_with(wanted, move |wanted| {
            let wanted = wanted.clone();
            let wait = later(CALM, move || shown.set(wanted));
            move || drop(wait)
        });
    }
    {
        let (node, height) = (node.clone(), height.setter());
        use_effect_with((), move |()| {
            listen_until(web_sys::window(), "message", move |message: &MessageEvent| {
                if let Some(reported) = reported(&node, message) {
                    height.set(reported);
                }
            })
        });
    }
    html! {
        // A new address is a new frame: one that only changed its fragment would keep the old state.
        <iframe key={(*shown).clone()} ref={node} class="live" src={(*shown).clone()} title={props.title.clone()}
            height={height.to_string()} loading="lazy" />
    }
}

/// The height in pixels that this frame reports; `None` if the message is another one.
fn reported(node: &NodeRef, message: &MessageEvent) -> Option<u32> {
    let get = |of: &JsValue, name: &str| Reflect::get(of, &name.into()).ok();
    let frame = get(node.cast::<Element>()?.as_ref(), "contentWindow")?;
    let is_from_it = get(message.as_ref(), "source")? == frame;
    let data = message.data();
    let is_height = get(&data, "type")?.as_string()? == "height";
    let height = get(&data, "height")?.as_f64()?;
    (is_from_it && is_height && height > 0.0).then_some(height.min(4000.0) as u32)
}
