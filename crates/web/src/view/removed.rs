//! What a move has removed from a bar.

use crate::view::moulded::outline;
use crate::view::pieces::{falling, part};
use crate::view::plane::Plane;
use maths::games::scene::Scene;
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

    /// Its outline as an SVG path.
    pub(super) fn outline(&self) -> String {
        outline(Plane::of(&self.scene), &falling(&self.scene, self.left))
    }

    /// What was removed, as it was.
    pub(super) fn drawn(&self) -> Html {
        part(&self.scene, &falling(&self.scene, self.left))
    }
}
