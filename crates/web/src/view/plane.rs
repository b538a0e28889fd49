//! From the plane of a scene, whose second coordinate grows upwards, to SVG text.

use maths::games::scene::{Piece, Point, Rect, Scene, Side};
use maths::values::short;
use std::fmt::Write;

/// The conversion of the scaled whole numbers of a scene to SVG.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plane {
    unit: i64,
}

impl Plane {
    /// The plane of a scene.
    pub fn of(scene: &Scene) -> Self {
        Self { unit: scene.unit }
    }

    /// A length of the scaled plane, unscaled.
    pub fn length(self, n: f64) -> f64 {
        n / self.unit as f64
    }

    /// A length or first coordinate as text, with at most three decimals.
    pub fn number(self, n: i64) -> String {
        // Whole numbers, which most are, need no decimals. There are tens of thousands of them.
        if n % self.unit == 0 { (n / self.unit).to_string() } else { decimal(self.length(n as f64)) }
    }

    /// A point as `x,y`, turned so that the second coordinate grows downwards.
    pub fn point(self, Point(x, y): Point) -> String {
        format!("{},{}", self.number(x), self.number(-y))
    }

    /// The `points` of a polygon.
    pub fn points(self, corners: &[Point]) -> String {
        corners.iter().map(|&corner| self.point(corner)).collect::<Vec<_>>().join(" ")
    }

    /// One path around all of these pieces.
    pub fn path(self, pieces: &[&Piece]) -> String {
        let mut path = String::new();
        for piece in pieces {
            // Writing to a string cannot fail.
            let _ = write!(path, "M{}Z", self.points(&piece.corners));
        }
        path
    }

    /// Left, top, width and height of a frame in SVG, in units, with a margin on all sides.
    pub fn view_box(self, frame: Rect, margin: f64) -> [f64; 4] {
        let Rect { left, bottom, right, top } = frame;
        let [left, bottom, right, top] = [left, bottom, right, top].map(|n| self.length(n as f64));
        [left - margin, -top - margin, right - left + 2.0 * margin, top - bottom + 2.0 * margin]
    }
}

/// A number with at most three digits after the point, and no zeros at the end.
pub fn decimal(value: f64) -> String {
    short(value, 3)
}

/// From where to where the bevel of a cube goes, as parts of the way from a corner to the middle of a side.
const BEVEL_OF_CUBES: [f64; 2] = [0.06, 0.24];

/// The edges of the sides of cubes that the light from the upper left falls on, and those that lie in shadow, as areas a little inside
/// of each side: two paths that make every cube stand out.
pub fn bevels(plane: Plane, pieces: &[&Piece]) -> [String; 2] {
    let mut paths = [String::new(), String::new()];
    for piece in pieces {
        // The corners at which two edges in the light and two edges in shadow begin.
        let starts = match piece.side {
            Side::Flat => continue,
            Side::Top => [1, 3],
            Side::Left | Side::Right => [2, 0],
        };
        for (path, start) in paths.iter_mut().zip(starts) {
            push_bevel(path, plane, &piece.corners, start);
        }
    }
    paths
}

/// The bevel along the two edges that begin at this corner and at the next.
fn push_bevel(path: &mut String, plane: Plane, corners: &[Point], start: usize) {
    let (middle_x, middle_y) = middle(corners);
    let [a, b, c] = [0, 1, 2].map(|n| corners[(start + n) % corners.len()]);
    let [outer, inner] = BEVEL_OF_CUBES;
    path.push('M');
    for (Point(x, y), part) in [(a, outer), (b, outer), (c, outer), (c, inner), (b, inner), (a, inner)] {
        let (x, y) = (x as f64, y as f64);
        let [x, y] = [x + (middle_x - x) * part, -(y + (middle_y - y) * part)].map(|n| decimal(plane.length(n)));
        let _ = write!(path, "{x},{y} ");
    }
    path.push('Z');
}

/// The mean of corners.
fn middle(corners: &[Point]) -> (f64, f64) {
    let count = corners.len() as f64;
    let sum = corners.iter().fold((0.0, 0.0), |(x, y), corner| (x + corner.0 as f64, y + corner.1 as f64));
    (sum.0 / count, sum.1 / count)
}
