//! A text that can be copied.

use crate::kit::address;
use crate::texts::use_texts;
use crate::view::hooks::use_state_eq;
use wasm_bindgen::JsCast;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// A text to be copied.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// Unique on the page.
    pub id: AttrValue,
    /// The name of the field.
    pub label: &'static str,
    /// The text to copy; if empty, the address of the page at the moment when the line appears.
    #[prop_or_default]
    pub text: String,
}

/// The state of copying. If the browser does not let the page copy, the text is marked so that the user can copy it.
#[derive(Clone, Copy, PartialEq)]
enum Copied {
    No,
    Yes,
    Marked,
}

/// A box with a text and a button that copies it.
#[component]
pub fn Line(props: &Props) -> Html {
    let texts = use_texts();
    let node = use_node_ref();
    let text = if props.text.is_empty() { address::link() } else { props.text.clone() };
    let copied = use_state_eq(|| (Copied::No, String::new(), 0_u32));
    let onclick = {
        let (node, times, text) = (node.clone(), copied.2 + 1, text.clone());
        let copied = copied.setter();
        Callback::from(move |_: MouseEvent| {
            let (node, copied, text) = (node.clone(), copied.clone(), text.clone());
            yew::platform::spawn_local(async move {
                let is_copied = put_on_clipboard(&text).await;
                if !is_copied && let Some(area) = node.cast::<HtmlTextAreaElement>() {
                    area.select();
                }
                copied.set((if is_copied { Copied::Yes } else { Copied::Marked }, text, times));
            });
        })
    };
    // The message belongs to the text that was copied. For another text it disappears.
    let wording = match copied.0 {
        Copied::Yes if copied.1 == text => texts.share_copied(),
        Copied::Marked if copied.1 == text => texts.share_marked(),
        Copied::No | Copied::Yes | Copied::Marked => "",
    };
    let id = props.id.clone();
    html! {
        <div class="share-line">
            <label for={id.clone()}>{ props.label }</label>
            <textarea ref={node} {id} readonly=true rows="2" value={text} />
            <button type="button" {onclick} aria-label={format!("{}: {}", texts.share_copy(), props.label)}>{ texts.share_copy() }</button>
            // Screen readers read a new element aloud, but not the same words again.
            <span role="status"><span key={copied.2}>{ wording }</span></span>
        </div>
    }
}

/// True if the browser has accepted the text.
pub async fn put_on_clipboard(text: &str) -> bool {
    let navigator = web_sys::window().map(|window| window.navigator());
    // There is none on pages without encryption.
    let clipboard = navigator.and_then(|navigator| {
        js_sys::Reflect::get(&navigator, &"clipboard".into()).ok()?.dyn_into::<web_sys::Clipboard>().ok()
    });
    match clipboard {
        Some(clipboard) => wasm_bindgen_futures::JsFuture::from(clipboard.write_text(text)).await.is_ok(),
        None => false,
    }
}
