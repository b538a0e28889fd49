//! Positions with four numbers: own rules that are learned and proved, and Sharing Nim, whose automata grow with the box.

use super::{agree_with_recursion, automaton, not_learned, proved, ruleset, verdict};
use crate::automata::{Budget, DigitOrder};
use crate::theorems::SetVerdict;
use crate::theorems::learning::{Equivalent, Limits, Sample, Why};
use maths::games::{Coordinates, Position};
use maths::solver::{Plan, Recursion};

const NIM: &str = "rules:a b c d";
const SLOW: &str = "rules:a b c d;move a by 1,2;move b by 1,2;move c by 1,2;move d by 1,2";

#[test]
fn own_rules_with_four_numbers_are_learned_and_proved() {
    for rules in [
        NIM,
        SLOW,
        "rules:a b c d;d<=floor(a/2);b<=1;c<=1;move a by 1;move b by any;move c by any;move d by any",
        "rules:a b c d;c<=1;d<=1;move a,b by 1;move b by 1,2;move c by 1;move d by any;misere",
    ] {
        agree_with_recursion(rules, 0);
    }
}

/// C. L. Bouton, Nim, a game with a complete mathematical theory, Annals of Math. 3 (1901): the P-positions are those whose nim-sum is 0.
#[test]
fn nim_with_four_piles_has_the_automaton_of_the_nim_sum() {
    let learned = proved(NIM, 0, Limits::USUAL).remove(0);
    let [least, most] = DigitOrder::ALL.map(|order| automaton("x ^ y ^ z ^ w = 0", order));
    let [first, second] = [learned.automaton(0, least.order()), learned.automaton(0, most.order())];
    assert_eq!((first, second, least.count()), (Some(&least), Some(&most), 2));
    let mut equivalent = Equivalent::new(ruleset(NIM), 0, learned.layers);
    let formula = std::iter::repeat_with(|| equivalent.advance(1000)).flatten().next().unwrap();
    assert_eq!(formula.as_deref(), Some("x ⊕ y ⊕ z ⊕ w = 0"));
}

/// The smallest wrong position has all four numbers, and is beyond every box that is compared.
#[test]
fn planted_mistakes_with_four_numbers_are_refuted() {
    let stated = |sentence: &str| verdict(NIM, automaton(sentence, DigitOrder::LeastFirst));
    assert!(matches!(stated("x ^ y ^ z ^ w = 0"), SetVerdict::Proved { .. }));
    let missing = "x ^ y ^ z ^ w = 0 and not (x = 3 and y = 5 and z = 300 and w = 298)";
    assert_eq!(stated(missing), SetVerdict::Wrong(Some(([3, 5, 300, 298], false))));
    let added = "x ^ y ^ z ^ w = 0 or x = 2 and y = 0 and z = 100 and w = 70";
    assert_eq!(stated(added), SetVerdict::Wrong(Some(([2, 0, 100, 70], false))));
    assert_eq!(stated("x ^ y ^ z = 0"), SetVerdict::Wrong(Some(([0, 0, 0, 1], false))));
}

#[test]
fn the_boxes_of_four_piles_are_those_of_recursion() {
    for rules in ["sharing:piles=4", "sharing:piles=4,misere", "sharing:piles=4,pass", "sharing:piles=4,pass,misere"] {
        let rules = ruleset(rules);
        let samples = Sample::solve(rules, 0, 4, Plan::BOUND).unwrap();
        let mut judge = Recursion::new(rules);
        for index in 0..16_u32.pow(3) {
            let numbers = [0, index >> 8, index >> 4 & 15, index & 15];
            for (sample, pass) in samples.iter().zip([false, true]) {
                let at = Position { coordinates: Coordinates::new(&numbers).unwrap(), pass };
                let expected = numbers.is_sorted() && judge.value(at).0 == 0;
                assert_eq!(sample.has(numbers.map(u64::from)), Ok(expected), "{rules} {at:?}");
            }
        }
    }
}

/// Sharing Nim with four piles needs positions of 9 digits. Before that the automata grow with every box, and each of their states is needed.
#[test]
fn sharing_nim_with_four_piles_is_given_up_and_its_growth_is_known() {
    let not = not_learned("sharing:piles=4", Limits::USUAL);
    let boxes: Vec<(u32, usize)> =
        not.course.boxes.iter().map(|compared| (compared.digits, compared.states[0])).collect();
    assert_eq!((&not.why, &boxes[..]), (&Why::Digits(9), &[(3, 11), (4, 35), (5, 99)][..]));
    let bound = &not.bounds[0];
    assert!(bound.states() > 150);
    let sample = Sample::solve(ruleset("sharing:piles=4"), 0, 8, Plan::BOUND).unwrap().remove(0);
    for a in 1..bound.states() {
        let separated = bound.separated(0, a).unwrap();
        assert_eq!([separated.inside, separated.outside].map(|at| sample.has(at)), [Ok(true), Ok(false)]);
    }
    assert!(bound.to_string().starts_with("state 0: 0 0 0 0, 0 digits\n"));
}

/// The proof stops at its budget, and names the number of states that it reached.
#[test]
fn a_proof_with_four_numbers_stops_at_its_budget() {
    let small = Limits { proof: Budget { states: 60, ..Budget::USUAL }, ..Limits::USUAL };
    assert!(matches!(not_learned(SLOW, small).why, Why::Proof(stopped) if stopped.states >= 60));
    assert!(matches!(not_learned("rules:a b c d e", Limits::USUAL).why, Why::NotDecidable(_)));
    assert!(matches!(not_learned("sharing:piles=5", Limits::USUAL).why, Why::NotDecidable(_)));
}
