//! From where points are seen, and the box around them.

use crate::exports::cloud::thousandths;
use crate::exports::drawing::{Attribute, Colour, Element, Font, Part};
use serde::{Deserialize, Serialize};

/// A point smaller than this has no rim, in pixels.
const LEAST_WITH_RIM: f32 = 3.5;

/// From where points are seen, and the box around them as it is seen from that place. All lengths are pixels of the picture.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sight {
    /// Rows of a 3 × 4 matrix. From (x, y, z, 1) they make pixels from the left, pixels from the top, and the depth from −1
    /// (nearest) to 1 (farthest). A cell is equally long along all three axes.
    pub rows: [[f32; 4]; 3],
    /// Width and height of the picture.
    pub frame: [f32; 2],
    /// The diameter of a point in the middle of the box.
    pub dot: f32,
    /// The strength of the depth cue by size and colour, from 0 to 1.
    pub cue: f32,
    /// The grid on the far faces of the box, as strokes such as `M1 2L3 4`, like the following three.
    pub grid: String,
    /// The edges of the far faces.
    pub far: String,
    /// The edges between two near faces.
    pub near: String,
    /// The strokes from the axes to their numbers.
    pub ticks: String,
    /// The labels at the axes.
    pub labels: Vec<Label>,
}

/// A number or a name at an axis.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Label {
    /// The middle of the label.
    pub at: [f32; 2],
    /// The text of the label.
    pub text: String,
    /// True if the label names the axis.
    pub is_name: bool,
}

impl Sight {
    /// The lines behind all points.
    pub(super) fn behind(&self) -> [Option<Element>; 2] {
        [line(&self.grid, 0xdd_dddd, 0.6, None), line(&self.far, 0x88_8888, 1.0, None)]
    }

    /// The lines in front of all points.
    pub(super) fn in_front(&self) -> [Option<Element>; 2] {
        [line(&self.near, 0xbb_bbbb, 1.0, Some([2.0, 4.0])), line(&self.ticks, 0x88_8888, 1.0, None)]
    }

    /// The ends of all these lines.
    pub(super) fn ends(&self) -> impl Iterator<Item = [f32; 2]> {
        let paths = [&self.grid, &self.far, &self.near, &self.ticks];
        paths.into_iter().flat_map(|path| strokes(path)).flatten().map(|place| place.map(|at| at as f32))
    }

    /// The width of the rim that sets a point off from those behind it.
    pub(super) fn rim(&self) -> f32 {
        if self.dot < LEAST_WITH_RIM { 0.0 } else { self.dot * 0.05 }
    }
}

impl Label {
    /// The size of its letters.
    pub(super) fn size(&self) -> f32 {
        if self.is_name { 20.0 } else { 14.0 }
    }

    /// About how much room it takes: left, top, right, bottom.
    pub(super) fn bounds(&self) -> [f32; 4] {
        let [left, top] = self.at;
        let (wide, high) = (0.3 * self.size() * self.text.chars().count() as f32, 0.6 * self.size());
        [left - wide, top - high, left + wide, top + high]
    }

    /// The text. Not every program that shows SVG can centre it vertically.
    pub(super) fn drawn(&self) -> Element {
        let [left, top] = self.at;
        // Digits are 0.7 times as high as their size.
        let at = [left, top + 0.35 * self.size()].map(thousandths);
        let font = if self.is_name { Font::Italic } else { Font::Plain };
        Element::text([Attribute::Font(font), Attribute::FontSize(self.size().into())], at, self.text.as_str())
    }
}

/// A path of these strokes; nothing if there are none.
fn line(path: &str, colour: Colour, width: f64, dashes: Option<[f64; 2]>) -> Option<Element> {
    let parts: Vec<Part> = strokes(path).map(Part::Line).collect();
    let look =
        [Attribute::Fill(None), Attribute::Stroke(colour, width)].into_iter().chain(dashes.map(Attribute::Dashes));
    (!parts.is_empty()).then(|| Element::path(look.collect::<Vec<_>>(), parts))
}

/// The places of each stroke of a path such as `M1 2L3 4`.
fn strokes(path: &str) -> impl Iterator<Item = Vec<[f64; 2]>> {
    let place = |words: &str| {
        let (x, y) = words.split_once(' ')?;
        Some([x.parse().ok()?, y.parse().ok()?])
    };
    path.split('M').skip(1).map(move |stroke| stroke.split('L').filter_map(place).collect())
}
