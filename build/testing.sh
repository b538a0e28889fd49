# The tests: those between two edits, and all of them. `dev` sources this file after tools.sh, site.sh and proving.sh.

# changed: the crates with a change since all tests of crates passed last, and those that may use them: each may use those before it.
changed() {
  local stamp=target/quick/passed crate is_changed=
  local all=(maths proofs files web pages)
  # Crates read files of other folders, so a change in any of these counts for all.
  if [[ ! -f $stamp || -n $(find . -mindepth 1 \( -name target -o -name .git -o -name node_modules -o -path ./crates -o -path ./dist \) -prune -o \
    -newer "$stamp" -print -quit) ]]; then is_changed=yes; fi
  for crate in "${all[@]}"; do
    if [[ -n $(find "crates/$crate" -newer "$stamp" -print -quit 2>/dev/null) ]]; then is_changed=yes; fi
    if [[ -n $is_changed ]]; then printf "%s " "$crate"; fi
  done
}

# quick: format, lints and the tests of the crates that can have been broken since the last time.
quick() {
  # Lints also see the tests in `tests`; of these none is run, since linking them takes longer than all tests of the crates.
  for_building
  first target/debug "The first time everything is compiled, which takes five to ten minutes on two cores."
  say "Format and lints"
  cargo fmt --all --check
  cargo clippy --workspace --lib --bins --tests --quiet -- -D warnings
  local crates crate programs
  mkdir -p target/quick
  touch target/quick/begun
  crates=$(changed)
  say "Tests of the crates: ${crates:-none has changed}"
  # All are compiled together: of fewer packages cargo would compile some again, with fewer features.
  programs=$(cargo test --quiet --workspace --lib --no-run --message-format=json | grep -o '"executable":"[^"]*"' | cut -d'"' -f4)
  for crate in $crates; do (cd "crates/$crate" && "$(grep "/deps/$crate-" <<<"$programs")" --quiet); done
  mv target/quick/begun target/quick/passed
  say "Done"
}

# layer NAME COMMAND...: runs one layer of the tests. Its output is kept in target/layers, with its seconds, for `counts`.
layer() {
  local began=$SECONDS status=0 log=target/layers/$1.log
  mkdir -p target/layers
  say "$1"
  "${@:2}" 2>&1 | tee "$log" || status=$?
  echo "$((SECONDS - began)) s" >>"$log"
  return "$status"
}

# counts: the number of tests of each layer that passed and failed, and its seconds; the last line has the sum.
counts() {
  say "Tests"
  awk '
    FNR == 1 { name = FILENAME; gsub(/.*\/|\.log$/, "", name); names[++n] = name }
    /^(test result: [A-Za-z]+\. )?[0-9]+ passed[,;] [0-9]+ failed/ && match($0, /[0-9]+ passed[,;] [0-9]+ failed/) { split(substr($0, RSTART, RLENGTH), part, " "); passed[name] += part[1]; failed[name] += part[3] }
    /^[0-9]+ s$/ { seconds[name] = $1 }
    END {
      for (i = 1; i <= n; i++) {
        name = names[i]; p += passed[name]; f += failed[name]
        printf "%-14s %5d passed, %d failed, %d:%02d\n", name, passed[name], failed[name], seconds[name] / 60, seconds[name] % 60
      }
      printf "%d passed, %d failed\n", p, f
    }' target/layers/*.log
}

# unlinked OPTIONS...: `cargo test` without the programs of the page, which cargo would link for the tests in `tests`; none of these runs one.
unlinked() { cargo test --no-default-features "$@"; }

# `set -e` has no effect inside a layer.
native() { unlinked --workspace --tests && unlinked --workspace --doc; }

# test_all: every test, also those in a browser.
test_all() {
  rm -rf target/layers
  for_testing
  say "Format and lints"
  cargo fmt --all --check
  cargo clippy --workspace --all-targets --quiet -- -D warnings
  say "Documentation"
  node tests/quality.mjs --check
  RUSTDOCFLAGS="-D warnings" cargo doc --no-deps --workspace --exclude bittersweet-cli --lib --document-private-items --quiet
  # Also after a failure, which ends the script.
  trap counts EXIT
  # Clippy has seen the examples and benches, so only what is run is built.
  layer native native
  # Rocq uses one core, so it runs beside the building of the page.
  proofs=
  if have coqc || have apt-get; then
    proving >target/proving.log 2>&1 &
    proofs=$!
  fi
  say "The built page"
  site target/site
  if [[ -n $proofs ]]; then
    wait "$proofs" || { cat target/proving.log; exit 1; }
    cat target/proving.log
  else
    say "Certificates are not checked by Rocq: coqc is not installed, and there is no apt-get"
  fi
  layer site node tests/browser/run.mjs tests/site/*.test.mjs
  layer browser node tests/browser/run.mjs tests/browser/*.test.mjs
}

# test_place PAGE, test_place ROOM: the tests that a change in one place is likely to break. The others of `./dev test` run before publishing.
test_place() {
  local place=${1%.rs} page= crate=
  case "$place" in
    play | explore | heaps | laboratory | bench | papers | teach | lesson | embed) page=$place crate=pages ;;
    *)
      place=${place#crates/*/src/}
      crate=$(find crates/*/src -path "crates/*/src/$place.rs" -printf '%p' -quit)
      crate=${crate#crates/} crate=${crate%%/*}
      ;;
  esac
  if [[ -z $crate ]]; then
    echo "There is no page and no room $1; the pages are play, explore, heaps, laboratory, bench, papers, teach, lesson and embed, a room is games, say." >&2
    exit 2
  fi
  if [[ -n $page ]]; then for_testing; else for_building; fi
  say "Format and lints"
  cargo fmt --all --check
  cargo clippy --package "bittersweet-$crate" --all-targets --quiet -- -D warnings
  say "Native tests"
  if [[ -z $page ]]; then
    cargo test --quiet --package "bittersweet-$crate" --lib
    unlinked --quiet --test all
    return
  fi
  # The room of the page for pupils is `pupil`.
  cargo test --quiet --package bittersweet-pages --lib "${page/#lesson/pupil}::"
  say "The built page in Chromium"
  site target/site
  node tests/browser/run.mjs $(node tests/browser/of_page.mjs "$page")
}
