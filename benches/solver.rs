//! The works natively, timed by criterion; `dev bench` reads its estimates and prints the table. The judges are far slower,
//! so each is timed once, and written to `target/bench-judges.json`.

#![allow(clippy::expect_used, reason = "a benchmark that fails should stop")]
#![allow(missing_docs, reason = "criterion writes the entry point")]

mod works;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;
use std::time::{Duration, Instant};
use works::{WORKS, Work};

fn works(criterion: &mut Criterion) {
    let mut judges = Vec::new();
    for work in WORKS {
        assert_eq!(work.run(), work.check(), "{}", work.name());
        if work.is_judged {
            judges.push(judge(work));
        }
        let mut group = criterion.benchmark_group("solver");
        group.throughput(Throughput::Elements(work.plan().0 as u64));
        group.sample_size(10).warm_up_time(Duration::from_millis(300)).measurement_time(Duration::from_secs(2));
        group.bench_function(work.name(), |bencher| bencher.iter(|| black_box(work.run())));
        group.finish();
    }
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("target/bench-judges.json");
    std::fs::write(folder, format!("[{}]", judges.join(","))).expect("the folder of the build");
}

/// Times both judges, once their answers are those of the work.
fn judge(work: &Work) -> String {
    let time = |run: &dyn Fn() -> f64, work: &Work| {
        let begun = Instant::now();
        let found = run();
        let elapsed = begun.elapsed().as_secs_f64() * 1000.0;
        assert_eq!(found, work.check(), "{}", work.name());
        elapsed
    };
    let half = work.half();
    let obvious = time(&|| work.run_obvious(), work);
    let (memo, own) = (time(&|| half.run_memo(), &half), time(&|| half.run(), &half));
    format!(r#"{{"work":"{}","obvious":{obvious},"ratio_memo":{}}}"#, work.name(), memo / own)
}

criterion_group!(benches, works);
criterion_main!(benches);
