//! Pictures of sets, compared with an automaton that is run on every position, with counting and with trying numbers.

use super::random::sets;
use super::{X, Y, Z, linear, made, nim_sum};
use crate::automata::picture::{Counts, Growth, Line, Picture, Plane, Tiles, View};
use crate::automata::{Automaton, Bound, Connective, DigitOrder, Plan, Step, StepId};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};

fn picture(automaton: &Automaton) -> Picture {
    Picture::of(automaton, [X, Y, Z]).unwrap()
}

/// y ≤ ⌊(x+z)/3⌋ and x ⊕ y ⊕ z = 0.
fn triangle() -> (Plan, StepId) {
    let mut plan = Plan::new();
    let equal = nim_sum(&mut plan, &[X, Y, Z]);
    let below = linear(&mut plan, &[(X, 1), (Z, 1), (Y, -3)], Some(0), None);
    let both = plan.both(Connective::And, equal, below).unwrap();
    (plan, both)
}

fn position(plane: &Plane, place: [u64; 2]) -> [u64; 3] {
    let mut position = plane.fixed;
    plane.free.iter().zip(place).for_each(|(&axis, number)| position[axis] = number);
    position
}

/// Every square of a frame whose level is low is looked through, and every rectangle is counted one by one.
#[track_caller]
fn agrees(picture: &Picture, plane: Plane, view: View) {
    let (mut frame, counts) = (Vec::new(), Counts::new(picture, plane));
    picture.frame(&plane, view, &mut frame);
    let inside = view.inside();
    assert_eq!(frame.len(), inside.size[0] * inside.size[1]);
    let side = 1u64 << view.level;
    let mut total = 0;
    for (at, &state) in frame.iter().enumerate() {
        let square = [at % inside.size[0], at / inside.size[0]];
        let first = [0, 1].map(|axis| (inside.first[axis] + square[axis] as u64) * side);
        let places = (0..side * side).map(|n| [first[0] + n % side, first[1] + n / side]);
        let count = places.filter(|place| picture.holds(position(&plane, *place))).count() as u128;
        assert_eq!(counts.of_level(view.level)[state as usize], count, "{plane:?}, {view:?}, {square:?}");
        total += count;
    }
    assert_eq!(counts.inside(picture, &view), total, "{plane:?}, {view:?}");
    // The same squares put together of tiles, with the state itself as a colour.
    let (around, mut states) = (Tiles::around(inside), Vec::new());
    let tiles = picture.tiles(&plane, view.level, &(0..picture.count() as u32).collect::<Vec<u32>>());
    picture.frame(&plane, around, &mut states);
    for (at, &state) in frame.iter().enumerate() {
        let square = [at % inside.size[0], at / inside.size[0]];
        let number = [0, 1].map(|axis| inside.first[axis] as usize + square[axis]);
        let tile = [0, 1].map(|axis| number[axis] / Tiles::SIDE - around.first[axis] as usize);
        let row = tiles.row(states[tile[0] + tile[1] * around.size[0]], number[1] % Tiles::SIDE);
        assert_eq!(row[number[0] % Tiles::SIDE], state, "{plane:?}, {view:?}, {square:?}");
    }
}

const PLANES: [[usize; 2]; 4] = [[0, 2], [1, 2], [0, 1], [2, 1]];

fn places() -> impl Strategy<Value = u64> {
    prop_oneof![0u64..40, (0u64..Picture::SIDE), (Picture::SIDE - 40..Picture::SIDE)]
}

#[test]
fn frames_and_counts_of_random_sets_agree_with_the_obvious_algorithm() {
    let mut runner = TestRunner::new(Config { cases: 40, failure_persistence: None, ..Config::default() });
    let fixed = [places(), places(), places()];
    let view = (0u32..4, places(), places(), 1usize..12, 1usize..12);
    let result = runner.run(&(sets(), 0usize..4, fixed, view), |(set, free, fixed, (level, a, b, width, height))| {
        let mut plan = Plan::new();
        let id = set.step(&mut plan);
        let automaton = made(&plan, id, DigitOrder::MostFirst);
        let picture = picture(&automaton);
        assert!((0..1000u64).all(|n| {
            let at = [n % 10, n / 10 % 10, n / 100];
            picture.holds(at) == automaton.holds(|track| at[usize::from(track.0)])
        }));
        let view = View { level, first: [a >> level, b >> level], size: [width, height] };
        agrees(&picture, Plane { free: PLANES[free], fixed }, view);
        Ok(())
    });
    result.unwrap();
}

#[test]
fn the_nearest_positions_of_random_sets_are_those_that_trying_finds() {
    let mut runner = TestRunner::new(Config { cases: 40, failure_persistence: None, ..Config::default() });
    let result = runner.run(&(sets(), [places(), places(), places()]), |(set, at)| {
        let mut plan = Plan::new();
        let id = set.step(&mut plan);
        let picture = picture(&made(&plan, id, DigitOrder::MostFirst));
        for axis in 0..3 {
            let line = Line::new(&picture, at, axis);
            let holds = |number: u64| {
                let mut there = at;
                there[axis] = number;
                picture.holds(there)
            };
            // As far as trying goes, both say the same; beyond, the one that is found is a member.
            let number = at[axis];
            let above = (number + 1..Picture::SIDE.min(number + 300)).find(|number| holds(*number));
            let below = (number.saturating_sub(300)..number).rev().find(|number| holds(*number));
            for (found, tried) in [(line.after(number), above), (line.before(number), below)] {
                match tried {
                    Some(_) => assert_eq!(found, tried, "{at:?}, {axis}"),
                    None => assert!(found.is_none_or(|found| holds(found) && found.abs_diff(number) >= 300)),
                }
            }
            let first = (0..300).find(|number| holds(*number));
            assert!(first.is_none() || first == line.first());
            assert_eq!(line.first().is_some(), holds(0) || Line::new(&picture, at, axis).after(0).is_some());
            if axis == 0 {
                assert_eq!(line.before(0), None);
                assert_eq!(line.after(Picture::SIDE - 1), None);
            }
        }
        Ok(())
    });
    result.unwrap();
}

#[test]
fn places_with_a_position_above_them_are_counted_once() {
    let (mut plan, set) = triangle();
    let above = plan.add(Step::Some(Bound::Any, Y, set)).unwrap();
    let picture = picture(&made(&plan, above, DigitOrder::MostFirst));
    let plane = Plane { free: [0, 2], fixed: [0; 3] };
    let counts = Counts::new(&picture, plane);
    for level in 0..7 {
        let side = 1u64 << level;
        let places = (0..side * side).map(|n| [n % side, n / side]);
        let count = places.filter(|[x, z]| 3 * (x ^ z) <= x + z).count() as u128;
        assert_eq!(counts.at_corner(&picture, level), count);
    }
    agrees(&picture, plane, View { level: 1, first: [3, 5], size: [20, 20] });
}

#[test]
fn what_is_beyond_the_plane_is_left_out() {
    let (plan, set) = triangle();
    let picture = picture(&made(&plan, set, DigitOrder::MostFirst));
    let plane = Plane { free: [0, 2], fixed: [0, 1, 0] };
    let last = Picture::SIDE - 1;
    for (level, first, size) in [
        (0, [last, last - 3], [9, 9]),
        (0, [last, last], [0, 5]),
        (52, [0, 1], [8, 8]),
        (53, [0, 0], [3, 3]),
        (60, [1, 1], [1, 1]),
    ] {
        let view = View { level, first, size }.inside();
        let mut frame = vec![7; 3];
        picture.frame(&plane, View { level, first, size }, &mut frame);
        assert_eq!(frame.len(), view.size[0] * view.size[1]);
        assert!(view.bounds()[1].iter().all(|&end| end <= Picture::SIDE));
    }
    // The whole plane at once: one place for each x, up to the rim.
    let counts = Counts::new(&picture, plane);
    let all = counts.inside(&picture, &View { level: 53, first: [0, 0], size: [1, 1] });
    assert_eq!(all, counts.of_level(53)[0]);
    let halves = [[0, 0], [1, 0], [0, 1], [1, 1]].map(|first| View { level: 52, first, size: [1, 1] });
    assert_eq!(halves.iter().map(|view| counts.inside(&picture, view)).sum::<u128>(), all);
}

#[test]
fn growth_rates_are_those_of_known_figures() {
    let rate = |make: &dyn Fn(&mut Plan) -> StepId, free: [usize; 2]| {
        let mut plan = Plan::new();
        let id = make(&mut plan);
        let picture = picture(&made(&plan, id, DigitOrder::MostFirst));
        let counts = Counts::new(&picture, Plane { free, fixed: [0; 3] });
        Growth::new(&picture, &counts).map(|growth| (growth.exact, (growth.least, growth.most)))
    };
    // Pascal's triangle modulo 2: no common digit.
    let disjoint = |plan: &mut Plan| {
        let relation = crate::automata::DigitRelation::new(super::Tracks::new([X, Z]), |digit| !(digit(X) && digit(Z)));
        plan.add(Step::Digits(relation.unwrap())).unwrap()
    };
    assert_eq!(rate(&disjoint, [0, 2]), Some((Some(3), (3.0, 3.0))));
    let line = |plan: &mut Plan| nim_sum(plan, &[X, Y, Z]);
    assert_eq!(rate(&line, [0, 2]).unwrap().0, Some(2));
    // Half of the plane grows as the plane, and one place does not grow.
    let half = |plan: &mut Plan| linear(plan, &[(X, 1), (Z, -1)], Some(0), None);
    assert_eq!(rate(&half, [0, 2]).unwrap().0, Some(4));
    let one = |plan: &mut Plan| linear(plan, &[(X, 1), (Z, 2)], Some(5), Some(5));
    assert_eq!(rate(&one, [0, 2]).unwrap().0, Some(1));
    let none = |plan: &mut Plan| linear(plan, &[(X, 1), (Z, 1)], Some(3), Some(2));
    assert_eq!(rate(&none, [0, 2]), None);
    // No two digits 1 follow each other in x, and z is 0: the golden ratio, as Fibonacci's numbers have it.
    let tables = Automaton::from_tables(
        DigitOrder::MostFirst,
        super::Tracks::new([X, Z]),
        vec![0, 1, 2, 2, 0, 2, 2, 2, 2, 2, 2, 2],
        vec![true, true, false],
    );
    let picture = picture(&tables.unwrap());
    let growth = Growth::new(&picture, &Counts::new(&picture, Plane { free: [0, 2], fixed: [0; 3] })).unwrap();
    let golden = (1.0 + 5f64.sqrt()) / 2.0;
    assert!(growth.exact.is_none() && growth.least <= golden && golden <= growth.most);
    assert!(growth.most - growth.least < 1e-6, "{growth:?}");
    assert!((growth.dimension() - golden.log2()).abs() < 1e-6);
}

/// Counts of larger and larger squares grow as the rate says.
#[test]
fn counts_of_random_sets_grow_as_their_rate_says() {
    let mut runner = TestRunner::new(Config { cases: 30, failure_persistence: None, ..Config::default() });
    let result = runner.run(&(sets(), [0u64..40, 0u64..40, 0u64..40], 0usize..4), |(set, fixed, free)| {
        let mut plan = Plan::new();
        let id = set.step(&mut plan);
        let picture = picture(&made(&plan, id, DigitOrder::MostFirst));
        let counts = Counts::new(&picture, Plane { free: PLANES[free], fixed });
        let [before, after] = [20, 53].map(|level| counts.at_corner(&picture, level) as f64);
        match Growth::new(&picture, &counts) {
            None => assert_eq!(after, 0.0),
            Some(growth) => {
                assert!(growth.least <= growth.most && after > 0.0);
                // Up to a polynomial in the number of doublings.
                let mean = (after / before.max(1.0)).powf(1.0 / 33.0);
                assert!(growth.least / 1.3 <= mean && mean <= growth.most * 1.3, "{growth:?}, {mean}");
            }
        }
        Ok(())
    });
    result.unwrap();
}

#[test]
fn tables_that_do_not_fit_make_no_picture() {
    assert!(Picture::new([Some(0), None, None], 1, vec![0, 0], vec![true]).is_some());
    assert!(Picture::new([None; 3], 0, vec![0], vec![true]).is_some());
    for (places, tracks, next, accepting) in [
        ([Some(0), None, None], 1, vec![0], vec![true]),
        ([Some(1), None, None], 1, vec![0, 0], vec![true]),
        ([Some(0), None, None], 1, vec![0, 1], vec![true]),
        ([Some(0), None, None], 2, vec![0; 4], vec![true]),
        ([None; 3], 0, vec![], vec![]),
    ] {
        assert_eq!(Picture::new(places, tracks, next, accepting), None);
    }
    let (plan, set) = triangle();
    let least = made(&plan, set, DigitOrder::LeastFirst);
    assert_eq!(Picture::of(&least, [X, Y, Z]), None);
}
