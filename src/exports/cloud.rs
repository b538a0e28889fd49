//! P-positions in space, seen by a camera: a self-contained SVG file, and the parts of the same picture for a canvas.
//!
//! ```text
//! svg
//! ├─ title, desc, metadata
//! ├─ rect             the paper
//! ├─ path             the lines behind the points
//! ├─ g path           the points: a path for those of one colour in one slab, from the farthest slab to the nearest
//! ├─ path             the lines in front of the points
//! └─ g text           numbers and names of the axes
//! ```

mod points;
mod sight;
#[cfg(test)]
mod tests;

pub use points::Group;
pub use points::Points;
pub use sight::Label;
pub use sight::Line;
pub use sight::Sight;

use crate::exports::Export;
use crate::exports::Source;
use crate::exports::escape;
use crate::exports::export::Items;
use crate::exports::export::Part;
use crate::exports::numbers;
use std::ops::Range;

/// The colour of the paper, and of the rim that keeps a point apart from those behind it.
pub const PAPER: &str = "#ffffff";
/// The colour of what is written.
pub const INK: &str = "#333333";

/// The picture as an SVG file. A P-position is a disc whose colour is its height y, on a scale of ten steps from 0 to the
/// largest height; one that a second ruleset does not have is a tile.
pub fn svg(points: Points, sight: &Sight, source: &Source) -> Export {
    let mut head = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ");
    let [width, height] = sight.frame.map(thousandths);
    for (length, end) in [(width, " "), (height, "\" width=\""), (width, "\" height=\""), (height, "\">\n")] {
        numbers::thousandths(&mut head, length);
        head.push_str(end);
    }
    head.push_str(&source.svg(points.description()));
    head.push_str(&["<rect width=\"100%\" height=\"100%\" fill=\"", PAPER, "\"/>\n"].concat());
    sight.behind().iter().for_each(|line| push_line(&mut head, line));
    head.push_str(&["<g stroke=\"", PAPER, "\" stroke-width=\""].concat());
    numbers::thousandths(&mut head, thousandths(sight.rim()));
    head.push_str("\">\n");
    let mut foot = String::from("</g>\n");
    sight.in_front().iter().for_each(|line| push_line(&mut foot, line));
    push_labels(&mut foot, &sight.labels);
    foot.push_str("</svg>\n");
    Export::new([Part::Text(head), Part::items(points), Part::Text(foot)])
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

/// A length as whole thousandths; what is no number is 0.
fn thousandths(length: f32) -> i64 {
    (f64::from(length) * 1000.0).round() as i64
}
