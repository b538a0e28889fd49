//! The notice that this browser does not keep what is done on the page.

use crate::kit::storage::use_refused;
use yew::prelude::*;

/// The words of [`Unkept`] or [`Kept`].
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// For [`Unkept`]: a text that the browser does not keep, and a way to save it. For [`Kept`]: the notice that the browser keeps the
    /// work.
    pub words: &'static str,
}

/// Says so as soon as the browser has refused a text.
#[component]
pub fn Unkept(props: &Props) -> Html {
    if !use_refused() {
        return Html::default();
    }
    html! { <p class="notice" role="alert">{ props.words }</p> }
}

/// Says that the browser keeps what is done, until it refuses.
#[component]
pub fn Kept(props: &Props) -> Html {
    let words = if use_refused() { "" } else { props.words };
    html! { { words } }
}
