//! Texts that can be downloaded.

use web::evidence::downloads::save_as;
use web::texts::Texts;
use yew::prelude::*;

/// A box that opens: a button for each text. The name is that of the files, and that of a button is beside its text.
pub(super) fn downloads(texts: Texts, name: &str, files: &[(&'static str, String)]) -> Html {
    if files.is_empty() {
        return Html::default();
    }
    let button = |(label, text): &(&'static str, String)| {
        let (name, text) = (name.to_owned(), text.clone());
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
