//! The smallest counterexample. If it is a position, the page shows a drawing and a link that opens it with its reasons. A counterexample
//! of numbers is shown only in the verdict.

use crate::evidence::verdict::at;
use crate::texts::use_texts;
use crate::view::printed::printed;
use maths::games::{Game, Witness};
use std::rc::Rc;
use yew::prelude::*;

/// Drawings with more pieces say nothing at this size.
pub(crate) const MOST_PIECES: usize = 600;

/// A coordinate from which on Explore has no memory for the reasons.
const TOO_LARGE: u32 = 10_000;

/// `figure.counterexample`, if it is a position.
pub fn figure(at: Witness) -> Html {
    match at {
        Witness::Position(game) => html! { <Drawn {game} /> },
        Witness::Numbers(_) => Html::default(),
    }
}

/// A position to be drawn.
#[derive(Clone, PartialEq, Properties)]
pub struct DrawnProps {
    /// A position.
    pub game: Game,
}

/// The drawing, if it is not too large, and a link.
#[component]
pub fn Drawn(props: &DrawnProps) -> Html {
    let texts = use_texts();
    let scene = use_memo(props.game, |game| {
        let scene = game.scene().filter(|scene| scene.pieces.len() <= MOST_PIECES);
        scene.map(Rc::new)
    });
    let address = format!("explore.html#g={}&why=1", props.game);
    html! {
        <figure class="counterexample">
            { scene.as_ref().as_ref().map(|scene| printed(scene, &at(props.game), None)).unwrap_or_default() }
            if props.game.position().size().0 < TOO_LARGE {
                <figcaption><a class="button" href={address} target="_blank">{ texts.lab_open_why(&at(props.game)) }</a></figcaption>
            }
        </figure>
    }
}
