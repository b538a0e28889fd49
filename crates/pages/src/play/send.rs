//! Sends a link: to another program of the device, such as one for messages, where the browser can do that; if not, by copying it. A
//! person who sits beside scans the code.
//!
//! ```text
//! div.send
//! ├─ button.primary       sends the link
//! ├─ button.quiet         copies it; beside it what else can be done
//! ├─ p role=status        whether it was copied
//! ├─ Line                 the link, to be copied by hand where the browser does not let the page do that
//! └─ div.beside           svg.qr, and what it is for
//! ```

use wasm_bindgen_futures::JsFuture;
use web::kit::copying::{Line, put_on_clipboard};
use web::kit::sharing::share;
use web::texts::use_texts;
use web::view::hooks::use_state_eq;
use web::view::qr::Qr;
use yew::prelude::*;

/// The message, and the button that sends it.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    /// The name of the button.
    pub name: &'static str,
    /// The whole address.
    pub url: String,
    /// Words before it, if there are some.
    #[prop_or_default]
    pub words: String,
    /// Called when the link was sent or copied.
    #[prop_or_default]
    pub on_sent: Callback<()>,
    /// Other actions, beside the button that copies the address.
    #[prop_or_default]
    pub children: Html,
}

/// The state of the sent link.
#[derive(Clone, Copy, PartialEq)]
enum Sent {
    Nothing,
    Copied,
    Refused,
}

/// The buttons and the code.
#[component]
pub(super) fn Send(props: &Props) -> Html {
    let texts = use_texts();
    let sent = use_state_eq(|| (Sent::Nothing, String::new(), 0_u32));
    let send = |may_share: bool| {
        let (props, setter, times) = (props.clone(), sent.setter(), sent.2 + 1);
        Callback::from(move |_: MouseEvent| {
            // The browser requires this call while the press is handled.
            let shared = if may_share { share(&props.url, &props.words) } else { None };
            let (props, setter) = (props.clone(), setter.clone());
            yew::platform::spawn_local(async move {
                match shared {
                    // The promise is rejected when the person closes the list of programs: nothing was sent.
                    Some(promise) => {
                        if JsFuture::from(promise).await.is_ok() {
                            props.on_sent.emit(());
                        }
                    }
                    None => {
                        let is_copied = put_on_clipboard(&whole(&props)).await;
                        setter.set((if is_copied { Sent::Copied } else { Sent::Refused }, props.url, times));
                        if is_copied {
                            props.on_sent.emit(());
                        }
                    }
                }
            });
        })
    };
    let Props { name, url, .. } = props.clone();
    // The message belongs to the link that was copied then.
    let state = if sent.1 == url { sent.0 } else { Sent::Nothing };
    html! {
        <div class="send">
            <button type="button" class="primary" onclick={send(true)}>{ name }</button>
            <div class="also">
                <button type="button" class="quiet" onclick={send(false)}>{ texts.send_copy() }</button>
                { props.children.clone() }
            </div>
            // Screen readers read a new element aloud, but not the same words again.
            <p role="status"><span key={sent.2}>{ if state == Sent::Copied { texts.send_copied() } else { "" } }</span></p>
            if state == Sent::Refused { <Line id="sent-link" label={texts.share_link()} text={whole(props)} /> }
            <div class="beside">
                <Qr text={url} label={texts.link_as_code()} />
                <p>{ texts.send_beside() }</p>
            </div>
        </div>
    }
}

/// The words and the link.
fn whole(Props { words, url, .. }: &Props) -> String {
    if words.is_empty() { url.clone() } else { format!("{words}\n{url}") }
}
