//! Texts that can be downloaded.

use web::evidence::downloads::save_as;
use web::texts::Texts;
use yew::prelude::*;

/// A box that opens: a button for each text, given by the words on it, the name of the file and the text.
pub(super) fn downloads(texts: Texts, files: &[(&'static str, String, String)]) -> Html {
    if files.is_empty() {
        return Html::default();
    }
    let button = |(label, name, text): &(&'static str, String, String)| {
        let (name, text) = (name.clone(), text.clone());
        let onclick = Callback::from(move |_: MouseEvent| save_as(&text, &name, "txt"));
        html! { <button key={*label} type="button" {onclick}>{ *label }</button> }
    };
    html! {
        <details class="downloads">
            <summary>{ texts.downloads() }</summary>
            <div class="buttons">{ for files.iter().map(button) }</div>
        </details>
    }
}
