//! The parts that all pages have around their content.

use crate::kit::update::Update;
use crate::texts::Texts;
use yew::prelude::*;

/// The header and the content of a page, which speak `texts`, above its notices. The first notice is that of a new version of the page.
pub fn shell(texts: Texts, content: Html, notices: Html) -> Html {
    html! {
        <ContextProvider<Texts> context={texts}>
            { content }
            <div class="notices"><Update />{ notices }</div>
        </ContextProvider<Texts>>
    }
}

/// A text that the user has to read, with a button that closes it.
pub fn notice(texts: Texts, text: Option<String>, dismiss: &Callback<MouseEvent>) -> Html {
    let Some(text) = text else { return Html::default() };
    html! {
        <p class="notice" role="status">{ text }{ texts.between_sentences() }
            <button type="button" onclick={dismiss.clone()}>{ texts.close() }</button></p>
    }
}
