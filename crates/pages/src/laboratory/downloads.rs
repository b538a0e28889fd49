//! A verdict to be taken away.

use crate::laboratory::report::Report;
use crate::laboratory::{Opened, route};
use js_sys::Array;
use web::kit::address;
use web::kit::copying::Line;
use web::kit::download::download;
use web::texts::use_texts;
use web::view::hooks::use_state_eq;
use web_sys::Blob;
use yew::prelude::*;

/// What is taken away.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub report: Report,
}

/// A box that opens: the verdict as text and as LaTeX, to be copied, and as a file.
#[component]
pub(super) fn Downloads(props: &Props) -> Html {
    let texts = use_texts();
    let is_open = use_state_eq(|| false);
    let ontoggle = {
        let is_open = is_open.setter();
        Callback::from(move |event: Event| {
            is_open.set(event.target_unchecked_into::<web_sys::Element>().has_attribute("open"));
        })
    };
    let Report { name, text, latex, csv } = &props.report;
    let onclick = {
        let (name, csv) = (name.clone(), csv.clone());
        Callback::from(move |_: MouseEvent| save(&csv, &name))
    };
    html! {
        <details class="downloads" {ontoggle}>
            <summary>{ texts.downloads() }</summary>
            if *is_open {
                <Line id={format!("text-{name}")} label={texts.lab_as_text()} text={text.clone()} />
                <Line id={format!("latex-{name}")} label="LaTeX" text={latex.clone()} />
                <button type="button" {onclick}>{ "CSV" }</button>
            }
        </details>
    }
}

/// The address that opens this.
pub(super) fn link(opened: &Opened) -> String {
    let page = address::link();
    format!("{}#{}", page.split('#').next().unwrap_or_default(), route::write(opened))
}

/// Saves a table as a file. Where that is not possible nothing happens, as with any download that the browser refuses.
pub(super) fn save(table: &str, name: &str) {
    save_as(table, name, "csv");
}

/// Saves a text as a file of a kind, in the same way.
pub(super) fn save_as(text: &str, name: &str, kind: &str) {
    let file = Blob::new_with_str_sequence(&Array::of1(&text.into()));
    let _ = file.and_then(|file| download(&file, &format!("bittersweet-{}.{kind}", name.replace(':', "-"))));
}
