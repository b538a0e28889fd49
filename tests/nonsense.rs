//! Nonsense: the seeds of `fuzz` and the inputs that it keeps, what a generator makes of the seeds, any bytes, and ten kilobytes of one
//! thing. `PROPTEST_CASES` raises how many; `./dev fuzz` goes on from there, guided by coverage.

#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

#[path = "../crates/web/build/articles.rs"]
#[expect(dead_code, reason = "the build writes what it has read")]
mod articles;
#[path = "../crates/web/build/inline.rs"]
mod inline;
#[path = "../crates/web/src/texts/marks.rs"]
#[expect(dead_code, reason = "statements read marks of sentences, which articles do not have")]
mod marks;
#[path = "../crates/web/build/pieces.rs"]
mod pieces;
#[path = "../crates/web/build/statements.rs"]
#[expect(dead_code, reason = "articles have its mathematics alone")]
mod statements;
#[path = "../fuzz/src/targets/mod.rs"]
mod targets;

use maths::expressions::Formula;
use proptest::prelude::*;
use proptest::sample::Index;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;
use std::time::{Duration, Instant};
use targets::Target;

/// The seeds of every target.
static SEEDS: LazyLock<Vec<(Target, Vec<Vec<u8>>)>> = LazyLock::new(|| {
    let seeds = |target: Target| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds").join(target.key());
        let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        (target, files.into_iter().map(|file| fs::read(file).unwrap()).collect())
    };
    Target::ALL.map(seeds).into()
});

#[test]
fn the_seeds_hold() {
    for (target, seeds) in SEEDS.iter() {
        assert!(!seeds.is_empty(), "{target:?}");
        seeds.iter().for_each(|seed| target.holds(seed));
    }
    let formulas = &SEEDS.iter().find(|(target, _)| *target == Target::Formula).unwrap().1;
    for seed in formulas {
        let text = String::from_utf8_lossy(seed);
        assert!(text.parse::<Formula>().is_ok(), "{text}");
    }
}

/// `fuzz/corpora` has an input a line, as a JSON string whose characters are the bytes.
#[test]
fn what_fuzzing_has_kept_holds() {
    for target in Target::ALL {
        let file =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpora").join(target.key()).with_extension("jsonl");
        let text = fs::read_to_string(file).unwrap();
        assert!(text.lines().count() > 100, "{target:?}");
        for line in text.lines() {
            let bytes: Vec<u8> =
                serde_json::from_str::<String>(line).unwrap().chars().map(|byte| u8::try_from(byte).unwrap()).collect();
            target.holds(&bytes);
        }
    }
}

#[test]
fn ten_kilobytes_of_nonsense_are_answered_at_once() {
    let begun = Instant::now();
    for part in
        ["(", "x", "7", "x+", "x ", "⌊", "¬", "−", "if ", "mex(x,", "G(", "\u{0}", "💥", "x = x or ", "x & ", "1 / "]
    {
        let text = part.repeat(Formula::LONGEST / part.len());
        Target::Formula.holds(text.as_bytes());
        Target::Formula.holds(format!("{text}x").as_bytes());
    }
    // All of them together: far more than they take, and far less than anybody would notice of one.
    assert!(begun.elapsed() < Duration::from_secs(3), "{:?}", begun.elapsed());
}

/// A part of a seed put at a place of another one, in place of some of its bytes.
fn crossed(
    seeds: &[Vec<u8>],
    (into, from): (Index, Index),
    (at, removed): (Index, usize),
    (part, length): (Index, usize),
) -> Vec<u8> {
    let (mut into, from) = (into.get(seeds).clone(), from.get(seeds));
    let (at, part) = (at.index(into.len()), part.index(from.len()));
    let end = (at + removed).min(into.len());
    into.splice(at..end, from[part..(part + length).min(from.len())].iter().copied());
    into
}

proptest! {
    #[test]
    fn any_bytes(bytes in prop::collection::vec(any::<u8>(), 0..1000)) {
        Target::ALL.iter().for_each(|target| target.holds(&bytes));
    }

    #[test]
    fn crossed_seeds(
        seeds: (Index, Index), at in (any::<Index>(), 0usize..12), part in (any::<Index>(), 0usize..40),
    ) {
        for (target, all) in SEEDS.iter() {
            target.holds(&crossed(all, seeds, at, part));
        }
    }
}
