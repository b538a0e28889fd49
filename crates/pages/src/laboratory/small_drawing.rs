//! A counterexample as a small drawing in the line of its claim.

use maths::games::{Game, Witness};
use std::rc::Rc;
use web::evidence::verdict::at;
use web::view::pieces::still;
use yew::prelude::*;

/// With more pieces each would be smaller than a dot.
const MOST_PIECES: usize = 300;

/// The drawn position.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub at: Witness,
}

/// `span.small`: a drawing, or the numbers where a drawing would say nothing. Its place is as large in any case.
#[component]
pub(super) fn SmallDrawing(props: &Props) -> Html {
    let scene = use_memo(props.at, |at| match at {
        Witness::Position(game) => drawn(game),
        Witness::Numbers(_) => None,
    });
    html! {
        <span class="small" aria-hidden="true">
            { match &*scene {
                Some(scene) => still(scene),
                None => html! { at(props.at) },
            } }
        </span>
    }
}

fn drawn(game: &Game) -> Option<Rc<maths::games::scene::Scene>> {
    game.scene().filter(|scene| (1..=MOST_PIECES).contains(&scene.pieces.len())).map(Rc::new)
}
