//! The pictures of the start page: bars, a table and points in space as small drawings without anything to do.

use crate::papers::article::played;
use crate::papers::bar::small;
use crate::papers::space::points;
use crate::papers::values::Values;
use maths::games::Sum;
use std::fmt::Write;
use web::view::pieces::parted;
use yew::prelude::*;

/// The content of a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Picture {
    /// A position.
    Bar(&'static str),
    /// A position and a move, whose pieces come off.
    Broken(&'static str, &'static str),
    /// The Grundy values of Sharing Nim with an empty pile, each column around its middle, up to this number.
    Columns(u32),
    /// P-positions in space, up to this coordinate.
    Cloud(&'static str, u32),
}

impl Picture {
    pub(super) fn drawn(self) -> Option<Html> {
        match self {
            Self::Bar(position) => small(&position.parse().ok()?),
            Self::Broken(position, play) => broken(&position.parse().ok()?, play),
            Self::Columns(size) => columns(size),
            Self::Cloud(ruleset, size) => Some(cloud(&points(ruleset.parse().ok()?, size).places, size)),
        }
    }
}

fn broken(sum: &Sum, play: &str) -> Option<Html> {
    let left = sum.play(*played(sum, &[play]).first()?)?;
    Some(parted(&sum.only()?.scene()?, Some(left.only()?.position().coordinates)))
}

/// Values in steps of colour: 0, and four more.
const SHADES: usize = 5;
const SHADE: [&str; SHADES] = ["shade-0", "shade-1", "shade-2", "shade-3", "shade-4"];

/// Cells are two units wide, so that the middle of every column is on the same line.
fn columns(size: u32) -> Option<Html> {
    let grid = Values::of("sharing".parse().ok()?, "", size)?.grid();
    let mut paths = [const { String::new() }; SHADES];
    for column in 0..=size {
        for row in 0..=column {
            let value = usize::from(grid.at(column, row)?);
            let shade = if value == 0 { 0 } else { 1 + (value - 1) * (SHADES - 1) / (size as usize + 1) };
            // Writing to a string cannot fail.
            let _ = write!(paths[shade.min(SHADES - 1)], "M{} {}h2v2h-2z", 2 * column, size + 2 * row - column);
        }
    }
    Some(drawing(&format!("0 0 {0} {0}", 2 * (size + 1)), paths))
}

/// x runs to the lower left, z to the lower right, y upwards. High points are light.
fn cloud(places: &[[u16; 3]], size: u32) -> Html {
    let mut paths = [const { String::new() }; SHADES];
    let size = size as usize;
    for [x, y, z] in places.iter().map(|place| place.map(usize::from)) {
        let _ = write!(
            paths[(y * SHADES / (size + 1)).min(SHADES - 1)],
            "M{} {}h2v2h-2z",
            2 * (size + z - x),
            x + z + 2 * (size - y)
        );
    }
    drawing(&format!("0 0 {} {}", 4 * size + 2, 4 * size + 2), paths)
}

fn drawing(view_box: &str, paths: [String; SHADES]) -> Html {
    let path = |(class, d): (&'static str, String)| html! { <path {class} {d} /> };
    html! { <svg class="still" viewBox={view_box.to_owned()} aria-hidden="true">{ for SHADE.into_iter().zip(paths).map(path) }</svg> }
}
