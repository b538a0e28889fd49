//! P-positions in space, seen by a camera: a self-contained SVG file.
//!
//! ```text
//! svg
//! ├─ title, desc, metadata
//! ├─ rect             the paper
//! ├─ path             the lines behind the points
//! ├─ g path           the points: a path for those of one colour in one slab, from the farthest slab to the nearest
//! ├─ path             the lines in front of the points
//! ├─ g text           numbers and names of the axes
//! └─ g rect, text     the legend
//! ```

mod points;
mod sight;
#[cfg(test)]
mod tests;

pub use points::Points;
pub use sight::{Label, Sight};

use crate::exports::cloud::sight::Line;
use crate::exports::drawing::{Step, steps};
use crate::exports::export::{Items, Part};
use crate::exports::plot::Trim;
use crate::exports::{Export, Source, escape, numbers};
use std::ops::Range;

/// The colour of the paper, and of the rim that keeps a point apart from those behind it.
const PAPER: &str = "#ffffff";
/// The colour of texts.
const INK: &str = "#333333";

/// The margin around the drawing.
const ROOM: f32 = 10.0;
/// The width of the legend, the size of its letters and the distance of its lines.
const LEGEND: f32 = 150.0;
const FONT: i64 = 16_000;
const LINE: i64 = 22_000;

/// The picture as an SVG file. A P-position is a disc whose colour is its height y, on a scale of ten steps from 0 to the
/// largest height; one that a second ruleset does not have is a tile.
pub fn svg(points: Points, sight: &Sight, trim: Trim, source: &Source) -> Export {
    let [left, top, right, bottom] = seen(&points, sight, trim.axes);
    let beside = if trim.legend { LEGEND } else { 0.0 };
    let sides = [left, top, right - left + beside, bottom - top].map(thousandths);
    let mut head = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"");
    for (index, length) in sides.into_iter().enumerate() {
        head.push_str(if index > 0 { " " } else { "" });
        numbers::thousandths(&mut head, length);
    }
    for (name, length) in [("width", sides[2]), ("height", sides[3])] {
        head.push_str(&["\" ", name, "=\""].concat());
        numbers::thousandths(&mut head, length);
    }
    head.push_str("\">\n");
    head.push_str(&source.svg(points.description()));
    head.push_str(&["<rect width=\"100%\" height=\"100%\" fill=\"", PAPER].concat());
    for (name, length) in [("x", sides[0]), ("y", sides[1])] {
        head.push_str(&["\" ", name, "=\""].concat());
        numbers::thousandths(&mut head, length);
    }
    head.push_str("\"/>\n");
    if trim.axes {
        sight.behind().iter().for_each(|line| push_line(&mut head, line));
    }
    head.push_str(&["<g stroke=\"", PAPER, "\" stroke-width=\""].concat());
    numbers::thousandths(&mut head, thousandths(sight.rim()));
    head.push_str("\">\n");
    let mut foot = String::from("</g>\n");
    if trim.axes {
        sight.in_front().iter().for_each(|line| push_line(&mut foot, line));
        push_labels(&mut foot, &sight.labels);
    }
    if trim.legend {
        push_legend(&mut foot, &points.legend(), [right, top].map(thousandths));
    }
    foot.push_str("</svg>\n");
    Export::new([Part::Text(head), Part::items(points), Part::Text(foot)])
}

/// The visible part of the frame: the extent of the points, the box and its labels. Left, top, right, bottom.
fn seen(points: &Points, sight: &Sight, has_axes: bool) -> [f32; 4] {
    let mut all: Vec<[f32; 4]> = points.bounds().collect();
    if has_axes {
        let lines = sight.behind().into_iter().chain(sight.in_front());
        let ends = lines.flat_map(|line| steps(line.path)).filter_map(|step| match step {
            Step::Move([x, y]) | Step::Line([x, y]) => Some([x as f32, y as f32]),
            Step::Curve(_) | Step::Close => None,
        });
        all.extend(ends.map(|[x, y]| [x, y, x, y]));
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

impl Items for Points {
    fn count(&self) -> usize {
        self.len()
    }

    fn write(&self, items: Range<usize>, text: &mut String) {
        for index in items {
            if self.begins_group(index) {
                text.push_str(&["<path fill=\"", &self.fill(index), "\" d=\""].concat());
            }
            self.push_shape(text, index);
            if index + 1 == self.len() || self.begins_group(index + 1) {
                text.push_str("\"/>\n");
            }
        }
    }
}

fn push_line(text: &mut String, line: &Line) {
    if line.path.is_empty() {
        return;
    }
    text.push_str(&["<path fill=\"none\" stroke=\"", line.colour, "\" stroke-width=\""].concat());
    numbers::thousandths(text, thousandths(line.width));
    if let Some([on, off]) = line.dashes {
        text.push_str("\" stroke-dasharray=\"");
        numbers::thousandths(text, thousandths(on));
        text.push(' ');
        numbers::thousandths(text, thousandths(off));
    }
    text.push_str("\" d=\"");
    escape::xml(text, line.path);
    text.push_str("\"/>\n");
}

fn push_labels(text: &mut String, labels: &[Label]) {
    text.push_str(&["<g text-anchor=\"middle\" fill=\"", INK, "\">\n"].concat());
    for label in labels {
        let [left, base] = label.base();
        text.push_str("<text x=\"");
        numbers::thousandths(text, thousandths(left));
        text.push_str("\" y=\"");
        numbers::thousandths(text, thousandths(base));
        text.push_str(if label.is_name {
            "\" font-family=\"serif\" font-style=\"italic\" font-size=\""
        } else {
            "\" font-family=\"sans-serif\" font-size=\""
        });
        numbers::thousandths(text, thousandths(label.size()));
        text.push_str("\">");
        escape::xml(text, &label.text);
        text.push_str("</text>\n");
    }
    text.push_str("</g>\n");
}

/// The name of the height, and each colour with its numbers, beside the picture.
fn push_legend(text: &mut String, marks: &[(String, String)], [left, top]: [i64; 2]) {
    text.push_str(&["<g font-family=\"sans-serif\" fill=\"", INK, "\" font-size=\""].concat());
    numbers::thousandths(text, FONT);
    text.push_str("\">\n");
    let mut write = |x: i64, y: i64, style: &str, words: &str| {
        text.push_str("<text x=\"");
        numbers::thousandths(text, x);
        text.push_str("\" y=\"");
        numbers::thousandths(text, y);
        text.push_str(&["\"", style, ">"].concat());
        escape::xml(text, words);
        text.push_str("</text>\n");
    };
    write(left, top + 2 * LINE, " font-family=\"serif\" font-style=\"italic\"", "y");
    for (index, (_, label)) in (3..).zip(marks) {
        write(left + FONT * 3 / 2, top + index * LINE, "", label);
    }
    for (index, (colour, _)) in (3..).zip(marks) {
        text.push_str(&["<rect fill=\"", colour].concat());
        let bounds = [("x", left), ("y", top + index * LINE - FONT * 3 / 4), ("width", FONT), ("height", FONT)];
        for (name, length) in bounds {
            text.push_str(&["\" ", name, "=\""].concat());
            numbers::thousandths(text, length);
        }
        text.push_str("\"/>\n");
    }
    text.push_str("</g>\n");
}

/// A length as whole thousandths; 0 if it is not a number.
fn thousandths(length: f32) -> i64 {
    (f64::from(length) * 1000.0).round() as i64
}
