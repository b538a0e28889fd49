//! The shape of moulded chocolate: each piece has a flat top and sloping sides, and light falls on them from the upper left.
//!
//! ```text
//!   ┌───────────┐   a piece; around it the groove
//!   │ ╲_______╱ │   lit side
//!   │ │       │ │   top, with a sheen where the diagonal of the bar crosses it
//!   │ ╱‾‾‾‾‾‾‾╲ │   side in shadow
//!   └───────────┘
//! ```
//!
//! Everything is in units of the drawing, with the second coordinate downwards as in SVG, and corners run clockwise on the screen.

use crate::view::plane::{Plane, decimal};
use maths::games::scene::{Piece, Point};
use std::fmt::Write;

/// Half of the width of a groove, and the width of a side; small pieces have narrower ones, as parts of the radius of the largest
/// circle inside.
const GROOVE: (f64, f64) = (0.035, 0.1);
const SIDE: (f64, f64) = (0.14, 0.36);
/// The beginning and the end of the sheen, along the diagonal of the bar.
const SHEEN: [f64; 2] = [0.34, 0.46];
/// The line of light on a top keeps this part of its length away from each corner.
const GLINT: f64 = 0.12;

/// The distance between the teeth of a broken edge, in units, and the depths of the teeth.
const TOOTH: f64 = 0.25;
const TEETH: [f64; 7] = [0.04, 0.17, 0.08, 0.2, 0.05, 0.14, 0.1];

/// The crumbs of each part of a broken edge: the place along it, the distance from it, and the size.
const CRUMBS: [(f64, f64, f64); 5] =
    [(0.1, 0.1, 0.06), (0.31, -0.08, 0.045), (0.48, 0.16, 0.08), (0.7, -0.05, 0.05), (0.88, 0.12, 0.07)];

/// The largest number of pieces; with more, sides and teeth are too fine to be seen.
pub(super) const MOST_MOULDED: usize = 150;

/// A corner.
type Corner = (f64, f64);

/// The classes of the paths of a bar, from the lowest.
pub(super) const PATHS: [&str; 8] =
    ["c-side-1", "c-side-2", "c-side-3", "c-side-4", "c-side-5", "c-top", "c-sheen", "c-glint"];
/// The places of the last three of them.
const TOP: usize = 5;
const SHINING: usize = 6;
const GLINTING: usize = 7;

/// The SVG paths of these flat pieces, whatever their number: the sides of all pieces, from full light to shadow, the tops, the shining
/// parts of the tops, and lines along the edges of tops that face the light.
pub(super) fn moulded(plane: Plane, pieces: &[&Piece]) -> [String; 8] {
    let polygons: Vec<Vec<Corner>> = pieces.iter().map(|piece| corners(plane, piece)).collect();
    let along = diagonal(&polygons);
    let mut paths: [String; 8] = Default::default();
    for polygon in &polygons {
        let radius = inradius(polygon);
        let outer = inset(polygon, GROOVE.0.min(radius * GROOVE.1));
        let top = inset(&outer, SIDE.0.min(radius * SIDE.1));
        for (index, &corner) in outer.iter().enumerate() {
            let next = (index + 1) % outer.len();
            let shade = shade(corner, outer[next]);
            push(&mut paths[shade], &[corner, outer[next], top[next], top[index]]);
            if shade <= 1 {
                let ends = [between(top[index], top[next], GLINT), between(top[next], top[index], GLINT)];
                push(&mut paths[GLINTING], &ends);
            }
        }
        push(&mut paths[TOP], &top);
        let shining = clipped(&clipped(&top, along, SHEEN[0], 1.0), along, SHEEN[1], -1.0);
        if shining.len() > 2 {
            push(&mut paths[SHINING], &shining);
        }
    }
    paths
}

/// The cross on a bitter piece, upright, with its middle where the piece is widest.
pub(super) fn cross(plane: Plane, piece: &Piece) -> String {
    let polygon = corners(plane, piece);
    let radius = inradius(&polygon);
    let count = polygon.len() as f64;
    let sum = polygon.iter().fold((0.0, 0.0), |sum, corner| (sum.0 + corner.0, sum.1 + corner.1));
    let lowest = polygon.iter().fold(f64::NEG_INFINITY, |lowest, corner| lowest.max(corner.1));
    // In a triangle the largest circle lies on the foot.
    let (x, y) = (sum.0 / count, if polygon.len() == 3 { lowest - radius } else { sum.1 / count });
    let arm = (radius * 0.46).min(0.24);
    let [left, right, top, bottom] = [x - arm, x + arm, y - arm, y + arm].map(decimal);
    format!("M{left},{top}L{right},{bottom}M{left},{bottom}L{right},{top}")
}

/// The outline of pieces that lie side by side: the edges that only one of them has. With more than [`MOST_MOULDED`] pieces, the outline of
/// each.
pub(super) fn outline(plane: Plane, pieces: &[&Piece]) -> String {
    if pieces.len() > MOST_MOULDED {
        return plane.path(pieces);
    }
    let mut edges: Vec<(Point, Point)> = Vec::new();
    for piece in pieces {
        for (index, &corner) in piece.corners.iter().enumerate() {
            let next = piece.corners[(index + 1) % piece.corners.len()];
            // Neighbours run along a common edge in opposite directions.
            match edges.iter().position(|&edge| edge == (next, corner)) {
                Some(common) => drop(edges.swap_remove(common)),
                None => edges.push((corner, next)),
            }
        }
    }
    let mut path = String::new();
    while let Some((begin, mut at)) = edges.pop() {
        let mut corners = vec![begin];
        while let Some(next) = edges.iter().position(|edge| edge.0 == at) {
            corners.push(at);
            at = edges.swap_remove(next).1;
        }
        // Writing to a string cannot fail.
        let _ = write!(path, "M{}Z", plane.points(&corners));
    }
    path
}

/// The broken edge along a groove: a strip with teeth on the side of a point, which is the middle of the part that breaks off.
pub(super) fn snapped(plane: Plane, groove: &[Point], towards: Corner) -> String {
    let mut path = String::new();
    for ends in groove.windows(2) {
        let [from, to] = [ends[0], ends[1]].map(|point| corner(plane, point));
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy);
        let is_left = dx * (towards.1 - from.1) - dy * (towards.0 - from.0) > 0.0;
        let out = if is_left { (-dy / length, dx / length) } else { (dy / length, -dx / length) };
        let count = (length / TOOTH).round().max(2.0) as usize;
        let tooth = |index: usize| {
            let (x, y) = between(to, from, index as f64 / count as f64);
            let depth = if index == 0 || index == count { 0.0 } else { TEETH[index % TEETH.len()] };
            (x + out.0 * depth, y + out.1 * depth)
        };
        let mut strip = vec![from];
        strip.extend((0..=count).map(tooth));
        push(&mut path, &strip);
    }
    path
}

/// Crumbs along a groove at which a bar was broken: small triangles on both sides of it.
pub(super) fn crumbs(plane: Plane, groove: &[Point]) -> String {
    let mut path = String::new();
    for ends in groove.windows(2) {
        let [from, to] = [ends[0], ends[1]].map(|point| corner(plane, point));
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy);
        for (part, distance, size) in CRUMBS {
            let (x, y) = between(from, to, part);
            let (x, y) = (x - dy / length * distance, y + dx / length * distance);
            push(&mut path, &[(x - size, y + size * part), (x + size * part, y - size), (x + size, y + size)]);
        }
    }
    path
}

/// The corners of a piece, clockwise on the screen; those of a scene run the other way round.
fn corners(plane: Plane, piece: &Piece) -> Vec<Corner> {
    piece.corners.iter().rev().map(|&point| corner(plane, point)).collect()
}

fn corner(plane: Plane, Point(x, y): Point) -> Corner {
    (plane.length(x as f64), plane.length(-y as f64))
}

/// A direction across the drawing: a linear function of the two coordinates of a corner.
type Along = [f64; 3];

/// The diagonal of all polygons, which falls to the right: 0 at its beginning, 1 at its end.
fn diagonal(polygons: &[Vec<Corner>]) -> Along {
    let mut low = (f64::INFINITY, f64::INFINITY);
    let mut high = (f64::NEG_INFINITY, f64::NEG_INFINITY);
    for &(x, y) in polygons.iter().flatten() {
        low = (low.0.min(x), low.1.min(y));
        high = (high.0.max(x), high.1.max(y));
    }
    let length = (high.0 - low.0).max(high.1 - low.1);
    // (1, 0.6) is its direction, and 1.36 the square of that.
    let [across, down] = [1.0, 0.6].map(|n| n / (1.36 * length));
    [across, down, 0.5 - (across * (low.0 + high.0) + down * (low.1 + high.1)) / 2.0]
}

/// A convex polygon made smaller by a distance on all sides.
fn inset(polygon: &[Corner], by: f64) -> Vec<Corner> {
    let count = polygon.len();
    // Each edge moved inwards: a point of it and its direction.
    let edge = |index: usize| {
        let (a, b) = (polygon[index], polygon[(index + 1) % count]);
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let length = dx.hypot(dy);
        (a.0 - dy / length * by, a.1 + dx / length * by, dx, dy)
    };
    let meeting = |index: usize| {
        let (before, after) = (edge((index + count - 1) % count), edge(index));
        let area = before.2 * after.3 - before.3 * after.2;
        let part = ((after.0 - before.0) * after.3 - (after.1 - before.1) * after.2) / area;
        // Edges in one line do not meet in one point; the beginning of the second one lies on both.
        if part.is_finite() { (before.0 + before.2 * part, before.1 + before.3 * part) } else { (after.0, after.1) }
    };
    (0..count).map(meeting).collect()
}

/// About the radius of the largest circle inside: twice the area by the perimeter, which is exact where a circle touches all sides.
fn inradius(polygon: &[Corner]) -> f64 {
    let ends = || polygon.iter().zip(polygon.iter().cycle().skip(1));
    let area: f64 = ends().map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum::<f64>() / 2.0;
    let perimeter: f64 = ends().map(|(a, b)| (b.0 - a.0).hypot(b.1 - a.1)).sum();
    2.0 * area.abs() / perimeter
}

/// The shade of a side whose edge runs from one corner to another, from 0 (full light) to 4 (shadow).
fn shade(from: Corner, to: Corner) -> usize {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    // The light comes from (-1/2, -√3/2), and (dy, -dx) points outwards.
    let light = (-0.5 * dy + 0.866 * dx) / dx.hypot(dy);
    [0.75, 0.3, -0.2, -0.75].into_iter().filter(|bound| light <= *bound).count()
}

/// The part of a convex polygon that lies farther along a direction than a bound, or with the sign −1 less far.
fn clipped(polygon: &[Corner], [across, down, offset]: Along, bound: f64, sign: f64) -> Vec<Corner> {
    let value = |(x, y): Corner| sign * (across * x + down * y + offset - bound);
    let mut kept = Vec::new();
    for (index, &corner) in polygon.iter().enumerate() {
        let next = polygon[(index + 1) % polygon.len()];
        let (here, there) = (value(corner), value(next));
        if here >= 0.0 {
            kept.push(corner);
        }
        if (here >= 0.0) != (there >= 0.0) {
            kept.push(between(corner, next, here / (here - there)));
        }
    }
    kept
}

fn between(from: Corner, to: Corner, part: f64) -> Corner {
    (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
}

fn push(path: &mut String, polygon: &[Corner]) {
    for (index, &(x, y)) in polygon.iter().enumerate() {
        let _ = write!(path, "{}{},{}", if index == 0 { 'M' } else { 'L' }, decimal(x), decimal(y));
    }
    // A line has no area, so it does not matter that it goes back.
    path.push('Z');
}

#[cfg(test)]
mod tests;
