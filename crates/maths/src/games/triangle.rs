//! `triangle` k, s: the triangular bar.
//!
//! Source: `triangular` Definitions 4.1 to 4.3 and `misere` Definition 5, which have s = 0. Legal when y ≤ ⌊(x+z+s)/k⌋; k is any positive
//! rational. (Definition 4.3 as printed also lists unclamped options; the programs and theorems do not use them, and
//! neither do we.)
//!
//! # The drawing
//! In the plane stand the rising lines `Y = X+1+2r`, the falling lines `Y = −X+1+2r` (r ≥ 0) and the horizontal lines
//! `Y = k·t − s` (t ≥ 1). Position (x, y, z) is the region under the rising line x, under the falling line z, under the
//! horizontal line k(y+1) − s, and above 0, with s < k: the lowest row is lower than the others by s.
//!
//! ```text
//!             /\                 apex of strips i, j: height i+j+1
//!            /i \
//!           /\  /\      ── Y = k·t
//!          /  \/  \
//!         / i / \ j\    the piece (i, t, j) lies between the rising lines i−1 and i, between the falling
//!        /  / ▲  \  \   lines j−1 and j, and between the horizontal lines k·t − s and k(t+1) − s; strip 0 is all
//!       ────────────── below the first line. ▲ is the bitter piece (0, 0, 0).
//! ```
//!
//! A piece (i, t, j) is there exactly while i ≤ x, t ≤ y and j ≤ z. All corners are multiples of 1/q for k = p/q, so the
//! plane is scaled by q and every coordinate is a whole number.

use crate::games::Axis;
use crate::games::scene::{Point, Rect, Scene, SceneBuilder};
use crate::values::Ratio;

/// ⌊(x+z+s)/k⌋, the highest y over x and z.
pub(super) fn rim(k: Ratio, s: u32, x: u32, z: u32) -> u32 {
    k.floor_of_quotient(u64::from(x) + u64::from(z) + u64::from(s))
}

/// The number of pieces in the drawing, at least one for each pair of strips. If the pairs are too many, only they are counted.
pub(super) fn piece_count(k: Ratio, s: u32, [x, y, z]: [u32; 3]) -> u64 {
    let pairs = (u64::from(x) + 1) * (u64::from(z) + 1);
    if pairs > Scene::MOST_PIECES {
        return pairs;
    }
    let plane = Plane::of(k, s);
    let levels = |i: u32, j: u32| {
        let (low, high) = plane.heights(i.into(), j.into());
        let (low, high) = (low + plane.raised, high + plane.raised);
        let first = low / plane.p;
        let end = high.div_euclid(plane.p) + i64::from(high % plane.p != 0);
        u64::try_from(end.min(i64::from(y) + 1) - first).unwrap_or(0)
    };
    (0..=x).map(|i| (0..=z).map(|j| levels(i, j)).sum::<u64>()).sum()
}

/// The pieces and grooves of the region of a position, with the middle of the bitter piece's base at the origin.
pub(super) fn scene(k: Ratio, s: u32, cells: [u32; 3]) -> Scene {
    let plane = Plane::of(k, s);
    let [x, y, z] = cells.map(i64::from);
    let top = plane.level(y + 1).min(plane.q * (x + z + 1));
    let frame = Rect { left: -plane.q * (1 + 2 * x), bottom: 0, right: plane.q * (1 + 2 * z), top };
    let edges = [
        (plane.on_rising(x, 0), Point(-2 * plane.q, 0)),
        // Half-way between the two slanted sides; the line itself may lie above the tip.
        (Point(plane.q * (z - x), top), Point(0, plane.p)),
        (plane.on_falling(z, 0), Point(2 * plane.q, 0)),
    ];
    let mut scene = SceneBuilder::new(plane.q, frame, edges);
    for i in 0..=x {
        for j in 0..=z {
            for t in plane.levels_of(i, j).take_while(|&t| t <= y) {
                scene.polygon([i, t, j].map(to_cell), plane.piece(i, t, j));
            }
        }
    }
    for to in (0..cells[0]).rev() {
        let r = i64::from(to);
        let end = top.min(plane.q * (1 + r + z));
        scene.groove(Axis::X, to, plane.on_rising(r, 0), plane.on_rising(r, end));
    }
    for to in (0..cells[1]).rev() {
        let height = plane.level(i64::from(to) + 1);
        scene.groove(Axis::Y, to, plane.on_falling(z, height), plane.on_rising(x, height));
    }
    for to in (0..cells[2]).rev() {
        let r = i64::from(to);
        let end = top.min(plane.q * (1 + x + r));
        scene.groove(Axis::Z, to, plane.on_falling(r, 0), plane.on_falling(r, end));
    }
    scene.finish()
}

/// Coordinates of pieces come from coordinates of positions, so they fit.
fn to_cell(n: i64) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

/// The plane scaled by q, for k = p/q.
struct Plane {
    p: i64,
    q: i64,
    /// The height of the part of the lowest row that is cut off.
    raised: i64,
}

impl Plane {
    fn of(k: Ratio, s: u32) -> Self {
        let (p, q) = (k.numerator().into(), k.denominator().into());
        Self { p, q, raised: q * i64::from(s) }
    }

    /// The height of the horizontal line k·t − s.
    fn level(&self, t: i64) -> i64 {
        self.p * t - self.raised
    }

    /// The point of the rising line Y = X+1+2r at this height.
    fn on_rising(&self, r: i64, height: i64) -> Point {
        Point(height - self.q * (1 + 2 * r), height)
    }

    /// The point of the falling line Y = −X+1+2r at this height.
    fn on_falling(&self, r: i64, height: i64) -> Point {
        Point(self.q * (1 + 2 * r) - height, height)
    }

    /// The heights between which the strips i and j meet: from the crossing of the lines below them (or the ground, if one of the strips is
    /// the lowest) to the crossing of the lines above them.
    fn heights(&self, i: i64, j: i64) -> (i64, i64) {
        let low = if i > 0 && j > 0 { self.q * (i + j - 1) } else { 0 };
        (low, self.q * (i + j + 1))
    }

    /// The horizontal strips that have a part of the meeting of the strips i and j.
    fn levels_of(&self, i: i64, j: i64) -> impl Iterator<Item = i64> + use<> {
        let (low, high) = self.heights(i, j);
        let (p, low, high) = (self.p, low + self.raised, high + self.raised);
        (low / p..).take_while(move |t| t * p < high)
    }

    /// The corners of a piece, counter-clockwise from the lower left.
    ///
    /// At a height Y the piece reaches from the larger of `Y−1−2i` and `2j−1−Y` to the smaller of `1+2j−Y` and
    /// `Y+1−2i` (the second of each pair only where a line below the strip exists). The two of a pair change places at
    /// Y = i+j, so the piece is a polygon with corners at its lowest and highest height and at i+j between them.
    fn piece(&self, i: i64, t: i64, j: i64) -> Vec<Point> {
        let (low, high) = self.heights(i, j);
        let (low, high) = (low.max(self.level(t)), high.min(self.level(t + 1)));
        let bend = self.q * (i + j);
        let heights = [low, bend.clamp(low, high), high];
        let left = |height| {
            let rising = self.on_rising(i, height).0;
            let x = if j > 0 { rising.max(self.on_falling(j - 1, height).0) } else { rising };
            Point(x, height)
        };
        let right = |height| {
            let falling = self.on_falling(j, height).0;
            let x = if i > 0 { falling.min(self.on_rising(i - 1, height).0) } else { falling };
            Point(x, height)
        };
        let mut corners: Vec<Point> =
            heights.map(right).into_iter().chain(heights.map(left).into_iter().rev()).collect();
        corners.dedup();
        if corners.first() == corners.last() {
            corners.pop();
        }
        without_straight_corners(corners)
    }
}

/// Drops corners at which the outline does not turn.
fn without_straight_corners(corners: Vec<Point>) -> Vec<Point> {
    let n = corners.len();
    let turns = |at: usize| {
        let (a, b, c) = (corners[(at + n - 1) % n], corners[at], corners[(at + 1) % n]);
        (b.0 - a.0) * (c.1 - b.1) != (b.1 - a.1) * (c.0 - b.0)
    };
    (0..n).filter(|&at| turns(at)).map(|at| corners[at]).collect()
}
