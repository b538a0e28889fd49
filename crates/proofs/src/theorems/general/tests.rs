mod conditions;
mod refusals;

use super::{Answer, Covered, General, Others, Template};
use crate::theorems::shifts::{Cell, Shape};
use maths::expressions::Formula;
use maths::formulas::{Interpreter, KnownValues};
use maths::games::{Position, Ruleset, Witness};
use maths::solver::Recursion;
use maths::values::Outcome;
use std::collections::HashMap;

/// The smallest legal position with x and z below a bound at which a formula is wrong, by plain recursion.
fn first_wrong(ruleset: Ruleset, formula: &Formula, bound: u32) -> Option<Witness> {
    let Formula::Truth(truth) = formula else { panic!("{formula}") };
    let (values, mut known) = (Interpreter { ruleset, values: KnownValues::None }, HashMap::new());
    let mut is_p = |at| Recursion::outcome(ruleset, at, &mut known) == Outcome::P;
    let wrong = legal(&ruleset, bound).filter(|at| values.truth(truth, *at).unwrap() != is_p(*at));
    wrong.map(|at| Witness::at(ruleset, at)).min_by_key(|at| at.size())
}

/// All legal positions with x and z below a bound, with and without the pass if there is one.
fn legal(ruleset: &Ruleset, bound: u32) -> impl Iterator<Item = Position> {
    let Ruleset { rules, pass: has_pass, .. } = *ruleset;
    (0..bound).flat_map(move |x| (0..bound).map(move |z| (x, z))).flat_map(move |(x, z)| {
        let layers = [false, true].into_iter().filter(move |pass| has_pass || !pass);
        (0..=rules.rim(x, z)).flat_map(move |y| layers.clone().map(move |pass| Position::new(x, y, z).with_pass(pass)))
    })
}

fn read(rules: &str) -> Ruleset {
    rules.parse().unwrap_or_else(|problems| panic!("{rules}: {problems}"))
}

/// Rulesets about which a theorem speaks, in an order that begins with small numbers.
fn family(theorem: General) -> Vec<Ruleset> {
    let cells = |shape, pass, misere| {
        let numbers = (1..100).flat_map(|sum| (1..=sum).map(move |k| (k, sum - k)));
        numbers.filter_map(move |(k, s)| Cell { shape, pass, misere, k, s }.ruleset()).collect::<Vec<_>>()
    };
    let typed = |texts: Vec<String>| texts.iter().map(|text| read(text)).collect::<Vec<_>>();
    let late = |k: u32, n: u32| format!("bar:rim=max(floor((x+z-{n})/{k}),0)");
    // The slopes that the search of the foundry found, and more of the family.
    let family = |i: u32| (i + 1..i + 5).map(move |n| ((1_i64 << i) - 1, (1_i64 << (n + 1)) - (1 << i) - 1));
    let slopes: Vec<(i64, i64)> = [(5, 37), (3, 59), (7, 55)].into_iter().chain((2..5).flat_map(family)).collect();
    let all = match theorem {
        General::Offsets => cells(Shape::Triangle, false, false),
        General::StepPass => cells(Shape::Step, true, false),
        General::StepOffsets => cells(Shape::Step, false, false),
        General::PassOffsets | General::PassOffsets3 | General::NextPass | General::HighPass => {
            cells(Shape::Triangle, true, false)
        }
        General::Misere => [cells(Shape::Triangle, false, true), cells(Shape::Step, false, true)].concat(),
        General::MiserePass => [cells(Shape::Triangle, true, true), cells(Shape::Step, true, true)].concat(),
        General::Late => typed((3..20).step_by(4).flat_map(|k| (2..20).step_by(2).map(move |n| late(k, n))).collect()),
        General::LateOffset => typed((5..30).step_by(4).flat_map(|k| (1..9).map(move |n| late(k, n))).collect()),
        General::LateSlopes => {
            let text = |a: i64, d: i64, n: i64| format!("bar:rim=max(floor(({a}*x+{a}*z-{n})/{d}),0)");
            let of = |(a, d): (i64, i64)| {
                (1..5).flat_map(move |i| [2 * a * i - a, 2 * a * i - a - 1].map(|n| text(a, d, n)))
            };
            typed(slopes.into_iter().flat_map(of).collect())
        }
        General::Slopes => {
            let text = |a: i64, d: i64, c: i64| format!("bar:rim=floor(({a}*x+{a}*z+{c})/{d})");
            // With a common divisor as well.
            let of = |(a, d): (i64, i64)| [text(a, d, a), text(a, d, a + 1), text(2 * a, 2 * d, 2 * a + 1)];
            typed(slopes.into_iter().flat_map(of).collect())
        }
        General::Orbit => {
            let rims = (0..3).flat_map(|a| (a..4).flat_map(move |b| (0..6).map(move |c| (a, b, c))));
            typed(
                rims.flat_map(|(a, b, c)| (1..24).map(move |d| format!("bar:rim=floor(({a}*x+{b}*z+{c})/{d})")))
                    .collect(),
            )
        }
        General::Sharing => typed(vec!["sharing".into()]),
    };
    let is_of = |covered: &Covered| covered.theorem() == theorem || covered.misere() == Some(theorem);
    all.into_iter().filter(|ruleset| Covered::of(ruleset).is_some_and(|covered| is_of(&covered))).collect()
}

/// Thirty bars of each family, or all that there are.
fn sample(theorem: General) -> Vec<Ruleset> {
    let all = family(theorem);
    let step = (all.len() / 30).max(1);
    all.into_iter().step_by(step).take(30).collect()
}

#[test]
fn every_rule_is_that_of_plain_recursion() {
    for theorem in General::ALL.into_iter().filter(|theorem| *theorem != General::Sharing) {
        let sample = sample(theorem);
        // A rim whose orbit is closed and about which no other theorem speaks is rare.
        assert!(sample.len() >= if theorem == General::Orbit { 4 } else { 30 }, "{theorem:?}: {}", sample.len());
        for ruleset in sample {
            let formula = Covered::of(&ruleset).unwrap().formula().unwrap();
            let wrong = first_wrong(ruleset, &formula.parse().unwrap(), 14);
            assert_eq!(wrong, None, "{theorem:?} {ruleset} {formula}");
        }
    }
}

/// The formula is found again as an instance of the theorem.
#[test]
fn rules_are_instances_of_their_theorem() {
    for theorem in General::ALL.into_iter().filter(|theorem| *theorem != General::Sharing) {
        for ruleset in sample(theorem) {
            let covered = Covered::of(&ruleset).unwrap();
            let template = Template::read(&ruleset.to_string(), &covered.formula().unwrap()).unwrap();
            assert_eq!(template.at_once(), Some(covered), "{ruleset}");
        }
    }
}

/// A number that is added to one coordinate, or another sum, makes the formula wrong, and the smallest position at which it is wrong is
/// named.
#[test]
fn planted_mistakes_are_found_at_the_smallest_position() {
    let mut tried = 0;
    for theorem in General::ALL.into_iter().filter(|theorem| *theorem != General::Sharing) {
        for ruleset in sample(theorem).into_iter().take(4) {
            let right = Covered::of(&ruleset).unwrap().formula().unwrap();
            for wrong in [right.replacen("⊕ y", "⊕ (y + 1)", 1), right.replacen("= 0", "= 1", 1)] {
                if wrong == right || ruleset.pass && !wrong.contains("y + 1") {
                    continue;
                }
                let template = Template::read(&ruleset.to_string(), &wrong).unwrap();
                let first = first_wrong(ruleset, &wrong.parse().unwrap(), 10);
                let Answer::Fails(breaks) = template.answer() else { panic!("{ruleset} {wrong}") };
                assert_eq!(Some(breaks.at), first, "{ruleset} {wrong}");
                tried += 1;
            }
        }
    }
    assert!(tried > 60, "{tried}");
}

/// Written in another way, or as the papers write it with k and s, a rule is an instance as well.
#[test]
fn formulas_are_recognised_however_they_are_written() {
    for (rules, formula, theorem) in [
        ("triangle:k=7", "x ⊕ z = y", General::Offsets),
        ("triangle:k=5", "(z − 1) ⊕ y ⊕ (x + 1 − 2) = 0", General::Offsets),
        ("step:k=6,s=3", "(x + s) ⊕ y ⊕ (s + z) = 0", General::StepOffsets),
        (
            "bar:rim=floor((2*x+2*z+3)/14)",
            "x ⊕ y ⊕ z ⊕ 5 = 5 ⊕ 1 and x < 0 or (x + 1) ⊕ y ⊕ (z + 1) = 0",
            General::Offsets,
        ),
        (
            "step:k=4,s=3,pass",
            "x = 0 and y = 0 and z = 0 and p = 1 or (x + s) ⊕ y ⊕ (z + s) ⊕ p = 0",
            General::StepPass,
        ),
    ] {
        let answer = Template::read(rules, formula).unwrap().answer();
        assert!(matches!(&answer, Answer::Covered(covered, _) if covered.theorem() == theorem), "{rules} {answer:?}");
    }
}

/// Sharing Nim has the rule of Theorem 2 of its paper: automata prove a formula for it, and find the counterexample of another.
#[test]
fn sharing_nim_is_covered_by_its_theorem() {
    let statement = maths::claims::Claim::Sharing2.statement(&maths::claims::Claim::Sharing2.parameters()).unwrap();
    let template = Template::read("sharing", &statement.formula).unwrap();
    assert!(matches!(template.answer(), Answer::Covered(Covered::Sharing, Others::NoClass)), "{:?}", template.answer());
    let wrong = Template::read("sharing", "x ⊕ y ⊕ z = 0").unwrap();
    // (0, 0, 1) has one token, which cannot be moved, so it is a P-position.
    let Answer::Fails(breaks) = wrong.answer() else { panic!() };
    assert_eq!(breaks.at.to_string(), "sharing:0,0,1");
}
