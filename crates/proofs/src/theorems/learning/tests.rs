//! Learning compared with automata that are known, with planted sets, and with plain recursion.

use crate::automata::logic::{Solutions, track_of};
use crate::automata::{Automaton, Budget, DigitOrder, Given};
use crate::theorems::learning::agreement::Agreement;
use crate::theorems::learning::{
    Equivalent, Form, Learned, Learner, Learning, Limits, LowerBound, NotLearned, Sample, Why,
};
use crate::theorems::{Numbers, SetProof, SetVerdict};
use maths::games::{Coordinates, Position, Ruleset};
use maths::solver::{Grid, Mapping, PPositions, Plan, Recursion};
use std::collections::HashMap;
use std::rc::Rc;

mod four;

fn ruleset(text: &str) -> Ruleset {
    text.parse().unwrap_or_else(|problems| panic!("{text}: {problems}"))
}

/// The minimal automaton of a sentence.
fn automaton(sentence: &str, order: DigitOrder) -> Automaton {
    let mut solutions = Solutions::new(&sentence.parse().unwrap(), &[order], Budget::USUAL).unwrap();
    loop {
        if let Some(set) = solutions.advance(1 << 16).unwrap() {
            return set;
        }
    }
}

/// Learns from a sample until the automaton agrees with all of it.
fn learned(sample: &Sample, form: Form, digits: u32) -> Learner {
    let mut learner = Learner::new(form);
    let agreement = Agreement::new(form, sample, digits);
    while !agreement.read(&mut learner, sample, 3).unwrap() {
        assert!(learner.count() < 500);
    }
    learner
}

/// The positions (0, y, z) with coordinates below 2 to the power of `digits` for which something is so.
fn pairs(digits: u32, is_in: impl Fn(u32, u32) -> bool) -> Sample {
    let side = 1 << digits;
    let places = (0..side).flat_map(|y| (0..side).map(move |z| (y, z)));
    let values = places.map(|(y, z)| if is_in(y, z) { 0 } else { Grid::NOTHING }).collect();
    Sample::of_pairs(digits, Grid { columns: side, rows: side, values })
}

/// The P-positions with coordinates below 2 to the power of `digits`.
fn p_positions(ruleset: Ruleset, digits: u32) -> Grid {
    PPositions::new(ruleset, (1 << digits) - 1, false, Plan::BOUND).unwrap().into_heights()
}

fn proved(text: &str, value: u16, limits: Limits) -> Vec<Learned> {
    Learning::new(ruleset(text), value, limits).finish().unwrap_or_else(|not| panic!("{text}: {:?}", not.why))
}

/// The verdict about an automaton as the set of P-positions.
fn verdict(rules: &str, automaton: Automaton) -> SetVerdict {
    let given = Rc::new(Given::new(automaton, &Budget::USUAL));
    let mut proof = SetProof::of_values(&ruleset(rules), &[vec![given]], Budget::USUAL).unwrap();
    std::iter::repeat_with(|| proof.advance(1 << 16)).flatten().next().unwrap()
}

fn not_learned(text: &str, limits: Limits) -> NotLearned {
    match Learning::new(ruleset(text), 0, limits).finish() {
        Err(not) => *not,
        Ok(all) => panic!("{text} was learned with {} states", all[0].layers[0].automaton().count()),
    }
}

#[test]
fn sets_of_pairs_are_learned_in_both_orders() {
    type Case = (&'static str, fn(u32, u32) -> bool);
    let cases: [Case; 6] = [
        ("y <= z", |y, z| y <= z),
        ("3y <= 2z", |y, z| 3 * y <= 2 * z),
        ("y ^ z = 5", |y, z| y ^ z == 5),
        ("y = z + 3", |y, z| y == z + 3),
        ("y = y and z = z", |_, _| true),
        ("y < 0 or z < 0", |_, _| false),
    ];
    for order in DigitOrder::ALL {
        let form = Form::of_piles(3, order);
        for (sentence, is_in) in cases {
            // Words that tell states apart may be longer than those of the box that is compared.
            let learner = learned(&pairs(9, is_in), form, 5);
            assert_eq!(learner.automaton(), Some(automaton(sentence, order)), "{sentence}, {order:?}");
        }
    }
}

#[test]
fn words_and_positions_are_each_other() {
    for order in DigitOrder::ALL {
        for is_piles in [false, true] {
            let form = if is_piles { Form::of_piles(4, order) } else { Form::of_first(4, order) };
            let position = [if is_piles { 0 } else { 6 }, 1, 11, 9];
            assert_eq!(form.position(&form.word(position, 4)), position);
            assert_eq!(form.word(position, 6).len(), 6);
        }
    }
    let form = |order| Form::of_first(3, order);
    assert_eq!(form(DigitOrder::MostFirst).word([6, 1, 3, 0], 3), [1, 5, 6]);
    assert_eq!(form(DigitOrder::LeastFirst).word([6, 1, 3, 0], 3), [6, 5, 1]);
}

#[test]
fn known_laws_are_learned_and_proved_in_both_orders() {
    let laws = [
        ("nim", "x ^ y ^ z = 0"),
        ("triangle:k=3", "x ^ y ^ z = 0 and 3y <= x + z"),
        ("triangle:k=7", "x ^ y ^ z = 0 and 7y <= x + z"),
        ("step:k=2,s=1", "x ^ ((y ^ (z + 1)) - 1) = 0 and 2y <= z + 1"),
    ];
    for (text, sentence) in laws {
        let all = proved(text, 0, Limits::USUAL);
        for order in DigitOrder::ALL {
            assert_eq!(all[0].automaton(0, order), Some(&automaton(sentence, order)), "{text}, {order:?}");
        }
    }
}

#[test]
fn the_positions_of_other_values_are_learned_after_those_of_smaller_ones() {
    let all = proved("nim", 2, Limits::USUAL);
    assert_eq!(all.iter().map(|learned| learned.value).collect::<Vec<_>>(), [0, 1, 2]);
    for learned in &all {
        let sentence = format!("x ^ y ^ z = {}", learned.value);
        let order = DigitOrder::LeastFirst;
        assert_eq!(learned.automaton(0, order), Some(&automaton(&sentence, order)), "{sentence}");
    }
}

/// Rulesets with a pass, under misère play and of piles, compared with plain recursion.
#[test]
fn what_is_proved_agrees_with_recursion() {
    for (text, value) in
        [("step:k=4,s=1,pass", 0), ("triangle:k=3,misere", 0), ("sharing", 1), ("step:k=2,s=0", 1), ("triangle:k=5", 0)]
    {
        let rules = ruleset(text);
        let all = proved(text, value, Limits::USUAL);
        let last = all.last().unwrap();
        let mut judge = Recursion::new(rules);
        for position in (0..20u32.pow(3)).map(|n| [n / 400, n / 20 % 20, n % 20]) {
            let [x, y, z] = position;
            if rules.rules.is_piles() && !(x == 0 && y <= z) {
                continue;
            }
            for (layer, set) in last.layers.iter().enumerate() {
                let at = Position::new(x, y, z).with_pass(layer == 1);
                if rules.is_legal(at) {
                    let holds = set.automaton().holds(|track| position[usize::from(track.0)].into());
                    assert_eq!(holds, judge.value(at).0 == u32::from(value), "{text} at {at:?}");
                }
            }
        }
    }
}

/// A position that is far out, and is no P-position, is planted: the automaton has it, and the proof names it.
#[test]
fn noise_at_one_far_position_is_found_by_the_proof() {
    let rules = ruleset("triangle:k=3");
    let mut heights = p_positions(rules, 9);
    let place = 400 * heights.columns as usize + 300;
    assert_ne!(heights.values[place], 31);
    heights.values[place] = 31;
    // Longer words are those of the same set.
    let sample = Sample::of_heights(9, heights);
    let form = Form::of_first(3, DigitOrder::LeastFirst);
    let mut learner = Learner::new(form);
    let box_of_64 = Agreement::new(form, &sample, 6);
    while !box_of_64.read(&mut learner, &sample, 1).unwrap() {}
    let right = learner.automaton().unwrap();
    assert_eq!(right, automaton("x ^ y ^ z = 0 and 3y <= x + z", DigitOrder::LeastFirst));
    // The set with the planted position, which a learner of the whole box would believe.
    let noisy = automaton(
        "x ^ y ^ z = 0 and 3y <= x + z and (x != 300 or z != 400) or x = 300 and z = 400 and y = 31",
        DigitOrder::LeastFirst,
    );
    assert!(matches!(verdict("triangle:k=3", right), SetVerdict::Proved { .. }));
    assert_eq!(verdict("triangle:k=3", noisy), SetVerdict::Wrong(Some(([300, 31, 400, 0], false))));
}

/// With boxes that are too small by far, what they agree with is wrong beyond them; learning ends with the same automaton all the
/// same, or says that the number of states still grew.
#[test]
fn an_automaton_that_is_wrong_beyond_its_box_is_refuted_and_learning_goes_on() {
    let mut refutations = 0;
    for text in ["triangle:k=7", "triangle:k=31", "step:k=8,s=0"] {
        let usual = proved(text, 0, Limits::USUAL);
        assert!(usual[0].course.refuted.is_empty() && usual[0].checked() >= 8);
        for compared in 4..=8 {
            match Learning::new(ruleset(text), 0, Limits { compared, ..Limits::USUAL }).finish() {
                Err(not) => assert_eq!(not.why, Why::Grows, "{text}"),
                Ok(all) => {
                    assert_eq!(all[0].layers, usual[0].layers, "{text}");
                    let refuted = &all[0].course.refuted;
                    refutations += refuted.len();
                    let is_beyond = |position: &Numbers| position.iter().any(|number| *number >= 1 << compared);
                    assert!(refuted.iter().all(|(position, _)| is_beyond(position)), "{text}: {refuted:?}");
                }
            }
        }
    }
    assert!(refutations > 0);
}

/// Every two states are distinguished by a P-position and an N-position.
#[test]
fn a_lower_bound_is_what_plain_recursion_says() {
    let not = not_learned("triangle:k=2", Limits { states: 60, ..Limits::USUAL });
    assert_eq!((&not.why, not.bounds.len()), (&Why::States, 1));
    let bound: &LowerBound = &not.bounds[0];
    assert!(bound.states() > 60);
    let rules = ruleset("triangle:k=2");
    let mut judge = Recursion::new(rules);
    let mut is_p = |position: Numbers| {
        let [x, y, z, _] = position.map(|number| u32::try_from(number).unwrap());
        let at = Position::new(x, y, z);
        rules.is_legal(at) && judge.value(at).0 == 0
    };
    for a in 0..bound.states() {
        assert_eq!(bound.separated(a, a), None);
        for b in 0..a {
            let separated = bound.separated(a, b).unwrap();
            assert!(is_p(separated.inside) && !is_p(separated.outside), "{a}, {b}: {separated:?}");
            // Both are continued alike, so what differs is what was read.
            let words = [a, b].map(|state| bound.form().position(&bound.words()[state]));
            let [left, right] = [separated.inside, separated.outside];
            let first = [0, 1, 2].map(|at| i64::try_from(left[at]).unwrap() - i64::try_from(right[at]).unwrap());
            assert!(words[0] != words[1] || bound.words()[a].len() != bound.words()[b].len());
            assert_ne!(first, [0; 3]);
        }
    }
}

/// The text of a lower bound is read, and every word goes through its tree to its own state.
#[test]
fn a_lower_bound_can_be_checked_from_its_text() {
    let not = not_learned("triangle:k=4", Limits { states: 20, ..Limits::USUAL });
    let form = not.bounds[0].form();
    let text = not.bounds[0].to_string();
    let sample = Sample::of_heights(8, p_positions(ruleset("triangle:k=4"), 8));
    let read = |kind: &str| -> HashMap<String, (Vec<u8>, String)> {
        let lines = text.lines().filter(|line| line.starts_with(kind));
        let pair = |line: &str| {
            let (name, rest) = line.split_once(": ").unwrap();
            let (word, sides) = rest.split_once(" digits").unwrap();
            let (numbers, digits) = word.split_once(", ").unwrap();
            let numbers: Vec<u64> = numbers.split(' ').map(|number| number.parse().unwrap()).collect();
            let word = form.word([numbers[0], numbers[1], numbers[2], 0], digits.parse().unwrap());
            (name.to_owned(), (word, sides.to_owned()))
        };
        lines.map(pair).collect()
    };
    let (states, nodes) = (read("state"), read("node"));
    assert_eq!(states.len(), not.bounds[0].states());
    for (name, (word, _)) in &states {
        let mut at = "node 0".to_owned();
        while let Some((continuation, sides)) = nodes.get(&at) {
            let is_in = sample.has(form.position(&[word.as_slice(), continuation].concat())).unwrap();
            let parts: Vec<&str> = sides.split("; ").collect();
            at = parts[1 + usize::from(is_in)].split_once(' ').unwrap().1.to_owned();
        }
        assert_eq!(&at, name);
    }
}

/// In every one of these the number of residuals grows with the box.
#[test]
fn triangles_with_even_k_are_not_learned() {
    for k in [2, 4] {
        let not = not_learned(&format!("triangle:k={k}"), Limits { states: 256, ..Limits::USUAL });
        assert_eq!(not.why, Why::States);
        let states: Vec<usize> = not.course.boxes.iter().map(|compared| compared.states[0]).collect();
        assert!(states.is_sorted_by(|a, b| a < b), "{states:?}");
        assert!(not.bounds[0].states() > 256);
    }
}

#[test]
fn what_cannot_be_learned_says_why() {
    let usual = Limits::USUAL;
    assert!(matches!(not_learned("triangle:k=3", Limits { memory: 1000, ..usual }).why, Why::CannotSolve(_)));
    assert!(matches!(not_learned("triangle:k=31", Limits { compared: 5, solved: 6, ..usual }).why, Why::Digits(7)));
    let not = not_learned("triangle:k=2", Limits { work: 10_000_000, ..usual });
    assert_eq!(not.why, Why::Work);
    assert!(not.course.boxes.len() >= 2 && not.bounds[0].states() > 10, "{:?}", not.course);
    let small = Limits { proof: Budget { states: 2, ..Budget::USUAL }, ..usual };
    assert!(matches!(not_learned("triangle:k=5", small).why, Why::Proof(_)));
    assert!(matches!(not_learned("bar:rim=floor(x*z/9)", usual).why, Why::NotDecidable(_) | Why::States | Why::Grows));
}

#[test]
fn slices_of_any_length_end_in_the_same_automaton() {
    let mut learning = Learning::new(ruleset("step:k=2,s=0,pass"), 0, Limits::USUAL);
    assert!(learning.result().is_none());
    while !learning.advance(1) {}
    let all = learning.result().unwrap().unwrap();
    assert_eq!(all[0].layers, proved("step:k=2,s=0,pass", 0, Limits::USUAL)[0].layers);
    assert_eq!((learning.values(), learning.proof()), ((0, 0), None));
}

#[test]
fn a_formula_that_is_equivalent_is_found_or_none_is() {
    let found = |text: &str, value: u16| {
        let set = proved(text, value, Limits::USUAL).pop().unwrap().layers;
        let mut equivalent = Equivalent::new(ruleset(text), value, set);
        std::iter::repeat_with(|| equivalent.advance(1000)).flatten().next().unwrap()
    };
    assert_eq!(found("triangle:k=7", 0).as_deref(), Some("x ⊕ y ⊕ z = 0"));
    assert_eq!(found("triangle:k=5", 0).as_deref(), Some("(x − 1) ⊕ y ⊕ (z − 1) = 0"));
    assert_eq!(found("step:k=4,s=3", 1).as_deref(), Some("x ⊕ ((y ⊕ (z + s)) − s) = 1"));
    let with_pass = "x = 0 ∧ y = 0 ∧ z = 0 ∧ p = 1 ∨ (x + s) ⊕ y ⊕ (z + s) ⊕ p = 0";
    assert_eq!(found("step:k=4,s=1,pass", 0).as_deref(), Some(with_pass));
    // Found by the search. Winning Ways, chapter 4: with {1, 2, 3} the multiples of 4.
    assert_eq!(found("rules:n;move n by 1,2,3", 0).as_deref(), Some("x mod 4 = 0"));
    assert_eq!(found("rules:x y", 0).as_deref(), Some("x ⊕ y = 0"));
    // Two heaps from which 1 or 2 are taken: P-positions are those with the same remainder by 3.
    let same_remainder = found("rules:x y;move x by 1,2;move y by 1,2", 0);
    assert!(matches!(same_remainder.as_deref(), Some("x mod 3 = y mod 3" | "(x − y) mod 3 = 0")), "{same_remainder:?}");
    assert_eq!(found("step:k=1,s=0,pass", 0), None);
}

/// The automata of the values up to this one, and plain recursion on all positions with coordinates below 24, or below 16 if there are
/// four of them.
fn agree_with_recursion(text: &str, value: u16) {
    let rules = ruleset(text);
    let all = proved(text, value, Limits::USUAL);
    let mut judge = Recursion::new(rules);
    let count = rules.rules.count() as u32;
    let side = if count > 3 { 16_u32 } else { 24 };
    let names = Form::of(&rules, DigitOrder::LeastFirst).names();
    for index in 0..side.pow(count) {
        let numbers: Vec<u32> = (0..count).rev().map(|place| index / side.pow(place) % side).collect();
        for (pass, learned) in [false, true].into_iter().flat_map(|pass| all.iter().map(move |set| (pass, set))) {
            let Some(set) = learned.layers.get(usize::from(pass)) else { continue };
            let at = Position { coordinates: Coordinates::new(&numbers).unwrap(), pass };
            let expected = rules.is_legal(at) && judge.value(at).0 == u32::from(learned.value);
            let number = |track| names.iter().zip(&numbers).find(|(name, _)| track_of(**name) == track);
            let holds = set.automaton().holds(|track| number(track).map_or(0, |(_, number)| (*number).into()));
            assert_eq!(holds, expected, "{text} at {at:?}, value {}", learned.value);
        }
    }
}

#[test]
fn rules_of_ones_own_are_learned_and_proved() {
    for (rules, value) in [
        ("rules:a b", 2),
        ("rules:x", 1),
        ("rules:x;move x by 1,2,5", 2),
        ("rules:x y;move x by 1..3;move y by any;pass", 1),
        ("rules:a b;move a by 1..2;move b by 1..2;move a,b by 1", 2),
        // Two knights' moves; and one coordinate by t, the other by 2t or 3t.
        ("rules:x y;move x by 1 and y by 2;move x by 2 and y by 1", 1),
        ("rules:x y;move x by 2*t and y by 3*t;move x by 1", 0),
        ("rules:x y z;z<=1;move x by t and y by 2*t;move z by 1;move x by 3 and z by 1;pass", 0),
        // Some of several.
        ("rules:a b;move some of a,b by 1,2", 2),
        ("rules:a b c;move at most 2 of a,b,c by 1;pass", 1),
        // Amounts that a condition joins.
        ("rules:a b;move a by s and b by t where abs(s-t)<2", 1),
        ("rules:a b;move a by s and b by t where s+2*t<=5 or s=t;move b by 1,2", 1),
        ("rules:n;move n by s where s mod 3 = 1;misere", 1),
        ("rules:a b;b<=a;move a by 1;move a by s and b by t where s+1=t;pass", 0),
        // Amounts that are in sets.
        ("rules:n;move n by powers of 2", 2),
        ("rules:n;move n by all but 2,3,7", 1),
        ("rules:a b;move a by powers of 2;move b by powers of 2;move a,b by 1", 1),
        ("rules:a b;move a by all but 2;move b by all but 1,3;pass", 1),
        // Amounts that are formulas.
        ("rules:a b;move a by a/2,b-3;move b by any", 1),
        ("rules:n;move n by ceil(n/2),2;misere", 1),
        ("rules:a b;b<=3;move a by b,2*b;move b by 1", 1),
        ("rules:a b;b<=3;move a by multiples of 2,b+1;move b by 1,2;pass", 1),
        ("rules:a b;a<=b;move a by 1;move b by b-a;misere", 1),
        ("rules:a b c;b<=floor((a+c)/3)", 0),
        ("rules:a b c;c<=1;b<=a+c", 0),
        ("rules:x y;y<=2*x+1;misere", 1),
        ("rules:x y z;z<=1;move x,z by any;move y by any", 0),
        ("rules:a b;a<=b+2;a<=2*b;move b by 1,2;move a by any", 1),
    ] {
        agree_with_recursion(rules, value);
    }
}

#[test]
fn rules_whose_bounds_name_each_other_are_learned_and_proved() {
    for (rules, value) in [
        // With a third coordinate that names them or is named.
        ("rules:x y;x<=2*y+1;y<=2*x+1", 1),
        ("rules:x y;x<=2*y;y<=x+1;misere", 1),
        ("rules:a b;a<=b+1;b<=a+1;move a by 1,2;move b by any;pass", 0),
        ("rules:x y z;x<=y+1;y<=x+1;z<=x", 0),
        ("rules:x y z;x<=y+z;y<=x+1;z<=1", 0),
        ("rules:x y z;x<=y+1;y<=z+1;z<=x+1;move x by 1;move y by 1;move z by 1", 0),
    ] {
        agree_with_recursion(rules, value);
    }
}

/// E. H. Moore, A generalization of the game called nim, Annals of Math. 11 (1910). Of three piles at most two are lowered: in each place the
/// sum of the binary digits is 0 or 3 if and only if the piles are equal.
#[test]
fn moores_nim_is_proved_for_all_piles() {
    let verdict = |rules: &str, sentence: &str| verdict(rules, automaton(sentence, DigitOrder::LeastFirst));
    let [two, three] = ["at most 2", "some"].map(|count| format!("rules:a b c;move {count} of a,b,c by any"));
    assert!(matches!(verdict(&two, "x = y and y = z"), SetVerdict::Proved { .. }));
    assert!(matches!(verdict(&three, "x = 0 and y = 0 and z = 0"), SetVerdict::Proved { .. }));
    assert!(matches!(verdict(&two, "x ^ y ^ z = 0"), SetVerdict::Wrong(Some(_))));
    assert!(matches!(verdict(&three, "x = y and y = z"), SetVerdict::Wrong(Some(_))));
}
