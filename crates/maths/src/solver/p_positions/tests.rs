//! Maps of P-positions compared with tables of the obvious algorithm.

use crate::games::Ruleset;
use crate::solver::{Computation, Extent, Grid, Mapping, Obvious, PPositions, Plan, heights};
use proptest::prelude::*;

fn found(ruleset: Ruleset, n: u32, pass: bool, work: u64) -> Grid {
    let mut map = PPositions::new(ruleset, n, pass, Plan::BOUND).unwrap().run_in_slices(work).unwrap();
    map.take_heights()
}

/// The P-positions of a map as pairs with a height, whatever its size.
fn points(heights: &Grid) -> Vec<(u32, u32, u16)> {
    heights.points().collect()
}

#[track_caller]
fn agrees(ruleset: Ruleset, n: u32, pass: bool, work: u64) {
    let table = Obvious::table(ruleset, Extent::cube(ruleset.rules, n)).unwrap();
    assert_eq!(points(&found(ruleset, n, pass, work)), points(&heights(&table, pass)), "{ruleset} at {n}");
}

#[test]
fn maps_agree_with_tables() {
    let mut rulesets: Vec<String> =
        ["1", "2", "3", "4", "5", "7", "5/2", "7/3", "1/2"].map(|k| format!("triangle:k={k}")).to_vec();
    rulesets.extend((1..=6).flat_map(|k| [0, 1, 3, 6, 9].map(|s| format!("step:k={k},s={s}"))));
    rulesets.extend(
        ["nim", "sharing", "bar:rim=floor((2*x+z)/3)", "bar:rim=max(floor(x/2),z)", "bar:heights=1-2-2-5"]
            .map(str::to_owned),
    );
    for text in rulesets {
        for (misere, pass, there) in
            [(false, false, false), (true, false, false), (false, true, true), (true, true, true), (false, true, false)]
        {
            let ruleset = Ruleset { misere, pass, ..text.parse().unwrap() };
            for n in [0, 1, 17, 21] {
                agrees(ruleset, n, there, u64::MAX);
            }
        }
    }
}

#[test]
fn words_are_crossed() {
    for text in ["triangle:k=3", "triangle:k=5,misere", "step:k=2,s=1,pass", "nim", "bar:pass,rim=floor((2*x+z)/3)"] {
        let ruleset: Ruleset = text.parse().unwrap();
        agrees(ruleset, 70, ruleset.pass, 100);
    }
    agrees("sharing".parse().unwrap(), 300, false, 100);
}

#[test]
fn too_large_a_map_is_refused_with_the_size_that_fits() {
    let fits = PPositions::plan_for(50_000, false, Plan::BOUND).unwrap_err().fits().unwrap();
    assert!(PPositions::plan_for(fits, false, Plan::BOUND).is_ok());
    assert!(PPositions::plan_for(fits + 1, false, Plan::BOUND).is_err());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]
    #[test]
    fn random_maps_agree_with_tables(
        family in 0..3usize, p in 1u32..12, q in 1u32..4, s in 0u32..12, pass: bool, misere: bool, n in 0u32..24,
    ) {
        let rules = [format!("triangle:k={p}/{q}"), format!("step:k={p}/{q},s={s}"), "sharing".to_owned()][family].clone();
        let ruleset = Ruleset { pass, misere, ..rules.parse().unwrap() };
        agrees(ruleset, n, pass, 64);
    }
}
