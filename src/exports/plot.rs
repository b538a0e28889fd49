//! P-positions seen from above as an SVG file that stands alone: a square for each, its colour the height.
//!
//! ```text
//! svg
//! ├─ title, desc, metadata
//! ├─ rect             the paper
//! ├─ path             all places of one step of the scale, for each step that occurs
//! ├─ g text           the axes
//! └─ g rect, text     the legend
//! ```

mod axes;
mod scale;
#[cfg(test)]
mod tests;

use crate::exports::Export;
use crate::exports::Frame;
use crate::exports::Source;
use crate::exports::export::Items;
use crate::exports::export::Part;
use crate::exports::numbers;
use crate::solver::Grid;
use std::collections::VecDeque;
use std::ops::Range;
use std::rc::Rc;

/// The plot with axes and a legend, columns to the right and rows upwards. A scale of ten steps from 0 to the largest
/// height; where all heights are 0 there is nothing to tell apart and no legend.
///
/// The grid is gone through once for each step; `done` and `total` count accordingly.
pub fn svg(heights: Rc<Grid>, frame: &Frame, source: &Source) -> Export {
    let most = heights.largest();
    let mut head = axes::head(&heights, most > 0);
    let what = [&frame.value, " over ", &frame.across(), " and ", &frame.down()].concat();
    head.push_str(&source.svg(&what));
    head.push_str(&axes::paper(&heights));
    let mut parts = VecDeque::from([Part::Text(head)]);
    for (step, colour) in scale::COLOURS.into_iter().enumerate() {
        if let Some(range) = scale::range(step as u32, most) {
            // A hair of paper between two squares.
            let start = ["<path fill=\"", colour, "\" stroke=\"#ffffff\" stroke-width=\"0.04\" d=\""].concat();
            let squares = Squares { heights: Rc::clone(&heights), range };
            parts.extend([Part::Text(start), Part::items(squares), Part::Text("\"/>\n".into())]);
        }
    }
    let mut foot = axes::axes(&heights, frame);
    if most > 0 {
        foot.push_str(&axes::legend(&heights, frame, most));
    }
    foot.push_str("</svg>\n");
    parts.push_back(Part::Text(foot));
    Export::of(parts)
}

/// A unit square at every place whose height is in the range.
struct Squares {
    heights: Rc<Grid>,
    /// The least height and the largest.
    range: (u16, u16),
}

impl Items for Squares {
    /// The places; not all of them have a square.
    fn count(&self) -> usize {
        self.heights.values.len()
    }

    fn write(&self, items: Range<usize>, text: &mut String) {
        let columns = self.heights.columns.max(1) as usize;
        for place in items {
            let height = self.heights.values[place];
            if (self.range.0..=self.range.1).contains(&height) {
                text.push('M');
                numbers::whole(text, (place % columns) as u32);
                text.push_str(" -");
                numbers::whole(text, (place / columns) as u32 + 1);
                text.push_str("h1v1h-1z");
            }
        }
    }
}
