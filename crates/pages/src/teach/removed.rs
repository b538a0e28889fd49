//! The item that was removed last, with a button that restores it.

use crate::teach::{Action, Removed, State};
use web::kit::dispatching::dispatching;
use web::texts::Texts;
use yew::prelude::*;

/// A line that says so, at the lower edge of the window. It keeps its room while there is nothing to bring back.
pub(super) fn restore(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let onclick = dispatching(state, |_: MouseEvent| Action::Undo);
    html! {
        <div class="restore" role="status">
            if let Some(removed) = &state.removed {
                <span>{ said(texts, removed) }</span>
                <button type="button" {onclick}>{ texts.teach_restore() }</button>
            }
        </div>
    }
}

fn said(texts: Texts, removed: &Removed) -> &'static str {
    match removed {
        Removed::Block(..) => texts.teach_removed_block(),
        Removed::Bar(..) => texts.teach_removed_bar(),
        Removed::Class(..) => texts.teach_removed_class(),
    }
}
