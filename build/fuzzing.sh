# Fuzzes with coverage guidance, and keeps the numbers of cases in docs/fuzzing.csv. `dev` sources this file after tools.sh.

# fuzzing TARGET SECONDS, fuzzing all CASES: fuzzes with coverage guidance, which the stable compiler offers, too. The corpus is
# kept in target/fuzz/found, which begins with fuzz/corpora, and what fails in target/fuzz/failed. docs/fuzzing.csv has the number of cases,
# and the number since the last failure. fuzzing corpora: writes the fewest inputs that cover as much into fuzz/corpora.
fuzzing() {
  local targets coverage program name log
  targets=$(sed -n 's/^        [A-Za-z]* = "\(.*\)",$/\1/p' fuzz/src/targets/mod.rs)
  if [[ $1 != all && $1 != corpora ]] && ! grep -qx -- "$1" <<<"$targets"; then
    echo "Usage: ./dev fuzz TARGET [SECONDS], ./dev fuzz all CASES, or ./dev fuzz corpora; the targets are" $targets >&2
    exit 2
  fi
  coverage="-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4"
  coverage+=" -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table"
  local host=$(rustc -vV | sed -n 's/^host: //p')
  RUSTFLAGS="$coverage -Ccodegen-units=1" cargo build --release --quiet --manifest-path fuzz/Cargo.toml \
    --target-dir target/fuzz/build --target "$host"
  program=target/fuzz/build/$host/release/bittersweet-fuzz
  for name in $targets; do
    [[ $1 == all || $1 == corpora || $1 == "$name" ]] || continue
    mkdir -p "target/fuzz/found/$name" target/fuzz/failed
    node fuzz/corpora.mjs unpack "$name"
    if [[ $1 == corpora ]]; then
      rm -rf "target/fuzz/least/$name"
      mkdir -p "target/fuzz/least/$name"
      # Lines that are covered count, and not how often.
      BITTERSWEET_FUZZ=$name "$program" -set_cover_merge=1 -use_counters=0 -max_len=1000 "target/fuzz/least/$name" "target/fuzz/found/$name" 2>/dev/null
      node fuzz/corpora.mjs pack "$name"
      continue
    fi
    log=target/fuzz/$name.log
    # Long cases take most of the time and try little more; those of one target may be as long as the longest message.
    local limit=(-max_len=10300 -max_total_time="${2:-60}")
    [[ $1 != all ]] || limit=(-max_len=1000 -runs="${2:?how many cases}")
    say "Fuzzing $name"
    BITTERSWEET_FUZZ=$name "$program" "${limit[@]}" -timeout=10 -rss_limit_mb=3000 -print_final_stats=1 \
      -artifact_prefix="target/fuzz/failed/$name-" "target/fuzz/found/$name" "fuzz/seeds/$name" 2>"$log" || tail -n 40 "$log"
    fuzzed "$name" "$log"
  done
}

# fuzzed TARGET LOG: adds the cases and seconds of a run to the table, and what it has found.
fuzzed() {
  local cases seconds findings
  cases=$(sed -n 's/^stat::number_of_executed_units: *//p' "$2" | tail -n 1)
  # A run that has failed says the number of its case only.
  [[ -n $cases ]] || cases=$(sed -n 's/^#\([0-9]*\).*/\1/p' "$2" | tail -n 1)
  seconds=$(sed -n 's/^Done [0-9]* runs in \([0-9]*\) second.*/\1/p' "$2" | tail -n 1)
  findings=$(grep -ac "Test unit written to" "$2" || true)
  [[ -f docs/fuzzing.csv ]] || echo "target,cases,seconds,findings,since" >docs/fuzzing.csv
  awk -F, -v OFS=, -v name="$1" -v cases="${cases:-0}" -v seconds="${seconds:-0}" -v findings="$findings" '
    function add() { $2 += cases; $3 += seconds; $4 += findings; $5 = findings > 0 ? 0 : $5 + cases }
    $1 == name { add(); is_there = 1 } { print }
    END { if (!is_there) { $0 = name ",0,0,0,0"; add(); print } }' docs/fuzzing.csv >target/fuzz/table.csv
  mv target/fuzz/table.csv docs/fuzzing.csv
  grep "^$1," docs/fuzzing.csv
}
