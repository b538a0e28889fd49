//! A cover over the large figure while the learner practises: a table of P-positions would give the answer away.

use web::texts::use_texts;
use web::view::hooks::{use_effect_with, use_state_eq};
use yew::prelude::*;

/// What is covered, and whether it is.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub is_on: bool,
    pub children: Html,
}

/// The figure, which keeps its place under the cover, so that nothing on the page moves.
#[component]
pub(super) fn Cover(props: &Props) -> Html {
    let texts = use_texts();
    let is_lifted = use_state_eq(|| false);
    {
        let is_lifted = is_lifted.setter();
        use_effect_with(props.is_on, move |_| is_lifted.set(false));
    }
    let is_covered = props.is_on && !*is_lifted;
    let onclick = Callback::from(move |_: MouseEvent| is_lifted.set(true));
    html! {
        <div class={classes!("covered", is_covered.then_some("is-covered"))}>
            if is_covered {
                <p class="cover">
                    { texts.figures_covered() }
                    <button type="button" {onclick}>{ texts.show_figures() }</button>
                </p>
            }
            { props.children.clone() }
        </div>
    }
}
