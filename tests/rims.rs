//! Rims: the kernels on rims that are invented, compared with plain recursion; the built-in families compared with their own
//! rims written as formulas; and what is said of a text that is no rim.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "in a test that is a failure like any other")]

#[expect(dead_code, reason = "each of the tests that share this uses a part of it")]
mod rulesets;

use maths::games::{Game, Position, RimFormula, Rules, Ruleset};
use maths::solver::{
    CannotBegin, Computation, Extent, Grid, Mapping, Measuring, Obvious, PPositions, Plan, Recursion, Refusal,
    Remoteness, Solving, Table, heights,
};
use maths::values::{Nimber, Outcome};
use proptest::prelude::*;
use rulesets::invented::{Parameters, Trouble, any_formula};
use rulesets::{Sizes, any_heights, any_parameters, any_rim, any_ruleset, cases, drawn, invented_rim};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use web::kit::{not_begun, problems, rim_fault};
use web::texts::Texts;

const FLAGS: [(bool, bool); 4] = [(false, false), (false, true), (true, false), (true, true)];

fn solve(ruleset: Ruleset, extent: Extent) -> Table {
    Solving::solve(ruleset, extent, Plan::BOUND).unwrap()
}

/// The table, filled in slices of `work` positions.
fn solve_in_slices(ruleset: Ruleset, extent: Extent, work: u64) -> Solving {
    Solving::new(ruleset, extent, Plan::BOUND).unwrap().run_in_slices(work).unwrap()
}

fn measure(ruleset: Ruleset, extent: Extent, work: u64) -> Remoteness {
    let measuring = Measuring::new(ruleset, extent, Plan::BOUND).unwrap().run_in_slices(work).unwrap();
    measuring.remoteness().clone()
}

// The kernels compared with plain recursion.

/// All legal positions of a box of a bar.
fn positions(ruleset: Ruleset, extent: Extent) -> BTreeSet<Position> {
    let layers = if ruleset.pass { vec![false, true] } else { vec![false] };
    let places = (0..=extent.x).flat_map(|x| (0..=extent.z).map(move |z| (x, z)));
    let columns = places.map(|(x, z)| (x, z, ruleset.rules.rim(x, z).min(extent.y)));
    let cells = columns.flat_map(|(x, z, top)| (0..=top).map(move |y| Position::new(x, y, z)));
    cells.flat_map(|position| layers.iter().map(move |&pass| position.with_pass(pass))).collect()
}

/// Compares values, outcomes and remoteness of a box with plain recursion.
#[track_caller]
fn agrees_with_recursion(ruleset: Ruleset, extent: Extent, work: u64) {
    let table = solve_in_slices(ruleset, extent, work).into_table();
    let remoteness = measure(ruleset, extent, work);
    let (mut values, mut known) = (Recursion::new(ruleset), HashMap::new());
    let wanted = positions(ruleset, extent);
    assert_eq!(
        table.positions().map(|(position, _)| position).collect::<BTreeSet<_>>(),
        wanted,
        "{ruleset} {extent:?}"
    );
    for position in wanted {
        let place = || format!("{ruleset} {extent:?} {position:?}");
        assert_eq!(table.value(position), Some(values.value(position)), "{}", place());
        let (outcome, moves) = Recursion::lasts(&ruleset, position, &mut known);
        assert_eq!(table.value(position) == Some(Nimber::ZERO), outcome == Outcome::P, "{}", place());
        assert_eq!(remoteness.outcome(position), Some(outcome), "{}", place());
        assert_eq!(remoteness.at(position), Some(moves), "{}", place());
    }
}

/// Compares the map of P-positions of a cube with plain recursion.
#[track_caller]
fn p_positions_agree_with_recursion(ruleset: Ruleset, n: u32) {
    let mut known = HashMap::new();
    for pass in if ruleset.pass { vec![false, true] } else { vec![false] } {
        let mut map = PPositions::new(ruleset, n, pass, Plan::BOUND).unwrap().run_in_slices(1).unwrap();
        let found: BTreeSet<_> = map.take_heights().points().collect();
        let mut wanted = BTreeSet::new();
        for position in positions(ruleset, Extent::cube(ruleset.rules, n)) {
            if position.pass == pass && Recursion::outcome(ruleset, position, &mut known) == Outcome::P {
                let [x, y, z] = position.xyz();
                wanted.insert((x, z, u16::try_from(y).unwrap()));
            }
        }
        assert_eq!(found, wanted, "{ruleset} up to {n} with pass = {pass}");
    }
}

proptest! {
    #![proptest_config(cases(300))]

    /// All four kinds of play on a box of any shape and on a cube.
    #[test]
    fn kernels_agree_with_recursion_on_invented_rims(
        rules in any_rim(Sizes::SMALL), x in 0u32..8, y in 0u32..8, z in 0u32..8, n in 0u32..8, work in 1u64..200,
    ) {
        for (pass, misere) in FLAGS {
            let ruleset = Ruleset { rules, pass, misere };
            agrees_with_recursion(ruleset, Extent { x, y, z }, work);
            agrees_with_recursion(ruleset, Extent::cube(rules, n), work);
            p_positions_agree_with_recursion(ruleset, n);
        }
    }

    #[test]
    fn kernels_agree_with_recursion_on_invented_heights(
        heights in any_heights(), x in 0u32..5, y in 0u32..9, z in 0u32..14, n in 0u32..8, work in 1u64..200,
    ) {
        for (pass, misere) in FLAGS {
            let ruleset = Ruleset { rules: drawn(&heights), pass, misere };
            agrees_with_recursion(ruleset, Extent { x, y, z }, work);
            agrees_with_recursion(ruleset, Extent::cube(ruleset.rules, n), work);
            p_positions_agree_with_recursion(ruleset, n);
        }
    }
}

proptest! {
    #![proptest_config(cases(200))]

    /// Larger boxes than plain recursion can do, compared with the obvious algorithm: tables, growth and maps.
    #[test]
    fn kernels_agree_with_the_obvious_algorithm_on_every_ruleset(
        ruleset in any_ruleset(Sizes { last: 24, ..Sizes::SMALL }), x in 0u32..25, y in 0u32..14, z in 0u32..25,
        sizes in [0u32..8, 0u32..8, 0u32..8], work in 1u64..500,
    ) {
        let is_piles = ruleset.rules.is_piles();
        let extent = if is_piles { Extent { x: 0, y: 4 * z, z: 4 * z } } else { Extent { x, y, z } };
        let judge = Obvious::table(ruleset, extent).unwrap();
        prop_assert!(solve_in_slices(ruleset, extent, work).table().positions().eq(judge.positions()), "{}", ruleset);
        grows(ruleset, if is_piles { sizes.map(|size| 5 * size) } else { sizes }, work);
    }
}

/// Compares a cube that grows in steps with the obvious algorithm, and the maps of P-positions with its zeros.
#[track_caller]
fn grows(ruleset: Ruleset, steps: [u32; 3], work: u64) {
    let mut n = 0;
    let mut growing = solve_in_slices(ruleset, Extent::cube(ruleset.rules, n), work);
    for step in steps {
        n += step;
        let extent = Extent::cube(ruleset.rules, n);
        growing.grow(extent).unwrap();
        growing = growing.run_in_slices(work).unwrap();
        let judge = Obvious::table(ruleset, extent).unwrap();
        assert!(growing.table().positions().eq(judge.positions()), "{ruleset} grown to {n}");
        assert_eq!(growing.table().summary(), judge.summary(), "{ruleset} grown to {n}");
    }
    for pass in if ruleset.pass { vec![false, true] } else { vec![false] } {
        let mut map = PPositions::new(ruleset, n, pass, Plan::BOUND).unwrap().run_in_slices(work).unwrap();
        let places = |heights: &Grid| heights.points().collect::<Vec<_>>();
        assert_eq!(places(&map.take_heights()), places(&heights(growing.table(), pass)), "{ruleset} up to {n}");
    }
}

// Families and their own rims.

fn ruleset(text: &str) -> Ruleset {
    text.parse().unwrap_or_else(|problems| panic!("{text}: {problems}"))
}

/// Compares two bars over a box: which positions there are, values, outcomes, remoteness and P-positions.
#[track_caller]
fn same_game(first: Rules, second: Rules, [x, y, z]: [u32; 3]) {
    for (pass, misere) in FLAGS {
        let [first, second] = [first, second].map(|rules| Ruleset { rules, pass, misere });
        let extent = Extent { x, y, z };
        let what = format!("{first} and {second} over {extent:?}");
        let values = |ruleset| solve(ruleset, extent).positions().collect::<BTreeMap<_, _>>();
        let found = values(first);
        assert_eq!(found, values(second), "{what}");
        let [of_first, of_second] = [first, second].map(|ruleset| measure(ruleset, extent, u64::MAX));
        for &position in found.keys() {
            assert_eq!(first.options(position), second.options(position), "{what} {position:?}");
            assert_eq!(of_first.at(position), of_second.at(position), "{what} {position:?}");
            assert_eq!(of_first.outcome(position), of_second.outcome(position), "{what} {position:?}");
        }
        let points = |ruleset: Ruleset| {
            PPositions::new(ruleset, x.min(z), pass, Plan::BOUND)
                .unwrap()
                .into_heights()
                .points()
                .collect::<BTreeSet<_>>()
        };
        assert_eq!(points(first), points(second), "{what}");
    }
}

/// Compares the drawings of two bars over a box: pieces, grooves and where to point for them, frame and sides.
#[track_caller]
fn same_drawing(first: Rules, second: Rules, [x, y, z]: [u32; 3]) {
    for position in positions(Ruleset::normal(first), Extent { x, y, z }) {
        let cells = position.coordinates;
        assert!(first.scene(cells).is_some(), "{first:?} {cells:?}");
        assert_eq!(first.scene(cells), second.scene(cells), "{first:?} and {second:?} at {cells:?}");
    }
}

/// No formula is without a bound, but the largest coordinate is as good as none. The rectangle is drawn with both sides alike,
/// the bar of a formula without x as a strip and columns, so the two look alike only where x is 0; their moves are the same.
#[test]
fn the_rectangle_is_the_bar_of_the_largest_coordinate() {
    let (rectangle, own) = (Rules::NIM, ruleset(&format!("bar:rim={}", Position::LARGEST)).rules);
    same_game(rectangle, own, [7, 8, 7]);
    same_game(rectangle, own, [3, 5, 9]);
    for position in positions(Ruleset::normal(rectangle), Extent { x: 4, y: 4, z: 4 }) {
        let [first, second] = [rectangle, own].map(|rules| rules.scene(position.coordinates).unwrap());
        let moves =
            |scene: &maths::games::scene::Scene| scene.grooves.iter().map(|groove| groove.play).collect::<Vec<_>>();
        assert_eq!(moves(&first), moves(&second));
        let pieces = |scene: &maths::games::scene::Scene| {
            scene.pieces.iter().map(|piece| (piece.needs, piece.corners.clone())).collect::<BTreeMap<_, _>>()
        };
        assert!(position.xyz()[0] > 0 || pieces(&first) == pieces(&second), "{position:?}");
    }
}

proptest! {
    #![proptest_config(cases(40))]

    #[test]
    fn a_triangle_is_the_bar_of_its_own_rim(
        Parameters { k, s } in any_parameters(Sizes::SMALL), x in 0u32..8, y in 0u32..8, z in 0u32..8,
    ) {
        let triangle = Rules::triangle(k);
        let (p, q) = (k.numerator(), k.denominator());
        let recognised = [
            format!("bar:k={k},rim=floor((x+z)/k)"),
            format!("bar:rim=floor((x+z)/({p}/{q}))"),
            format!("bar:rim=(z+x) div ({p}/{q})"),
        ];
        for text in recognised {
            same_game(triangle, ruleset(&text).rules, [x, y, z]);
            same_drawing(triangle, ruleset(&text).rules, [4, 4, 4]);
        }
        // The same rim in words in which it is not recognised, so that it is drawn as a block.
        for text in [format!("bar:rim=floor(({q}*x+{q}*z)/{p})"), format!("bar:rim=floor((x+z-1+1)/({p}/{q}))")] {
            same_game(triangle, ruleset(&text).rules, [x, y, z]);
            same_game(triangle, ruleset(&text).rules, [z, y, z]);
        }
        let raised = Rules::raised_triangle(k, s);
        for text in [format!("bar:k={k},s={s},rim=floor((x+z+s)/k)"), format!("bar:rim=floor((x+{s}+z)/({p}/{q}))")] {
            same_game(raised, ruleset(&text).rules, [x, y, z]);
            same_drawing(raised, ruleset(&text).rules, [4, 4, 4]);
        }
        same_game(raised, ruleset(&format!("bar:rim=floor(({q}*x+{q}*z+{q}*{s})/{p})")).rules, [x, y, z]);
    }

    #[test]
    fn a_step_bar_is_the_bar_of_its_own_rim(
        Parameters { k, s } in any_parameters(Sizes { s: 12, ..Sizes::SMALL }), x in 0u32..8, y in 0u32..8, z in 0u32..8,
    ) {
        let step = Rules::step(k, s);
        let (p, q) = (k.numerator(), k.denominator());
        for text in [
            format!("bar:k={k},s={s},rim=floor((z+s)/k)"),
            format!("bar:rim=floor(({s}+z)/({p}/{q}))"),
            format!("bar:rim=({q}*z+{s}*{q}) div {p}"),
        ] {
            same_game(step, ruleset(&text).rules, [x, y, z]);
            same_drawing(step, ruleset(&text).rules, [4, 6, 6]);
        }
    }

    #[test]
    fn heights_are_the_bar_of_their_list(heights in any_heights(), x in 0u32..5, y in 0u32..9, z in 0u32..14) {
        let columns = heights.iter().enumerate().skip(1);
        let rises = columns.map(|(at, height)| (at, height - heights[at - 1])).filter(|&(_, rise)| rise > 0);
        // Each column that is higher adds its rise from there on.
        let sum: String = rises.map(|(at, rise)| format!("+{rise}*min(1,floor(z/{at}))")).collect();
        let rim = format!("{}{sum}", heights[0] - 1);
        prop_assume!(rim.len() <= RimFormula::LONGEST);
        let text = format!("bar:rim={rim}");
        same_game(drawn(&heights), ruleset(&text).rules, [x, y, z]);
        same_drawing(drawn(&heights), ruleset(&text).rules, [2, 9, 9]);
    }
}

// Messages about texts that are no rims.

/// The complaint about a position, in one sentence.
fn refusal(text: &str) -> String {
    problems(Texts::default(), &text.parse::<Game>().expect_err(text))
}

/// The message: the error, its place, and the allowed values.
fn sentence(((x, z), trouble): ((u32, u32), Trouble)) -> String {
    match trouble {
        Trouble::DividesByZero => format!(
            "the rim must have a value for every x and z, but it has none for x = {x}, z = {z}: the formula divides by zero"
        ),
        Trouble::Negative => format!("the rim must be at least 0, but it is negative for x = {x}, z = {z}"),
        Trouble::Falls(to, (from_x, from_z), from) => format!(
            "the rim must not fall when x or z grows, but it is {from} for x = {from_x}, z = {from_z} and only {to} for x = {x}, z = {z}"
        ),
    }
}

proptest! {
    #![proptest_config(cases(300))]

    /// Most invented formulas are no rims. Each is refused over exactly those boxes on which it fails, at its first fault.
    #[test]
    fn a_formula_is_refused_at_the_first_place_at_which_it_is_no_rim(
        formula in any_formula(), parameters in any_parameters(Sizes::SMALL), x in 0u32..10, z in 0u32..10,
    ) {
        prop_assume!(formula.is_readable());
        let rules = invented_rim(&formula, parameters);
        let wanted = formula.first_trouble(x, z, parameters).map(sentence);
        let ruleset = Ruleset::normal(rules);
        let text = format!("{ruleset}:{x},0,{z}");
        prop_assert_eq!(text.parse::<Game>().err().map(|found| problems(Texts::default(), &found)), wanted.clone(), "{}", text);
        prop_assert_eq!(rules.check_box(x, z).err().map(|fault| rim_fault(Texts::default(), fault)), wanted.clone(), "{}", text);
        // Nothing is begun over a box on which it is none.
        let extent = Extent { x, y: 3, z };
        let solving = Solving::new(ruleset, extent, Plan::BOUND).err().map(|why| not_begun(Texts::default(), why));
        let measuring = Measuring::new(ruleset, extent, Plan::BOUND).err().map(|why| not_begun(Texts::default(), why.into()));
        prop_assert_eq!((&solving, &measuring), (&wanted, &wanted), "{}", text);
    }
}

/// One text of each kind: the message has the error, its place, and the allowed values.
#[test]
fn what_is_no_rim_is_refused_in_a_sentence() {
    let table = [
        (
            "x mod 3",
            "the rim must not fall when x or z grows, but it is 2 for x = 2, z = 0 and only 0 for x = 3, z = 0",
        ),
        ("5-z", "the rim must not fall when x or z grows, but it is 5 for x = 0, z = 0 and only 4 for x = 0, z = 1"),
        ("x+z-3", "the rim must be at least 0, but it is negative for x = 0, z = 0"),
        ("x-z", "the rim must be at least 0, but it is negative for x = 0, z = 1"),
        ("(x+z)/2", "the rim must be a whole number, but it is a fraction for x = 0, z = 1; round it with floor( )"),
        (
            "12 div (4-z)",
            "the rim must have a value for every x and z, but it has none for x = 0, z = 4: the formula divides by zero",
        ),
        (
            "1<<(x-1)",
            "the rim must have a value for every x and z, but it has none for x = 0, z = 0: \
             the formula shifts digits by a negative number of places",
        ),
        (
            "x&(z/2)",
            "the rim must have a value for every x and z, but it has none for x = 0, z = 1: \
             the formula has a fraction where it needs a whole number",
        ),
        ("x+y", "the rim “x+y” may use x, z, k and s only, but it uses y"),
        ("x>z", "the rim “x>z” has a mistake at character 1: expected a number here"),
    ];
    for (rim, wanted) in table {
        assert_eq!(refusal(&format!("bar:rim={rim}:6,0,6")), wanted, "{rim}");
    }
}

#[test]
fn a_text_of_ten_kilobytes_is_refused_with_its_length_and_not_read_back() {
    let sum = "x+".repeat(5000) + "x";
    let most = "characters, but it has";
    assert_eq!(
        refusal(&format!("bar:rim={sum}:1,0,1")),
        format!("the rim “{}…” may have at most 200 {most} 10001", &sum[..24])
    );
    for text in ["(".repeat(10_000), "9".repeat(10_000), "x ".repeat(5000), "-".repeat(10_000), "if ".repeat(3300)] {
        let said = refusal(&format!("bar:rim={text}:1,0,1"));
        assert!(said.len() < 200 && said.contains(most), "{said}");
    }
    // Every character may be one of several bytes.
    let short = format!("{}x", "⌊".repeat(RimFormula::LONGEST / 2));
    assert!(refusal(&format!("bar:rim={short}:1,0,1")).contains("has a mistake at character"), "{short}");
}

#[test]
fn heights_that_are_none_are_refused_in_a_sentence() {
    let fall = ["1"; 40].join("-") + "-7-6-8";
    let thousand = (1..=1000).map(|height| height.to_string()).collect::<Vec<_>>().join("-");
    let table = [
        (
            fall.as_str(),
            "heights must not fall to the right, but column 41 has 6 squares and the column before it has 7",
        ),
        ("2-1", "heights must not fall to the right, but column 1 has 1 square and the column before it has 2"),
        ("1-0-2", "the height of column 1 must be a whole number from 1 to 1000000"),
        ("1-2.5", "the height of column 1 must be a whole number from 1 to 1000000"),
        ("1--2", "the height of column 1 must be a whole number from 1 to 1000000"),
        ("-1-2", "the height of column 0 must be a whole number from 1 to 1000000"),
        ("1-99999999999", "the height of column 1 must be a whole number from 1 to 1000000"),
        ("", "no heights are given; write heights such as 1-2-2-4"),
        (&thousand, "there may be at most 64 heights, but there are 1000"),
    ];
    for (heights, wanted) in table {
        assert_eq!(refusal(&format!("bar:heights={heights}:1,0,1")), wanted, "{heights}");
    }
}

/// A rim that is fit for every box can still make one too large for memory; one that could fall is not checked over a large box.
#[test]
fn a_box_that_is_too_large_is_refused_with_one_that_fits() {
    let too_large = |text: &str, n: u32| {
        let ruleset = ruleset(text);
        Solving::new(ruleset, Extent::cube(ruleset.rules, n), Plan::BOUND).err().unwrap()
    };
    for text in
        ["bar:rim=x*z", "bar:rim=1000000000", "bar:pass,rim=x+z", "bar:rim=max(x-3,floor(z/2))", "bar:heights=1-9-900"]
    {
        let refused = too_large(text, 90_000);
        let CannotBegin::Refused(Refusal::Memory { bound, fits: Some(fits), .. }) = refused else {
            panic!("{refused}")
        };
        assert_eq!(bound, Plan::BOUND);
        let plan = |n: u32| Plan::new(&ruleset(text), &Extent::cube(ruleset(text).rules, n), Plan::BOUND);
        assert!(plan(fits).is_ok(), "{text} at {fits}");
        assert!(matches!(plan(fits + 1), Err(Refusal::Memory { .. })), "{text} at {fits} + 1");
    }
    let places = "the program cannot check that this formula never falls: the check needs more than 4000000 pairs (x, z); choose smaller x and z";
    assert_eq!(refusal("bar:rim=2*x-x:1999,0,2000"), places);
    assert_eq!(refusal("bar:rim=2*x-x:1000000000,0,1000000000"), places);
    assert!("bar:rim=2*x-x:1999,0,1999".parse::<Game>().is_ok());
    assert_eq!(not_begun(Texts::default(), too_large("bar:rim=min(2*x-x,3)", 2000)), places);
}
