//! A position as a still drawing in which some moves are marked.

use maths::games::{Game, Move};
use std::rc::Rc;
use web::view::counted::{Label, counted};
use yew::prelude::*;

/// The position, the marks, and the largest width and height in pixels.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub game: Game,
    /// Moves, each with the label at its groove; true if the move wins.
    pub labels: Vec<(Move, String, bool)>,
    /// A description of the drawing, in words.
    pub label: String,
    pub room: [u32; 2],
}

/// The drawing; the notation where the position is too large to be drawn.
#[component]
pub(super) fn Drawn(props: &Props) -> Html {
    let scene = use_memo(props.game, |game| game.scene().map(Rc::new));
    let labels = props
        .labels
        .iter()
        .map(|(play, text, wins)| Label { play: *play, text: text.clone(), wins: *wins })
        .collect::<Vec<_>>();
    match &*scene {
        Some(scene) => counted(scene, &props.label, &labels, props.room),
        None => html! { <code>{ props.game.to_string() }</code> },
    }
}
