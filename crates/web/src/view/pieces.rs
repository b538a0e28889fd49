//! The pieces of a drawing, without anything to do.

use crate::view::plane::{Plane, bevels, decimal};
use maths::games::scene::{Ground, Piece, Point, Scene, Side};
use maths::games::{Coordinate, Coordinates};
use std::rc::Rc;
use yew::prelude::*;
use yew::virtual_dom::{AttributeOrProperty, Attributes, VTag};

/// Beyond so many pieces bevels are too fine to be seen.
const MOST_BEVELED: usize = 3000;
/// A block of neighbours goes so far in each coordinate.
const SIDE: u32 = 8;
/// Space around a still drawing, in units.
const MARGIN: f64 = 0.3;

/// What the drawing consists of; drawn anew only when the position changes.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The drawing.
    pub scene: Rc<Scene>,
}

/// Every piece as a polygon of its own, with bevels and the mark on the bitter one.
///
/// ```text
/// g.pieces
/// ├─ g                 a block of neighbours
/// │  ├─ g: polygon.piece …      of cubes also .top, .left or .right
/// │  └─ path.lit, path.shaded
/// └─ g …
/// path.bitter-mark
/// ```
///
/// A cut leaves most blocks as they are, and those are not looked at again.
#[component]
pub fn Pieces(props: &Props) -> Html {
    let scene = &props.scene;
    let plane = Plane::of(scene);
    let is_beveled = scene.pieces.len() <= MOST_BEVELED;
    let mut blocks: Vec<(u64, Vec<usize>)> = Vec::new();
    for (index, piece) in scene.pieces.iter().enumerate() {
        let key = neighbourhood(piece);
        match blocks.binary_search_by_key(&key, |block| block.0) {
            Ok(at) => blocks[at].1.push(index),
            Err(at) => blocks.insert(at, (key, vec![index])),
        }
    }
    let block = |(key, members): (u64, Vec<usize>)| {
        html! { <Block {key} scene={Rc::clone(scene)} {members} {is_beveled} /> }
    };
    let is_bar = scene.pieces.iter().any(Piece::is_bitter);
    html! {
        <>
            <g class={classes!("pieces", (!is_bar).then_some("tokens"), scene.is_solid().then_some("solid"))}>{ for blocks.into_iter().map(block) }</g>
            { for scene.pieces.iter().filter(|piece| piece.is_bitter()).map(|piece| bitter_mark(plane, piece)) }
            if !scene.grounds.is_empty() {
                <g class="grounds" aria-hidden="true">{ for scene.grounds.iter().map(|ground| standing(plane, ground)) }</g>
            }
        </>
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

/// A piece with its class and that of its side.
pub(super) fn polygon(plane: Plane, piece: &Piece) -> Html {
    // There are thousands, so they have whole names of classes; `classes!` would put together a set of them for each.
    let class = match (piece.side, piece.is_bitter()) {
        (Side::Flat, false) => "piece",
        (Side::Flat, true) => "piece bitter",
        (Side::Top, false) => "piece top",
        (Side::Top, true) => "piece top bitter",
        (Side::Left, false) => "piece left",
        (Side::Left, true) => "piece left bitter",
        (Side::Right, false) => "piece right",
        (Side::Right, true) => "piece right bitter",
    };
    let mut polygon = VTag::new("polygon");
    polygon.key = Some((number(piece.needs) << 2 | piece.side as u64).into());
    let values = [plane.points(&piece.corners).into(), class.into()];
    let values = Box::new(values.map(|value| Some(AttributeOrProperty::Attribute(value))));
    polygon.set_attributes(Attributes::Dynamic { keys: &["points", "class"], values });
    polygon.into()
}

/// Pieces as one path for each of the sides they show, with this class and that of the side.
pub(super) fn paths<'a>(plane: Plane, class: &'static str, pieces: impl Iterator<Item = &'a Piece> + Clone) -> Html {
    let path = |side| {
        let d = plane.path(pieces.clone().filter(|piece| piece.side == side));
        (!d.is_empty()).then(|| html! { <path class={classes!(class, side_class(side))} {d} /> })
    };
    html! { <>{ for Side::ALL.into_iter().filter_map(path) }</> }
}

fn side_class(side: Side) -> Option<&'static str> {
    match side {
        Side::Flat => None,
        Side::Top => Some("top"),
        Side::Left => Some("left"),
        Side::Right => Some("right"),
    }
}

/// The least coordinates of a piece, all below 2²⁰, as one number. A token needs one pile only, so that which pile it is and
/// its height are enough where there are more than three.
fn number(needs: Coordinates) -> u64 {
    let pack = |numbers: [u32; 3]| numbers.iter().fold(0, |number, &cell| number << 20 | u64::from(cell));
    match Coordinate::first(needs.len()).rfind(|&pile| needs[pile] > 0) {
        Some(pile) if needs.len() > 3 => pack([0, pile.index() as u32, needs[pile]]),
        Some(_) | None => pack(needs.xyz()),
    }
}

/// The block in which a piece lies.
fn neighbourhood(piece: &Piece) -> u64 {
    number(piece.needs.divided_by(SIDE))
}

/// Neighbours in a drawing.
#[derive(Clone, Debug, Properties)]
struct BlockProps {
    scene: Rc<Scene>,
    /// Which pieces of the drawing they are.
    members: Vec<usize>,
    is_beveled: bool,
}

impl BlockProps {
    fn pieces(&self) -> impl Iterator<Item = &Piece> {
        self.members.iter().map(|&index| &self.scene.pieces[index])
    }
}

impl PartialEq for BlockProps {
    /// The same pieces at the same places, whatever the rest of the drawing.
    fn eq(&self, other: &Self) -> bool {
        self.is_beveled == other.is_beveled
            && self.scene.unit == other.scene.unit
            && self.members.len() == other.members.len()
            && self.pieces().eq(other.pieces())
    }
}

#[component]
fn Block(props: &BlockProps) -> Html {
    let plane = Plane::of(&props.scene);
    let [lit, shaded] = if props.is_beveled { bevels(plane, props.pieces()) } else { Default::default() };
    html! {
        <g>
            <g>{ for props.pieces().map(|piece| polygon(plane, piece)) }</g>
            <path class="lit" d={lit} />
            <path class="shaded" d={shaded} />
        </g>
    }
}

/// A small cross, so that the bitter piece is not known by its colour alone: upright, or on the side of a cube slanted
/// as the side is.
fn bitter_mark(plane: Plane, piece: &Piece) -> Html {
    let count = piece.corners.len() as f64;
    let sum = piece.corners.iter().fold((0, 0), |(x, y), corner| (x + corner.0, y + corner.1));
    let [x, y] = [sum.0, -sum.1].map(|sum| plane.length(sum as f64 / count));
    let size = 0.16;
    let towards = |corner: usize| {
        let Point(end_x, end_y) = piece.corners[corner];
        let [end_x, end_y] = [end_x, -end_y].map(|n| plane.length(n as f64));
        (2.0 * size * (end_x - x), 2.0 * size * (end_y - y))
    };
    let ends = match piece.side {
        Side::Flat => [(-size, -size), (size, size), (-size, size), (size, -size)],
        Side::Top | Side::Left | Side::Right => [0, 2, 1, 3].map(towards),
    };
    let [a, b, c, d] = ends.map(|(dx, dy)| format!("{} {}", decimal(x + dx), decimal(y + dy)));
    html! { <path class="bitter-mark" d={format!("M{a}L{b}M{c}L{d}")} /> }
}

/// A small drawing of a whole position: `svg.still`, all sweet pieces in one path, or one for each side of cubes.
pub fn still(scene: &Scene) -> Html {
    let plane = Plane::of(scene);
    let is_bar = scene.pieces.iter().any(Piece::is_bitter);
    let view_box = plane.view_box(scene.frame, MARGIN).map(decimal).join(" ");
    let bitter = || scene.pieces.iter().filter(|piece| piece.is_bitter());
    html! {
        <svg class="still" viewBox={view_box} aria-hidden="true">
            <g class={if is_bar { "pieces" } else { "pieces tokens" }}>
                { paths(plane, "piece", scene.pieces.iter().filter(|piece| !piece.is_bitter())) }
                { for bitter().map(|piece| polygon(plane, piece)) }
            </g>
            { for bitter().map(|piece| bitter_mark(plane, piece)) }
        </svg>
    }
}
