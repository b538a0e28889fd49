//! The ways from an article to paper: the file that the site has, and one with codes that lead from paper to this site.

use crate::claims::Record;
use crate::kit::address;
use crate::kit::download::download;
use crate::papers::edition::Edition;
use crate::texts::use_texts;
use js_sys::Array;
use std::rc::Rc;
use web_sys::Blob;
use web_sys::BlobPropertyBag;
use yew::prelude::*;

/// The article's name, and what is on record.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub name: &'static str,
    pub records: Rc<Vec<Record>>,
}

/// `p.edition`
#[component]
pub(super) fn Printed(props: &Props) -> Html {
    let texts = use_texts();
    let Props { name, records } = props.clone();
    let file = format!("articles/{}/{name}.html", texts.language().code());
    // Without the records every claim would be one that nobody has checked.
    let disabled = records.is_empty();
    let onclick = Callback::from(move |_: MouseEvent| {
        let edition = Edition { texts, records: &records, base: &address::base(), has_codes: true };
        if let Some(html) = edition.html(name) {
            save(&html, &format!("bittersweet-{name}-{}.html", texts.language().code()));
        }
    });
    html! {
        <p class="edition">
            <a href={file}>{ texts.edition_link() }</a>
            <button type="button" class="quiet" {disabled} {onclick}>{ texts.edition_codes() }</button>
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
