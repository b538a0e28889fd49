//! A move that is looked at before it is made.

use crate::view::board::piles::held;
use crate::view::pieces::{paths, polygon};
use crate::view::plane::Plane;
use maths::games::scene::{Groove, Rect, Scene};
use maths::games::{Coordinate, Coordinates};
use yew::prelude::*;

/// The part that would fall, lifted off its place, what it uncovers there, and where tokens would land: held tokens on any pile that
/// can receive them.
pub(super) fn preview(scene: &Scene, index: usize, leaves: Coordinates, holding: Option<(Coordinate, u32)>) -> Html {
    let plane = Plane::of(scene);
    let falling = scene.pieces.iter().filter(|piece| !piece.is_part_of(leaves));
    let path = plane.path(falling.clone());
    let landing = |groove: &Groove| {
        let Rect { left, bottom, right, top } = groove.landing?;
        let [x, y] = [left, -top].map(|n| plane.number(n));
        let [width, height] = [right - left, top - bottom].map(|n| plane.number(n));
        Some(html! { <rect class="landing" {x} {y} {width} {height} /> })
    };
    let is_possible =
        |(place, groove): &(usize, &Groove)| *place == index || (holding.is_some() && held(groove.play) == holding);
    let landings = scene.grooves.iter().enumerate().filter(is_possible).filter_map(|(_, groove)| landing(groove));
    html! {
        <g class={classes!("preview", scene.is_solid().then_some("solid"))}>
            <path class="gap" d={path.clone()} />
            { for scene.uncovered(leaves).map(|piece| polygon(plane, &piece)) }
            <g class="falling">{ paths(plane, "fallen", falling) }<path class="hatch" d={path} /></g>
            { for landings }
        </g>
    }
}
