//! A move that is looked at before it is made.

use crate::games::Coordinates;
use crate::games::scene::Rect;
use crate::games::scene::Scene;
use crate::view::pieces::paths;
use crate::view::pieces::polygon;
use crate::view::plane::Plane;
use yew::prelude::*;

/// The part that would fall, lifted off its place, what it uncovers there, and where tokens would land.
pub(super) fn preview(scene: &Scene, index: usize, leaves: Coordinates) -> Html {
    let plane = Plane::of(scene);
    let falling = scene.pieces.iter().filter(|piece| !piece.is_part_of(leaves));
    let path = plane.path(falling.clone());
    let landing = scene.grooves[index].landing.map(|Rect { left, bottom, right, top }| {
        let [x, y] = [left, -top].map(|n| plane.number(n));
        let [width, height] = [right - left, top - bottom].map(|n| plane.number(n));
        html! { <rect class="landing" {x} {y} {width} {height} /> }
    });
    html! {
        <g class={classes!("preview", scene.is_solid().then_some("solid"))}>
            <path class="gap" d={path.clone()} />
            { for scene.uncovered(leaves).map(|piece| polygon(plane, &piece)) }
            <g class="falling">{ paths(plane, "fallen", falling) }<path class="hatch" d={path} /></g>
            { landing.unwrap_or_default() }
        </g>
    }
}
