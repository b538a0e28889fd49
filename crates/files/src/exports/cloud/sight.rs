//! From where points are seen, and the box around them.

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
    /// The grid on the far faces of the box, as the data of an SVG path, like the following three.
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

/// Lines of one kind.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Line<'a> {
    /// The data of an SVG path.
    pub(super) path: &'a str,
    /// The colour, as SVG writes it.
    pub(super) colour: &'static str,
    /// The width of the lines.
    pub(super) width: f32,
    /// The lengths of strokes and gaps, if the lines are dashed.
    pub(super) dashes: Option<[f32; 2]>,
}

impl Sight {
    /// The lines behind all points.
    pub(super) fn behind(&self) -> [Line<'_>; 2] {
        [
            Line { path: &self.grid, colour: "#dddddd", width: 0.6, dashes: None },
            Line { path: &self.far, colour: "#888888", width: 1.0, dashes: None },
        ]
    }

    /// The lines in front of all points.
    pub(super) fn in_front(&self) -> [Line<'_>; 2] {
        [
            Line { path: &self.near, colour: "#bbbbbb", width: 1.0, dashes: Some([2.0, 4.0]) },
            Line { path: &self.ticks, colour: "#888888", width: 1.0, dashes: None },
        ]
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

    /// The middle of its baseline. Not every program that shows SVG can centre a text vertically.
    pub(super) fn base(&self) -> [f32; 2] {
        let [left, top] = self.at;
        // Digits are 0.7 times as high as their size.
        [left, top + 0.35 * self.size()]
    }
}
