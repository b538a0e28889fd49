//! The works in a browser's worker, judges and all in one binary. `tests/browser/bench.mjs` calls what is exported here.

#![allow(clippy::expect_used, reason = "a benchmark that fails should stop")]

mod works;

use wasm_bindgen::prelude::wasm_bindgen;
use works::{WORKS, Work};

fn main() {}

fn work(index: usize) -> &'static Work {
    &WORKS[index]
}

/// The number of works.
#[wasm_bindgen]
pub fn count() -> usize {
    WORKS.len()
}

/// The name of a work.
#[wasm_bindgen]
pub fn name(index: usize) -> String {
    work(index).name()
}

/// True if the judges are to be run on the work.
#[wasm_bindgen]
pub fn is_judged(index: usize) -> bool {
    work(index).is_judged
}

/// Positions solved and bytes taken.
#[wasm_bindgen]
pub fn plan(index: usize) -> Vec<f64> {
    let (positions, bytes) = work(index).plan();
    vec![positions, bytes]
}

/// Does the work. Returns the number of P-positions found.
#[wasm_bindgen]
pub fn run(index: usize) -> f64 {
    work(index).run()
}

/// The same by the obvious algorithm.
#[wasm_bindgen]
pub fn run_obvious(index: usize) -> f64 {
    work(index).run_obvious()
}

/// The same on the cube of half the size.
#[wasm_bindgen]
pub fn run_half(index: usize) -> f64 {
    work(index).half().run()
}

/// On the cube of half the size by memoised recursion.
#[wasm_bindgen]
pub fn run_half_by_memo(index: usize) -> f64 {
    work(index).half().run_memo()
}

/// The number to expect, found in another way.
#[wasm_bindgen]
pub fn check(index: usize) -> f64 {
    work(index).check()
}
