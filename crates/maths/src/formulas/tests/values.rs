//! The interpreter against numbers worked out by hand and against Rust's own arithmetic.

use crate::expressions::{Fault, Formula};
use crate::formulas::{Interpreter, KnownValues};
use crate::games::Game;
use crate::solver::{Extent, Obvious};

/// A formula at a position, as text; a truth value as `true` or `false`.
fn stated(formula: &str, game: &str) -> Result<String, Fault> {
    let game: Game = game.parse().unwrap();
    let table = Obvious::table(game.ruleset(), Extent::cube(game.ruleset().rules, 8)).unwrap();
    let interpreter = Interpreter { ruleset: game.ruleset(), values: KnownValues::Table(&table) };
    match formula.parse::<Formula>().unwrap() {
        Formula::Number(number) => interpreter.number(&number, game.position()).map(|number| number.to_string()),
        Formula::Truth(truth) => interpreter.truth(&truth, game.position()).map(|truth| truth.to_string()),
    }
}

#[test]
fn values_by_hand() {
    for (formula, value) in [
        ("x ⊕ y ⊕ z", "4"),
        ("x − 10", "-3"),
        ("(x − 10) / 6", "-1/2"),
        ("(x − 10) div 2", "-2"),
        ("⌈(x − 10) / 2⌉", "-1"),
        ("(x − 10) mod 2", "1"),
        ("10 mod (x − 10)", "-2"),
        ("(x − 10) & 5", "5"),
        ("(x − 10) >> 1", "-2"),
        ("(x − 10) >> 100", "-1"),
        ("x << 3", "56"),
        ("0 << 100", "0"),
        ("x | 8", "15"),
        ("abs(x − 10)", "3"),
        ("⌊(x + z) / k⌋", "5"),
        ("k + 1/2", "3"),
        ("min(x, 5/2, y)", "5/2"),
        ("max(x, 15/2, y)", "15/2"),
        ("mex(0, x, 1, y − 20)", "2"),
        ("if x > y then 1 else 1/0", "1"),
        ("x > y or 1/0 = 1", "true"),
        ("x < y and 1/0 = 1", "false"),
        ("k ∈ {1, 5/2}", "true"),
        ("(x = y) ≠ (x = z)", "true"),
        // All options of (1, 0, 1), which has no others than (0, 0, 1) and (1, 0, 0): both 1, so the mex is 0.
        ("G(1, 0, 0)", "1"),
        ("G(1, 0, 1)", "0"),
    ] {
        assert_eq!(stated(formula, "triangle:k=5/2:7,4,7"), Ok(value.to_owned()), "{formula}");
    }
}

#[test]
fn faults_are_named() {
    for (formula, fault) in [
        ("x div (y − 4)", Fault::DivisionByZero),
        ("x mod (y − 4)", Fault::DivisionByZero),
        ("x / (y − 4) = 1", Fault::DivisionByZero),
        ("x << 61", Fault::Overflow),
        ("1 << 63", Fault::Overflow),
        ("x · 4611686018427387903", Fault::Overflow),
        ("4611686018427387903 + 1", Fault::Overflow),
        ("k ⊕ x", Fault::NotWhole),
        ("mex(x / 2)", Fault::NotWhole),
        ("x << (y − 5)", Fault::NegativeShift),
        ("x >> (y − 5)", Fault::NegativeShift),
        ("G(x, y, 9)", Fault::NoPosition),
        ("G(0, 1, 0)", Fault::NoPosition),
        ("G(0, −1, 0)", Fault::NoPosition),
        ("G(0, 0, 0, 1)", Fault::NoPosition),
    ] {
        assert_eq!(stated(formula, "triangle:k=5/2:7,4,7"), Err(fault), "{formula}");
    }
}

#[test]
fn parameters_are_those_of_the_ruleset() {
    assert_eq!(stated("k · 100 + s · 10 + p", "step:k=4,s=2,pass:3,1,9,1"), Ok("421".into()));
    assert_eq!(stated("G(1, 0, 0, 1 − p)", "step:k=4,s=2,pass:3,1,9,1"), Ok("1".into()));
}
