//! Texts that can be downloaded.

use crate::laboratory::downloads::save_as;
use web::texts::use_texts;
use yew::prelude::*;

/// Texts with the names of their buttons.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    /// What the files are called.
    pub name: String,
    pub files: Vec<(&'static str, String)>,
}

/// A box that opens: a button for each text.
#[component]
pub(super) fn Files(props: &Props) -> Html {
    let texts = use_texts();
    if props.files.is_empty() {
        return Html::default();
    }
    let button = |(label, text): &(&'static str, String)| {
        let (name, text) = (props.name.clone(), text.clone());
        let onclick = Callback::from(move |_: MouseEvent| save_as(&text, &name, "txt"));
        html! { <button key={*label} type="button" {onclick}>{ *label }</button> }
    };
    html! {
        <details class="downloads">
            <summary>{ texts.downloads() }</summary>
            <div class="buttons">{ for props.files.iter().map(button) }</div>
        </details>
    }
}
