//! The button that goes on with learning that was given up early.

use web::texts::use_texts;
use web::view::hooks::use_effect_with;
use web::view::waiting::hand_on_focus;
use yew::prelude::*;

/// The action of the button.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub on_go_on: Callback<()>,
}

/// `button.go-on`
#[component]
pub(super) fn GoOn(props: &Props) -> Html {
    let texts = use_texts();
    let button = use_node_ref();
    {
        let button = button.clone();
        use_effect_with((), move |()| move || hand_on_focus(&button));
    }
    let onclick = props.on_go_on.reform(|_: MouseEvent| ());
    html! { <button ref={button} type="button" class="go-on" {onclick}>{ texts.learn_go_on() }</button> }
}
