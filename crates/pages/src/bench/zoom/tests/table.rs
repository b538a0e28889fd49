//! The pixels compared with solved tables, and far out with the automaton run on each position.

use crate::bench::zoom::Space;
use crate::bench::zoom::paint::{Colours, Scratch, paint, view};
use crate::bench::zoom::sets::{Kind, Sets};
use crate::bench::{Zoom, ZoomSlice};
use maths::games::{Axis, Position, Ruleset};
use maths::solver::{Mapping, PPositions, Recursion};
use proofs::automata::picture::{Picture, View};
use web::workers::host::Job;
use web::workers::learner::protocol::{Question, Studied, Study, Target};

const COLOURS: Colours = Colours { member: [1, 2, 3], other: [101, 102, 103] };
const MEMBER: u32 = 0xff03_0201;
const OTHER: u32 = 0xff67_6665;

/// The learned set, as the page gets it.
pub(super) fn sets(text: &str, target: Target) -> Sets {
    let ruleset: Ruleset = text.parse().unwrap();
    let studied = Question::Learn(Study { ruleset, target, may_take_long: true }).answered().studied().unwrap();
    let Studied::Proved(theorem) = studied else { panic!("{text}: {studied:?}") };
    Sets::of(&theorem, theorem.layers.len() - 1, Space::of(ruleset.rules).unwrap()).unwrap()
}

fn painted(sets: &Sets, zoom: Zoom, size: [u32; 2]) -> Vec<u32> {
    let mut pixels = vec![9; (size[0] * size[1]) as usize];
    paint(&sets.shown(zoom), &zoom, size, COLOURS, &mut Scratch::default(), &mut pixels);
    pixels
}

/// The pixel at a place counted from the lower left.
fn pixel(pixels: &[u32], [width, height]: [u32; 2], [across, up]: [u32; 2]) -> u32 {
    let colour = pixels[((height - 1 - up) * width + across) as usize];
    // A transparent pixel has no colour.
    if colour >> 24 == 0 { 0 } else { colour }
}

/// A million pixels: 512² places of four rulesets.
#[test]
fn a_map_from_above_is_that_of_the_solved_table() {
    const SIDE: u32 = 512;
    let mut seen = 0;
    for text in ["triangle:k=3", "triangle:k=5", "step:k=4,s=3", "sharing"] {
        let ruleset: Ruleset = text.parse().unwrap();
        let heights = PPositions::new(ruleset, SIDE - 1, false, 1 << 30).unwrap().into_heights();
        let sets = sets(text, Target::Value(0));
        let zoom = Zoom { level: 0, ..Zoom::default() };
        let pixels = painted(&sets, zoom, [SIDE; 2]);
        for up in 0..SIDE {
            for across in 0..SIDE {
                let expected = match heights.at(across, up) {
                    Some(_) => MEMBER,
                    None if ruleset.rules.is_piles() && across < up => 0,
                    None => OTHER,
                };
                assert_eq!(pixel(&pixels, [SIDE; 2], [across, up]), expected, "{text} at {across}, {up}");
                seen += 1;
            }
        }
        let members = heights.points().count() as u128;
        let all = View { level: 0, first: [0, 0], size: [SIDE as usize; 2] };
        assert_eq!(sets.shown(zoom).inside(&all)[0], members, "{text}");
    }
    assert!(seen >= 1_000_000);
}

#[test]
fn slices_are_those_of_plain_recursion() {
    for (text, value) in [("triangle:k=3", 0), ("step:k=4,s=3", 0), ("step:k=2,s=0", 1), ("nim:misere", 0)] {
        let ruleset: Ruleset = text.parse().unwrap();
        let sets = sets(text, Target::Value(value));
        let mut judge = Recursion::new(ruleset);
        for (axis, at) in [(Axis::Y, 0), (Axis::Y, 3), (Axis::X, 5), (Axis::Z, 6)] {
            let zoom = Zoom { slice: ZoomSlice::Fixed(axis, at), level: -3, ..Zoom::default() };
            let size = [128, 96];
            let pixels = painted(&sets, zoom, size);
            for at in (0..size[1]).flat_map(|up| (0..size[0]).map(move |across| [across, up])) {
                let place = zoom.place(at).unwrap();
                let [x, y, z] = sets.position(&zoom, place).map(|number| u32::try_from(number).unwrap());
                let position = Position::new(x, y, z);
                let (kind, colour) = match ruleset.is_legal(position) {
                    false => (Kind::Illegal, 0),
                    true if judge.value(position).0 == u32::from(value) => (Kind::Member, MEMBER),
                    true => (Kind::Other, OTHER),
                };
                assert_eq!(sets.kind([x, y, z].map(u64::from)), kind, "{text} at {position:?}");
                // The edge of a position, at its left and below, is as pale.
                let is_edge = at[0] % 8 == 0 || at[1] % 8 == 0;
                let expected = if is_edge && colour != 0 { colour & 0x00ff_ffff | 0xbf00_0000 } else { colour };
                assert_eq!(pixel(&pixels, size, at), expected, "{text} at {position:?}, pixel {at:?}");
            }
        }
    }
}

/// Near 2⁵³ no table reaches; there the automaton is run on each position, and squares are counted one by one.
#[test]
fn far_out_pixels_are_what_the_automaton_says_of_each_position() {
    let sets = sets("triangle:k=3", Target::Value(0));
    let far = Picture::SIDE - 700;
    for slice in [ZoomSlice::Above, ZoomSlice::Fixed(Axis::Y, 12_345), ZoomSlice::Fixed(Axis::Z, (1 << 52) + 77)] {
        for corner in [[far, far], [(1 << 52) - 50, (1 << 52) - 33], [0, far]] {
            let zoom = Zoom { slice, corner, level: 0, ..Zoom::default() };
            let size = [120, 70];
            let (pixels, shown) = (painted(&sets, zoom, size), sets.shown(zoom));
            for at in (0..size[1]).flat_map(|up| (0..size[0]).map(move |across| [across, up])) {
                let position = sets.position(&zoom, zoom.place(at).unwrap());
                let expected = match (sets.kind(position), slice) {
                    (Kind::Member, _) => MEMBER,
                    (Kind::Other, _) => OTHER,
                    (Kind::Illegal, _) => 0,
                };
                assert_eq!(pixel(&pixels, size, at), expected, "{position:?}");
            }
            // The same places as 15 by 9 squares.
            let zoom = Zoom { level: 3, ..zoom };
            for at in (0..9u32).flat_map(|up| (0..15u32).map(move |across| [across, up])) {
                let first = zoom.place(at).unwrap();
                let square = View { level: 3, first: first.map(|number| number >> 3), size: [1, 1] };
                let places = (0..64u64).map(|n| [first[0] + n % 8, first[1] + n / 8]);
                let members = places.filter(|place| sets.kind(sets.position(&zoom, *place)) == Kind::Member).count();
                assert_eq!(shown.inside(&square)[0], members as u128);
            }
        }
    }
}

#[test]
fn a_single_position_leaves_a_trace_in_a_large_pixel() {
    let sets = sets("triangle:k=3", Target::Value(0));
    let zoom = Zoom { slice: ZoomSlice::Fixed(Axis::Y, 1), level: 30, ..Zoom::default() };
    let size = [200, 200];
    let pixels = painted(&sets, zoom, size);
    // In this plane z is x or x ± 1: a line along the diagonal.
    for at in 0..200 {
        assert_eq!(pixel(&pixels, size, [at, at]), MEMBER);
    }
    assert_eq!(pixel(&pixels, size, [20, 100]), OTHER);
    assert_eq!(view(&zoom, size).size, [200, 200]);
}

#[test]
fn the_nearest_positions_lead_from_one_to_the_next() {
    let sets = sets("triangle:k=3", Target::Value(0));
    // x ⊕ y ⊕ z = 0 below the rim: from (1, 0, 1) no other lies along an axis.
    assert_eq!([0, 1, 2].map(|axis| sets.nearest([1, 0, 1], axis)), [[None, None]; 3]);
    assert_eq!(sets.nearest([5, 0, 9], 0), [None, Some(9)]);
    assert_eq!(sets.nearest([12, 0, 9], 2), [None, Some(12)]);
    let far = (1 << 52) + 12_345;
    assert_eq!(sets.nearest([far, 0, 3], 2), [None, Some(far)]);
    assert_eq!(sets.nearest([far, 0, Picture::SIDE - 1], 2), [Some(far), None]);
}
