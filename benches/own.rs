//! Own rules that are bars under other names, beside these bars: `rules:a b c;b<=floor((a+c)/3)` has the positions and moves of T(3), but
//! is solved by code that knows nothing of bars. (With the names x, y and z it would *be* T(3).)

#![allow(
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a benchmark that fails should stop, and prints what it measures"
)]

use maths::games::{MapAxes, Ruleset};
use maths::solver::{Computation, Extent, Mapping, OwnTable, PPositions, Plan, Solving};
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Rules, and the bar that they are.
const PAIRS: [[&str; 2]; 4] = [
    ["rules:a b c", "nim"],
    ["rules:a b c;b<=floor((a+c)/3)", "triangle:k=3"],
    ["rules:a b c;b<=floor((c+6)/4)", "step:k=4,s=6"],
    ["rules:a b c;b<=floor((a+c)/5);pass", "triangle:k=5,pass"],
];

fn main() {
    for [own, bar] in PAIRS.map(|pair| pair.map(|text| text.parse::<Ruleset>().expect("a ruleset"))) {
        for size in [60, 120, 200] {
            let values = [fastest(|| bar_values(bar, size)), fastest(|| own_values(own, size))];
            println!("{}", row("values", own, bar, size, values));
            let map = [fastest(|| bar_map(bar, size)), fastest(|| own_map(own, size))];
            println!("{}", row("P-positions", own, bar, size, map));
        }
    }
    for size in [250, 500, 1000] {
        let own: Ruleset = "rules:a b;move a by any;move b by any;move a,b by any".parse().expect("a ruleset");
        assert_eq!(own_values(own, size), nested_loops(size), "P-positions of Wythoff's game");
        let [lines, loops] =
            [fastest(|| own_values(own, size)), fastest(|| nested_loops(size))].map(|time| time.as_secs_f64() * 1000.0);
        println!(
            "values N={size} {own}: {lines:.2} ms; nested loops: {loops:.2} ms; {:.1} times as fast",
            loops / lines
        );
    }
}

/// The judge: the number of P-positions of Wythoff's game, by the mex of all options of each position, as one would write it first.
fn nested_loops(size: u32) -> u64 {
    let side = size as usize + 1;
    let mut values = vec![0_u16; side * side];
    let mut seen = vec![0_u32; 3 * side + 1];
    for (place, stamp) in (0..side * side).zip(1..) {
        let (a, b) = (place / side, place % side);
        (1..=a).for_each(|by| seen[usize::from(values[place - by * side])] = stamp);
        (1..=b).for_each(|by| seen[usize::from(values[place - by])] = stamp);
        (1..=a.min(b)).for_each(|by| seen[usize::from(values[place - by * (side + 1)])] = stamp);
        values[place] = seen.iter().position(|seen| *seen != stamp).unwrap_or_default() as u16;
    }
    values.iter().filter(|value| **value == 0).count() as u64
}

fn row(of: &str, own: Ruleset, bar: Ruleset, size: u32, [fast, slow]: [Duration; 2]) -> String {
    let [fast, slow] = [fast, slow].map(|time| time.as_secs_f64() * 1000.0);
    format!("{of} N={size} {bar}: {fast:.2} ms; {own}: {slow:.2} ms; {:.0} % as fast", 100.0 * fast / slow)
}

/// The shortest of five runs.
fn fastest(run: impl Fn() -> u64) -> Duration {
    let timed = || {
        let begun = Instant::now();
        black_box(run());
        begun.elapsed()
    };
    (0..5).map(|_| timed()).min().unwrap_or_default()
}

fn bar_values(ruleset: Ruleset, size: u32) -> u64 {
    let extent = Extent::cube(ruleset.rules, size);
    let solving =
        Solving::new(ruleset, extent, Plan::BOUND).expect("within the bound").run_to_end().expect("values fit");
    solving.into_table().summary().p_positions.into()
}

fn own_values(ruleset: Ruleset, size: u32) -> u64 {
    let rules = ruleset.rules.own().expect("rules of one's own");
    let table =
        OwnTable::new(ruleset, rules, size, Plan::BOUND).expect("within the bound").run_to_end().expect("values fit");
    table.summary().p_positions.into()
}

fn bar_map(ruleset: Ruleset, size: u32) -> u64 {
    PPositions::new(ruleset, size, ruleset.pass, Plan::BOUND).expect("within the bound").into_heights().points().count()
        as u64
}

fn own_map(ruleset: Ruleset, size: u32) -> u64 {
    let rules = ruleset.rules.own().expect("rules of one's own");
    let axes = MapAxes::of(ruleset.rules).expect("three numbers");
    let map = maths::solver::own_map(ruleset, (rules, axes), size, ruleset.pass, Plan::BOUND);
    let mut map = map.expect("within the bound");
    while map.advance(100_000) == Ok(false) {}
    map.take_heights().points().count() as u64
}
