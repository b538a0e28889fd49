# Measures sizes and times. `dev` sources this file after tools.sh and site.sh.

# report: sizes, the first picture and the first answer of each page, and how long its main thread works.
report() {
  for_testing
  site target/site
  node tests/browser/report.mjs
  node tests/browser/report_pages.mjs
}

# bench: the solver, formulas and the search for them, natively and in a browser.
bench() {
  for_testing
  cargo bench --bench formulas --bench search --bench own
  cargo bench --bench solver
  portable cargo build --release --example bench --target wasm32-unknown-unknown
  wasm-bindgen --target web --out-dir target/bench-site target/wasm32-unknown-unknown/release/examples/bench.wasm
  wasm-opt -O target/bench-site/bench_bg.wasm -o target/bench-site/bench_bg.wasm
  node tests/browser/bench.mjs
}
