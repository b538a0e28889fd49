//! The board with its sentence, whose turn it is, and the buttons that walk through the game.

use maths::games::{Game, Rules};
use web::table::announcing::Announcer;
use web::table::boards::Boards;
use web::table::solved::Props;
use web::table::turn::turn;
use web::table::walk::walk;
use web::texts::{Texts, use_texts};
use web::view::hooks::use_state_eq;
use yew::prelude::*;

/// The hero of the page.
#[component]
pub(super) fn BoardPanel(props: &Props) -> Html {
    let texts = use_texts();
    let state = &props.state;
    let game = state.game();
    let is_shaping = use_state_eq(|| false);
    let onclick = {
        let is_shaping = is_shaping.clone();
        Callback::from(move |_: MouseEvent| is_shaping.set(!*is_shaping))
    };
    html! {
        <section class="board-panel" aria-label={texts.board()}>
            <Boards state={state.clone()} is_shaping={*is_shaping} />
            <p class="turn">{ turn(texts, state) }</p>
            <Announcer state={state.clone()} />
            <div class="walk">
                { walk(texts, state) }
                <button type="button" {onclick}>{ shaping_label(texts, &game, *is_shaping) }</button>
            </div>
        </section>
    }
}

/// The button that lets the sides be moved, and the same one when that is done.
fn shaping_label(texts: Texts, game: &Game, is_shaping: bool) -> &'static str {
    match (is_shaping, game.ruleset().rules) {
        (true, _) => texts.shape_done(),
        (false, Rules::Own(_)) => texts.shape_strips(),
        (false, Rules::Piles(_)) => texts.shape_piles(),
        (false, Rules::Bar(_)) => texts.shape_bar(),
    }
}
