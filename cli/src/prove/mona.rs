//! The same statements given to MONA, another program that decides by automata, where it is installed.
//!
//! A number is a finite set of places, those of its digits 1. MONA reads the least significant digit first, has no sums, and minimises
//! after each step.

use crate::Failure;
use maths::formulas::Subject;
use maths::games::Ruleset;
use proofs::automata::{Budget, DigitOrder};
use proofs::theorems::{Proof, Verdict};
use std::process::Command;
use std::time::{Duration, Instant};

const PREDICATES: &str = "
pred parity(var2 x, y, z) = all1 p: (p in z <=> ~(p in x <=> p in y));
pred plus(var2 x, y, z) = ex2 c: 0 notin c & all1 p:
  (p + 1 in c <=> (p in x & p in y | p in x & p in c | p in y & p in c)) &
  (p in z <=> ((p in x <=> p in y) <=> p in c));
pred twice(var2 x, y) = 0 notin y & all1 p: (p + 1 in y <=> p in x);
pred less(var2 x, y) = ex1 p: p in y & p notin x & all1 q: (q > p => (q in x <=> q in y));
pred atmost(var2 x, y) = x = y | less(x, y);
pred one(var2 x) = x = {0};
";

/// y·k as a chain of doublings and sums: the text of a predicate `times(y, t)`.
fn times(k: u32) -> String {
    let digits = u32::BITS - k.leading_zeros();
    let (mut names, mut parts) = (vec!["y0".to_owned()], vec!["y0 = y".to_owned()]);
    for place in 1..digits {
        names.push(format!("y{place}"));
        parts.push(format!("twice(y{}, y{place})", place - 1));
    }
    let ones: Vec<u32> = (0..digits).filter(|place| k >> place & 1 == 1).collect();
    let mut sum = format!("y{}", ones[0]);
    for place in &ones[1..] {
        names.push(format!("s{place}"));
        parts.push(format!("plus({sum}, y{place}, s{place})"));
        sum = format!("s{place}");
    }
    parts.push(format!("t = {sum}"));
    format!("pred times(var2 y, t) = ex2 {}: {};\n", names.join(", "), parts.join(" & "))
}

/// Both statements about the set of all legal positions of T(k) with x ⊕ y ⊕ z = 0, or with another number in the place of 0.
fn statements(k: u32, is_mutated: bool) -> String {
    let sum = if is_mutated { "ex2 o, w: one(o) & parity(x, y, w) & parity(w, z, o)" } else { "parity(x, y, z)" };
    format!(
        "ws1s;{PREDICATES}{}
pred legal(var2 x, y, z) = ex2 t, s: times(y, t) & plus(x, z, s) & atmost(t, s);
pred onrim(var2 x, y, z) = legal(x, y, z) & ex2 o, v: one(o) & plus(y, o, v) & ~legal(x, v, z);
pred inset(var2 x, y, z) = legal(x, y, z) & {sum};
pred corner(var2 x, y, z) = inset(x, y, z) & onrim(x, y, z);
pred option(var2 x, y, z) = (ex2 u: less(u, x) & inset(u, y, z)) | (ex2 u: less(u, y) & inset(x, u, z))
  | (ex2 u: less(u, z) & inset(x, y, u)) | (ex2 u, v: less(u, x) & less(v, y) & corner(u, v, z))
  | (ex2 u, v: less(u, z) & less(v, y) & corner(x, v, u));
all2 x, y, z: legal(x, y, z) => (inset(x, y, z) <=> ~option(x, y, z));\n",
        times(k)
    )
}

/// The answer of MONA, and the time that it took.
fn mona(text: &str) -> Result<(bool, Duration), Failure> {
    let file = std::env::temp_dir().join(format!("statements-{}.mona", std::process::id()));
    std::fs::write(&file, text)?;
    let begin = Instant::now();
    let output = Command::new("mona").arg("-q").arg(&file).output();
    let took = begin.elapsed();
    std::fs::remove_file(&file)?;
    let output = output.map_err(|error| format!("mona cannot be run: {error}"))?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let is_valid = said.contains("Formula is valid");
    if !is_valid && !said.contains("counter-example") && !said.contains("unsatisfiable") {
        return Err(format!("mona said: {said}").into());
    }
    Ok((is_valid, took))
}

/// Decides the same statements with both programs and prints how they compare.
pub(crate) fn compare(orders: &[DigitOrder]) -> Result<(), Failure> {
    for (k, is_mutated) in [(3, false), (3, true), (7, false), (5, false), (15, false), (15, true), (31, false)] {
        let ruleset: Ruleset = format!("triangle:k={k}").parse()?;
        let formula = format!("x ⊕ y ⊕ z = {}", u8::from(is_mutated)).parse()?;
        let begin = Instant::now();
        let verdict = Proof::new(formula, Subject::PPositions, ruleset, orders, Budget::USUAL)?.finish();
        let own = begin.elapsed();
        let (is_valid, theirs) = mona(&statements(k, is_mutated))?;
        let ratio = theirs.as_secs_f64() / own.as_secs_f64();
        let what = if is_mutated { " with 1 in the place of 0" } else { "" };
        println!("T({k}){what}: {verdict}; {own:.2?}, MONA {theirs:.2?}, {ratio:.0} times as long");
        if is_valid != matches!(verdict, Verdict::Proved { .. }) {
            return Err("MONA says something else".into());
        }
    }
    Ok(())
}
