//! P-positions in space, seen by a camera: the lines behind the points, the points from the farthest slab to the nearest, the lines in front
//! of the points, numbers and names of the axes, and the legend.

mod points;
mod sight;
#[cfg(test)]
mod tests;

pub use points::Points;
pub use sight::{Label, Sight};

use crate::exports::Source;
use crate::exports::drawing::{Anchor, Attribute, Colour, Drawing, Element, Font, units};
use crate::exports::plot::Trim;

/// The colour of the rim that keeps a point apart from those behind it: that of the paper.
const PAPER: Colour = 0xff_ffff;
/// The colour of texts.
const INK: Attribute = Attribute::Fill(Some(0x33_3333));

/// The margin around the drawing.
const ROOM: f32 = 10.0;
/// The width of the legend, the size of its letters and the distance of its lines.
const LEGEND: f32 = 150.0;
const FONT: i64 = 16_000;
const LINE: i64 = 22_000;

/// The picture. A P-position is a disc whose colour is its height y, on a scale of ten steps from 0 to the largest height; one that a second
/// ruleset does not have is a tile.
pub fn drawn(points: &Points, sight: &Sight, trim: Trim, source: &Source) -> Drawing {
    let [left, top, right, bottom] = extent(points, sight, trim.axes);
    let beside = if trim.legend { LEGEND } else { 0.0 };
    let seen = [left, top, right - left + beside, bottom - top].map(thousandths);
    let mut elements = vec![Element::Paper];
    if trim.axes {
        elements.extend(sight.behind().into_iter().flatten());
    }
    let rim = vec![Attribute::Stroke(PAPER, length(sight.rim()))];
    elements.push(Element::Group(rim, points.paths()));
    if trim.axes {
        elements.extend(sight.in_front().into_iter().flatten());
        let labels = sight.labels.iter().map(Label::drawn).collect();
        elements.push(Element::Group(vec![Attribute::Anchor(Anchor::Middle), INK], labels));
    }
    if trim.legend {
        elements.push(legend(&points.legend(), [right, top].map(thousandths)));
    }
    Drawing::new(source, points.description(), units(seen), units([seen[2], seen[3]]), elements)
}

/// The visible part of the frame: the extent of the points, the box and its labels. Left, top, right, bottom.
fn extent(points: &Points, sight: &Sight, has_axes: bool) -> [f32; 4] {
    let mut all: Vec<[f32; 4]> = points.bounds().collect();
    if has_axes {
        all.extend(sight.ends().map(|[x, y]| [x, y, x, y]));
        all.extend(sight.labels.iter().map(Label::bounds));
    }
    let within = |side: usize, pick: fn(f32, f32) -> f32, most: f32| {
        all.iter().map(|bounds| bounds[side]).reduce(pick).map(|end| end.clamp(0.0, most))
    };
    let [width, height] = sight.frame;
    let room =
        |end: Option<f32>, by: f32, usual: f32, most: f32| end.map_or(usual, |end| (end + by).clamp(0.0, most).round());
    [
        room(within(0, f32::min, width), -ROOM, 0.0, width),
        room(within(1, f32::min, height), -ROOM, 0.0, height),
        room(within(2, f32::max, width), ROOM, width, width),
        room(within(3, f32::max, height), ROOM, height, height),
    ]
}

/// The name of the height, and each colour with its numbers, beside the picture.
fn legend(marks: &[(Colour, String)], [left, top]: [i64; 2]) -> Element {
    let name = Element::text([Attribute::Font(Font::Italic)], [left, top + 2 * LINE], "y");
    let words = (3..)
        .zip(marks)
        .map(|(index, (_, label))| Element::text([], [left + FONT * 3 / 2, top + index * LINE], label.as_str()));
    let swatches = (3..).zip(marks).map(|(index, (colour, _))| {
        let bounds = [left, top + index * LINE - FONT * 3 / 4, FONT, FONT];
        Element::rectangle([Attribute::Fill(Some(*colour))], bounds)
    });
    let [size] = units([FONT]);
    let look = vec![Attribute::Font(Font::Plain), INK, Attribute::FontSize(size)];
    Element::Group(look, std::iter::once(name).chain(words).chain(swatches).collect())
}

/// A length as whole thousandths; 0 if it is not a number.
fn thousandths(length: f32) -> i64 {
    (f64::from(length) * 1000.0).round() as i64
}

/// A length, rounded to thousandths.
fn length(length: f32) -> f64 {
    thousandths(length) as f64 / 1000.0
}
