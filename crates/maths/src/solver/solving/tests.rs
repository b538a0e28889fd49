//! Kernels against the obvious algorithm: slices, growth, boxes of any rules, values that do not fit.

use super::Solving;
use crate::games::{Game, Ruleset};
use crate::solver::{Computation, Extent, Filling, Obvious, Plan, Table};
use proptest::prelude::*;

fn solving(game: &str) -> Solving {
    let game: Game = game.parse().unwrap();
    Solving::new(game.ruleset(), Extent::holding(&game), Plan::BOUND).unwrap()
}

fn finish(solving: Solving, work: u64) -> Table {
    solving.run_in_slices(work).unwrap().into_table()
}

#[track_caller]
fn same(table: &Table, judge: &Table, what: &str) {
    assert!(table.positions().eq(judge.positions()), "{what}");
}

#[test]
fn slices_of_any_length_give_the_same_table() {
    for game in ["step:k=2,s=1,pass:9,5,9,1", "triangle:k=3:20,13,20", "sharing:pass:0,9,30,1"] {
        let whole = finish(solving(game), u64::MAX);
        for work in [1, 7, 100, 1000] {
            same(&finish(solving(game), work), &whole, game);
        }
    }
}

#[test]
fn the_plan_counts_what_is_placed_and_what_the_table_holds() {
    let games = ["triangle:k=5/2:9,6,7", "triangle:k=5/2:9,6,9", "triangle:k=1/2:3,7,4", "nim:5,2,5", "nim:3,2,5"];
    for game in games.into_iter().chain(["step:k=3,s=7,pass:4,5,9,1", "sharing:0,4,17", "sharing:0,4,18"]) {
        let solving = solving(game).run_in_slices(100).unwrap();
        let plan = solving.plan();
        assert_eq!(solving.progress().0, plan.positions, "{game}");
        let table = solving.into_table();
        assert_eq!(table.positions().count() as u64, plan.positions, "{game}");
        assert_eq!(u64::from(table.summary().positions), plan.positions, "{game}");
    }
}

#[test]
fn too_few_values_begin_again_with_more() {
    for ruleset in ["triangle:k=3", "triangle:k=1,misere", "step:k=2,s=3,pass", "nim:pass", "sharing"] {
        let ruleset: Ruleset = ruleset.parse().unwrap();
        let n = if ruleset.rules.is_piles() { 300 } else { 40 };
        let extent = Extent::cube(ruleset.rules, n);
        let tiny = Solving::with_words(ruleset, extent, Plan::BOUND, 1).unwrap().run_in_slices(1000).unwrap();
        assert!(tiny.plan().words > 1, "{ruleset}: 64 values were enough");
        same(&tiny.into_table(), &Obvious::table(ruleset, extent).unwrap(), &ruleset.to_string());
    }
}

#[test]
fn a_value_beyond_sixteen_bits_is_an_error_and_not_a_wrong_number() {
    // One heap: its value is its size.
    assert_eq!(finish(solving("nim:65534,0,0"), u64::MAX).summary().largest, 65_534);
    let mut large = solving("nim:65535,0,0");
    assert!((0..3).any(|_| large.advance(u64::MAX).is_err()));
}

#[test]
fn what_is_called_complete_is_final() {
    for text in ["triangle:k=3", "triangle:k=1,pass", "step:k=2,s=3,pass", "nim:misere", "sharing", "sharing:pass"] {
        let ruleset: Ruleset = text.parse().unwrap();
        let n = if text.starts_with("sharing") { 150 } else { 15 };
        let judge = Obvious::table(ruleset, Extent::cube(ruleset.rules, 2 * n)).unwrap();
        let mut solving = Solving::new(ruleset, Extent::cube(ruleset.rules, n), Plan::BOUND).unwrap();
        let seen = complete_parts(&mut solving, &judge);
        solving.grow(judge.extent()).unwrap();
        let seen_growing = complete_parts(&mut solving, &judge);
        assert!(seen > 0 && seen_growing > 0, "{text} is never complete in part");
    }
}

#[test]
fn a_band_of_sharing_nim_is_complete_as_soon_as_it_is_placed() {
    let ruleset: Ruleset = "sharing".parse().unwrap();
    let mut solving = Solving::new(ruleset, Extent::cube(ruleset.rules, 300), Plan::BOUND).unwrap();
    let mut seen = Vec::new();
    while !solving.advance(1).unwrap() {
        // Column b has b + 1 positions.
        let placed = |last: u32| -> u64 { (0..=last).map(|b| u64::from(b + 1)).sum() };
        seen.extend(solving.complete().map(|complete| complete.z).filter(|&last| placed(last) == solving.progress().0));
    }
    seen.dedup();
    assert_eq!(seen, [95, 191, 287, 300], "bands of 96 columns");
}

/// Fills a table and compares all that is called complete on the way. Returns how often something was.
#[track_caller]
fn complete_parts(solving: &mut Solving, judge: &Table) -> usize {
    let ruleset = solving.ruleset();
    let mut seen = 0;
    while !solving.advance(1).unwrap() {
        let Some(complete) = solving.complete() else { continue };
        seen += 1;
        assert!(solving.extent().contains(&complete));
        let is_inside = |position: &crate::games::Position| {
            let game = Game::new(ruleset, *position).unwrap();
            complete.contains(&Extent::holding(&game))
        };
        let wrong = judge
            .positions()
            .find(|(position, value)| is_inside(position) && solving.table().value(*position) != Some(*value));
        assert_eq!(wrong, None, "{ruleset} within {complete:?}");
    }
    seen
}

#[test]
fn growth_in_uneven_steps_equals_one_run() {
    let sizes = [0, 1, 7, 8, 9, 20, 21, 33];
    let rulesets = ["triangle:k=3", "triangle:k=2,misere", "triangle:k=7/3", "triangle:k=1", "triangle:k=1/2", "nim"];
    let steps = ["step:k=4,s=2", "step:k=1,s=5", "step:k=1/2,s=3", "step:k=3,s=40", "step:k=2,s=0,misere"];
    let passes =
        ["triangle:k=3,pass", "triangle:k=1,pass,misere", "nim:pass", "step:k=1,s=2,pass", "step:k=5,s=1,pass"];
    for text in rulesets.into_iter().chain(steps).chain(passes) {
        grows(text, &sizes);
    }
    for text in ["sharing", "sharing:misere", "sharing:pass"] {
        grows(text, &[0, 1, 5, 95, 96, 97, 300, 301, 500]);
    }
    grows("triangle:k=3", &[64, 65]);
}

#[track_caller]
fn grows(text: &str, sizes: &[u32]) {
    let ruleset: Ruleset = text.parse().unwrap();
    let cube = |n: u32| Extent::cube(ruleset.rules, n);
    let mut growing = Solving::new(ruleset, cube(sizes[0]), Plan::BOUND).unwrap().run_in_slices(500).unwrap();
    for &n in &sizes[1..] {
        assert!(growing.can_grow_to(&cube(n)), "{text} to {n}");
        let before = growing.progress().0;
        growing.grow(cube(n)).unwrap();
        assert_eq!(growing.progress().0, before, "what is solved stays");
        growing = growing.run_in_slices(500).unwrap();
        assert_eq!(growing.progress().0, growing.plan().positions, "{text} at {n}");
        let judge = Obvious::table(ruleset, cube(n)).unwrap();
        same(growing.table(), &judge, &format!("{text} at {n}"));
        assert_eq!(growing.table().summary(), judge.summary());
    }
}

#[test]
fn only_tables_that_can_grow_say_so() {
    let ruleset: Ruleset = "step:k=2,s=1".parse().unwrap();
    let cube = Extent::cube(ruleset.rules, 12);
    let solving = Solving::new(ruleset, Extent::cube(ruleset.rules, 9), Plan::BOUND).unwrap();
    assert!(!solving.can_grow_to(&cube), "it is not even full");
    let solving = solving.run_in_slices(100).unwrap();
    assert!(solving.can_grow_to(&cube));
    assert!(!solving.can_grow_to(&Extent { x: 8, ..cube }), "not smaller");
    assert!(!solving.can_grow_to(&Extent { x: 13, ..cube }), "not to a box of another order");
    let rows = Solving::new(ruleset, Extent { x: 3, y: 2, z: 5 }, Plan::BOUND).unwrap().run_in_slices(100).unwrap();
    assert!(!rows.can_grow_to(&cube), "its lines are gone");
}

#[test]
fn a_refusal_names_a_size_that_fits() {
    for ruleset in ["triangle:k=3", "step:k=4,s=6,pass", "nim", "sharing"] {
        let ruleset: Ruleset = ruleset.parse().unwrap();
        let plan = |n| Plan::new(&ruleset, &Extent::cube(ruleset.rules, n), Plan::BOUND);
        let fits = plan(90_000).unwrap_err().fits().unwrap();
        assert!(plan(fits).is_ok() && plan(fits + 1).is_err(), "{ruleset}");
    }
}

/// Every position of a cube, for every kernel; the sizes lie around powers of two and the edges of blocks.
#[test]
fn cubes_agree_with_the_obvious_algorithm() {
    let ks = ["1", "2", "3", "4", "5", "7", "9", "5/2", "7/3", "1/2"];
    let mut rulesets: Vec<String> = ks.iter().map(|k| format!("triangle:k={k}")).collect();
    rulesets.extend((1..=8).flat_map(|k| [0, 1, 2, 5, 9].map(|s| format!("step:k={k},s={s}"))));
    rulesets.extend(["nim:", "sharing:"].map(str::to_owned));
    for (text, flags) in rulesets.iter().flat_map(|text| ["", "misere", "pass", "pass,misere"].map(|f| (text, f))) {
        let separator = if text.ends_with(':') || flags.is_empty() { "" } else { "," };
        let text = format!("{text}{separator}{flags}");
        let ruleset: Ruleset = text.trim_end_matches(':').parse().unwrap();
        for n in [0, 1, 7, 8, 17] {
            let n = if text.starts_with("sharing") { n * 8 } else { n };
            let extent = Extent::cube(ruleset.rules, n);
            let table = Solving::solve(ruleset, extent, Plan::BOUND).unwrap();
            same(&table, &Obvious::table(ruleset, extent).unwrap(), &format!("{ruleset} at {n}"));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]
    #[test]
    fn boxes_of_any_shape_agree_with_the_obvious_algorithm(
        family in 0..4usize, p in 1u32..12, q in 1u32..4, s in 0u32..12, pass: bool, misere: bool,
        x in 0u32..22, y in 0u32..14, z in 0u32..22, work in 1u64..500,
    ) {
        let rules = match family {
            0 => "nim".to_owned(),
            1 => format!("triangle:k={p}/{q}"),
            2 => format!("step:k={p}/{q},s={s}"),
            _ => "sharing".to_owned(),
        };
        let ruleset = Ruleset { pass, misere, ..rules.parse().unwrap() };
        let extent = if family == 3 { Extent { x: 0, y: z, z } } else { Extent { x, y, z } };
        let solving = Solving::new(ruleset, extent, Plan::BOUND).unwrap();
        same(&finish(solving, work), &Obvious::table(ruleset, extent).unwrap(), &format!("{ruleset} {extent:?}"));
    }

    #[test]
    fn growth_of_any_game_equals_one_run(
        family in 0..4usize, p in 1u32..9, q in 1u32..4, s in 0u32..12, pass: bool, misere: bool,
        y in 0u32..8, sizes in proptest::array::uniform3(0u32..14), work in 1u64..300,
    ) {
        let rules = match family {
            0 => "nim".to_owned(),
            1 => format!("triangle:k={p}/{q}"),
            2 => format!("step:k={p}/{q},s={s}"),
            _ => "sharing".to_owned(),
        };
        let ruleset = Ruleset { pass, misere, ..rules.parse().unwrap() };
        let mut n = sizes[0];
        // The first table need not be a cube.
        let first = if family == 3 { Extent::cube(ruleset.rules, n) } else { Extent { x: n, y, z: n } };
        let mut growing = Solving::new(ruleset, first, Plan::BOUND).unwrap().run_in_slices(work).unwrap();
        for step in &sizes[1..] {
            n += step;
            let cube = Extent::cube(ruleset.rules, n);
            let cube = Extent { y: cube.y.max(growing.extent().y), ..cube };
            prop_assert!(growing.can_grow_to(&cube));
            growing.grow(cube).unwrap();
            growing = growing.run_in_slices(work).unwrap();
            let judge = Obvious::table(ruleset, cube).unwrap();
            same(growing.table(), &judge, &format!("{ruleset} {first:?} to {cube:?}"));
            prop_assert_eq!(growing.table().summary(), judge.summary());
        }
    }
}
