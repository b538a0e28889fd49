//! A verdict to be taken away.

use crate::evidence::report::Report;
use crate::kit::address;
use crate::kit::copying::Line;
use crate::kit::download::download;
use crate::texts::use_texts;
use crate::view::hooks::use_state_eq;
use js_sys::Array;
use web_sys::Blob;
use yew::prelude::*;

/// The report to download.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The report.
    pub report: Report,
}

/// A box that opens: the verdict as text and as LaTeX, to be copied, and as a file.
#[component]
pub fn Downloads(props: &Props) -> Html {
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

/// The address of this page with another fragment.
pub fn link(fragment: &str) -> String {
    let page = address::link();
    format!("{}#{fragment}", page.split('#').next().unwrap_or_default())
}

/// Saves a table as a file. Does nothing if the browser refuses the download.
pub fn save(table: &str, name: &str) {
    save_as(table, name, "csv");
}

/// Saves a text as a file of a kind, in the same way.
pub fn save_as(text: &str, name: &str, kind: &str) {
    let file = Blob::new_with_str_sequence(&Array::of1(&text.into()));
    let _ = file.and_then(|file| download(&file, &format!("bittersweet-{}.{kind}", name.replace(':', "-"))));
}
