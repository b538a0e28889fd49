//! Formulas about own rules of four numbers, compared with plain recursion at every position of a box.

use crate::expressions::Formula;
use crate::formulas::search::{Question, Search, Target};
use crate::formulas::{
    CannotCompare, CollectedValues, Comparison, FormulaValue, Interpreter, KnownValues, Layers, Subject,
    ValueCollector, Verdict,
};
use crate::games::{Coordinates, Position, Ruleset};
use crate::solver::{Plan, Recursion};

/// The largest coordinate of the box.
const SIZE: u32 = 7;

/// Games with formulas that are right (true) or wrong (false).
const FORMULAS: [(&str, Subject, &str, bool); 27] = [
    // Bouton, *Nim, a game with a complete mathematical theory*, 1901.
    ("rules:a b c d", Subject::PPositions, "a^b^c^d = 0", true),
    ("rules:a b c d", Subject::PPositions, "x ⊕ y ⊕ z ⊕ w = 0", true),
    ("rules:a b c d", Subject::Values, "a^b^c^d", true),
    ("rules:a b c d", Subject::PPositions, "a^b^c = 0", false),
    ("rules:a b c d", Subject::PPositions, "a = b and c = d", false),
    ("rules:a b c d", Subject::AtPPositions, "d <= a+b+c", true),
    ("rules:a b c d", Subject::Everywhere, "d <= a+b+c", false),
    ("rules:w x y z", Subject::PPositions, "w^x^y^z = 0", true),
    ("rules:d c b a", Subject::PPositions, "a^b^c = d", true),
    ("rules:a b c d;misere", Subject::PPositions, "if max(a,b,c,d) > 1 then a^b^c^d = 0 else a^b^c^d = 1", true),
    ("rules:a b c d;misere", Subject::PPositions, "a^b^c^d = 0", false),
    // Moore, *A generalization of the game called Nim*, 1910: of each binary digit, the number of ones is divisible by 3.
    (
        "rules:a b c d;move at most 2 of a,b,c,d by any",
        Subject::PPositions,
        "a|b|c|d = a^b^c^d and a|b|c|d = a&b|a&c|a&d|b&c|b&d|c&d",
        true,
    ),
    (
        "rules:a b c d;move at most 2 of a,b,c,d by any",
        Subject::PPositions,
        "a|b|c|d = a^b^c^d and a+b+c+d = 3*(a|b|c|d)",
        true,
    ),
    ("rules:a b c d;move at most 2 of a,b,c,d by any", Subject::PPositions, "a^b^c^d = 0", false),
    ("rules:a b c d;move some of a,b,c,d by any", Subject::PPositions, "a+b+c+d = 0", true),
    // Subtraction games side by side.
    (
        "rules:a b c d;move a by 1,2;move b by 1,2;move c by 1,2;move d by 1,2",
        Subject::Values,
        "(a mod 3)^(b mod 3)^(c mod 3)^(d mod 3)",
        true,
    ),
    (
        "rules:a b c d;move a by any;move b by any;move c by 1..3;move d by 1..3",
        Subject::PPositions,
        "a^b = (c mod 4)^(d mod 4)",
        true,
    ),
    (
        "rules:a b c d;move a by any;move b by any;move c by 1..3;move d by 1..3",
        Subject::PPositions,
        "a^b = c^d",
        false,
    ),
    // A stair bar, as `pass` Theorem 3.1 has it, and a pile beside it.
    ("rules:a b c d;b<=floor((c+3)/4)", Subject::PPositions, "a^d = (b^(c+3)) - 3", true),
    ("rules:a b c d;b<=floor((c+3)/4)", Subject::PPositions, "a^b^c^d = 0", false),
    ("rules:a b c d;d<=1;a<=b+c", Subject::PPositions, "d = 0 and a = b+c", false),
    // Ryūō Nim (Miyadera, Manabe and others, 2017) and Nim side by side.
    (
        "rules:a b c d;move a by any;move b by any;move a,b by 1;move c by any;move d by any",
        Subject::PPositions,
        "(a+b) mod 3 + 3*(floor(a/3)^floor(b/3)) = c^d",
        true,
    ),
    (
        "rules:a b c d;move a by any;move b by any;move a,b by 1;move c by any;move d by any",
        Subject::PPositions,
        "a^b = c^d",
        false,
    ),
    (
        "rules:a b c d;move a by 1;move b by 1;move c by 1;move d by 1;misere",
        Subject::PPositions,
        "(a+b+c+d)%2 = 1",
        true,
    ),
    ("rules:a b c d;move a by 1;move b by 1;move c by 1;move d by 1;pass", Subject::PPositions, "p = 0", false),
    // Wythoff's game (1907) beside itself. The P-positions of one are (0, 0), (1, 2), (3, 5), (4, 7), … and their mirror images.
    (
        "rules:a b c d;move a by any;move b by any;move a,b by any;move c by any;move d by any;move c,d by any",
        Subject::AtPPositions,
        "a+b > 0 or c = d or abs(c-d) in {1,2} or min(c,d) >= 3",
        true,
    ),
    (
        "rules:a b c d;move a by any;move b by any;move a,b by any;move c by any;move d by any;move c,d by any",
        Subject::PPositions,
        "a = c and b = d",
        false,
    ),
];

fn ruleset(text: &str) -> Ruleset {
    text.parse().unwrap()
}

/// Every legal position of the box, the smallest first.
fn positions(ruleset: Ruleset) -> Vec<Position> {
    let side = SIZE + 1;
    let place = |index: u32| [index / side.pow(3), index / side.pow(2) % side, index / side % side, index % side];
    let at = |index: u32| Position::at(Coordinates::new(&place(index)).unwrap());
    let layers = [false, true].into_iter().filter(|pass| ruleset.pass || !pass);
    let mut all: Vec<Position> =
        layers.flat_map(|pass| (0..side.pow(4)).map(move |index| at(index).with_pass(pass))).collect();
    all.retain(|at| ruleset.is_legal(*at));
    all.sort_by_key(|at| at.size());
    all
}

/// The smallest position at which a formula is wrong, by recursion and by reading the tree.
fn smallest_wrong(rules: Ruleset, subject: Subject, formula: &Formula) -> Option<Position> {
    let reader = Interpreter { ruleset: rules, values: KnownValues::None };
    let mut judge = Recursion::new(rules);
    positions(rules).into_iter().find(|at| {
        let value = judge.value(*at).0;
        match (formula, subject) {
            (Formula::Number(number), _) => reader.number(number, *at).unwrap().as_whole() != Some(value.into()),
            (Formula::Truth(truth), Subject::Everywhere) => !reader.truth(truth, *at).unwrap(),
            (Formula::Truth(truth), Subject::AtPPositions) => value == 0 && !reader.truth(truth, *at).unwrap(),
            (Formula::Truth(truth), _) => reader.truth(truth, *at).unwrap() != (value == 0),
        }
    })
}

fn compared(rules: Ruleset, subject: Subject, formula: Formula) -> Verdict {
    let mut comparison = Comparison::new(formula, subject, rules, SIZE, Plan::BOUND, u64::MAX).unwrap();
    std::iter::repeat_with(|| comparison.advance(1000).unwrap()).flatten().next().unwrap()
}

#[test]
fn verdicts_are_those_of_recursion() {
    for (rules, subject, text, is_right) in FORMULAS {
        let rules = ruleset(rules);
        let formula = rules.formula(text).unwrap_or_else(|mistake| panic!("{text}: {mistake}"));
        let wrong = smallest_wrong(rules, subject, &formula);
        assert_eq!(wrong.is_none(), is_right, "{rules}, {text}: {wrong:?}");
        match compared(rules, subject, formula) {
            Verdict::Holds { positions: count, up_to: SIZE } => {
                assert_eq!((wrong, count), (None, positions(rules).len() as u64), "{rules}, {text}");
            }
            Verdict::Refuted { at, stated, found } => {
                assert_eq!(Some(at.position()), wrong, "{rules}, {text}");
                assert_ne!(stated, found);
            }
            other @ (Verdict::Holds { .. } | Verdict::Undefined { .. } | Verdict::Stopped { .. }) => {
                panic!("{rules}, {text}: {other:?}")
            }
        }
    }
}

#[test]
fn values_are_collected_at_p_positions_of_four_numbers() {
    let rules = ruleset("rules:a b c d");
    let formula = rules.formula("a^b^c").unwrap();
    let mut collector = ValueCollector::new(formula, Layers::Both, rules, 3, Plan::BOUND, u64::MAX).unwrap();
    let collected = std::iter::repeat_with(|| collector.advance(100).unwrap()).flatten().next().unwrap();
    let CollectedValues::All { values, p_positions, .. } = collected else { panic!("{collected:?}") };
    // For each of the three other piles, the last one is fixed: it is the nim-sum, each of 0 to 3 as often as the others.
    let counts: Vec<(Option<i64>, u64)> = values.iter().map(|taken| (taken.value.as_whole(), taken.count)).collect();
    assert_eq!((p_positions, counts), (64, (0..4).map(|value| (Some(value), 16)).collect()));
    assert_eq!(values[3].first.coordinates.to_vec(), [0, 0, 3, 3]);
}

#[test]
fn the_search_finds_the_law_of_nim() {
    let question = |target| Question { longest_side: 4, up_to: 10, ..Question::new(ruleset("rules:a b c d"), target) };
    for (target, law) in [(Target::PPositions, "x ⊕ y ⊕ z ⊕ w = 0"), (Target::Values, "x ⊕ y ⊕ z ⊕ w")] {
        let mut search = Search::new(question(target), Plan::BOUND).unwrap();
        while !search.advance(100_000) {}
        assert!(search.findings().iter().any(|finding| finding.formula == law), "{:?}", search.findings());
    }
    assert_eq!(Question { up_to: 500, ..question(Target::Values) }.largest(), 32);
}

#[test]
fn more_numbers_and_values_of_four_are_refused() {
    let refused = |rules: &str, text: &str| {
        let rules = ruleset(rules);
        let formula = rules.formula(text).unwrap();
        Comparison::new(formula, Subject::PPositions, rules, 3, Plan::BOUND, u64::MAX).err()
    };
    assert_eq!(refused("rules:a b c d", "G(a, b, c) = d"), Some(CannotCompare::TooManyForValues(4)));
    assert_eq!(refused("rules:a b c d e", "a^b^c^d^e = 0"), Some(CannotCompare::TooManyNumbers(5)));
    assert_eq!(refused("rules:a b c", "G(a, b, c) = 0"), None);
}

#[test]
fn a_counterexample_has_all_four_numbers() {
    let rules = ruleset("rules:a b c d");
    let formula = rules.formula("a^b^c^d = 0 and not (a = 1 and b = 2 and c = 4 and d = 7)").unwrap();
    let Verdict::Refuted { at, stated, found } = compared(rules, Subject::PPositions, formula) else { panic!() };
    assert_eq!(at.position().coordinates.to_vec(), [1, 2, 4, 7]);
    assert_eq!([stated, found], [FormulaValue::Truth(false), FormulaValue::Truth(true)]);
}
