//! The drawing of a bar whose rim is any function of x and z: a block of cubes, seen from the corner with the bitter cube.
//!
//! Position (x, y, z) is legal when y ≤ rim(x, z), and the rim must not fall when x or z grows. Column (i, j) of
//! 0 ≤ i ≤ x, 0 ≤ j ≤ z has min(y, rim(i, j)) + 1 cubes, and the cube (i, t, j) is there exactly while i ≤ x, t ≤ y and
//! j ≤ z: a cut of x lowers y to the rim over what is left, and no column of that is higher.
//!
//! In the drawing x grows to the back left, z to the back right and y upwards. A cube shows its top, its left wall (facing down z) and its
//! right wall (facing down x), if no other cube is in front of them.
//!
//! Cubes between a point and the viewer have smaller x and z, so they belong to columns that are not higher. Hence no visible face hides a
//! part of another: the tops, and the walls above the column in front of them, are seen whole, and no other faces are seen. A break of x or
//! z removes the cubes behind it and leaves the other faces as they are. A break of y uncovers tops ([`Scene::uncovered`]).

use crate::games::Axis;
use crate::games::scene::{Point, Rect, Scene, SceneBuilder, Side};

/// Steps of the plane in a unit: half the width of a top.
const UNIT: i64 = 20;
/// The distance of a cube to the side and upwards for each step of x or z: lines rise by 1 in 2.
const ASIDE: i64 = UNIT;
const BACK: i64 = UNIT / 2;
/// The height of a cube: from where lines to the back rise by 1 in 2, it looks 1.2 times as high as its half is wide.
const UP: i64 = 24;
/// The distance of the groove of a break of y above its place. Otherwise a groove along the foot of walls would share its whole line with
/// the grooves of x and z on the tops before them, and could not be pointed at.
const RAISED: i64 = 1;

/// The number of visible faces of the block, which are its pieces. If the tops alone are too many, only they are counted.
pub(super) fn piece_count(rim: impl Fn(u32, u32) -> u32, [x, y, z]: [u32; 3]) -> u64 {
    let tops = (u64::from(x) + 1) * (u64::from(z) + 1);
    if tops > Scene::MOST_PIECES {
        return tops;
    }
    let height = |i, j| u64::from(y.min(rim(i, j))) + 1;
    // Of a row of columns one behind the other, the visible walls reach from the ground to the top of the last.
    tops + (0..=x).map(|i| height(i, z)).sum::<u64>() + (0..=z).map(|j| height(x, j)).sum::<u64>()
}

/// The visible faces and the grooves, with the foot of the bitter cube's nearest edge at the origin.
pub(super) fn scene(rim: impl Fn(u32, u32) -> u32, cells: [u32; 3]) -> Scene {
    let [x, y, z] = cells;
    let block = Block { height: |i, j| y.min(rim(i, j)) + 1, cells };
    let back = at(x + 1, y + 1, z + 1);
    let frame = Rect { left: at(x + 1, 0, 0).0, bottom: 0, right: at(0, 0, z + 1).0, top: back.1 };
    let edges = [
        (at(x + 1, 0, 0), Point(-ASIDE, BACK)),
        // The last column is as high as any.
        (back, Point(0, UP)),
        (at(0, 0, z + 1), Point(ASIDE, BACK)),
    ];
    let mut scene = SceneBuilder::new(UNIT, frame, edges);
    for i in (0..=x).rev() {
        for j in (0..=z).rev() {
            block.column(&mut scene, i, j);
        }
    }
    for to in (0..x).rev() {
        scene.groove_along(Axis::X, to, block.groove_of_x(to));
    }
    for to in (0..y).rev() {
        scene.groove_along(Axis::Y, to, block.groove_of_y(to));
    }
    for to in (0..z).rev() {
        scene.groove_along(Axis::Z, to, block.groove_of_z(to));
    }
    scene.finish()
}

impl Scene {
    /// A block of cubes: the drawing of a legal position of a bar with this rim, which must not fall when x or z grows.
    /// `None` when it would have more than [`Scene::MOST_PIECES`] faces or [`Scene::MOST_GROOVES`] grooves.
    pub fn of_block(rim: impl Fn(u32, u32) -> u32, cells: [u32; 3]) -> Option<Self> {
        let grooves: u64 = cells.iter().copied().map(u64::from).sum();
        let is_drawable = grooves <= Self::MOST_GROOVES && piece_count(&rim, cells) <= Self::MOST_PIECES;
        is_drawable.then(|| scene(rim, cells))
    }
}

/// The place of a corner of cubes in the drawing.
fn at(x: u32, y: u32, z: u32) -> Point {
    let [x, y, z] = [x, y, z].map(i64::from);
    Point(ASIDE * (z - x), BACK * (x + z) + UP * y)
}

/// The columns of a position.
struct Block<F> {
    /// The number of cubes in each column.
    height: F,
    cells: [u32; 3],
}

impl<F: Fn(u32, u32) -> u32> Block<F> {
    fn height(&self, i: u32, j: u32) -> u32 {
        (self.height)(i, j)
    }

    /// The visible faces of one column: its walls from the tops before them upwards, and its top.
    fn column(&self, scene: &mut SceneBuilder, i: u32, j: u32) {
        let height = self.height(i, j);
        let (before_left, before_right) =
            (j.checked_sub(1).map_or(0, |j| self.height(i, j)), i.checked_sub(1).map_or(0, |i| self.height(i, j)));
        for t in before_left..height {
            let corners = vec![at(i + 1, t, j), at(i, t, j), at(i, t + 1, j), at(i + 1, t + 1, j)];
            scene.face([i, t, j], Side::Left, corners);
        }
        for t in before_right..height {
            let corners = vec![at(i, t, j), at(i, t, j + 1), at(i, t + 1, j + 1), at(i, t + 1, j)];
            scene.face([i, t, j], Side::Right, corners);
        }
        let corners = vec![at(i, height, j), at(i, height, j + 1), at(i + 1, height, j + 1), at(i + 1, height, j)];
        scene.face([i, height - 1, j], Side::Top, corners);
    }

    /// Up the left wall and back over the tops of the columns `to`.
    fn groove_of_x(&self, to: u32) -> Vec<Point> {
        let over = (0..=self.cells[2]).flat_map(|j| {
            let height = self.height(to, j);
            [at(to + 1, height, j), at(to + 1, height, j + 1)]
        });
        without_straight_points([at(to + 1, 0, 0)].into_iter().chain(over))
    }

    /// Up the right wall and back over the tops of the columns `to`.
    fn groove_of_z(&self, to: u32) -> Vec<Point> {
        let over = (0..=self.cells[0]).flat_map(|i| {
            let height = self.height(i, to);
            [at(i, height, to + 1), at(i + 1, height, to + 1)]
        });
        without_straight_points([at(0, 0, to + 1)].into_iter().chain(over))
    }

    /// The line along the walls of all columns that the break lowers, from the right to the left.
    fn groove_of_y(&self, to: u32) -> Vec<Point> {
        let ([x, _, z], level) = (self.cells, to + 1);
        let (mut line, mut first, mut last_row) = (Vec::new(), 0, z);
        for j in (0..=z).rev().take_while(|&j| self.height(x, j) > level) {
            // The columns of a row farther forward are not higher, so its first high one lies farther back.
            first = (first..=x).find(|&i| self.height(i, j) > level).unwrap_or(x);
            line.extend([at(first, level, j + 1), at(first, level, j)]);
            last_row = j;
        }
        line.push(at(x + 1, level, last_row));
        without_straight_points(line.into_iter().map(|Point(x, y)| Point(x, y + RAISED)))
    }
}

/// Drops the points between the ends at which a line does not turn, and repeated ones.
fn without_straight_points(points: impl Iterator<Item = Point>) -> Vec<Point> {
    let mut line: Vec<Point> = Vec::new();
    for point in points {
        if let [.., a, b] = line[..]
            && (b.0 - a.0) * (point.1 - b.1) == (b.1 - a.1) * (point.0 - b.0)
        {
            line.pop();
        }
        if line.last() != Some(&point) {
            line.push(point);
        }
    }
    line
}

#[cfg(test)]
mod tests;
