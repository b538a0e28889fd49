//! Shapes of known figures, and of the bars of the papers.

use super::{Corner, clipped, corners, cross, crumbs, inradius, inset, outline, shade, snapped};
use crate::view::plane::Plane;
use maths::games::Game;
use maths::games::scene::{Point, Scene};

fn scene(text: &str) -> Scene {
    text.parse::<Game>().unwrap().scene().unwrap()
}

const SQUARE: [Corner; 4] = [(0.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)];

/// Twice the area, positive where corners run clockwise on the screen.
fn area(polygon: &[Corner]) -> f64 {
    polygon.iter().zip(polygon.iter().cycle().skip(1)).map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum()
}

#[test]
fn a_square_gets_smaller_on_all_sides() {
    assert_eq!(inset(&SQUARE, 0.5), [(0.5, 0.5), (1.5, 0.5), (1.5, 1.5), (0.5, 1.5)]);
    assert_eq!(inradius(&SQUARE), 1.0);
    // 3, 4, 5: the radius of the circle inside is 1.
    assert_eq!(inradius(&[(0.0, 0.0), (3.0, 0.0), (0.0, 4.0)]), 1.0);
    // A corner in the middle of a side.
    let five = [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (2.0, 2.0), (0.0, 2.0)];
    assert_eq!(inset(&five, 0.5)[1], (1.0, 0.5));
}

#[test]
fn tops_lie_inside_their_pieces() {
    for text in ["nim:3,2,4", "triangle:k=3:5,3,4", "triangle:k=1/3:2,8,2", "step:k=2,s=0:4,4,9", "sharing:2,5"] {
        let scene = scene(text);
        for piece in &scene.pieces {
            let polygon = corners(Plane::of(&scene), piece);
            assert!(area(&polygon) > 0.0, "{text}: {polygon:?}");
            let top = inset(&polygon, inradius(&polygon) * 0.4);
            assert!(area(&top) > 0.0 && area(&top) < area(&polygon), "{text}: {top:?}");
            for (a, b) in polygon.iter().zip(polygon.iter().cycle().skip(1)) {
                assert!(
                    top.iter().all(|c| (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0) > 0.0),
                    "{text}: {top:?}"
                );
            }
        }
    }
}

#[test]
fn light_falls_from_the_upper_left() {
    let sides = [0, 1, 2, 3].map(|index: usize| shade(SQUARE[index], SQUARE[(index + 1) % 4]));
    // Above, on the right, below, on the left.
    assert_eq!(sides, [0, 3, 4, 1]);
}

#[test]
fn a_polygon_is_cut_along_a_line() {
    let right = [1.0, 0.0, 0.0];
    assert_eq!(clipped(&SQUARE, right, 1.0, -1.0), [(0.0, 0.0), (1.0, 0.0), (1.0, 2.0), (0.0, 2.0)]);
    assert_eq!(clipped(&SQUARE, right, -1.0, 1.0), SQUARE);
    assert_eq!(clipped(&SQUARE, right, 3.0, 1.0), []);
}

#[test]
fn the_outline_of_a_bar_is_its_rim() {
    let outline = |text: &str| {
        let scene = scene(text);
        outline(Plane::of(&scene), &scene.pieces.iter().collect::<Vec<_>>())
    };
    let strip = outline("nim:1,0,2");
    assert_eq!((strip.matches('M').count(), strip.matches(',').count()), (1, 10), "{strip}");
    // Two piles, one of them with two tokens.
    assert_eq!(outline("sharing:1,2").matches('M').count(), 2);
    // Of 5 by 4 pieces the corners on the rim.
    assert_eq!(outline("nim:2,3,2").matches(',').count(), 18);
}

#[test]
fn teeth_point_to_what_breaks_off() {
    let scene = scene("nim:1,0,2");
    let plane = Plane::of(&scene);
    let (up, down) = (Point(0, 0), Point(0, -scene.unit));
    let firsts = |towards| -> Vec<f64> {
        snapped(plane, &[up, down], towards)
            .split(['M', 'L', 'Z'])
            .filter_map(|point| point.split(',').next()?.parse().ok())
            .collect()
    };
    assert!(firsts((3.0, 0.5)).iter().all(|x| (0.0..=0.2).contains(x)), "{:?}", firsts((3.0, 0.5)));
    assert!(firsts((-3.0, 0.5)).iter().all(|x| (-0.2..=0.0).contains(x)));
}

#[test]
fn crumbs_lie_at_the_edge_that_broke() {
    let scene = scene("nim:1,0,2");
    let path = crumbs(Plane::of(&scene), &[Point(0, 0), Point(0, -scene.unit)]);
    let numbers: Vec<f64> = path.split(['M', 'L', 'Z', ',']).filter_map(|n| n.parse().ok()).collect();
    let (across, along): (Vec<f64>, Vec<f64>) = numbers.chunks(2).map(|point| (point[0], point[1])).unzip();
    assert_eq!(path.matches('M').count(), 5);
    assert!(across.iter().all(|x| x.abs() < 0.3) && across.iter().any(|x| *x < 0.0), "{across:?}");
    assert!(along.iter().all(|y| (0.0..=1.0).contains(y)), "{along:?}");
}

#[test]
fn the_cross_lies_on_the_bitter_piece() {
    let scene = scene("nim:1,0,2");
    let bitter = scene.pieces.iter().find(|piece| piece.is_bitter()).unwrap();
    let numbers: Vec<f64> =
        cross(Plane::of(&scene), bitter).split(['M', 'L', ',']).filter_map(|n| n.parse().ok()).collect();
    let polygon = corners(Plane::of(&scene), bitter);
    for end in numbers.chunks(2) {
        assert!((polygon[0].0.min(polygon[2].0)..polygon[0].0.max(polygon[2].0)).contains(&end[0]), "{numbers:?}");
    }
    assert_eq!(numbers.len(), 8);
}
