//! The pieces of a drawing, without anything to do.
//!
//! Flat pieces are moulded chocolate (see `moulded`), the bitter one wrapped in blue foil. Many pieces are drawn as areas with lines
//! between them. The sides of cubes have three shades.

use crate::view::moulded::{MOST_MOULDED, PATHS, cross, moulded, outline};
use crate::view::plane::{Plane, bevels, decimal};
use maths::games::Coordinates;
use maths::games::scene::{Ground, Piece, Point, Scene, Side};
use yew::prelude::*;

/// The largest number of sides of cubes; with more, bevels are too fine to be seen.
const MOST_BEVELED: usize = 1000;
/// Space around a still drawing, in units.
const MARGIN: f64 = 0.3;

/// All pieces, and the ground below piles.
///
/// ```text
/// g.pieces
/// ├─ g.chocolate            up to 150 flat pieces: path.c-shadow, .c-edge, .c-rim, .c-base, .c-side-1 … .c-side-5, .c-top, .c-sheen, .c-glint
/// ├─ path.piece …, .lit, .shaded     more of them, or sides of cubes, one path for each side
/// └─ g.chocolate.foil       the bitter piece, with a cross
/// ```
///
/// While a move is looked at, only the pieces that it leaves are drawn.
pub(super) fn pieces(scene: &Scene, left: Option<Coordinates>) -> Html {
    let plane = Plane::of(scene);
    let pieces: Vec<&Piece> =
        scene.pieces.iter().filter(|piece| left.is_none_or(|left| piece.is_part_of(left))).collect();
    html! {
        <>
            <g class={classes!("pieces", scene.is_solid().then_some("solid"))}>
                { if is_moulded(scene) { chocolate(plane, &pieces) } else { areas(plane, &pieces) } }
            </g>
            if !scene.grounds.is_empty() {
                <g class="grounds" aria-hidden="true">{ for scene.grounds.iter().map(|ground| standing(plane, ground)) }</g>
            }
        </>
    }
}

/// Pieces without sides: sweet ones as one path for each side that they show, with the bevels of cubes, and the bitter one.
fn areas(plane: Plane, pieces: &[&Piece]) -> Html {
    let (bitter, sweet): (Vec<&Piece>, Vec<&Piece>) = pieces.iter().partition(|piece| piece.is_bitter());
    let [lit, shaded] = if pieces.len() <= MOST_BEVELED { bevels(plane, &sweet) } else { Default::default() };
    html! {
        <>
            { paths(plane, "piece", &sweet) }
            { path("lit", lit) }
            { path("shaded", shaded) }
            { for bitter.into_iter().map(|piece| wrapped(plane, piece)) }
        </>
    }
}

/// True if the pieces have sides and tops.
pub(super) fn is_moulded(scene: &Scene) -> bool {
    !scene.is_solid() && scene.pieces.len() <= MOST_MOULDED
}

/// The pieces that fall when a move leaves these coordinates.
pub(super) fn falling(scene: &Scene, left: Coordinates) -> Vec<&Piece> {
    scene.pieces.iter().filter(|piece| !piece.is_part_of(left)).collect()
}

/// A part of a drawing: flat pieces, or sides of cubes.
pub(super) fn part(scene: &Scene, pieces: &[&Piece]) -> Html {
    let plane = Plane::of(scene);
    if scene.is_solid() { paths(plane, "piece", pieces) } else { chocolate(plane, pieces) }
}

/// Flat pieces as one bar, or a part of it, with the bitter piece if it is among them. Too many are areas with lines between them.
fn chocolate(plane: Plane, pieces: &[&Piece]) -> Html {
    if pieces.len() > MOST_MOULDED {
        return paths(plane, "piece", pieces);
    }
    let (bitter, sweet): (Vec<&Piece>, Vec<&Piece>) = pieces.iter().partition(|piece| piece.is_bitter());
    html! {
        <g class="chocolate">
            { bar(plane, pieces, &sweet) }
            { for bitter.into_iter().map(|piece| wrapped(plane, piece)) }
        </g>
    }
}

/// The body of a bar, with its shadow, and on it the pieces that are of the same chocolate.
fn bar(plane: Plane, all: &[&Piece], pieces: &[&Piece]) -> Html {
    let around = outline(plane, all);
    let body = ["c-shadow", "c-edge", "c-rim", "c-base"].map(|class| path(class, around.clone()));
    let shapes = PATHS.into_iter().zip(moulded(plane, pieces)).map(|(class, d)| path(class, d));
    body.into_iter().chain(shapes).collect()
}

fn path(class: &'static str, d: String) -> Html {
    html! { <path {class} {d} /> }
}

/// The bitter piece in its foil, with a cross, so that it is not known by its colour alone; or a side of it.
fn wrapped(plane: Plane, piece: &Piece) -> Html {
    if piece.side != Side::Flat {
        return html! { <>{ paths(plane, "piece bitter", &[piece]) }{ path("bitter-mark", slanted_cross(plane, piece)) }</> };
    }
    let cross = cross(plane, piece);
    html! {
        <g class="chocolate foil">
            { bar(plane, &[piece], &[piece]) }
            { path("c-cross under", cross.clone()) }
            { path("c-cross", cross) }
        </g>
    }
}

/// The ground of a pile and, below it, its name.
fn standing(plane: Plane, Ground { name, left, right }: &Ground) -> Html {
    let [from, to, y] = [left.0, right.0, -left.1].map(|n| plane.length(n as f64));
    html! {
        <>
            <path class="ground" d={format!("M{} {}H{}", decimal(from), decimal(y), decimal(to))} />
            <text class="pile-name" x={decimal((from + to) / 2.0)} y={decimal(y + 0.95)}>{ name }</text>
        </>
    }
}

/// Pieces as one path for each of the sides they show, with this class and that of the side.
pub(super) fn paths(plane: Plane, class: &str, pieces: &[&Piece]) -> Html {
    let of_side = |side| {
        let shown: Vec<&Piece> = pieces.iter().copied().filter(|piece| piece.side == side).collect();
        let class = format!("{class}{}", side_class(side));
        (!shown.is_empty()).then(|| html! { <path {class} d={plane.path(&shown)} /> })
    };
    Side::ALL.into_iter().filter_map(of_side).collect()
}

fn side_class(side: Side) -> &'static str {
    match side {
        Side::Flat => "",
        Side::Top => " top",
        Side::Left => " left",
        Side::Right => " right",
    }
}

/// A small cross on a side of the bitter cube, slanted as the side is.
fn slanted_cross(plane: Plane, piece: &Piece) -> String {
    let count = piece.corners.len() as f64;
    let sum = piece.corners.iter().fold((0, 0), |(x, y), corner| (x + corner.0, y + corner.1));
    let [x, y] = [sum.0, -sum.1].map(|sum| plane.length(sum as f64 / count));
    let size = 0.16;
    let towards = |corner: usize| {
        let Point(end_x, end_y) = piece.corners[corner];
        let [end_x, end_y] = [end_x, -end_y].map(|n| plane.length(n as f64));
        format!("{} {}", decimal(x + 2.0 * size * (end_x - x)), decimal(y + 2.0 * size * (end_y - y)))
    };
    let [a, b, c, d] = [0, 2, 1, 3].map(towards);
    format!("M{a}L{b}M{c}L{d}")
}

/// A small drawing of a whole position: `svg.still`, all sweet pieces in one path, or one for each side of cubes.
pub fn still(scene: &Scene) -> Html {
    parted(scene, None)
}

/// A larger drawing of a whole position without anything to do: `svg.still`, with moulded pieces if there are not too many.
pub fn large(scene: &Scene) -> Html {
    if !is_moulded(scene) {
        return still(scene);
    }
    let plane = Plane::of(scene);
    let all: Vec<&Piece> = scene.pieces.iter().collect();
    let view_box = plane.view_box(scene.frame, MARGIN).map(decimal).join(" ");
    html! { <svg class="still" viewBox={view_box} aria-hidden="true"><g class="pieces">{ chocolate(plane, &all) }</g></svg> }
}

/// The same with the pieces that a move breaks off in a `g.off`, which a stylesheet moves away; the move leaves these coordinates.
pub fn parted(scene: &Scene, left: Option<Coordinates>) -> Html {
    let plane = Plane::of(scene);
    let view_box = plane.view_box(scene.frame, MARGIN).map(decimal).join(" ");
    let off = left.map(|left| falling(scene, left)).unwrap_or_default();
    let stays = |piece: &&Piece| left.is_none_or(|left| piece.is_part_of(left));
    let (bitter, sweet): (Vec<&Piece>, Vec<&Piece>) =
        scene.pieces.iter().filter(stays).partition(|piece| piece.is_bitter());
    html! {
        <svg class="still" viewBox={view_box} aria-hidden="true">
            if !off.is_empty() { <g class="pieces off">{ paths(plane, "piece", &off) }</g> }
            <g class="pieces">
                { paths(plane, "piece", &sweet) }
                { for bitter.into_iter().map(|piece| wrapped(plane, piece)) }
            </g>
        </svg>
    }
}

/// A position in place of another one: `svg.instead` with its pieces, and the outline of the other one.
pub fn instead(scene: &Scene, other: &Scene) -> Html {
    let plane = Plane::of(scene);
    let [one, two] =
        [(plane, scene), (Plane::of(other), other)].map(|(plane, scene)| plane.view_box(scene.frame, MARGIN));
    let (left, top) = (one[0].min(two[0]), one[1].min(two[1]));
    let [width, height] =
        [(0, left), (1, top)].map(|(at, from)| (one[at] + one[at + 2]).max(two[at] + two[at + 2]) - from);
    let all: Vec<&Piece> = other.pieces.iter().collect();
    html! {
        <svg class="instead" viewBox={[left, top, width, height].map(decimal).join(" ")} aria-hidden="true" preserveAspectRatio="xMidYMax meet">
            { pieces(scene, None) }
            <path class="outline" d={outline(Plane::of(other), &all)} />
        </svg>
    }
}
