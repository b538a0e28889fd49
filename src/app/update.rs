//! The notice that there is a new version of the page.

use crate::app::focus::focus_board;
use crate::app::offline;
use crate::app::offline::NewVersion;
use yew::prelude::*;

const READY: &str = "A new version is ready.";
const USE_IT: &str = "Use it";
const LATER: &str = "Later";

/// Says so, and lets the user choose when it is used.
#[component]
pub(super) fn Update() -> Html {
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
            { READY }{ " " }
            <span class="choices">
                <button type="button" onclick={apply}>{ USE_IT }</button>{ " " }
                <button type="button" onclick={later}>{ LATER }</button>
            </span>
        </p>
    }
}
