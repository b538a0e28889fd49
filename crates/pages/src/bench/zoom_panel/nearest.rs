//! The position of the reader, and the nearest positions of the set in all directions.

use crate::bench::zoom::Space;
use crate::bench::zoom::sets::{Kind, Sets};
use web::evidence::automaton::tuple_of;
use web::texts::Texts;
use yew::prelude::*;

/// The position, and whom to tell where the reader goes.
pub(super) struct Place<'a> {
    pub sets: &'a Sets,
    /// The names of the coordinates.
    pub names: [&'static str; 3],
    /// The number of coordinates of positions.
    pub count: usize,
    pub here: Option<[u64; 3]>,
    /// True if the set is that of the P-positions.
    pub is_p: bool,
    pub on_here: &'a Callback<[u64; 3]>,
}

/// `div.zoom-here`
pub(super) fn nearest(texts: Texts, place: &Place) -> Html {
    let Some(here) = place.here else {
        return html! { <div class="zoom-here" role="status"><p class="remark">{ texts.far_choose() }</p></div> };
    };
    let axes = match place.sets.space {
        Space::Three => vec![0, 1, 2],
        Space::Two([a, b]) => vec![a.min(b), a.max(b)],
    };
    html! {
        <div class="zoom-here">
            <p role="status">{ stated(texts, place.sets.kind(here), &tuple_of(&here[..place.count]), place.is_p) }</p>
            <div class="zoom-nearest" role="group" aria-label={texts.far_nearest()}>
                <p class="remark" aria-hidden="true">{ texts.far_nearest() }</p>
                { for axes.into_iter().map(|axis| directions(texts, place, here, axis)) }
            </div>
        </div>
    }
}

/// The statement about a position, by its kind.
pub(super) fn stated(texts: Texts, kind: Kind, position: &str, is_p: bool) -> String {
    match (kind, is_p) {
        (Kind::Member, true) => texts.far_p(&position),
        (Kind::Other, true) => texts.far_n(&position),
        (Kind::Member, false) => texts.far_member(&position),
        (Kind::Other, false) => texts.far_other(&position),
        (Kind::Illegal, _) => texts.far_illegal(&position),
    }
}

/// Two buttons, to the nearest position with a smaller coordinate and to that with a larger one.
fn directions(texts: Texts, place: &Place, here: [u64; 3], axis: usize) -> Html {
    let name = place.names[axis];
    let [smaller, larger] = place.sets.nearest(here, axis);
    let button = |to: Option<u64>, text: String| {
        let on_here = place.on_here.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            if let Some(number) = to {
                let mut there = here;
                there[axis] = number;
                on_here.emit(there);
            }
        });
        html! { <button type="button" {onclick} aria-disabled={to.is_none().then_some("true")}>{ text }</button> }
    };
    let down = smaller.map_or_else(|| texts.far_no_smaller(&name), |to| texts.far_smaller(&name, &texts.number(&to)));
    let up = larger.map_or_else(|| texts.far_no_larger(&name), |to| texts.far_larger(&name, &texts.number(&to)));
    html! { <div class="zoom-pair" key={axis}>{ button(smaller, down) }{ button(larger, up) }</div> }
}
