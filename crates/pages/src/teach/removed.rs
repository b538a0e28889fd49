//! The item that was removed last, with a button that restores it.

use crate::teach::{Action, State};
use web::kit::dispatching::dispatching;
use web::texts::Texts;
use yew::prelude::*;

/// A line that says so. It keeps its room while there is nothing to bring back.
pub(super) fn restore(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let onclick = dispatching(state, |_: MouseEvent| Action::Undo);
    html! {
        <div class="restore" role="status">
            if state.removed.is_some() {
                <span>{ texts.teach_removed() }</span>
                <button type="button" {onclick}>{ texts.teach_restore() }</button>
            }
        </div>
    }
}
