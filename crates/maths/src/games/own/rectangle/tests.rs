//! The drawing compared with Definition 2.1: a rectangle of squares, lines through it, and the part that keeps the bitter piece.

use crate::games::scene::{Hit, Point, Rect, Scene};
use crate::games::{Coordinates, Game, Position, Ruleset};
use std::collections::{BTreeMap, BTreeSet};

const FREE: &str = "rules:l r u d";
const LARGEST: u32 = 3;

fn ruleset(text: &str) -> Ruleset {
    text.parse().unwrap()
}

/// The lower left corners of the squares of a rectangle.
fn squares([left, bottom, right, top]: [i64; 4]) -> BTreeSet<(i64, i64)> {
    (left..right).flat_map(|x| (bottom..top).map(move |y| (x, y))).collect()
}

/// The place of each square of a drawing, by the numbers that it needs.
fn drawn(scene: &Scene) -> BTreeMap<Coordinates, (i64, i64)> {
    let corner = |Point(x, y): Point| (x, y);
    let places = scene.pieces.iter().map(|piece| (piece.needs, corner(piece.corners[0])));
    let drawn: BTreeMap<_, _> = places.collect();
    assert_eq!(drawn.len(), scene.pieces.len());
    drawn
}

fn all() -> impl Iterator<Item = Game> {
    let numbers = |n: u32| [0, 1, 2, 3].map(|side| n / (LARGEST + 1).pow(side) % (LARGEST + 1));
    let game = |at: [u32; 4]| Game::new(ruleset(FREE), Position::at(Coordinates::new(&at)?)).ok();
    (0..(LARGEST + 1).pow(4)).filter_map(move |n| game(numbers(n)))
}

#[test]
fn every_groove_is_a_line_of_the_bar_and_leaves_the_part_with_the_bitter_piece() {
    let mut count = 0;
    for game in all() {
        let scene = game.scene().unwrap();
        let Rect { left, bottom, right, top } = scene.frame;
        assert_eq!(drawn(&scene).into_values().collect::<BTreeSet<_>>(), squares([left, bottom, right, top]));
        let bitter: Vec<_> = scene.pieces.iter().filter(|piece| piece.is_bitter()).collect();
        assert!(matches!(bitter[..], [piece] if piece.corners[0] == Point(0, 0)));
        let mut lines = BTreeSet::new();
        for (groove, (play, to)) in scene.grooves.iter().zip(game.options()) {
            assert_eq!(groove.play, play);
            let Hit::Along(line) = &groove.hit else { panic!("{groove:?}") };
            let &[Point(ax, ay), Point(bx, by)] = &line[..] else { panic!("{line:?}") };
            // The middle of the bitter piece is (½, ½), so it is to the right of x = 1 and beyond, or to the left of x = 0 and before.
            let rest = match (ax == bx, ay == by) {
                (true, false) if ax >= 1 => [left, bottom, ax, top],
                (true, false) => [ax, bottom, right, top],
                (false, true) if ay >= 1 => [left, bottom, right, ay],
                (false, true) => [left, ay, right, top],
                _ => panic!("{line:?}"),
            };
            assert_eq!((ax == bx, groove.is_level()), (!groove.is_level(), ay == by));
            assert_eq!([ax.min(bx), ax.max(bx)], if ax == bx { [ax, ax] } else { [left, right] });
            assert_eq!([ay.min(by), ay.max(by)], if ay == by { [ay, ay] } else { [bottom, top] });
            let after = Game::new(game.ruleset(), to).unwrap().scene().unwrap();
            assert_eq!(drawn(&after).into_values().collect::<BTreeSet<_>>(), squares(rest), "{game:?} {play:?}");
            let mut kept = drawn(&scene);
            kept.retain(|needs, _| needs.iter().zip(&*to.coordinates).all(|(needed, has)| needed <= has));
            assert_eq!(kept, drawn(&after), "the pieces keep their places and names");
            let before = game.position().coordinates;
            let changed = before.iter().zip(&*to.coordinates).find(|(before, after)| before != after);
            assert_eq!(groove.label, changed.map(|(_, after)| *after));
            assert!(lines.insert((ax == bx, if ax == bx { ax } else { ay })), "each line once");
            count += 1;
        }
        let across = (left + 1..right).map(|x| (true, x));
        assert_eq!(lines, across.chain((bottom + 1..top).map(|y| (false, y))).collect(), "and no line is missing");
    }
    assert_eq!(count, 4 * 6 * 4u32.pow(3));
}

#[test]
fn a_side_lies_on_the_outline_and_goes_with_its_number() {
    for game in all() {
        let scene = game.scene().unwrap();
        for edge in &scene.edges {
            let larger = game.position().coordinates[edge.of] + 1;
            let larger = Game::new(game.ruleset(), game.position().with(edge.of, larger)).unwrap().scene().unwrap();
            let Point(x, y) = larger.edges[edge.of.index()].at;
            assert_eq!((x - edge.at.0, y - edge.at.1), (edge.step.0, edge.step.1));
            let Rect { left, bottom, right, top } = scene.frame;
            assert!([left, right].contains(&edge.at.0) || [bottom, top].contains(&edge.at.1), "{edge:?}");
        }
    }
}

#[test]
fn only_four_free_numbers_with_these_names_are_a_rectangle() {
    let is_rectangle = |text: &str| ruleset(text).rules.own().is_some_and(|own| own.is_rectangle());
    let moves = "move u by any;move d by any;move r by any;move l by any";
    assert!(
        [FREE, &format!("{FREE};{moves}"), &format!("{FREE};misere"), &format!("{FREE};pass")].map(is_rectangle)
            == [true; 4]
    );
    for other in [
        "rules:a b c d",
        "rules:r l u d",
        "rules:l r u",
        "rules:l r u d;u<=l",
        "rules:l r u d;move l by any;move r by any;move u by any",
        "rules:l r u d;move l by any;move r by any;move u by any;move d by 1,2",
        &format!("{FREE};{moves};move l,r by any"),
        &format!("{FREE};{moves};move some of l,r by any"),
    ] {
        assert!(!is_rectangle(other), "{other}");
    }
}

#[test]
fn a_rectangle_of_many_squares_is_too_large_to_be_drawn() {
    let rules = ruleset(FREE).rules;
    let is_drawable = |at: [u32; 4]| rules.is_drawable(Coordinates::new(&at).unwrap());
    assert!(is_drawable([59, 60, 50, 48]), "120 times 99 squares");
    assert!(!is_drawable([59, 60, 50, 50]), "120 times 101 squares");
    assert!(!is_drawable([u32::MAX; 4]));
    assert_eq!("rules:l r u d:60,60,60,60".parse::<Game>().unwrap().scene(), None);
    assert_eq!("rules:l r u d:1,2,0,1".parse::<Game>().unwrap().scene().unwrap().pieces.len(), 8);
}
