//! Texts as formulas: the seeds of `fuzz`, what a generator makes of them, and ten kilobytes of nonsense. `PROPTEST_CASES`
//! raises how many; `./dev fuzz` goes on from there, guided by what it covers.

#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

#[path = "../fuzz/src/property.rs"]
mod property;

use bittersweet::expressions::Formula;
use proptest::prelude::*;
use proptest::sample::Index;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;
use std::time::Duration;
use std::time::Instant;

static SEEDS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds");
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.into_iter().map(|file| fs::read_to_string(file).unwrap()).collect()
});

#[test]
fn the_seeds_are_formulas() {
    assert!(!SEEDS.is_empty());
    for seed in SEEDS.iter() {
        assert!(seed.parse::<Formula>().is_ok(), "{seed}");
        property::holds(seed);
    }
}

#[test]
fn ten_kilobytes_of_nonsense_are_answered_at_once() {
    let begun = Instant::now();
    for part in
        ["(", "x", "7", "x+", "x ", "⌊", "¬", "−", "if ", "mex(x,", "G(", "\u{0}", "💥", "x = x or ", "x & ", "1 / "]
    {
        let text = part.repeat(Formula::LONGEST / part.len());
        property::holds(&text);
        property::holds(&format!("{text}x"));
    }
    // All of them together: far more than they take, and far less than anybody would notice of one.
    assert!(begun.elapsed() < Duration::from_secs(3), "{:?}", begun.elapsed());
}

/// A part of a seed put at a place of another one, in place of some of its characters.
fn crossed((into, from): (Index, Index), (at, removed): (Index, usize), (part, length): (Index, usize)) -> String {
    let characters = |seed: Index| seed.get(&SEEDS).chars().collect::<Vec<char>>();
    let (mut into, from) = (characters(into), characters(from));
    let (at, part) = (at.index(into.len()), part.index(from.len()));
    let end = (at + removed).min(into.len());
    into.splice(at..end, from[part..(part + length).min(from.len())].iter().copied());
    into.into_iter().collect()
}

proptest! {
    #[test]
    fn any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..4000)) {
        property::holds(&String::from_utf8_lossy(&bytes));
    }

    #[test]
    fn crossed_seeds(
        seeds: (Index, Index), at in (any::<Index>(), 0usize..12), part in (any::<Index>(), 0usize..40),
    ) {
        property::holds(&crossed(seeds, at, part));
    }
}
