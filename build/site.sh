# Builds and serves the site, and makes the archive of a release. `dev` sources this file after tools.sh.

# portable COMMAND...: runs it so that rustc writes no path of this machine into a binary: two builds of one commit are the same bytes
# wherever they are made. Every release build of the page uses it, and nothing else does: other flags make cargo compile all again.
portable() {
  local cargo=${CARGO_HOME:-$HOME/.cargo} flags folder
  # Some lines are for WebAssembly alone, and no other step of the tests compiles them. So a warning ends the build. Of several prefixes that
  # fit, rustc takes the last. The lists in build/later have names of functions in the form v0.
  flags="-Dwarnings"$'\x1f'"-Csymbol-mangling-version=v0"$'\x1f'"--remap-path-prefix=$HOME=/home"$'\x1f'"--remap-path-prefix=$cargo=/cargo"
  for folder in "$cargo"/registry/src/*/; do flags+=$'\x1f'"--remap-path-prefix=${folder%/}=/crates"; done
  flags+=$'\x1f'"--remap-path-prefix=$(rustc --print sysroot)=/rust"$'\x1f'"--remap-path-prefix=$PWD=/bittersweet"
  flags+=$'\x1f'"--remap-path-prefix=${CARGO_TARGET_DIR:-$PWD/target}=/bittersweet/target"
  CARGO_ENCODED_RUSTFLAGS=$flags "$@"
}

# programs: compiles the programs of the page. Trunk asks cargo for one after the other; cargo alone works on as many as there are cores.
programs() {
  local cargo=(portable cargo build --quiet --offline --target wasm32-unknown-unknown) of='s/.*src\/workers.*data-bin="\([^"]*\)".*/--bin \1/p'
  "${cargo[@]}" --profile page --bins
  cargo+=(--manifest-path src/workers/Cargo.toml)
  "${cargo[@]}" --profile page $(sed -n "/profile-release=\"page\"/$of" index.html)
  "${cargo[@]}" --release $(sed -n "/profile-release=\"page\"/!$of" index.html)
}

# site FOLDER OPTIONS...: Trunk builds the site, with build/pack.mjs as its hook. The second call copies the site if it names no folder of
# this machine. The tools are here, so nothing has to be looked for on the network.
site() {
  programs
  PATH="$PWD/build/kept:$PATH" portable trunk build --release --offline --public-url ./ "${@:2}" --dist target/trunk
  node build/pack.mjs target/trunk "$1" --portable
}

# release: the archive of the commit that is checked out, with its checksums, in the folder release.
release() {
  if [[ -n "$(git status --porcelain --untracked-files=no)" ]]; then
    echo "There are changes that are not committed. A release is made of a commit, so that others can make the same." >&2
    exit 1
  fi
  unset SITE_URL
  site target/release-site
  SOURCE_DATE_EPOCH=$(git log -1 --format=%ct) node build/release.mjs target/release-site release
}

# releases_again: makes the same release in a fresh clone at another place, and compares the two.
releases_again() {
  local folder
  folder=$(mktemp -d)
  say "The same commit in another folder, where nothing has been built: $folder"
  git clone --quiet . "$folder/clone"
  (cd "$folder/clone" && env -u CARGO_TARGET_DIR ./dev release)
  if ! diff release/SHA256SUMS "$folder/clone/release/SHA256SUMS"; then
    echo "The two builds differ; they are in target/release-site and $folder/clone/target/release-site." >&2
    exit 1
  fi
  rm -rf "$folder"
  say "Both builds are the same bytes"
  keeps "./dev release --check" "one commit built in two folders: archive and bill of materials have the same bytes"
}

# serve_page PAGE OPTIONS...: serves one page, of which Trunk builds the programs of the page and its workers alone.
serve_page() {
  local html
  system node nodejs
  html=$(node build/one_page.mjs "$1")
  exec trunk serve --offline --watch src --watch crates --watch static --watch build --watch Cargo.toml "${@:2}" "$html"
}
