//! A move that is looked at before it is made.

use crate::view::board::piles::held;
use crate::view::moulded::{outline, snapped};
use crate::view::pieces::paths;
use crate::view::plane::{Plane, decimal};
use crate::view::removed::part;
use maths::games::scene::{Groove, Hit, Piece, Rect, Scene};
use maths::games::{Axis, Coordinate, Coordinates, Move};
use yew::prelude::*;

/// The size of the disc with the number of pieces: in units, and as a part of the width of the drawing where pieces are small.
const DISC: (f64, f64) = (0.42, 0.03);

/// The part that would fall, lifted off its place, with the number of its pieces, what it uncovers there, and where tokens would land:
/// held tokens on any pile that can receive them.
pub(super) fn preview(scene: &Scene, index: usize, leaves: Coordinates, holding: Option<(Coordinate, u32)>) -> Html {
    let plane = Plane::of(scene);
    let groove = &scene.grooves[index];
    let falling = || scene.pieces.iter().filter(move |piece| !piece.is_part_of(leaves));
    let around = outline(plane, falling());
    let is_possible =
        |(place, groove): &(usize, &Groove)| *place == index || (holding.is_some() && held(groove.play) == holding);
    let landings =
        scene.grooves.iter().enumerate().filter(is_possible).filter_map(|(_, groove)| landing(plane, groove));
    let lifted = match groove.play {
        _ if scene.is_solid() => "lifted up",
        Move::Cut { axis: Axis::X, .. } => "lifted left",
        Move::Cut { axis: Axis::Y, .. } => "lifted up",
        Move::Cut { axis: Axis::Z, .. } | Move::Share { .. } | Move::Lower { .. } | Move::Pass => "lifted",
    };
    html! {
        <g class={classes!("preview", scene.is_solid().then_some("solid"))}>
            <path class="place" d={around} />
            { paths(plane, "piece", scene.uncovered(leaves).collect::<Vec<_>>().iter()) }
            { edge(plane, groove, falling()).filter(|_| !scene.is_solid()).unwrap_or_default() }
            <g class={lifted}>
                { part(scene, falling()) }
                { count(scene, falling()).unwrap_or_default() }
            </g>
            { for landings }
        </g>
    }
}

/// The edge at which the bar breaks.
fn edge<'a>(plane: Plane, groove: &Groove, falling: impl Iterator<Item = &'a Piece>) -> Option<Html> {
    let Hit::Along(line) = &groove.hit else { return None };
    let towards = middle(plane, falling)?;
    Some(html! { <path class="c-snap" d={snapped(plane, line, towards)} /> })
}

/// How many pieces fall, on a disc in their middle. Of cubes some are not seen, so that their sides are not counted.
fn count<'a>(scene: &Scene, falling: impl Iterator<Item = &'a Piece> + Clone) -> Option<Html> {
    let plane = Plane::of(scene);
    let (x, y) = middle(plane, falling.clone()).filter(|_| !scene.is_solid())?;
    let radius = DISC.0.max(DISC.1 * plane.length((scene.frame.right - scene.frame.left) as f64));
    Some(html! {
        <g class="count" transform={format!("translate({} {}) scale({})", decimal(x), decimal(y), decimal(radius))} aria-hidden="true">
            <circle r="1" />
            <text>{ falling.count() }</text>
        </g>
    })
}

/// The middle of pieces: the mean of the middles of each.
fn middle<'a>(plane: Plane, pieces: impl Iterator<Item = &'a Piece>) -> Option<(f64, f64)> {
    let (mut x, mut y, mut pieces_seen) = (0.0, 0.0, 0.0);
    for piece in pieces {
        let corners = piece.corners.len() as f64;
        x += piece.corners.iter().map(|corner| corner.0 as f64).sum::<f64>() / corners;
        y -= piece.corners.iter().map(|corner| corner.1 as f64).sum::<f64>() / corners;
        pieces_seen += 1.0;
    }
    (pieces_seen > 0.0).then(|| (plane.length(x / pieces_seen), plane.length(y / pieces_seen)))
}

fn landing(plane: Plane, groove: &Groove) -> Option<Html> {
    let Rect { left, bottom, right, top } = groove.landing?;
    let [x, y] = [left, -top].map(|n| plane.number(n));
    let [width, height] = [right - left, top - bottom].map(|n| plane.number(n));
    Some(html! { <rect class="landing" {x} {y} {width} {height} /> })
}
