//! Laws that hold for the drawing of every position: its pieces, its grooves and what a move leaves. Each is checked on all positions of
//! small boxes: of all families with many parameters, and of rulesets at random.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "in a test that is a failure like any other")]

mod definitions;
mod rulesets;

use definitions::{any_game, cells_up_to, clamped, every_rules, is_flat, is_flat_bar, slanted};
use maths::games::scene::{Groove, Hit, Piece, Point, Rect, Scene};
use maths::games::{Axis, Bar, Game, Move, Position, Rules, Ruleset};
use maths::values::Ratio;
use proptest::prelude::*;
use proptest::sample::Index;
use rulesets::{Sizes, cases};
use std::collections::{BTreeSet, HashMap};

/// The largest coordinate of the bars whose drawings are checked.
const DRAWN: u32 = 4;

fn scene(rules: Rules, cells: [u32; 3]) -> Scene {
    let mut scene = rules.scene(cells).unwrap();
    scene.pieces.sort_by_key(|piece| piece.needs);
    scene
}

/// The drawings of all small positions of a rules.
fn scenes(rules: Rules) -> HashMap<[u32; 3], Scene> {
    cells_up_to(rules, DRAWN).map(|cells| (cells, scene(rules, cells))).collect()
}

/// The small position that contains all others: every other drawing is a part of its drawing.
fn largest(rules: Rules) -> [u32; 3] {
    clamped(rules, [DRAWN; 3])
}

/// The moves of a position but the pass, with the coordinates after each.
fn cuts(rules: Rules, cells: [u32; 3]) -> impl Iterator<Item = (Move, [u32; 3])> {
    let position = Position::at(cells);
    Ruleset::normal(rules).options(position).into_iter().map(|(play, to)| (play, to.xyz()))
}

/// The distance of the point c to the left of the line from a to b, as twice the area of the triangle of the three.
fn left_of(a: Point, b: Point, c: Point) -> i64 {
    (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0)
}

/// The edges of a polygon.
fn edges(corners: &[Point]) -> impl Iterator<Item = (Point, Point)> {
    corners.iter().copied().zip(corners.iter().copied().cycle().skip(1))
}

/// Twice the area of a polygon, positive where the corners run counter-clockwise.
fn twice_the_area(corners: &[Point]) -> i64 {
    edges(corners).map(|(a, b)| a.0 * b.1 - a.1 * b.0).sum()
}

/// Twice the area of the whole bar by its definition, in steps of the scaled plane.
fn twice_the_area_by_definition(rules: Rules, [x, y, z]: [u32; 3], unit: i64) -> i64 {
    if let Some((k, s)) = slanted(rules) {
        return trapezium(k, s, [x, y, z].map(i64::from), unit);
    }
    let squares = match rules {
        Rules::Bar(Bar::Rectangle) => (x + 1 + z) * (y + 1),
        Rules::Bar(Bar::Triangle { .. } | Bar::Step { .. } | Bar::Heights(_) | Bar::Formula(_)) => {
            x + (0..=z).map(|column| clamped(rules, [0, y, column])[1] + 1).sum::<u32>()
        }
        // A token is four units wide and one high.
        Rules::Piles(_) | Rules::Own(_) => 4 * (x + y + z),
    };
    2 * i64::from(squares) * unit * unit
}

/// Twice the area of the region y ≤ x+1+2u, y ≤ k(v+1)−s, y ≤ −x+1+2w, y ≥ 0. At height h it is 2(u+w+1−h) wide.
fn trapezium(k: Ratio, s: u32, [u, v, w]: [i64; 3], unit: i64) -> i64 {
    let apex = unit * (u + w + 1);
    let line = i64::from(k.numerator()) * (v + 1) * unit / i64::from(k.denominator()) - i64::from(s) * unit;
    let height = line.min(apex);
    2 * (2 * apex - height) * height
}

/// True if a point lies in the region of a position of a triangular bar.
fn is_in_region((k, s): (Ratio, u32), [u, v, w]: [u32; 3], unit: i64, Point(x, y): Point) -> bool {
    let [u, v, w] = [u, v, w].map(i64::from);
    let raised = y + i64::from(s) * unit;
    let is_under_the_line = raised * i64::from(k.denominator()) <= i64::from(k.numerator()) * (v + 1) * unit;
    y <= x + unit * (1 + 2 * u) && is_under_the_line && y <= -x + unit * (1 + 2 * w) && y >= 0
}

/// True if some edge of the first polygon has the second one on its outer side.
fn has_an_edge_between(first: &Piece, second: &Piece) -> bool {
    edges(&first.corners).any(|(a, b)| second.corners.iter().all(|&corner| left_of(a, b, corner) <= 0))
}

fn is_inside(frame: Rect, Point(x, y): Point) -> bool {
    (frame.left..=frame.right).contains(&x) && (frame.bottom..=frame.top).contains(&y)
}

#[test]
fn what_a_move_leaves_is_drawn_by_the_same_pieces() {
    every_rules(is_flat_bar, |rules| {
        let scenes = scenes(rules);
        for (&cells, before) in &scenes {
            for (_, left) in cuts(rules, cells) {
                let kept: Vec<_> = before.pieces.iter().filter(|piece| piece.is_part_of(left)).collect();
                let drawn: Vec<_> = scenes[&left].pieces.iter().collect();
                assert_eq!(kept, drawn, "{rules:?} {cells:?} to {left:?}");
            }
        }
    });
}

#[test]
fn tokens_that_are_moved_land_where_the_next_drawing_has_them() {
    let scenes = scenes(Rules::SHARING);
    for (&cells, before) in &scenes {
        for ((_, left), groove) in cuts(Rules::SHARING, cells).zip(&before.grooves) {
            let landing = groove.landing.unwrap();
            let (kept, new): (Vec<_>, Vec<_>) = scenes[&left].pieces.iter().partition(|piece| piece.is_part_of(cells));
            assert!(kept.iter().all(|piece| before.pieces.contains(piece)), "{cells:?} to {left:?}");
            assert!(new.iter().all(|piece| piece.corners.iter().all(|&at| is_inside(landing, at))), "{cells:?}");
            let area = 2 * (landing.right - landing.left) * (landing.top - landing.bottom);
            assert_eq!(new.iter().map(|piece| twice_the_area(&piece.corners)).sum::<i64>(), area, "{cells:?}");
        }
    }
}

#[test]
fn every_piece_is_a_convex_polygon_inside_the_frame_with_a_name_of_its_own() {
    every_rules(is_flat, |rules| {
        for (cells, scene) in scenes(rules) {
            let names: BTreeSet<_> = scene.pieces.iter().map(|piece| piece.needs).collect();
            assert_eq!(names.len(), scene.pieces.len(), "{rules:?} {cells:?}");
            for piece in &scene.pieces {
                let n = piece.corners.len();
                let corner = |at: usize| piece.corners[at % n];
                let turns_left = |at| left_of(corner(at), corner(at + 1), corner(at + 2)) > 0;
                assert!(n >= 3 && (0..n).all(turns_left), "{rules:?} {cells:?} {piece:?}");
                assert!(piece.corners.iter().all(|&at| is_inside(scene.frame, at)), "{rules:?} {cells:?} {piece:?}");
                assert!(piece.is_part_of(cells), "{rules:?} {cells:?} {piece:?}");
            }
        }
    });
}

#[test]
fn a_bar_has_one_bitter_piece() {
    every_rules(is_flat_bar, |rules| {
        for (cells, scene) in scenes(rules) {
            let bitter = scene.pieces.iter().filter(|piece| piece.needs == [0; 3].into()).count();
            assert_eq!(bitter, 1, "{rules:?} {cells:?}");
        }
        assert_eq!(scene(rules, [0; 3]).pieces.len(), 1, "{rules:?}");
    });
}

#[test]
fn the_pieces_have_the_area_of_the_whole() {
    every_rules(is_flat, |rules| {
        for (cells, scene) in scenes(rules) {
            let found: i64 = scene.pieces.iter().map(|piece| twice_the_area(&piece.corners)).sum();
            assert_eq!(found, twice_the_area_by_definition(rules, cells, scene.unit), "{rules:?} {cells:?}");
        }
    });
}

#[test]
fn the_pieces_of_a_triangular_bar_lie_in_its_region() {
    every_rules(
        |rules| slanted(rules).is_some(),
        |rules| {
            let k_and_s = slanted(rules).unwrap();
            for (cells, scene) in scenes(rules) {
                let mut corners = scene.pieces.iter().flat_map(|piece| piece.corners.iter());
                assert!(corners.all(|&corner| is_in_region(k_and_s, cells, scene.unit, corner)), "{rules:?} {cells:?}");
            }
        },
    );
}

#[test]
fn no_two_pieces_overlap() {
    every_rules(is_flat, |rules| {
        let pieces = scene(rules, largest(rules)).pieces;
        for (index, first) in pieces.iter().enumerate() {
            for second in &pieces[..index] {
                let is_apart = has_an_edge_between(first, second) || has_an_edge_between(second, first);
                assert!(is_apart, "{rules:?}: {first:?} and {second:?}");
            }
        }
    });
}

#[test]
fn the_grooves_are_the_moves_in_order() {
    every_rules(
        |_| true,
        |rules| {
            for (cells, scene) in scenes(rules) {
                let grooves: Vec<_> = scene.grooves.iter().map(|groove| groove.play).collect();
                let moves: Vec<_> = cuts(rules, cells).map(|(play, _)| play).collect();
                assert_eq!(grooves, moves, "{rules:?} {cells:?}");
            }
        },
    );
}

/// True if a point lies on the line between two others, ends included.
fn is_between(a: Point, b: Point, at: Point) -> bool {
    let along = (at.0 - a.0) * (at.0 - b.0) + (at.1 - a.1) * (at.1 - b.1);
    left_of(a, b, at) == 0 && along <= 0
}

#[test]
fn a_side_lies_on_the_outline_and_goes_with_its_coordinate() {
    every_rules(is_flat, |rules| {
        let scenes = scenes(rules);
        for (&cells, scene) in &scenes {
            for side in &scene.edges {
                let is_on = |&(a, b): &(Point, Point)| is_between(a, b, side.at);
                let lines = scene.pieces.iter().flat_map(|piece| edges(&piece.corners));
                let grounds = scene.grounds.iter().map(|ground| (ground.left, ground.right));
                assert!(lines.chain(grounds).any(|line| is_on(&line)), "{rules:?} {cells:?} {side:?}");
                // The line of y can lie above the apex of a triangular bar; then its side is at the apex.
                if slanted(rules).is_some() && side.of.index() == Axis::Y.index() {
                    continue;
                }
                let mut larger = cells;
                larger[side.of.index()] += 1;
                let Some(next) = scenes.get(&larger) else { continue };
                let there = next.edges.iter().find(|edge| edge.of == side.of).unwrap();
                let wanted = Point(side.at.0 + side.step.0, side.at.1 + side.step.1);
                assert_eq!(there.at, wanted, "{rules:?} {cells:?} {side:?}");
            }
        }
    });
}

#[test]
fn a_line_is_found_as_far_as_the_reach_and_no_farther() {
    // The only groove of a strip of two squares is the line x = 0 from (0, 0) to (0, 1).
    let strip = scene(Rules::NIM, [1, 0, 0]);
    assert_eq!(strip.groove_at(0.5, 0.5, 0.5, |_| true), Some(0));
    assert_eq!(strip.groove_at(0.5, 0.5, 0.499, |_| true), None);
}

/// The line of a groove of a bar and the coordinate that it cuts.
fn line_of(groove: &Groove) -> (Point, Point, Axis, u32) {
    let (Hit::Along(line), Move::Cut { axis, to }) = (&groove.hit, groove.play) else {
        panic!("{groove:?} is no groove of a bar")
    };
    let [a, b] = line[..] else { panic!("{groove:?} is not straight") };
    (a, b, axis, to)
}

/// True if a piece lies on the left side of a line, false on the right; `None` if it lies across.
fn is_to_the_left(piece: &Piece, a: Point, b: Point) -> Option<bool> {
    let sides: Vec<i64> = piece.corners.iter().map(|&corner| left_of(a, b, corner)).collect();
    match (sides.iter().all(|&side| side >= 0), sides.iter().all(|&side| side <= 0)) {
        (true, false) => Some(true),
        (false, true) => Some(false),
        _ => None,
    }
}

/// Checks that a groove divides the pieces that need more than it leaves from all others.
fn groove_divides(rules: Rules, cells: [u32; 3], scene: &Scene, groove: &Groove) {
    let (a, b, axis, to) = line_of(groove);
    let bitter = scene.pieces.iter().find(|piece| piece.needs == [0; 3].into()).unwrap();
    let home = is_to_the_left(bitter, a, b).unwrap();
    for piece in &scene.pieces {
        let is_beyond = is_to_the_left(piece, a, b).map(|side| side != home);
        assert_eq!(is_beyond, Some(piece.needs[axis] > to), "{rules:?} {cells:?} {groove:?} {piece:?}");
    }
}

/// The range in which pieces have edges on a line, as two numbers that are 0 at its first end and grow towards the other.
fn reach<'a>(pieces: impl Iterator<Item = &'a Piece>, a: Point, b: Point) -> (i64, i64) {
    let is_on_the_line = |&(from, to): &(Point, Point)| left_of(a, b, from) == 0 && left_of(a, b, to) == 0;
    let along = |Point(x, y): Point| (x - a.0) * (b.0 - a.0) + (y - a.1) * (b.1 - a.1);
    let ends = pieces.flat_map(|piece| edges(&piece.corners)).filter(is_on_the_line).flat_map(|(from, to)| [from, to]);
    let ends: BTreeSet<i64> = ends.map(along).collect();
    (*ends.first().unwrap(), *ends.last().unwrap())
}

/// Checks that a groove is as long as both sides of it.
fn groove_ends_where_a_side_does(rules: Rules, cells: [u32; 3], scene: &Scene, groove: &Groove) {
    let (a, b, axis, to) = line_of(groove);
    let (beyond, home): (Vec<_>, Vec<_>) = scene.pieces.iter().partition(|piece| piece.needs[axis] > to);
    let (beyond, home) = (reach(beyond.into_iter(), a, b), reach(home.into_iter(), a, b));
    let length_squared = (b.0 - a.0).pow(2) + (b.1 - a.1).pow(2);
    let both = (beyond.0.max(home.0), beyond.1.min(home.1));
    assert_eq!(both, (0, length_squared), "{rules:?} {cells:?} {groove:?}");
}

#[test]
fn a_groove_runs_between_pieces_inside_the_frame() {
    every_rules(is_flat_bar, |rules| {
        for (cells, scene) in scenes(rules) {
            for groove in &scene.grooves {
                let (a, b, ..) = line_of(groove);
                assert!(a != b && is_inside(scene.frame, a) && is_inside(scene.frame, b), "{rules:?} {cells:?}");
                groove_divides(rules, cells, &scene, groove);
                groove_ends_where_a_side_does(rules, cells, &scene, groove);
            }
        }
    });
}

/// Pieces that fall lie beyond the groove. Only a triangular bar whose k is not whole may lose more: there the clamp can
/// lower the line y = k(v+1) below the apex of the remaining bar.
#[test]
fn what_falls_lies_beyond_the_groove() {
    let may_lose_more = |rules: Rules| slanted(rules).is_some_and(|(k, _)| k.as_whole().is_none());
    every_rules(
        |rules| is_flat_bar(rules) && !may_lose_more(rules),
        |rules| {
            for (cells, scene) in scenes(rules) {
                for (play, left) in cuts(rules, cells) {
                    let Move::Cut { axis, to } = play else { panic!("{play:?} is no move of a bar") };
                    let falls_where_it_should = |piece: &Piece| piece.is_part_of(left) == (piece.needs[axis] <= to);
                    assert!(scene.pieces.iter().all(falls_where_it_should), "{rules:?} {cells:?} {play:?}");
                }
            }
        },
    );
}

/// True if a groove is to be found at a point, whose coordinates are given twice over.
fn passes(groove: &Groove, twice: Point) -> bool {
    match groove.hit {
        Hit::Along(ref line) => {
            let (a, b) = (line[0], line[1]);
            let (a, b) = (Point(2 * a.0, 2 * a.1), Point(2 * b.0, 2 * b.1));
            let reach = (twice.0 - a.0) * (twice.0 - b.0) + (twice.1 - a.1) * (twice.1 - b.1);
            left_of(a, b, twice) == 0 && reach <= 0
        }
        Hit::Inside(Rect { left, bottom, right, top }) => {
            (2 * left..2 * right).contains(&twice.0) && (2 * bottom..2 * top).contains(&twice.1)
        }
    }
}

/// The middle of a groove's line or area, with its coordinates twice over.
fn twice_the_middle(groove: &Groove) -> Point {
    match groove.hit {
        Hit::Along(ref line) => Point(line[0].0 + line[1].0, line[0].1 + line[1].1),
        Hit::Inside(area) => Point(area.left + area.right, area.bottom + area.top),
    }
}

#[test]
fn a_groove_is_found_where_it_lies() {
    every_rules(is_flat, |rules| {
        for (cells, scene) in scenes(rules) {
            for (index, groove) in scene.grooves.iter().enumerate() {
                let twice = twice_the_middle(groove);
                let unit = 2.0 * scene.unit as f64;
                let found = scene.groove_at(twice.0 as f64 / unit, twice.1 as f64 / unit, 0.001, |_| true).unwrap();
                assert!(passes(&scene.grooves[found], twice), "{rules:?} {cells:?} {groove:?}");
                assert!(rules.is_bar() || found == index, "{cells:?}: two areas overlap at {groove:?}");
            }
            let Rect { left, bottom, .. } = scene.frame;
            let unit = scene.unit as f64;
            assert_eq!(scene.groove_at(left as f64 / unit - 2.0, bottom as f64 / unit - 2.0, 1.0, |_| true), None);
        }
    });
}

/// The areas of a drawing of Sharing Nim, each with its move.
fn areas(scene: &Scene) -> Vec<(Rect, Move)> {
    let area = |groove: &Groove| match groove.hit {
        Hit::Inside(area) => (area, groove.play),
        Hit::Along(_) => panic!("{groove:?} is no area"),
    };
    scene.grooves.iter().map(area).collect()
}

fn overlap(first: Rect, second: Rect) -> bool {
    let across = first.left < second.right && second.left < first.right;
    across && first.bottom < second.top && second.bottom < first.top
}

/// The lowest token that a move takes.
fn lowest_token_taken(scene: &Scene, cells: [u32; 3], play: Move) -> &Piece {
    let Move::Share { from, tokens, .. } = play else { panic!("{play:?} is no move of Sharing Nim") };
    let mut name = [0; 3];
    name[from.index()] = cells[from.index()] - tokens + 1;
    scene.pieces.iter().find(|piece| piece.needs == name.into()).unwrap()
}

#[test]
fn the_areas_of_sharing_are_apart_and_in_the_lowest_token_that_is_taken() {
    for (cells, scene) in scenes(Rules::SHARING) {
        let areas = areas(&scene);
        for (index, &(area, play)) in areas.iter().enumerate() {
            assert!(area.left < area.right && area.bottom < area.top, "{cells:?} {play:?}");
            assert!(areas[..index].iter().all(|&(other, _)| !overlap(area, other)), "{cells:?} {play:?}");
            let token = lowest_token_taken(&scene, cells, play);
            let corners = [Point(area.left, area.bottom), Point(area.right, area.top)];
            let is_on_the_token = |corner| edges(&token.corners).all(|(a, b)| left_of(a, b, corner) >= 0);
            assert!(corners.into_iter().all(is_on_the_token), "{cells:?} {play:?}");
        }
    }
}

#[test]
fn no_drawing_has_too_many_pieces() {
    let large = [
        "nim:100,100,100",
        "nim:1000000000,1000000000,1000000000",
        "step:k=2,s=0:0,90,300",
        "step:k=1/1000,s=0:3,100,200",
        "step:k=1000000000,s=1000000000:0,1,1000000000",
        "triangle:k=3:80,50,80",
        "triangle:k=1/1000:0,200,200",
        "triangle:k=1/10:20,400,20",
        "triangle:k=1000000000/999999999:90,1,90",
        "sharing:4000,4000,4000",
        "sharing:1000000000,0,0",
    ];
    for text in large {
        let game: Game = text.parse().unwrap();
        let pieces = game.scene().map_or(0, |scene| scene.pieces.len() as u64);
        assert!(pieces <= Scene::MOST_PIECES, "{text} has {pieces} pieces");
    }
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn the_drawing_of_any_position_keeps_the_laws(game in any_game(Sizes::SMALL), choice: Index) {
        let (rules, cells) = (game.ruleset().rules, game.position().xyz());
        prop_assume!(is_flat(rules));
        let drawn = scene(rules, cells);
        let area: i64 = drawn.pieces.iter().map(|piece| twice_the_area(&piece.corners)).sum();
        prop_assert_eq!(area, twice_the_area_by_definition(rules, cells, drawn.unit));
        let all: Vec<_> = cuts(rules, cells).collect();
        prop_assert_eq!(drawn.grooves.len(), all.len());
        if rules.is_bar() && !all.is_empty() {
            let (_, left) = all[choice.index(all.len())];
            let kept: Vec<_> = drawn.pieces.iter().filter(|piece| piece.is_part_of(left)).cloned().collect();
            prop_assert_eq!(kept, scene(rules, left).pieces);
            for groove in &drawn.grooves {
                groove_divides(rules, cells, &drawn, groove);
                groove_ends_where_a_side_does(rules, cells, &drawn, groove);
            }
        }
    }
}
