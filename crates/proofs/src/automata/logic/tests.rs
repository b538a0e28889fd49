//! Sentences and formulas compared with enumeration.

mod random;
mod refusals;

use crate::automata::logic::{Answer, Compiler, Question, Refusal, Scope, Sentence};
use crate::automata::{Budget, DigitOrder, Plan, Run, Track};
use maths::expressions::{Number, Truth, Variable};

fn asked(text: &str, order: DigitOrder) -> Result<Answer, Refusal> {
    let sentence: Sentence = text.parse()?;
    let mut question = Question::new(&sentence, &[order], Budget::USUAL)?;
    loop {
        if let Some(answer) = question.advance(1 << 20).unwrap() {
            return Ok(answer);
        }
    }
}

#[track_caller]
fn is_so(text: &str, wanted: bool, numbers: &[u64]) {
    for order in DigitOrder::ALL {
        let (is_true, found) = match asked(text, order).unwrap_or_else(|refusal| panic!("{text}: {refusal}")) {
            Answer::True(numbers) => (true, numbers),
            Answer::False(numbers) => (false, numbers),
        };
        let found: Vec<u64> = found.into_iter().map(|(_, number)| number).collect();
        assert_eq!((is_true, &found[..]), (wanted, numbers), "{text}, {order:?}");
    }
}

#[test]
fn sentences_that_are_known() {
    is_so("for all x, y: (x ^ y) ^ y = x", true, &[]);
    is_so("for all x, y: x ^ y ≤ x + y", true, &[]);
    is_so("∀x, y: (x ⊕ y = x + y) ⇔ (x & y = 0)", true, &[]);
    is_so("for all x, y: x + y = (x ^ y) + 2(x & y)", true, &[]);
    is_so("for all x, y: x | y = x + y", false, &[1, 1]);
    is_so("exists x: x > 0 and x & (x - 1) = 0 and x mod 3 = 2", true, &[2]);
    is_so("exists x: x & (x - 1) = 0 and x > 0 and x mod 7 = 6", false, &[]);
    is_so("for all x: exists y: x = 2y or x = 2y + 1", true, &[]);
    is_so("exists y: for all x: x ≤ y", false, &[]);
    is_so("for all x: x > 5 implies exists y: y < x and y > 4", true, &[]);
    is_so("for all x, y: x < y implies exists z: x < z and z < y", false, &[0, 1]);
    is_so("not exists x, y: 6x + 9y = 100", true, &[]);
    is_so("for all x: (exists y: 3y = x) if and only if x mod 3 = 0", true, &[]);
    is_so("1 + 1 = 2", true, &[]);
    is_so("not (1 = 1)", false, &[]);
    is_so("exists x, y: mex(x, y) = 2", true, &[0, 1]);
    is_so("exists x, y: mex(x, y) = 3", false, &[]);
    is_so("for all x, y: mex(x, y) ≤ 2", true, &[]);
}

/// Of no conditions all hold, and none does.
#[test]
fn no_conditions_hold_everywhere_and_no_number_is_among_none() {
    let mut plan = Plan::new();
    let mut compiler = Compiler::new(&mut plan, Scope::empty());
    let everywhere = compiler.sought(Vec::new(), Track(Scope::FIRST_FREE)).unwrap();
    let nowhere = compiler.truth(&Truth::Among(Box::new(Number::Constant(0)), Vec::new())).unwrap();
    for (step, wanted) in [(everywhere, true), (nowhere, false)] {
        let mut run = Run::new(plan.clone(), &[step], DigitOrder::MostFirst, Budget::USUAL);
        run.finish().unwrap();
        assert_eq!(run.automaton(step).map(|it| it.holds(|_| 0)), Some(wanted));
    }
}

/// a·x + b·y takes every value from (a − 1)(b − 1) on, and not the one before (Sylvester 1884).
#[test]
fn the_frobenius_problem_of_two_coins() {
    for (a, b) in [(2u64, 3), (5, 7), (12, 17), (29, 30), (61, 64)] {
        let largest = a * b - a - b;
        is_so(&format!("for all z: z > {largest} implies exists x, y: {a}x + {b}y = z"), true, &[]);
        is_so(&format!("for all z: z >= {largest} implies exists x, y: {a}x + {b}y = z"), false, &[largest]);
    }
}

/// Three coins 6, 9 and 20: the largest amount that they do not make is 43.
#[test]
fn the_frobenius_problem_of_three_coins() {
    is_so("for all s: s > 43 implies exists x, y, z: 6x + 9y + 20z = s", true, &[]);
    is_so("exists x, y, z: 6x + 9y + 20z = 43", false, &[]);
}

/// With every shift a, b of nim-sums by numbers, negative ones in two's complement.
#[test]
fn negative_numbers_are_in_twos_complement() {
    is_so("for all x, y: (0 - 1 - x) ^ (0 - 1 - y) = x ^ y", true, &[]);
    is_so("for all x: (x - 1) ^ (0 - x) = 0 - 1", true, &[]);
    is_so("for all x, y: (x - 1) ^ (y - 1) = x ^ y", false, &[0, 1]);
    is_so("for all x: (0 - x) mod 4 = (4 - x mod 4) mod 4", true, &[]);
    is_so("for all x: floor((0 - x)/3) = 0 - ceil(x/3)", true, &[]);
}

#[test]
fn an_answer_gives_the_numbers_of_its_names() {
    let Ok(Answer::False(numbers)) = asked("for all z, x: x ≥ z", DigitOrder::MostFirst) else {
        panic!("it is false")
    };
    assert_eq!(numbers, [(Variable::Z, 1), (Variable::X, 0)]);
}
