//! The map as a picture that can be downloaded.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web::kit::download::download;
use web::texts::Texts;
use web::workers::learner::protocol::Study;
use web_sys::{Blob, HtmlCanvasElement};
use yew::prelude::*;

/// The button. The study is what is drawn on the canvas.
pub(super) fn save(texts: Texts, study: &Study, canvas: &NodeRef) -> Html {
    let (canvas, name) = (canvas.clone(), study.ruleset.to_string().replace(':', "-"));
    let onclick = Callback::from(move |_: MouseEvent| {
        let name = format!("bittersweet-zoom-{name}.png");
        // If the picture cannot be saved, nothing happens, as with any download that the browser refuses.
        let saved = Closure::once_into_js(move |file: Option<Blob>| {
            let _ = file.map(|file| download(&file, &name));
        });
        if let Some(canvas) = canvas.cast::<HtmlCanvasElement>() {
            let _ = canvas.to_blob(saved.unchecked_ref());
        }
    });
    html! { <button type="button" class="quiet zoom-save" {onclick}>{ texts.far_save() }</button> }
}
