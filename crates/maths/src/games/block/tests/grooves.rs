//! The lines of the grooves of a block, and the places to point at.

use super::{any_block, cuts, sides_of};
use crate::games::block::{RAISED, UNIT, UP, scene};
use crate::games::scene::{Groove, Hit, Piece, Point, Scene, Side};
use crate::games::{Axis, Move};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

fn line_of(groove: &Groove) -> &[Point] {
    match &groove.hit {
        Hit::Along(line) => line,
        Hit::Inside(_) => panic!("{groove:?} is no groove of a bar"),
    }
}

/// The edges of cubes along a line; the line of a cut of y is put back in its place.
fn edges_along(groove: &Groove) -> Vec<(Point, Point)> {
    let raised = if groove.is_level() { RAISED } else { 0 };
    let line: Vec<Point> = line_of(groove).iter().map(|&Point(x, y)| Point(x, y - raised)).collect();
    let cut = |ends: &[Point]| {
        let (dx, dy) = (ends[1].0 - ends[0].0, ends[1].1 - ends[0].1);
        let count = if dx == 0 { dy / UP } else { dx.abs() / UNIT };
        let at = |n: i64| Point(ends[0].0 + dx * n / count, ends[0].1 + dy * n / count);
        (0..count).map(|n| in_order(at(n), at(n + 1))).collect::<Vec<_>>()
    };
    line.windows(2).flat_map(cut).collect()
}

fn in_order(a: Point, b: Point) -> (Point, Point) {
    if (a.0, a.1) < (b.0, b.1) { (a, b) } else { (b, a) }
}

/// The edges of cubes between a face that falls and one that stays.
fn edges_between(scene: &Scene, left: [u32; 3]) -> BTreeSet<[i64; 4]> {
    let mut beside: BTreeMap<[i64; 4], Vec<bool>> = BTreeMap::new();
    for piece in &scene.pieces {
        for (a, b) in sides_of(piece).map(|(a, b)| in_order(a, b)) {
            beside.entry([a.0, a.1, b.0, b.1]).or_default().push(piece.is_part_of(left));
        }
    }
    beside.into_iter().filter(|(_, stays)| stays.len() == 2 && stays[0] != stays[1]).map(|(edge, _)| edge).collect()
}

#[test]
fn a_groove_runs_between_the_faces_that_fall_and_those_that_stay() {
    proptest!(|((rim, cells) in any_block())| {
        let (scene, cuts) = (rim.scene(cells), cuts(&rim, cells));
        prop_assert_eq!(scene.grooves.len(), cuts.len());
        for (groove, (play, left)) in scene.grooves.iter().zip(cuts) {
            prop_assert_eq!(groove.play, play);
            let edges = edges_along(groove);
            let distinct: BTreeSet<[i64; 4]> = edges.iter().map(|(a, b)| [a.0, a.1, b.0, b.1]).collect();
            prop_assert_eq!(edges.len(), distinct.len());
            prop_assert_eq!(distinct, edges_between(&scene, left), "{:?}", play);
        }
    });
}

#[test]
fn every_groove_can_be_pointed_at() {
    proptest!(|((rim, cells) in any_block())| {
        let scene = rim.scene(cells);
        for (index, groove) in scene.grooves.iter().enumerate() {
            let is_found = |ends: &[Point]| {
                let [x, y] = [ends[0].0 + ends[1].0, ends[0].1 + ends[1].1].map(|sum| sum as f64 / 2.0 / UNIT as f64);
                scene.groove_at(x, y, 0.01, |_| true) == Some(index)
            };
            prop_assert!(line_of(groove).windows(2).any(is_found), "{:?}", groove);
        }
    });
}

/// Every step of this pyramid lies between two grooves of cuts of x and z, which would hide that of y.
#[test]
fn a_groove_on_a_wall_is_found_on_the_wall_and_one_on_a_top_on_the_top() {
    let scene = scene(|x, z| x + z, [2, 4, 2]);
    let found = |x: f64, y: f64| scene.groove_at(x, y, 0.3, |_| true).map(|index| scene.grooves[index].play);
    // The foot of the left wall of the highest cube (2, 4, 2), which is the back edge of the top of (2, 3, 1).
    let foot = 4.0 * UP as f64 / UNIT as f64 + 2.25;
    assert_eq!(found(-0.5, foot + 0.2), Some(Move::Cut { axis: Axis::Y, to: 3 }));
    assert_eq!(found(-0.5, foot - 0.1), Some(Move::Cut { axis: Axis::Z, to: 1 }));
    assert_eq!(found(0.5, foot - 0.1), Some(Move::Cut { axis: Axis::X, to: 1 }));
}

/// The faces and grooves of a drawing, whatever their order.
type Picture = (BTreeSet<([u32; 3], Side, Places)>, BTreeMap<Move, Places>);
type Places = BTreeSet<[i64; 2]>;

fn places(points: &[Point], sign: i64) -> Places {
    points.iter().map(|&Point(x, y)| [sign * x, y]).collect()
}

fn picture(scene: &Scene) -> Picture {
    let piece = |piece: &Piece| (piece.needs.xyz(), piece.side, places(&piece.corners, 1));
    let groove = |groove: &Groove| (groove.play, places(line_of(groove), 1));
    (scene.pieces.iter().map(piece).collect(), scene.grooves.iter().map(groove).collect())
}

/// The same seen in a mirror: left is right, and x is z.
fn mirror_image(scene: &Scene) -> Picture {
    let piece = |piece: &Piece| {
        let side = match piece.side {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
            Side::Top | Side::Flat => piece.side,
        };
        let [i, t, j] = piece.needs.xyz();
        ([j, t, i], side, places(&piece.corners, -1))
    };
    let groove = |groove: &Groove| {
        let play = match groove.play {
            Move::Cut { axis: Axis::X, to } => Move::Cut { axis: Axis::Z, to },
            Move::Cut { axis: Axis::Z, to } => Move::Cut { axis: Axis::X, to },
            play @ (Move::Cut { axis: Axis::Y, .. } | Move::Share { .. } | Move::Lower { .. } | Move::Pass) => play,
        };
        (play, places(line_of(groove), -1))
    };
    (scene.pieces.iter().map(piece).collect(), scene.grooves.iter().map(groove).collect())
}

#[test]
fn exchanging_x_and_z_gives_the_mirror_image() {
    proptest!(|((rim, [x, y, z]) in any_block())| {
        let exchanged = scene(|x, z| rim.at(z, x), [z, y, x]);
        prop_assert_eq!(picture(&exchanged), mirror_image(&rim.scene([x, y, z])));
    });
    let symmetric = |x: u32, z: u32| x.min(z) + (x + z) / 3;
    assert_eq!(picture(&scene(symmetric, [4, 3, 4])), mirror_image(&scene(symmetric, [4, 3, 4])));
}
