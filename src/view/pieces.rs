//! The pieces of a drawing, without anything to do.

use crate::games::scene::Piece;
use crate::games::scene::Scene;
use crate::view::plane::Plane;
use crate::view::plane::bevels;
use crate::view::plane::decimal;
use std::rc::Rc;
use yew::prelude::*;

/// Beyond so many pieces bevels are too fine to be seen.
const MOST_BEVELED: usize = 3000;
/// Space around a still drawing, in units.
const MARGIN: f64 = 0.3;

/// What the drawing consists of; drawn anew only when the position changes.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The drawing.
    pub scene: Rc<Scene>,
}

/// Every piece as a polygon of its own, with bevels and the mark on the bitter one.
#[component]
pub fn Pieces(props: &Props) -> Html {
    let scene = &props.scene;
    let plane = Plane::of(scene);
    let draw = |piece: &Piece| {
        let [x, y, z] = piece.needs;
        let class = if piece.needs == [0; 3] { "piece bitter" } else { "piece" };
        html! { <polygon key={format!("{x},{y},{z}")} {class} points={plane.points(&piece.corners)} /> }
    };
    let [lit, shaded] = if scene.pieces.len() <= MOST_BEVELED { bevels(scene) } else { Default::default() };
    let is_bar = scene.pieces.iter().any(|piece| piece.needs == [0; 3]);
    html! {
        <>
            <g class={if is_bar { "pieces" } else { "pieces tokens" }}>{ for scene.pieces.iter().map(draw) }</g>
            <path class="lit" d={lit} />
            <path class="shaded" d={shaded} />
            { scene.pieces.iter().find(|piece| piece.needs == [0; 3]).map(|piece| bitter_mark(plane, piece)).unwrap_or_default() }
        </>
    }
}

/// A small cross, so that the bitter piece is not known by its colour alone.
fn bitter_mark(plane: Plane, piece: &Piece) -> Html {
    let count = piece.corners.len() as i64;
    let middle = piece.corners.iter().fold((0, 0), |(x, y), corner| (x + corner.0, y + corner.1));
    let [x, y] = [middle.0, -middle.1].map(|sum| plane.length(sum as f64 / count as f64));
    let size = 0.16;
    let d =
        [(-size, -size), (size, size), (-size, size), (size, -size)].map(|(dx, dy)| (decimal(x + dx), decimal(y + dy)));
    let [a, b, c, e] = d.map(|(x, y)| format!("{x} {y}"));
    html! { <path class="bitter-mark" d={format!("M{a}L{b}M{c}L{e}")} /> }
}

/// A small drawing of a whole position: `svg.still`, all sweet pieces in one path.
#[component]
pub fn Still(props: &Props) -> Html {
    let scene = &props.scene;
    let plane = Plane::of(scene);
    let is_bitter = |piece: &&Piece| piece.needs == [0; 3];
    let is_bar = scene.pieces.iter().any(|piece| is_bitter(&piece));
    let view_box = plane.view_box(scene.frame, MARGIN).map(decimal).join(" ");
    let bitter = scene.pieces.iter().find(is_bitter);
    html! {
        <svg class="still" viewBox={view_box} aria-hidden="true">
            <g class={if is_bar { "pieces" } else { "pieces tokens" }}>
                <path class="piece" d={plane.path(scene.pieces.iter().filter(|piece| !is_bitter(piece)))} />
                { bitter.map(|piece| html! { <polygon class="piece bitter" points={plane.points(&piece.corners)} /> }).unwrap_or_default() }
            </g>
            { bitter.map(|piece| bitter_mark(plane, piece)).unwrap_or_default() }
        </svg>
    }
}
