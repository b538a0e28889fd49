//! The rare settings, in three groups that are closed at first: the position, the game and the figure. On a phone they are buttons at the
//! foot, each of which opens a sheet.

use crate::explore::editor::Editor;
use crate::explore::figures::downloads::{Content, downloads};
use crate::explore::figures::settings::settings;
use crate::explore::game;
use maths::games::{Drawn, Game};
use wasm_bindgen::JsCast;
use web::kit::words::all_coordinates;
use web::table::game_panel::marks_switch;
use web::table::parameters::coordinate_fields;
use web::table::turn::turn;
use web::table::walk::walk;
use web::table::{Figure, State};
use web::texts::Texts;
use web_sys::{Element, HtmlElement, KeyboardEvent};
use yew::prelude::*;

/// The three groups. `chooser` is that of the games. `is_shaping` says whether sides are moved on the board, and `on_shape` turns that.
pub(super) fn groups(
    texts: Texts,
    state: &UseReducerHandle<State>,
    figure: Figure,
    is_shaping: bool,
    on_shape: Callback<MouseEvent>,
    chooser: Html,
) -> Html {
    let (sum, game) = (state.sum(), state.game());
    let position = html! {
        <>
            { coordinate_fields(texts, state) }
            <button type="button" onclick={on_shape}>{ shaping_label(texts, &game, is_shaping) }</button>
            <Editor state={state.clone()} />
            <p class="turn">{ turn(texts, state) }</p>
            <div class="walk">{ walk(texts, state) }</div>
            { downloads(texts, Content::Bar(game), state.look, false) }
        </>
    };
    let shown = html! { <>{ settings(texts, state, figure) }{ marks_switch(texts, state) }</> };
    html! {
        <div class="groups" onkeydown={Callback::from(close_at_escape)} onclick={Callback::from(close_beside)}>
            { group("position", texts.notation(), all_coordinates(sum), position) }
            { group("rules", texts.game(), game::in_words(texts, state), game::settings(texts, state, chooser)) }
            { group("settings", texts.group_figure(), texts.up_to(&state.look.size), shown) }
        </div>
    }
}

/// Escape closes the open group, and leads back to its name. The meaning of a word that is open over the group is closed first.
fn close_at_escape(event: KeyboardEvent) {
    let groups = event.current_target().and_then(|groups| groups.dyn_into::<Element>().ok());
    let Some(groups) = groups.filter(|_| event.key() == "Escape") else { return };
    if matches!(groups.query_selector(":popover-open"), Ok(Some(_))) {
        return;
    }
    if let Ok(Some(open)) = groups.query_selector("details.group[open]") {
        // Only a name that is none is refused.
        let _ = open.remove_attribute("open");
        let name = open.first_element_child().and_then(|name| name.dyn_into::<HtmlElement>().ok());
        let _ = name.map(|name| name.focus());
    }
}

/// A press on the group itself is beside its content: on a phone the group fills the page behind its sheet.
fn close_beside(event: MouseEvent) {
    let pressed = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    if let Some(group) = pressed.filter(|pressed| pressed.tag_name() == "DETAILS") {
        // Only a name that is none is refused.
        let _ = group.remove_attribute("open");
    }
}

/// A group with its name and what is set in it.
fn group(class: &'static str, name: &'static str, set: String, inside: Html) -> Html {
    html! {
        <details class={classes!("group", class)} name="group">
            <summary><b>{ name }</b><span class="set">{ set }</span></summary>
            <div class="fields">{ inside }</div>
        </details>
    }
}

/// The label of the button that begins moving the sides, and that ends it.
fn shaping_label(texts: Texts, game: &Game, is_shaping: bool) -> &'static str {
    match (is_shaping, game.ruleset().rules.drawn()) {
        (true, _) => texts.shape_done(),
        (false, Drawn::Strips) => texts.shape_strips(),
        (false, Drawn::Piles) => texts.shape_piles(),
        (false, Drawn::Bar) => texts.shape_bar(),
    }
}
