//! What a move has removed from a bar.

use crate::view::moulded::outline;
use crate::view::pieces::{chocolate, paths};
use crate::view::plane::Plane;
use maths::games::scene::{Piece, Scene};
use maths::games::{Coordinates, Game};
use std::rc::Rc;
use yew::prelude::*;

/// The drawing before a move, and the coordinates that the move left.
#[derive(Clone, Debug, PartialEq)]
pub struct Removed {
    scene: Rc<Scene>,
    left: Coordinates,
}

impl Removed {
    /// What a move from the first of these games to the other has removed; nothing where nothing is eaten, or nothing can be drawn.
    pub fn between(before: &Game, after: &Game) -> Option<Self> {
        let is_eaten = before != after && before.ruleset() == after.ruleset() && !before.ruleset().rules.is_piles();
        let scene = before.scene().filter(|_| is_eaten)?;
        Some(Self { scene: Rc::new(scene), left: after.position().coordinates })
    }

    fn pieces(&self) -> impl Iterator<Item = &Piece> + Clone {
        self.scene.pieces.iter().filter(|piece| !piece.is_part_of(self.left))
    }

    /// Its outline as an SVG path.
    pub(super) fn outline(&self) -> String {
        outline(Plane::of(&self.scene), self.pieces())
    }
}

/// What is on its way to the player who eats it.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct Props {
    pub removed: Removed,
    /// Whether that is the other player, who sits above the board.
    pub is_theirs: bool,
}

/// It leaves once: as long as it is the same, it is not drawn again.
#[component]
pub(super) fn Eaten(props: &Props) -> Html {
    let Removed { scene, .. } = &props.removed;
    html! { <g class={classes!("eaten", props.is_theirs.then_some("theirs"))}>{ part(scene, props.removed.pieces()) }</g> }
}

/// A part of a drawing: of flat pieces, or of the sides of cubes.
pub(super) fn part<'a>(scene: &Scene, pieces: impl Iterator<Item = &'a Piece> + Clone) -> Html {
    let plane = Plane::of(scene);
    if scene.is_solid() { paths(plane, "piece", pieces) } else { chocolate(plane, None, pieces) }
}
