//! The pieces of a drawing, without anything to do.

use crate::games::scene::Piece;
use crate::games::scene::Scene;
use crate::view::plane::Plane;
use crate::view::plane::bevels;
use crate::view::plane::decimal;
use std::collections::BTreeMap;
use std::rc::Rc;
use yew::prelude::*;

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
/// │  ├─ g: polygon.piece …
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
    let mut blocks: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
    for (index, piece) in scene.pieces.iter().enumerate() {
        blocks.entry(number(piece.needs.map(|cell| cell / SIDE))).or_default().push(index);
    }
    let block = |(key, members): (u64, Vec<usize>)| {
        html! { <Block {key} scene={Rc::clone(scene)} {members} {is_beveled} /> }
    };
    let bitter = scene.pieces.iter().find(|piece| piece.needs == [0; 3]);
    html! {
        <>
            <g class={if bitter.is_some() { "pieces" } else { "pieces tokens" }}>{ for blocks.into_iter().map(block) }</g>
            { bitter.map(|piece| bitter_mark(plane, piece)).unwrap_or_default() }
        </>
    }
}

/// Three coordinates of a drawing, all below 2²¹, as one number.
fn number(cells: [u32; 3]) -> u64 {
    cells.iter().fold(0, |number, &cell| number << 21 | u64::from(cell))
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
    let draw = |piece: &Piece| {
        let class = if piece.needs == [0; 3] { "piece bitter" } else { "piece" };
        html! { <polygon key={number(piece.needs)} {class} points={plane.points(&piece.corners)} /> }
    };
    let [lit, shaded] = if props.is_beveled { bevels(plane, props.pieces()) } else { Default::default() };
    html! {
        <g>
            <g>{ for props.pieces().map(draw) }</g>
            <path class="lit" d={lit} />
            <path class="shaded" d={shaded} />
        </g>
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
