//! Formulas for games with own rules, which are proved or refuted as those for bars.

use super::{agrees, ruleset, verdict};
use crate::automata::DigitOrder;
use crate::theorems::{NotDecidable, Proof};
use maths::formulas::Subject;

/// Games whose P-positions or values are known by a formula of textbooks. The last column is the largest coordinate of the box.
const KNOWN: [(&str, Subject, &str, u32); 8] = [
    ("rules:a b;move a by any;move b by any", Subject::PPositions, "x = y", 40),
    ("rules:a b;move a by any;move b by any", Subject::Values, "x ⊕ y", 40),
    ("rules:a b;move a by any;move b by any;misere", Subject::PPositions, "x = y and x > 1 or x + y = 1", 40),
    ("rules:n;move n by 1..3", Subject::PPositions, "x mod 4 = 0", 200),
    ("rules:n;move n by 1..3", Subject::Values, "x mod 4", 200),
    ("rules:a b;move a by 1,2;move b by any", Subject::PPositions, "y = x mod 3", 40),
    ("rules:a b c;move a by any;move b by any;move c by any", Subject::PPositions, "x ⊕ y ⊕ z = 0", 16),
    ("rules:a b c;move a by any;move b by any;move c by any", Subject::Values, "x ⊕ y ⊕ z", 16),
];

#[test]
fn known_formulas_are_proved() {
    for (rules, subject, formula, size) in KNOWN {
        assert_eq!(agrees(formula, subject, ruleset(rules), size), Some(true), "{formula} of {rules}");
    }
}

/// Each formula with each of the rules: the verdict is that of all positions of a box, with the same smallest counterexample.
#[test]
fn any_formula_has_the_verdict_of_a_box() {
    let rules = [
        "rules:a b;move a by any;move b by any;move a,b by 1",
        "rules:a b;move a by 1,3;move b by 1..2;misere",
        "rules:a b;b<=floor(a/2);move a by any;move b by any",
        "rules:a b;move a by 1 and b by 2;move b by 1;move a by 2",
        "rules:a b;move a by any;move b by 1;pass",
        "rules:a b c;move some of a,b,c by 1",
        "rules:n;move n by 2,3;misere;pass",
    ];
    let formulas =
        ["x = y", "x mod 3 = 0", "(x + y) mod 3 = 0", "x ⊕ y = 0 or x = 1", "x mod 2 = 0 and y mod 2 = 0", "p = 0"];
    let numbers = ["x", "x ⊕ y", "(x + y) mod 2", "x mod 5", "min(x, y)"];
    for rules in rules.map(ruleset) {
        let reads = |formula: &&&str| rules.rules.count() > 1 || !formula.contains('y');
        for formula in formulas.iter().filter(reads) {
            agrees(formula, Subject::PPositions, rules, 14);
            agrees(formula, Subject::Everywhere, rules, 14);
        }
        for number in numbers.iter().filter(reads) {
            agrees(number, Subject::Values, rules, 14);
        }
    }
}

#[test]
fn five_coordinates_have_no_names_and_rules_may_be_undecidable() {
    let why = |formula: &str, rules: &str| {
        let budget = crate::automata::Budget::USUAL;
        Proof::without_looking(&formula.parse().unwrap(), Subject::PPositions, ruleset(rules), &DigitOrder::ALL, budget)
            .err()
    };
    assert_eq!(why("x = y", "rules:a b c d e"), Some(NotDecidable::Unnamed));
    assert!(matches!(why("x = y", "rules:a b;move a by primes;move b by 1"), Some(NotDecidable::Rules(_))));
    for (formula, rules) in
        [("x = z", "rules:a b"), ("x = w", "rules:a b c"), ("x = w", "nim"), ("x = k", "rules:a b c d")]
    {
        assert!(matches!(why(formula, rules), Some(NotDecidable::NoParameter(_))), "{formula} of {rules}");
    }
}

/// The look at a small box that the page has, too, gives the same.
#[test]
fn a_look_at_a_small_box_refutes_what_automata_refute() {
    let rules = ruleset("rules:a b;move a by any;move b by any;move a,b by 1");
    let budget = crate::automata::Budget::USUAL;
    let new = Proof::new("x = y".parse().unwrap(), Subject::PPositions, rules, &DigitOrder::ALL, budget);
    assert_eq!(new.unwrap().finish(), verdict("x = y", Subject::PPositions, rules));
}
