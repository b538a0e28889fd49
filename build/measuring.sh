# Measures sizes and times. `dev` sources this file after tools.sh and site.sh.

# report: sizes, and how long the main thread of the built pages works.
report() {
  for_testing
  site target/site
  node tests/browser/report.mjs
  node tests/browser/report_pages.mjs
  node tests/browser/report_papers.mjs
  node tests/browser/report_class.mjs
  node tests/browser/report_board.mjs
  node tests/browser/report_embed.mjs
  node tests/browser/report_laboratory.mjs
  node tests/browser/report_rules.mjs
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
  portable cargo build --profile page --example zoom --target wasm32-unknown-unknown
  wasm-bindgen --target web --out-dir target/zoom-site target/wasm32-unknown-unknown/page/examples/zoom.wasm
  wasm-opt -Oz target/zoom-site/zoom_bg.wasm -o target/zoom-site/zoom_bg.wasm
  node tests/browser/report_zoom.mjs
}
