# The tests: those between two edits, and all of them. `dev` sources this file after tools.sh, site.sh and proving.sh.

# quick: format, lints and the tests of the library.
quick() {
  # Lints also see the tests in `tests`; of these none is run, since cargo would link every binary for them.
  for_building
  first target/debug "The first time everything is compiled, which takes five to ten minutes on two cores."
  say "Format and lints"
  cargo fmt --all --check
  cargo clippy --workspace --lib --bins --tests --quiet -- -D warnings
  say "Tests of the library"
  cargo test --quiet --lib
  say "Done"
}

# test_all: every test, also those in a browser.
test_all() {
  for_testing
  say "Format and lints"
  cargo fmt --all --check
  cargo clippy --workspace --all-targets --quiet -- -D warnings
  cargo clippy --lib --bins --target wasm32-unknown-unknown --quiet -- -D warnings
  say "Documentation"
  node tests/quality.mjs --check
  RUSTDOCFLAGS="-D warnings" cargo doc --no-deps --lib --document-private-items --quiet
  # Clippy has seen the examples and benches, so only what is run is built.
  say "Native tests"
  cargo test --workspace --tests
  cargo test --doc
  # Rocq uses one core, so it runs beside the component tests.
  proofs=
  if have coqc || have apt-get; then
    mkdir -p target
    proving >target/proving.log 2>&1 &
    proofs=$!
  fi
  say "Component tests in Chromium"
  cargo test --target wasm32-unknown-unknown --profile serve --test components
  if [[ -n $proofs ]]; then
    wait "$proofs" || { cat target/proving.log; exit 1; }
    cat target/proving.log
  else
    say "Certificates are not checked by Rocq: coqc is not installed, and there is no apt-get"
  fi
  say "The built page in Chromium"
  site target/site
  node tests/browser/run.mjs tests/browser/*.test.mjs
}

# test_place PAGE, test_place src/ROOM: the tests that a change in one place is likely to break. The others of `./dev test` run before publishing.
test_place() {
  local room=${1#src/} page=
  room=${room%%/*}
  room=${room%.rs}
  case "$room" in
    play | explore | laboratory | papers | teach | lesson | embed) [[ $1 == src/* ]] || page=$room ;;
  esac
  if [[ -z $page && ! -f src/$room.rs ]]; then
    echo "There is no page and no room $1; the pages are play, explore, laboratory, papers, teach, lesson and embed, a room is src/games, say." >&2
    exit 2
  fi
  if [[ -n $page ]]; then for_testing; else for_building; fi
  say "Format and lints"
  cargo fmt --all --check
  cargo clippy --lib --tests --quiet -- -D warnings
  say "Native tests"
  if [[ -z $page ]]; then
    cargo test --quiet --lib
    cargo test --quiet --test all
    return
  fi
  # The room of the page for pupils is `pupil`.
  cargo test --quiet --lib "${page/#lesson/pupil}::"
  say "The built page in Chromium"
  site target/site
  node tests/browser/run.mjs $(node tests/browser/of_page.mjs "$page")
}
