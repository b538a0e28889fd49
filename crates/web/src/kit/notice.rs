//! A text that the user has to read, on any page.

use crate::texts::Texts;
use yew::prelude::*;

/// Such a text with a button that closes it.
pub fn notice(texts: Texts, text: &str, dismiss: &Callback<MouseEvent>) -> Html {
    html! {
        <p class="notice" role="status">{ text }{ texts.between_sentences() }
            <button type="button" onclick={dismiss.clone()}>{ texts.close() }</button></p>
    }
}
