//! What was removed last, with a button that brings it back.

use crate::teach::{Action, State};
use web::texts::use_texts;
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// A line that says so. It keeps its room while there is nothing to bring back.
#[component]
pub(super) fn Restore(props: &Props) -> Html {
    let texts = use_texts();
    let dispatcher = props.state.dispatcher();
    let onclick = Callback::from(move |_: MouseEvent| dispatcher.dispatch(Action::Undo));
    html! {
        <div class="restore" role="status">
            if props.state.removed.is_some() {
                <span>{ texts.teach_removed() }</span>
                <button type="button" {onclick}>{ texts.teach_restore() }</button>
            }
        </div>
    }
}
