//! Searches for formulas: the time to find a formula that the papers know and, if no formula is known, the time to try everything.

#![allow(clippy::expect_used, reason = "a benchmark that fails should stop")]
#![allow(missing_docs, reason = "criterion writes the entry point")]

use criterion::{Criterion, criterion_group, criterion_main};
use maths::formulas::search::{Question, Search, Target};
use maths::solver::Plan;
use std::time::Duration;

const KNOWN: [(&str, Target, &str); 5] = [
    ("triangle:k=3", Target::PPositions, "x ⊕ y ⊕ z = 0"),
    ("triangle:k=5", Target::PPositions, "(x − 1) ⊕ y ⊕ (z − 1) = 0"),
    ("step:k=4,s=3", Target::Values, "x ⊕ ((y ⊕ (z + s)) − s)"),
    ("step:k=4,s=1,pass", Target::PPositions, "(x + s) ⊕ y ⊕ (z + s) ⊕ p = 0"),
    ("step:k=4,s=3,pass", Target::PPositions, "(x + s) ⊕ y ⊕ (z + s) ⊕ p = 0"),
];

/// Until the formula is among the findings.
fn found(ruleset: &str, target: Target, formula: &str) {
    let mut search = begun(Question::new(ruleset.parse().expect("a ruleset"), target));
    let mut has_ended = false;
    while !search.findings().iter().any(|finding| finding.formula.ends_with(formula)) {
        assert!(!has_ended, "{ruleset}: not found");
        has_ended = search.advance(10_000);
    }
}

/// Until the end.
fn tried(ruleset: &str, target: Target, longest_side: u32) -> u64 {
    let question = Question::new(ruleset.parse().expect("a ruleset"), target);
    let mut search = begun(Question { longest_side, ..question });
    while !search.advance(100_000) {}
    assert_eq!(search.findings(), [], "{ruleset}");
    search.summary().made
}

fn begun(question: Question) -> Search {
    Search::new(question, Plan::BOUND).expect("a box that fits")
}

fn searches(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("search");
    group.sample_size(10).warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(2));
    for (ruleset, target, formula) in KNOWN {
        group.bench_function(format!("{formula} for {ruleset}"), |bencher| {
            bencher.iter(|| found(ruleset, target, formula));
        });
    }
    for target in [Target::PPositions, Target::Values] {
        for longest in [4, 5] {
            group.bench_function(format!("all sides up to {longest} for triangle:k=2, {target:?}"), |bencher| {
                bencher.iter(|| tried("triangle:k=2", target, longest));
            });
        }
    }
    group.finish();
}

criterion_group!(benches, searches);
criterion_main!(benches);
