//! The map of k and s on the page.
//!
//! ```text
//! section.map
//! ├─ div.setup       which bar, and how it is played
//! └─ div.swept       the picture; beside it the cell that is looked at, and what cells look like
//! ```

mod picture;
#[cfg(test)]
mod tests;
mod words;

use crate::laboratory::map_box::{Cells, Kept, known};
use crate::laboratory::map_panel::picture::{Look as CellLook, Picture, square};
use crate::laboratory::map_panel::words::told;
use crate::laboratory::{Action, MapChange, MapLook, State};
use maths::games::{Game, Position};
use proofs::theorems::shifts::{Shape, read};
use std::rc::Rc;
use web::kit::dispatching::dispatching;
use web::kit::{fetching, fields};
use web::texts::{Texts, use_texts};
use web::view::hooks::use_effect_with;
use web::view::waiting::refused;
use yew::prelude::*;

/// The file of cells, beside the page or in the folder of its build.
const FILE: &str = "shifts.csv";

/// The state.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// `section.map`
#[component]
pub(super) fn MapPanel(props: &Props) -> Html {
    let texts = use_texts();
    let map = &props.state.map;
    let on_change = dispatching(&props.state, Action::Map);
    use_kept(matches!(map.kept, Kept::Waiting), &on_change);
    let on_look = use_callback((), {
        let on_change = on_change.clone();
        move |at, ()| on_change.emit(MapChange::At(at))
    });
    html! {
        <section class="sweep" aria-label={texts.map()}>
            <p class="lead">{ texts.map_lead() }</p>
            { setup(texts, map.look, &on_change) }
            { match &map.kept {
                Kept::Waiting => html! { <p class="remark pending" aria-busy="true">{ texts.map_waiting() }</p> },
                Kept::Missing => refused(texts, texts.map_missing(), &on_change.reform(|()| MapChange::Fetch)),
                Kept::Here(cells) => html! {
                    <div class="swept">
                        <Picture look={map.look} cells={Rc::clone(cells)} {on_look} />
                        <div>
                            { cell(texts, map.look, cells) }
                            { legend(texts) }
                        </div>
                    </div>
                },
            } }
        </section>
    }
}

/// Fetches the cells while they are not there.
#[hook]
fn use_kept(is_waiting: bool, on_change: &Callback<MapChange>) {
    let on_change = on_change.clone();
    use_effect_with(is_waiting, move |is_waiting| {
        if *is_waiting {
            wasm_bindgen_futures::spawn_local(async move {
                let text = fetching::text_beside(FILE).await;
                let rows = text.and_then(|text| read(&text).ok());
                on_change.emit(MapChange::Kept(rows.map(|rows| Rc::new(rows.into_iter().collect()))));
            });
        }
    });
}

/// Which bar, and how it is played.
fn setup(texts: Texts, look: MapLook, on_change: &Callback<MapChange>) -> Html {
    let name = |shape| match shape {
        Shape::Triangle => texts.map_triangle(),
        Shape::Step => texts.map_step(),
    };
    let options = Shape::ALL.map(|shape| (html! { name(shape) }, shape == look.shape)).to_vec();
    let on_choose = on_change.reform(|index: usize| MapChange::Shape(Shape::ALL[index]));
    html! {
        <div class="setup">
            { fields::choice("map-shape", texts.map_shape(), options, &on_choose) }
            <div class="switches">
                { fields::switch(texts.pass(), texts.pass_title(), look.pass, &on_change.reform(MapChange::Pass)) }
                { fields::switch(texts.misere(), texts.misere_title(), look.misere, &on_change.reform(MapChange::Misere)) }
            </div>
        </div>
    }
}

/// The cell that is looked at, in words, with the way to its bar.
fn cell(texts: Texts, look: MapLook, cells: &Cells) -> Html {
    let Some(at) = look.at else { return html! { <p class="remark">{ texts.map_touch() }</p> } };
    let cell = look.cell(at);
    let told = known(cell, cells).map(|known| told(texts, cell, known)).unwrap_or_default();
    // The bar with seven columns at the left and at the right, as high as it may be.
    let game =
        cell.ruleset().map(|ruleset| Game::lowered(ruleset, Position::new(7, cell.rim(7, 7), 7).with_pass(look.pass)));
    html! {
        <div class="cell-told">
            <h2><var>{ "k" }</var>{ format!(" = {}, ", at.0) }<var>{ "s" }</var>{ format!(" = {}", at.1) }</h2>
            <div aria-live="polite">{ told }</div>
            { game.map(|game| html! { <a class="button" href={format!("explore.html#g={game}")}>{ texts.map_open() }</a> }).unwrap_or_default() }
        </div>
    }
}

/// `ul.legend`: a cell and what it means, for each kind of cell.
fn legend(texts: Texts) -> Html {
    let entries = [
        (CellLook::Proved(1), texts.map_legend_proved()),
        (CellLook::Verified(1), texts.map_legend_verified()),
        (CellLook::NoShift, texts.map_legend_none()),
        (CellLook::Open, texts.map_legend_open()),
    ];
    let entry = |(look, words): (CellLook, &'static str)| {
        html! {
            <li>
                <svg class="sweep-picture few" viewBox="-0.1 -0.1 1.2 1.2" aria-hidden="true">{ square(look, (0, 0), None) }</svg>
                <span>{ words }</span>
            </li>
        }
    };
    html! { <ul class="legend" aria-label={texts.legend()}>{ for entries.into_iter().map(entry) }</ul> }
}
