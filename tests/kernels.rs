//! The fast kernels against the obvious algorithm, on every position of boxes as large as that one bears, for every
//! family, with and without a pass, normal and misère play.

#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

use maths::games::Ruleset;
use maths::solver::{Computation, Extent, Grid, Mapping, Obvious, PPositions, Plan, Solving, heights};

/// Holds table and map of a cube against the judge.
#[track_caller]
fn check(shape: &str, pass: bool, misere: bool, n: u32) {
    let ruleset = Ruleset { pass, misere, ..shape.parse().unwrap() };
    let extent = Extent::cube(ruleset.rules, n);
    let judge = Obvious::table(ruleset, extent).unwrap();
    let table = Solving::solve(ruleset, extent, Plan::BOUND).unwrap();
    assert!(table.positions().eq(judge.positions()), "{ruleset} at {n}");
    assert_eq!(table.summary(), judge.summary(), "{ruleset} at {n}");
    let mut map = PPositions::new(ruleset, n, pass, Plan::BOUND).unwrap().run_to_end().unwrap();
    let places = |heights: &Grid| heights.points().collect::<Vec<_>>();
    assert_eq!(places(&map.take_heights()), places(&heights(&judge, pass)), "{ruleset} at {n}");
}

#[test]
fn triangles_up_to_60() {
    for k in ["1", "2", "3", "4", "5", "6", "7", "8", "9", "5/2", "7/3"] {
        for misere in [false, true] {
            check(&format!("triangle:k={k}"), false, misere, 60);
        }
        check(&format!("triangle:k={k}"), true, k == "3", 30);
    }
}

#[test]
fn steps_up_to_40() {
    for k in 1..=8 {
        for s in 0..=9 {
            check(&format!("step:k={k},s={s}"), true, false, 40);
            check(&format!("step:k={k},s={s}"), false, true, 40);
        }
    }
}

#[test]
fn piles_up_to_400() {
    for (pass, misere) in [(false, false), (false, true), (true, false), (true, true)] {
        check("sharing", pass, misere, 400);
    }
}

#[test]
fn rectangles_up_to_24() {
    for (pass, misere) in [(false, false), (false, true), (true, false), (true, true)] {
        check("nim", pass, misere, 24);
    }
}

/// Extreme parameters: k far beyond all coordinates and far below 1, s beyond all.
#[test]
fn extremes() {
    for shape in
        ["triangle:k=1000000000", "triangle:k=1/1000000000", "step:k=1000000000,s=1000000000", "step:k=7,s=900"]
    {
        for n in [0, 1, 2, 13] {
            check(shape, false, false, n);
            check(shape, true, true, n);
        }
    }
}
