//! The ways from an article to paper: the file that the site has, and the same with codes that lead from paper to this site.

use crate::papers::on_paper::on_paper;
use js_sys::Array;
use wasm_bindgen_futures::spawn_local;
use web::kit::download::download;
use web::kit::{address, fetching};
use web::texts::use_texts;
use web::view::hooks::use_state_eq;
use web_sys::{Blob, BlobPropertyBag};
use yew::prelude::*;

/// The article's name.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub name: &'static str,
}

/// `p.edition`
#[component]
pub(super) fn Printed(props: &Props) -> Html {
    let texts = use_texts();
    let is_missing = use_state_eq(|| false);
    let (name, language) = (props.name, texts.language().code());
    let file = format!("articles/{language}/{name}.html");
    let onclick = {
        let (file, is_missing) = (file.clone(), is_missing.setter());
        Callback::from(move |_: MouseEvent| {
            let (file, is_missing) = (file.clone(), is_missing.clone());
            spawn_local(async move {
                let edition = fetching::text(&file).await;
                is_missing.set(edition.is_none());
                if let Some(edition) = edition {
                    save(&on_paper(&edition, &address::base()), &format!("bittersweet-{name}-{language}.html"));
                }
            });
        })
    };
    html! {
        <p class="edition">
            <a href={file}>{ texts.edition_link() }</a>
            <button type="button" class="quiet" {onclick}>{ texts.edition_codes() }</button>
            if *is_missing { <span class="error" role="alert">{ texts.edition_missing() }</span> }
        </p>
    }
}

/// Hands the file to the browser.
fn save(html: &str, name: &str) {
    let kind = BlobPropertyBag::new();
    kind.set_type("text/html;charset=utf-8");
    let file = Blob::new_with_str_sequence_and_options(&Array::of1(&html.into()), &kind);
    // A browser that takes no files says so itself.
    let _ = file.and_then(|file| download(&file, name));
}
