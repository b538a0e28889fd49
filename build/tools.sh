# Looks for the tools of this project and installs those that are missing. Debian packages are installed with apt-get; cargo tools and
# binaryen go into one cache folder. `dev` sources this file.

tools=${BITTERSWEET_TOOLS:-${XDG_CACHE_HOME:-$HOME/.cache}/bittersweet}
export PATH="$tools/bin:$tools/npm/node_modules/.bin:$PATH"

trunk=0.21.14
binaryen=132.0.0
cargo_deny=0.20.2
geckodriver=0.37.1
wasm_bindgen=$(sed -n 's/^wasm-bindgen = "=\(.*\)"$/\1/p' Cargo.toml)

# Says what comes, and how many minutes and seconds the script has run, so that a log tells where the time goes.
say() { printf '\n\033[1m%s\033[0m (%d:%02d)\n' "$*" $((SECONDS / 60)) $((SECONDS % 60)); }
have() { command -v "$1" >/dev/null 2>&1; }
is_version() { have "$1" && [[ "$("$1" --version 2>/dev/null)" == *" $2"* ]]; }

# system COMMAND PACKAGES...: Debian packages that bring a command.
system() {
  have "$1" && return
  if ! have apt-get; then
    echo "Please install $1 (Debian calls it: ${*:2}), then run this again." >&2
    exit 1
  fi
  local root=()
  [[ $EUID == 0 ]] || root=(sudo)
  say "Installing ${*:2}"
  "${root[@]}" apt-get update -qq
  "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${@:2}"
}

# Options of cargo for a tool that is quick enough without optimisation: it is built sooner.
unoptimised=(--debug --config profile.dev.debug=0)

# The programs that their makers publish for this machine: address and SHA-256. A machine that is not listed builds its tools.
releases=https://github.com
published() {
  local file
  case "$1 $2 $(uname -sm)" in
    "trunk 0.21.14 Linux x86_64")
      file=trunk-rs/trunk/releases/download/v$2/trunk-x86_64-unknown-linux-gnu.tar.gz
      echo "$releases/$file f2b4680cd239693a646a2795e4633c625328d7b2a044fbe749fa3a2fe9e7036b" ;;
    "trunk 0.21.14 Linux aarch64")
      file=trunk-rs/trunk/releases/download/v$2/trunk-aarch64-unknown-linux-gnu.tar.gz
      echo "$releases/$file b1d8e60e454f7fc182d9a4d95d1506ffbae947d8ba90f8f6f02da93b60f980f9" ;;
    "wasm-bindgen-cli 0.2.128 Linux x86_64")
      file=wasm-bindgen/wasm-bindgen/releases/download/$2/wasm-bindgen-$2-x86_64-unknown-linux-musl.tar.gz
      echo "$releases/$file b51f0208fdff83515a787bd8ab9ac5865ed84dabb66d0c709957bb59793c645f" ;;
    "wasm-bindgen-cli 0.2.128 Linux aarch64")
      file=wasm-bindgen/wasm-bindgen/releases/download/$2/wasm-bindgen-$2-aarch64-unknown-linux-musl.tar.gz
      echo "$releases/$file 079731dd1bc7798c1efa4f08fcc45130827cbcc9ff60a0b4c6047d64fc6fd25c" ;;
  esac
}

# download ADDRESS SHA256: puts the programs of an archive into the folder of tools, if the archive comes and has this checksum.
download() {
  local folder status=0
  folder=$(mktemp -d)
  curl --fail --silent --location --connect-timeout 5 --max-time 120 --output "$folder/archive" "$1" &&
    { echo "$2  $folder/archive" | sha256sum --check --status || { echo "$1 does not have the checksum in build/tools.sh." >&2; false; }; } &&
    tar -xzf "$folder/archive" -C "$folder" && mkdir -p "$tools/bin" &&
    find "$folder" -type f -executable -exec mv {} "$tools/bin" \; || status=$?
  rm -rf "$folder"
  hash -r
  return "$status"
}

# crate COMMAND CRATE VERSION OPTIONS...: a tool, as its makers publish it if it can be downloaded, else built with cargo.
crate() {
  local made
  is_version "$1" "$3" && return
  made=$(published "$2" "$3")
  if [[ -n $made ]] && have curl; then
    say "Downloading $2 $3"
    if download $made && is_version "$1" "$3"; then return; fi
  fi
  say "Building $2 $3 (once; a few minutes)"
  # By force: a program that was downloaded and does not run here may be in the way.
  cargo install "$2" --version "$3" --locked --force --root "$tools" "${@:4}"
}

# The tools that every build needs.
for_building() {
  if ! have rustup; then
    echo "Please install rustup (it brings cargo and the right compiler), then run this again." >&2
    exit 1
  fi
  system cc build-essential
  rustup target list --installed | grep -qx wasm32-unknown-unknown || rustup target add wasm32-unknown-unknown
  # Optimised: it works on every program at every change of the source.
  crate wasm-bindgen wasm-bindgen-cli "$wasm_bindgen" --bin wasm-bindgen
  crate trunk trunk "$trunk" --no-default-features "${unoptimised[@]}"
  cargo fetch --locked --quiet
}

# The tools that a release build also needs.
for_releasing() {
  for_building
  system npm nodejs npm
  if [[ ! -x "$tools/npm/node_modules/.bin/wasm-opt" ]]; then
    say "Installing binaryen $binaryen"
    npm install --prefix "$tools/npm" --no-audit --no-fund --silent "binaryen@$binaryen"
  fi
}

# The tools that the tests also need.
for_testing() {
  for_releasing
  system chromium chromium
  # The headless shell runs the tests in a quarter less time. If the system does not offer it, the tests use Chromium.
  if apt-cache show chromium-headless-shell >/dev/null 2>&1; then system chromium-headless-shell chromium-headless-shell; fi
  # Without Japanese letters tests would measure boxes, and pictures would show them.
  [[ -n $(fc-list :lang=ja) ]] || system "a font with Japanese letters" fonts-noto-cjk
  (cd tests/browser && { [[ node_modules -nt package-lock.json ]] || npm ci --no-audit --no-fund --silent; touch node_modules; })
}

# for_engines ENGINE...: the browsers and the programs that steer them, of all engines if none is named.
for_engines() {
  system node nodejs
  if [[ $# == 0 || " $* " == *" firefox "* ]]; then
    system firefox-esr firefox-esr
    crate geckodriver geckodriver "$geckodriver" "${unoptimised[@]}"
  fi
  if [[ $# == 0 || " $* " == *" webkit "* ]]; then
    system WebKitWebDriver webkit2gtk-driver
    system Xvfb xvfb
  fi
}

# Says how long the next step takes if nothing of it has been built yet.
first() { [[ -d "$1" ]] || say "$2"; }
