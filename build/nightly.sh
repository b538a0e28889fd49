# Checks that take too long for each change, or that need a network: other engines, large certificates, planted mistakes, the same release
# made twice, known vulnerabilities. `dev` sources this file after tools.sh, site.sh and proving.sh.

# engines ARGUMENTS...: runs the walks in target/site, which is built first if it is missing. ARGUMENTS are names of engines, and of files
# in tests/engines/walks.
engines() {
  local name named=()
  for name; do [[ $name != firefox && $name != webkit ]] || named+=("$name"); done
  for_engines "${named[@]}"
  if [[ ! -f target/site/sw.js ]]; then
    for_releasing
    first target/wasm32-unknown-unknown/release "The first build takes three to six minutes on two cores."
    site target/site
  fi
  node tests/engines/run.mjs "$@"
}

# keeps NAME RESULT: writes the result of a command that ./dev test does not run, with day and commit, into docs/runs.csv.
keeps() {
  local file=docs/runs.csv
  [[ -f $file ]] || echo "what,day,commit,result" >"$file"
  { awk -F, -v name="$1" '$1 != name' "$file"; echo "$1,$(date +%F),$(git rev-parse --short HEAD),$2"; } >"$file.new"
  mv "$file.new" "$file"
}

# nightly: the checks that take too long for each change. `./dev serve` and upgrades from an earlier release come first, then the tests in
# a browser with programs that come late, and half an hour of random use. Two engines more, large certificates, planted mistakes and the
# same release made twice follow.
nightly() {
  for_testing
  [[ -f target/site/sw.js ]] || site target/site
  say "Lints for WebAssembly"
  cargo clippy --workspace --exclude bittersweet-cli --lib --bins --target wasm32-unknown-unknown --quiet -- -D warnings
  say "./dev serve, and upgrades from an earlier release"
  node tests/browser/run.mjs tests/browser/nightly/*.test.mjs
  say "Programs that come 800 ms late"
  LATE=800 node tests/browser/run.mjs tests/browser/*.test.mjs
  say "Half an hour of random use"
  node tests/browser/soak.mjs 30
  say "Firefox and WebKit"
  engines
  say "Large certificates"
  proving "triangular 7.3" k=43
  proving "triangular 8.1" k=41
  say "Planted mistakes"
  node tests/mutants/run.mjs --sample 5 games
  say "One commit in two folders"
  release
  releases_again
}

# audit DATABASE: cargo-deny compares the crates with deny.toml and with the list of known vulnerabilities (RustSec), which it fetches.
# DATABASE names a clone of that list for machines that cannot reach it.
audit() {
  crate cargo-deny cargo-deny "$cargo_deny" "${unoptimised[@]}"
  say "Licences, sources and versions"
  cargo-deny --locked check licenses sources bans
  say "Known vulnerabilities"
  local list="that day"
  if (($# > 0)); then
    list=$(git -C "$1" log -1 --format=%cs)
    mkdir -p target
    sed 's|^db-urls = .*|&\ngit-fetch-with-cli = true|' deny.toml >target/deny.toml
    local url
    url=$(sed -n 's|^db-urls = \["\(.*\)"\]$|\1|p' deny.toml)
    GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0="url.file://$(realpath "$1").insteadOf" GIT_CONFIG_VALUE_0=$url \
      cargo-deny --locked --config target/deny.toml check advisories
  else
    cargo-deny --locked check advisories
  fi
  keeps "./dev audit" "$(grep -c '^name = ' Cargo.lock) crates: no known vulnerability but those that deny.toml names with a reason (list of $list); licences and sources as deny.toml says"
}
