//! The notice that there is a new version of the page.

use crate::kit::focus::focus_board;
use crate::kit::offline;
use crate::kit::offline::NewVersion;
use crate::texts::use_texts;
use crate::view::hooks::{use_effect_with, use_state_eq};
use yew::prelude::*;

/// Says so, and lets the user choose when it is used.
#[component]
pub fn Update() -> Html {
    let texts = use_texts();
    let ready = use_state_eq(|| None::<NewVersion>);
    {
        let ready = ready.setter();
        use_effect_with((), move |()| offline::register(Callback::from(move |version| ready.set(Some(version)))));
    }
    let Some(version) = (*ready).clone() else { return Html::default() };
    let apply = Callback::from(move |_: MouseEvent| version.apply());
    let later = Callback::from(move |_: MouseEvent| {
        ready.set(None);
        focus_board();
    });
    html! {
        <p class="notice" role="status">
            { texts.new_version() }{ texts.between_sentences() }
            <span class="choices">
                <button type="button" onclick={apply}>{ texts.use_new_version() }</button>{ " " }
                <button type="button" onclick={later}>{ texts.later() }</button>
            </span>
        </p>
    }
}
