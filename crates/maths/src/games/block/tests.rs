//! The drawing compared with the block itself: a set of cubes, and lines of sight through it.

mod grooves;

use super::{BACK, UNIT, UP, piece_count, scene};
use crate::games::scene::{Piece, Point, Scene, Side};
use crate::games::{Axis, Move, bar};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Rims are tested up to this x and z.
const SIDE: usize = 5;

/// A rim as a table, which does not fall when x or z grows.
#[derive(Clone, Debug)]
struct Rim(Vec<u32>);

impl Rim {
    /// The least rim that is nowhere below these numbers. The numbers of a rim give the same rim.
    fn over(numbers: &[u32]) -> Self {
        let highest = |i: usize, j: usize| {
            let before = (0..=i).flat_map(|i| (0..=j).map(move |j| numbers[i * SIDE + j]));
            before.max().unwrap()
        };
        Self((0..SIDE * SIDE).map(|at| highest(at / SIDE, at % SIDE)).collect())
    }

    fn at(&self, x: u32, z: u32) -> u32 {
        self.0[x as usize * SIDE + z as usize]
    }

    fn scene(&self, cells: [u32; 3]) -> Scene {
        scene(|x, z| self.at(x, z), cells)
    }
}

/// A rim and a legal position.
fn any_block() -> impl Strategy<Value = (Rim, [u32; 3])> {
    let side = 0..SIDE as u32;
    (prop::collection::vec(0..7_u32, SIDE * SIDE), side.clone(), 0..7_u32, side).prop_map(|(numbers, x, y, z)| {
        let rim = Rim::over(&numbers);
        let y = y.min(rim.at(x, z));
        (rim, [x, y, z])
    })
}

/// The cubes of a position by definition.
fn cubes(rim: &Rim, [x, y, z]: [u32; 3]) -> BTreeSet<[u32; 3]> {
    let columns = (0..=x).flat_map(|i| (0..=z).map(move |j| (i, j)));
    columns.flat_map(|(i, j)| (0..=y.min(rim.at(i, j))).map(move |t| [i, t, j])).collect()
}

/// The breaks of a position, each with the coordinates after it.
fn cuts(rim: &Rim, cells: [u32; 3]) -> Vec<(Move, [u32; 3])> {
    let mut cuts = Vec::new();
    bar::each_cut(|x, z| rim.at(x, z), cells, &mut |play, left| cuts.push((play, left)));
    cuts
}

/// The corners of a side of a cube in space, in the order in which they are drawn.
fn corners_in_space([i, t, j]: [u32; 3], side: Side) -> [[i64; 3]; 4] {
    let corner = |[x, y, z]: [i64; 3]| [i64::from(i) + x, i64::from(t) + y, i64::from(j) + z];
    match side {
        Side::Top => [[0, 1, 0], [0, 1, 1], [1, 1, 1], [1, 1, 0]].map(corner),
        Side::Left => [[1, 0, 0], [0, 0, 0], [0, 1, 0], [1, 1, 0]].map(corner),
        Side::Right => [[0, 0, 0], [0, 0, 1], [0, 1, 1], [0, 1, 0]].map(corner),
        Side::Flat => panic!("cubes have no such side"),
    }
}

/// True if one of the cubes lies between the viewer and the middle of a side of one of them.
fn is_hidden(cubes: &BTreeSet<[u32; 3]>, cube: [u32; 3], side: Side) -> bool {
    let corners = corners_in_space(cube, side);
    let [x, y, z] = [0, 1, 2].map(|axis| corners.iter().map(|corner| corner[axis]).sum::<i64>() as f64 / 4.0);
    let rise = 2.0 * BACK as f64 / UP as f64;
    (1..1000).map(|step| f64::from(step) / 100.0).any(|way| {
        // Both move by the same step along a line of sight, and the picture of the point stays where it is.
        let [i, t, j] = [x - way, y + rise * way, z - way].map(f64::floor);
        i >= 0.0 && j >= 0.0 && cubes.contains(&[i as u32, t as u32, j as u32])
    })
}

#[test]
fn the_pieces_are_the_sides_of_cubes_that_a_viewer_sees() {
    proptest!(ProptestConfig::with_cases(60), |((rim, cells) in any_block())| {
        let cubes = cubes(&rim, cells);
        let sides = [Side::Top, Side::Left, Side::Right];
        let seen = cubes.iter().flat_map(|&cube| sides.map(|side| (cube, side)));
        let seen: BTreeSet<_> = seen.filter(|&(cube, side)| !is_hidden(&cubes, cube, side)).collect();
        let scene = rim.scene(cells);
        let drawn: BTreeSet<_> = scene.pieces.iter().map(|piece| (piece.needs.xyz(), piece.side)).collect();
        prop_assert_eq!(&drawn, &seen);
        prop_assert_eq!(scene.pieces.len(), drawn.len());
        for piece in &scene.pieces {
            let flat = |[x, y, z]: [i64; 3]| Point(UNIT * (z - x), BACK * (x + z) + UP * y);
            prop_assert_eq!(&piece.corners, &corners_in_space(piece.needs.xyz(), piece.side).map(flat));
        }
    });
}

fn left_of(a: Point, b: Point, c: Point) -> i64 {
    (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
}

fn sides_of(piece: &Piece) -> impl Iterator<Item = (Point, Point)> {
    (0..4).map(|n| (piece.corners[n], piece.corners[(n + 1) % 4]))
}

/// True if some side of the first polygon has the second one on its outer side.
fn has_a_side_between(first: &Piece, second: &Piece) -> bool {
    sides_of(first).any(|(a, b)| second.corners.iter().all(|&corner| left_of(a, b, corner) <= 0))
}

/// Then it does not matter in which order they are painted.
#[test]
fn no_visible_face_is_painted_over_by_another() {
    proptest!(ProptestConfig::with_cases(40), |((rim, cells) in any_block())| {
        let scene = rim.scene(cells);
        for (index, first) in scene.pieces.iter().enumerate() {
            prop_assert!((0..4).all(|n| left_of(first.corners[n], first.corners[(n + 1) % 4], first.corners[(n + 2) % 4]) > 0));
            for second in &scene.pieces[..index] {
                prop_assert!(has_a_side_between(first, second) || has_a_side_between(second, first));
            }
        }
    });
}

#[test]
fn the_frame_touches_the_faces_on_all_sides() {
    proptest!(|((rim, cells) in any_block())| {
        let scene = rim.scene(cells);
        let all = |along: fn(&Point) -> i64| {
            let corners: Vec<i64> = scene.pieces.iter().flat_map(|piece| &piece.corners).map(along).collect();
            (*corners.iter().min().unwrap(), *corners.iter().max().unwrap())
        };
        let frame = scene.frame;
        prop_assert_eq!((all(|point| point.0), all(|point| point.1)), ((frame.left, frame.right), (frame.bottom, frame.top)));
    });
}

#[test]
fn a_cut_takes_the_cubes_that_need_more_and_leaves_the_drawing_of_the_rest() {
    proptest!(|((rim, cells) in any_block())| {
        let (before, all) = (rim.scene(cells), cubes(&rim, cells));
        for (play, left) in cuts(&rim, cells) {
            let is_left = |cube: &&[u32; 3]| cube.iter().zip(left).all(|(&needed, cell)| needed <= cell);
            let stay: BTreeSet<_> = all.iter().filter(is_left).copied().collect();
            prop_assert_eq!(stay, cubes(&rim, left), "{:?}", play);

            let kept = before.pieces.iter().filter(|piece| piece.is_part_of(left)).cloned();
            let mut drawn: Vec<Piece> = kept.chain(before.uncovered(left)).collect();
            let mut after = rim.scene(left).pieces;
            for pieces in [&mut drawn, &mut after] {
                pieces.sort_by_key(|piece| (piece.needs, piece.side));
            }
            prop_assert_eq!(drawn, after, "{:?}", play);
        }
    });
}

#[test]
fn a_side_moves_by_its_step_when_its_coordinate_grows() {
    let rim = |x: u32, z: u32| x + z + 3;
    let before = scene(rim, [2, 3, 1]);
    for (axis, larger) in [(Axis::X, [3, 3, 1]), (Axis::Y, [2, 4, 1]), (Axis::Z, [2, 3, 2])] {
        let (edge, after) = (before.edges[axis.index()], scene(rim, larger).edges[axis.index()]);
        assert_eq!((edge.of, Point(edge.at.0 + edge.step.0, edge.at.1 + edge.step.1)), (axis.into(), after.at));
    }
}

#[test]
fn pieces_are_counted_without_a_drawing() {
    proptest!(|((rim, cells) in any_block())| {
        prop_assert_eq!(piece_count(|x, z| rim.at(x, z), cells), rim.scene(cells).pieces.len() as u64);
    });
    let most = u32::MAX / 4;
    for cells in [[most, 0, most], [0, most, 0], [100, 0, 200], [5, most, 90]] {
        assert!(piece_count(|_, _| u32::MAX - 1, cells) > Scene::MOST_PIECES);
        assert_eq!(Scene::of_block(|_, _| u32::MAX - 1, cells), None);
    }
}

#[test]
fn one_cube_alone_is_bitter_and_has_no_groove() {
    let scene = scene(|_, _| 0, [0; 3]);
    assert!(scene.pieces.len() == 3 && scene.pieces.iter().all(Piece::is_bitter) && scene.grooves.is_empty());
}
