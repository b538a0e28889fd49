//! Other ways to a position than the fields below the board.

use crate::explore::editor::Editor;
use web::table::State;
use web::table::parameters::Notation;
use web::table::sum_panel::sum_panel;
use web::texts::Texts;
use yew::prelude::*;

/// Other ways to a position: as one game of several, at random, as text.
pub(super) fn other_positions(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    html! {
        <section class="parameters" aria-label={texts.other_positions()}>
            <Notation state={state.clone()} />
            <Editor state={state.clone()} />
            { sum_panel(texts, state) }
        </section>
    }
}
