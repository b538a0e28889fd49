//! Sentences that are refused, with the place and the reason.

use super::asked;
use crate::automata::DigitOrder;
use crate::automata::logic::{Reason, Why};
use maths::expressions::Formula;

#[track_caller]
fn refused(text: &str, place: usize, message: &str) {
    let refusal = asked(text, DigitOrder::MostFirst).expect_err(text);
    assert!(refusal.to_string().contains(message), "{text}: {refusal}");
    assert_eq!(refusal.at.start, place, "{text}: {refusal}");
}

#[test]
fn what_is_not_decidable_is_refused() {
    refused("for all x, y: x * y = y * x", 14, "“x*y”: Product");
    refused("for all x: x > 3 implies exists y: y % x = 1", 35, "“y%x”: VaryingDivisor");
    refused("for all x: x / 0 = 1", 11, "DivisionByZero");
    refused("for all x, y: x << y = 1", 14, "VaryingShift");
    refused("for all x: x << (0 - 1) = 1", 11, "NegativeShift");
    refused("for all x: (x/2) ^ 1 = 3", 11, "Fraction");
    refused("for all x: mex(x/2, 1) = 0", 11, "Fraction");
    refused("for all x: G(x, x, x) = 0", 11, "Grundy");
    refused("for all x: x = y", 11, "“y”: Name");
    refused("k = 3", 0, "“k”: Name");
    refused("for all x: x * 4611686018427387903 * 4 = 1", 11, "TooLarge");
    refused("for all x, y, z, p, k, s, a, b: x ^ y ^ z ^ p ^ k ^ s ^ a = b + 1", 32, "TooManyNumbers");
}

#[test]
fn what_is_no_sentence_is_refused() {
    refused("", 0, "ValueExpected");
    refused("for all", 7, "NamesExpected");
    refused("for all x", 9, "NamesExpected");
    refused("for all x y: x = y", 10, "NamesExpected");
    refused("exists 3: x = 3", 7, "NamesExpected");
    refused("for all n: n = n", 8, "UnknownName");
    refused("for all x: x + 1", 11, "Number");
    refused("for all x: x = 1 implies", 24, "ValueExpected");
    refused("for all x: (x = 1 implies x = 1", 18, "Expected");
    refused("for all x: x + (exists y: y = x) = 1", 16, "QuantifierHere");
    refused("for all x: x = $", 15, "UnknownCharacter");
}

#[test]
fn ten_kilobytes_of_nonsense_are_refused_at_once() {
    let nested = |open: &str, close: &str| [&open.repeat(4000), "1 = 1", &close.repeat(4000)].concat();
    let texts = [
        nested("(", ")"),
        nested("not ", ""),
        nested("∃x:", ""),
        "for all ".repeat(1200),
        "x = 1 implies ".repeat(700),
        "exists x: x = 1 and ".repeat(500),
        "∀∃⇒⇔(){}".repeat(400),
        "x".repeat(Formula::LONGEST + 1),
    ];
    for text in texts {
        assert!(asked(&text, DigitOrder::MostFirst).is_err());
    }
}

#[test]
fn a_part_that_is_refused_is_quoted() {
    let refusal = asked("for all x, y: 3 + x*(y + 1) > 2", DigitOrder::MostFirst).unwrap_err();
    let Reason::Undecidable(undecidable) = refusal.reason else { panic!("{refusal:?}") };
    assert_eq!((undecidable.part.as_str(), undecidable.why), ("x*(y+1)", Why::Product));
}
