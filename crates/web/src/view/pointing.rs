//! A drawing with the line that says what is pointed at in it.

use crate::view::hooks::use_state_eq;
use yew::prelude::*;

/// The drawing, and what is said below it.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The drawing.
    pub children: Html,
    /// The thing under the pointer, in words.
    pub text: String,
}

/// A screen reader reads the line while the keyboard is in the drawing. When a mouse, another figure or a move changes the
/// line it stays silent.
#[component]
pub fn Pointing(props: &Props) -> Html {
    let has_focus = use_state_eq(|| false);
    let listen = |is_there: bool| {
        let has_focus = has_focus.setter();
        Callback::from(move |_: FocusEvent| has_focus.set(is_there))
    };
    html! {
        <>
            <div class="pointing" onfocusin={listen(true)} onfocusout={listen(false)}>{ props.children.clone() }</div>
            <p class="pointed" aria-live={if *has_focus { "polite" } else { "off" }}>{ &props.text }</p>
        </>
    }
}
