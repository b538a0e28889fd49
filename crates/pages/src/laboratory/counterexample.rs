//! The smallest counterexample: where it is a position, as a drawing, and as a link that opens it with its reasons. Numbers are
//! named in the verdict, and there is nothing more to show of them.

use maths::games::{Game, Witness};
use std::rc::Rc;
use web::evidence::verdict::at;
use web::texts::use_texts;
use web::view::printed::printed;
use yew::prelude::*;

/// Drawings with more pieces say nothing at this size.
pub(super) const MOST_PIECES: usize = 600;

/// `figure.counterexample`, if it is a position.
pub(super) fn figure(at: Witness) -> Html {
    match at {
        Witness::Position(game) => html! { <Bar {game} /> },
        Witness::Numbers(_) => Html::default(),
    }
}

#[derive(Clone, PartialEq, Properties)]
struct BarProps {
    game: Game,
}

/// The drawing, if it is not too large, and a link.
#[component]
fn Bar(props: &BarProps) -> Html {
    let texts = use_texts();
    let scene = use_memo(props.game, |game| {
        let scene = game.scene().filter(|scene| scene.pieces.len() <= MOST_PIECES);
        scene.map(Rc::new)
    });
    let address = format!("explore.html#g={}&why=1", props.game);
    html! {
        <figure class="counterexample">
            { scene.as_ref().as_ref().map(|scene| printed(scene, &at(props.game), None)).unwrap_or_default() }
            <figcaption><a class="button" href={address} target="_blank">{ texts.lab_open_why(&at(props.game)) }</a></figcaption>
        </figure>
    }
}
