//! Formulas: compiled programs and the interpreter on the same positions, and a whole box. The result is the ratio of the two in one run
//! on one machine.

#![allow(clippy::expect_used, reason = "a benchmark that fails should stop")]
#![allow(missing_docs, reason = "criterion writes the entry point")]

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use maths::expressions::Formula;
use maths::formulas::{Block, Comparison, Interpreter, KnownValues, Program, Subject, Verdict};
use maths::games::{Axis, Position, Ruleset};
use maths::solver::Plan;
use std::hint::black_box;
use std::time::Duration;

const FORMULAS: [&str; 4] = [
    "x xor y xor z = 0",
    "x ⊕ ((y ⊕ (z + s)) − s) = 0",
    "y = ⌊(x + z) / 3⌋",
    "if y · k = z then x = 0 else max(x, y) < z",
];

fn formulas(criterion: &mut Criterion) {
    let ruleset: Ruleset = "step:k=4,s=2".parse().expect("a ruleset");
    let mut block = Block::new();
    block.add(Position::new(700, 0, 900), Axis::Y, Block::SIZE);
    let mut group = criterion.benchmark_group("formulas");
    group.sample_size(20).warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(1));
    group.throughput(Throughput::Elements(Block::SIZE as u64));
    for text in FORMULAS {
        let formula: Formula = text.parse().expect("a formula");
        let mut program = Program::new(&formula, &ruleset);
        group.bench_function(format!("program {text}"), |bencher| {
            bencher.iter(|| program.run(black_box(&block), KnownValues::None).map(|results| results[0]));
        });
        let Formula::Truth(truth) = &formula else { continue };
        let interpreter = Interpreter { ruleset, values: KnownValues::None };
        let all = || (0..block.count()).filter(|&index| interpreter.truth(truth, block.position(index)) == Ok(true));
        group.bench_function(format!("interpreter {text}"), |bencher| bencher.iter(|| black_box(all().count())));
    }
    group.finish();
}

fn boxes(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("boxes");
    group.sample_size(10).warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(2));
    for (ruleset, size) in [("nim", 255), ("triangle:k=3", 300)] {
        group.throughput(Throughput::Elements(held(ruleset, size)));
        group.bench_function(format!("{ruleset} up to {size}"), |bencher| bencher.iter(|| held(ruleset, size)));
    }
    group.finish();
}

/// The number of positions for which the nim-sum gives the outcome.
fn held(ruleset: &str, size: u32) -> u64 {
    let formula: Formula = FORMULAS[0].parse().expect("a formula");
    let ruleset: Ruleset = ruleset.parse().expect("a ruleset");
    let comparison = Comparison::new(formula, Subject::PPositions, ruleset, size, Plan::BOUND, u64::MAX);
    let mut comparison = comparison.expect("a box that fits");
    loop {
        match comparison.advance(1 << 20).expect("values that fit") {
            Some(Verdict::Holds { positions, .. }) => return positions,
            Some(other) => panic!("{other:?}"),
            None => {}
        }
    }
}

criterion_group!(benches, formulas, boxes);
criterion_main!(benches);
