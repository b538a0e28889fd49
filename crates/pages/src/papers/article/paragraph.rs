//! A paragraph: words, numbers that can be changed, what is computed of them, and words that belong to a coordinate.

use crate::papers::article::live::{Lit, Live};
use crate::papers::article::number::Scrub;
use web::texts::Piece;
use web::view::marked::marked;
use yew::prelude::*;

/// The pieces of the paragraph.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub pieces: &'static [Piece],
}

/// `p`
#[component]
pub(super) fn Paragraph(props: &Props) -> Html {
    let live = use_context::<Live>();
    html! { <p>{ for props.pieces.iter().enumerate().map(|(index, piece)| drawn(index, piece, live.as_ref())) }</p> }
}

fn drawn(index: usize, piece: &'static Piece, live: Option<&Live>) -> Html {
    match *piece {
        Piece::Words(html) => marked(html),
        Piece::Number(name) => html! { <Scrub key={index} {name} /> },
        Piece::Outcome { position, lost, won } => {
            let is_lost = live.and_then(|live| live.value(position)).is_some_and(|value| value.0 == 0);
            html! { <output key={index} class="computed">{ marked(if is_lost { lost } else { won }) }</output> }
        }
        Piece::Value(position) => {
            let value = live.and_then(|live| live.value(position));
            html! { <output key={index} class="computed">{ value.map(|value| value.0.to_string()) }</output> }
        }
        Piece::Part { name, words } => part(index, name, words, live),
    }
}

/// Words that light what they speak of.
fn part(index: usize, name: &'static str, words: &'static str, live: Option<&Live>) -> Html {
    let is_lit = live.and_then(|live| live.lit).is_some_and(|lit| lit.name() == name);
    let light = |lit: Option<Lit>| live.map(|live| live.on_light.reform(move |()| lit));
    let [on, off] = [light(Some(Lit::Words(name))), light(None)];
    let pointer =
        |callback: &Option<Callback<()>>| callback.clone().map(|callback| callback.reform(|_: PointerEvent| ()));
    let focus = |callback: &Option<Callback<()>>| callback.clone().map(|callback| callback.reform(|_: FocusEvent| ()));
    html! {
        <span key={index} class={classes!("part", is_lit.then_some("lit"))} tabindex="0"
            onpointerenter={pointer(&on)} onpointerleave={pointer(&off)} onfocus={focus(&on)} onblur={focus(&off)}>
            { marked(words) }
        </span>
    }
}
