# Lets Rocq (Coq) check the theorems in `proofs` and certificates of claims by them. `dev` sources this file after tools.sh.

# rocq NAME: Rocq checks target/proofs/NAME.v; its output is kept in NAME.log.
rocq() { (cd target/proofs && coqc -q -Q . Bittersweet "$1.v" >"$1.log" 2>&1); }

# proves NAME CLAIM SETTINGS...: makes the file of a claim, which Rocq has to accept without assumptions. The words `template --rocq` before a
# formula and a ruleset ask for the file of a formula that no theorem for every k covers, or that one covers by a computation.
proves() {
  local kind=(rocq)
  [[ $2 != template ]] || kind=()
  cargo run "${profile[@]}" --quiet --package bittersweet-cli -- prove "${kind[@]}" "${@:2}" >"target/proofs/$1.v"
  local took theorems
  theorems=$(grep -c "^Print Assumptions" "target/proofs/$1.v")
  if ! took=$(TIMEFORMAT=%R && { time rocq "$1"; } 2>&1) ||
    [[ $(grep -cx "Closed under the global context" "target/proofs/$1.log") != "$theorems" ]]; then
    cat "target/proofs/$1.log" >&2
    echo "Rocq does not accept ${*:2} without assumptions." >&2
    exit 1
  fi
  echo "${*:2}: accepted, no assumptions ($took s)"
}

# The theorems, in an order in which each uses those before it alone.
theorems=(Games Bars Moves Conditions Checker Claims Own Nim Values Certificates Triangles TriangleMoves Sequences Regions TriangleOffsets TrianglePass
  Stairs StairOffsets StairMoves Variants Rims Slopes Unfair Shifts Levels Near NearPass Misere MiserePass MisereCorners MisereBars MisereLemmas Grundy Sharing SharingPiles Examples PassExamples Heaps Lasker)

# check_theorems: Rocq checks the files of theorems, but for those that it has accepted as they are, after the same files as now.
check_theorems() {
  local file sum
  sum=$(coqc --version)
  for file in "${theorems[@]}"; do
    sum=$(sha256sum - "proofs/$file.v" <<<"$sum" | sha256sum)
    if [[ -f target/proofs/$file.vo && $(cat "target/proofs/$file.sum" 2>/dev/null) == "$sum" ]]; then continue; fi
    rm -f "target/proofs/$file.sum"
    rocq "$file" || { cat "target/proofs/$file.log" >&2; exit 1; }
    echo "$sum" >"target/proofs/$file.sum"
  done
}

# assumes_nothing: Rocq prints for every theorem of proofs/theorems.tsv that it has no assumption. The page shows the same list.
assumes_nothing() {
  local rows
  rows=$(($(wc -l <proofs/theorems.tsv) - 1))
  {
    echo "From Bittersweet Require ${theorems[*]}."
    awk -F'\t' 'NR > 1 { print "Print Assumptions " $2 "." $1 "." }' proofs/theorems.tsv
  } >target/proofs/Assumptions.v
  if ! rocq Assumptions || [[ $(grep -cx "Closed under the global context" target/proofs/Assumptions.log) != "$rows" ]]; then
    cat target/proofs/Assumptions.log >&2
    echo "A theorem of proofs/theorems.tsv has an assumption." >&2
    exit 1
  fi
  echo "$rows theorems for all parameters: no assumptions"
}

# refuses FILE SED WHAT: with a mistake planted by sed, Rocq must not accept a file of theorems.
refuses() {
  sed "$2" "proofs/$1.v" >target/proofs/Mistaken.v
  if cmp --silent "proofs/$1.v" target/proofs/Mistaken.v || rocq Mistaken ||
    grep -qE "Syntax error|Cannot find|was not found" target/proofs/Mistaken.log; then
    echo "Rocq should have refused $3." >&2
    exit 1
  fi
  echo "$3: refused"
}

# rejects NAME WHAT: Rocq must not accept the certificate in target/proofs/NAME.v, and for that reason alone.
rejects() {
  if rocq "$1" || ! grep -q 'The term "eq_refl" has type "true = true"' "target/proofs/$1.log"; then
    cat "target/proofs/$1.log" >&2
    echo "Rocq should have rejected $2." >&2
    exit 1
  fi
  echo "$2: rejected"
}

# proving CLAIM SETTINGS...: Rocq checks the theorems, and the certificate of a claim by them. Without CLAIM it checks eight certificates, two
# of them of learned sets, and a computation, and has to reject four wrong ones; the debug build of the tests is fast enough for that. A named claim can
# take long, so its certificate is made by a release build.
proving() {
  system coqc coq
  local file profile=()
  (($# == 0)) || profile=(--release)
  mkdir -p target/proofs
  cp proofs/*.v target/proofs
  cargo build "${profile[@]}" --quiet --package bittersweet-cli
  say "Theorems"
  check_theorems
  assumes_nothing
  say "Certificates"
  if (($# > 0)); then
    proves Claim "$@"
    return
  fi
  refuses Triangles 's/(Rim 1 1 0 (4 \* m + 3))/(Rim 1 1 0 (4 * m + 5))/' "Theorem 7.3 for k = 4m + 5"
  refuses Triangles 's/(Rim 1 1 0 (4 \* m + 3))/(Rim 1 1 0 (4 * m + 2))/' "Theorem 7.3 for an even k"
  refuses TriangleOffsets 's|^Definition shift_of.*:= |&1 + |' "the rule of k and s with a c that is one larger"
  refuses TrianglePass 's|(exists q, is_option the p q) ->|(exists q, is_option the p q) \\/ p = At 0 0 0 ->|' "the rule with a pass that may be used at the end"
  refuses Heaps 's/71 <= n -> G (n + 12)/70 <= n -> G (n + 12)/' "the period of Kayles from 70 tokens on"
  proves K3 "triangular 7.3" k=3
  proves K5 "triangular 8.1" k=5
  proves K7 "triangular 7.3" k=7
  proves Cor31 "pass Cor 3.1" k=4 s=3
  proves Learned learned step:k=4,s=2
  proves OwnNim "a ⊕ b ⊕ c ⊕ d = 0" "rules:a b c d"
  proves OwnLearned learned "rules:a b c d;move a by 1,2;move b by 1,2;move c by 1,2;move d by 1,2"
  proves Slope template --rocq "x ⊕ y ⊕ z = 0" "bar:rim=floor((7*x+7*z+8)/23)"
  proves Earlier template --rocq "(x + 1) ⊕ y ⊕ (z + 1) = 0" "bar:rim=floor((3*x+3*z+9)/11)"
  # The last number in the last entry of a table is that of the next entry for one letter. Entry 1 is not the right one.
  awk '{ line[NR] = $0 } /\|[0-9 ]+" ::$/ { last = NR }
    END { sub(/[0-9]+" ::$/, "1\" ::", line[last]); for (i = 1; i <= NR; i++) print line[i] }' \
    target/proofs/K7.v >target/proofs/Changed.v
  rejects Changed "the certificate for k=7 with one transition changed"
  sed 's/Rim 1 1 0 7/Rim 1 1 0 11/' target/proofs/K7.v >target/proofs/Other.v
  rejects Other "the certificate for k=7 as one for k=11"
  sed '0,/Some 6;/s//Some 7;/' target/proofs/Learned.v >target/proofs/Wrong.v
  rejects Wrong "the certificate of a learned set as that of another set"
  sed '0,/most := None/s//most := Some 2/' target/proofs/OwnNim.v >target/proofs/OwnWrong.v
  rejects OwnWrong "the certificate of own rules as that of other rules"
}
