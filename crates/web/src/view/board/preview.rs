//! A move that is looked at before it is made.

use crate::view::board::piles::held;
use crate::view::moulded::{outline, snapped};
use crate::view::pieces::{falling, part, paths};
use crate::view::plane::{Plane, decimal};
use maths::games::scene::{Groove, Hit, Piece, Point, Rect, Scene};
use maths::games::{Coordinate, Coordinates};
use yew::prelude::*;

/// The size of the disc with the number of pieces: in units, and as a part of the width of the drawing where pieces are small.
const DISC: (f64, f64) = (0.42, 0.03);

/// The part that would fall, lifted off its place, with the number of its pieces, what it uncovers there, and where tokens would land:
/// held tokens on any pile that can receive them.
pub(super) fn preview(scene: &Scene, index: usize, leaves: Coordinates, holding: Option<(Coordinate, u32)>) -> Html {
    let plane = Plane::of(scene);
    let groove = &scene.grooves[index];
    let falling = falling(scene, leaves);
    let uncovered: Vec<Piece> = scene.uncovered(leaves).collect();
    let is_possible =
        |(place, groove): &(usize, &Groove)| *place == index || (holding.is_some() && held(groove.play) == holding);
    let landings =
        scene.grooves.iter().enumerate().filter(is_possible).filter_map(|(_, groove)| landing(plane, groove));
    // A part goes the way in which its side would grow.
    let outwards = scene.edges.iter().find(|edge| groove.play.lowers(edge.of)).map(|edge| edge.step);
    let lifted = match (&groove.hit, outwards) {
        _ if scene.is_solid() => "lifted up",
        (Hit::Along(_), Some(Point(..0, _))) => "lifted left",
        (Hit::Along(_), Some(Point(0, ..0))) => "lifted down",
        (Hit::Along(_), Some(Point(0, _))) => "lifted up",
        (Hit::Along(_) | Hit::Inside(_), _) => "lifted",
    };
    html! {
        <g class={classes!("preview", scene.is_solid().then_some("solid"))}>
            <path class="place" d={outline(plane, &falling)} />
            { paths(plane, "piece", &uncovered.iter().collect::<Vec<_>>()) }
            { edge(scene, groove, &falling).unwrap_or_default() }
            <g class={lifted}>
                { part(scene, &falling) }
                { count(scene, &falling).unwrap_or_default() }
            </g>
            { for landings }
        </g>
    }
}

/// The edge at which the bar breaks.
fn edge(scene: &Scene, groove: &Groove, falling: &[&Piece]) -> Option<Html> {
    let Hit::Along(line) = &groove.hit else { return None };
    let towards = middle(scene, falling)?;
    Some(html! { <path class="c-snap" d={snapped(Plane::of(scene), line, towards)} /> })
}

/// The number of pieces that fall, on a disc in their middle.
fn count(scene: &Scene, falling: &[&Piece]) -> Option<Html> {
    let (x, y) = middle(scene, falling)?;
    let width = Plane::of(scene).length((scene.frame.right - scene.frame.left) as f64);
    let [x, y, radius] = [x, y, DISC.0.max(DISC.1 * width)].map(decimal);
    Some(html! {
        <g class="count" transform={format!("translate({x} {y}) scale({radius})")} aria-hidden="true">
            <circle r="1" />
            <text>{ falling.len() }</text>
        </g>
    })
}

/// The middle of flat pieces: the mean of the middles of each. Of cubes some are not seen, so that their sides have no middle.
fn middle(scene: &Scene, pieces: &[&Piece]) -> Option<(f64, f64)> {
    let (mut x, mut y) = (0.0, 0.0);
    for piece in pieces {
        let corners = piece.corners.len() as f64;
        x += piece.corners.iter().map(|corner| corner.0 as f64).sum::<f64>() / corners;
        y -= piece.corners.iter().map(|corner| corner.1 as f64).sum::<f64>() / corners;
    }
    let [x, y] = [x, y].map(|sum| Plane::of(scene).length(sum / pieces.len() as f64));
    (!pieces.is_empty() && !scene.is_solid()).then_some((x, y))
}

fn landing(plane: Plane, groove: &Groove) -> Option<Html> {
    let Rect { left, bottom, right, top } = groove.landing?;
    let [x, y] = [left, -top].map(|n| plane.number(n));
    let [width, height] = [right - left, top - bottom].map(|n| plane.number(n));
    Some(html! { <rect class="landing" {x} {y} {width} {height} /> })
}
