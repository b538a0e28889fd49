//! The button that gives a link away: as a code for phones, as text to copy, and to another program of the device.

use web::kit::copying::Line;
use web::kit::dialog::Dialog;
use web::kit::sharing::{can_share, share};
use web::texts::Texts;
use web::view::qr::Qr;
use yew::prelude::*;

/// The button with its dialog; `id` is unique on the page.
pub(super) fn give(texts: Texts, id: String, link: String) -> Html {
    let url = link.clone();
    let on_share = move |_: MouseEvent| {
        let shared = share(&url, "");
        yew::platform::spawn_local(async move {
            if let Some(promise) = shared {
                // The promise is rejected when the list is closed, which is no error.
                let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
            }
        });
    };
    html! {
        <Dialog name={texts.teach_give()} button="" class="give">
            <Qr text={link.clone()} label={texts.share_code()} />
            <Line {id} label={texts.teach_for_pupils()} text={link} />
            if can_share() { <button type="button" onclick={on_share}>{ texts.share() }</button> }
        </Dialog>
    }
}
