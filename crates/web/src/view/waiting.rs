//! The progress bar while the worker works, and the message after it failed.

use crate::texts::{Texts, use_texts};
use crate::view::focus::focus_in_place;
use crate::view::hooks::use_effect_with;
use crate::view::plane::decimal;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// The progress of a piece of work.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// Done, from 0 to 1; nothing while that is not known.
    pub done: Option<f64>,
    /// The work in words: its amount, its speed, the time that it will take.
    pub text: String,
    /// Called when the user cancels.
    pub on_cancel: Callback<()>,
}

/// A bar of progress with a button to stop. The stylesheet lets it appear only after a moment, so that short work does not
/// make the page flicker.
#[component]
pub fn Waiting(props: &Props) -> Html {
    let texts = use_texts();
    let button = use_node_ref();
    {
        let button = button.clone();
        use_effect_with((), move |()| move || hand_on_focus(&button));
    }
    let onclick = props.on_cancel.reform(|_: MouseEvent| ());
    html! {
        <div class="waiting">
            <progress max="1" value={props.done.map(decimal)} aria-label={texts.progress()}></progress>
            <span>{ &props.text }</span>
            <button ref={button} type="button" {onclick}>{ texts.stop() }</button>
        </div>
    }
}

/// Passes on the focus of a button that goes away: the region around it gets the focus, if it can take it. The next key then goes on from
/// this region, and not from the top of the page.
pub fn hand_on_focus(button: &NodeRef) {
    let Some(button) = button.cast::<HtmlElement>() else { return };
    let focused = button.owner_document().and_then(|document| document.active_element());
    if focused.as_ref() == Some(&button)
        && let Ok(Some(region)) = button.closest("[tabindex='-1']")
    {
        // The region can be higher than the screen, and somebody reads in it.
        focus_in_place(region.unchecked_ref());
    }
}

/// The reason why there is no answer, a sentence, and a button to try again.
pub fn refused(texts: Texts, reason: &str, on_retry: &Callback<()>) -> Html {
    let onclick = on_retry.reform(|_: MouseEvent| ());
    html! {
        <p class="refused" role="alert">
            { reason }{ texts.between_sentences() }<button type="button" {onclick}>{ texts.try_again() }</button>
        </p>
    }
}
