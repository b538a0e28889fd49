//! P-positions one by one.

use crate::kit::words::coordinates;
use crate::table::Heights;
use crate::texts::use_texts;
use crate::view::hooks::{use_effect_with, use_state_eq};
use maths::games::{Position, Ruleset};
use std::rc::Rc;
use yew::prelude::*;

/// The map and what happens when one is chosen.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    /// The map of P-positions.
    pub heights: Rc<Heights>,
    /// Called with a position that is chosen.
    pub on_pick: Callback<(Ruleset, Position)>,
}

/// The number of positions shown at first, and of those added each time.
const PAGE: usize = 200;

/// A list of buttons, by x and then z; longer lists are shown a page at a time.
#[component]
pub(super) fn PositionList(props: &Props) -> Html {
    let texts = use_texts();
    let heights = &props.heights;
    let shown = use_state_eq(|| PAGE);
    {
        let shown = shown.setter();
        use_effect_with(Rc::clone(heights), move |_| shown.set(PAGE));
    }
    let (columns, rows) = heights.places;
    let places = (0..columns).flat_map(|column| (0..rows).map(move |row| (column, row)));
    let positions = places.filter_map(|place| heights.position_at(place)).take(*shown);
    let entry = |position: Position| {
        let ruleset = heights.ruleset;
        let onclick = props.on_pick.reform(move |_: MouseEvent| (ruleset, position));
        let name = format!("({})", coordinates(&ruleset, position));
        html! { <li key={name.clone()}><button type="button" class="move" {onclick}>{ name }</button></li> }
    };
    let more = {
        let (setter, until) = (shown.setter(), *shown + PAGE);
        Callback::from(move |_: MouseEvent| setter.set(until))
    };
    let count = heights.tally.positions as usize;
    html! {
        <>
            <ol class="positions" aria-label={texts.plot()}>{ for positions.map(entry) }</ol>
            if count > *shown {
                <button type="button" class="quiet" onclick={more}>
                    { texts.list_more(&*shown, &count) }
                </button>
            }
        </>
    }
}
