//! The smallest counterexample: where it is a position, as a drawing, and as a link that opens it with its reasons. Numbers are
//! named in the verdict, and there is nothing more to show of them.

use crate::evidence::verdict::at;
use crate::texts::use_texts;
use crate::view::printed::printed;
use maths::games::{Game, Witness};
use std::rc::Rc;
use yew::prelude::*;

/// Drawings with more pieces say nothing at this size.
pub(crate) const MOST_PIECES: usize = 600;

/// `figure.counterexample`, if it is a position.
pub fn figure(at: Witness) -> Html {
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
