//! The part of a bar that a move has removed.

use crate::view::moulded::{crumbs, outline};
use crate::view::pieces::{falling, is_moulded, part};
use crate::view::plane::Plane;
use maths::games::scene::{Hit, Scene};
use maths::games::{Coordinates, Game};
use std::rc::Rc;
use yew::prelude::*;

/// The drawing before a move, and the coordinates that the move left.
#[derive(Clone, Debug, PartialEq)]
pub struct Removed {
    scene: Rc<Scene>,
    left: Coordinates,
    /// The place of the groove at which the bar was broken.
    groove: Option<usize>,
}

impl Removed {
    /// The part that a move from the first of these games to the other has removed; `None` if nothing was eaten or nothing can be drawn.
    pub fn between(before: &Game, after: &Game) -> Option<Self> {
        let is_eaten = before != after && before.ruleset() == after.ruleset() && !before.ruleset().rules.is_piles();
        let scene = before.scene().filter(|_| is_eaten)?;
        let is_broken = |play| before.ruleset().play(before.position(), play) == Some(after.position());
        let groove = scene.grooves.iter().position(|groove| is_broken(groove.play));
        Some(Self { scene: Rc::new(scene), left: after.position().coordinates, groove })
    }

    /// The outline of the part as an SVG path.
    pub(super) fn outline(&self) -> String {
        outline(Plane::of(&self.scene), &falling(&self.scene, self.left))
    }

    /// The removed part as it was, and crumbs at its edge, where it is on its way: the class says to whom.
    pub(super) fn leaving(&self, class: &'static str) -> Html {
        let groove = self.groove.filter(|_| is_moulded(&self.scene)).map(|groove| &self.scene.grooves[groove].hit);
        let crumbs = match groove {
            Some(Hit::Along(line)) => html! { <path class="c-crumbs" d={crumbs(Plane::of(&self.scene), line)} /> },
            Some(_) | None => Html::default(),
        };
        html! { <><g class={class}>{ part(&self.scene, &falling(&self.scene, self.left)) }</g>{ crumbs }</> }
    }
}
