//! Sentences that are refused, with the place and the reason.

use super::asked;
use crate::automata::DigitOrder;
use crate::expressions::Formula;
use crate::logic::Reason;
use crate::logic::Why;

#[track_caller]
fn refused(text: &str, place: usize, message: &str) {
    let refusal = asked(text, DigitOrder::MostFirst).expect_err(text);
    assert!(refusal.to_string().contains(message), "{text}: {refusal}");
    assert_eq!(refusal.at.start, place, "{text}: {refusal}");
}

#[test]
fn what_is_not_decidable_is_refused() {
    refused("for all x, y: x * y = y * x", 14, "“x*y”: two numbers that vary are multiplied");
    refused("for all x: x > 3 implies exists y: y % x = 1", 35, "“y%x”: the divisor varies");
    refused("for all x: x / 0 = 1", 11, "the divisor is 0");
    refused("for all x, y: x << y = 1", 14, "the number of places varies");
    refused("for all x: x << (0 - 1) = 1", 11, "the number of places is negative");
    refused("for all x: (x/2) ^ 1 = 3", 11, "this can be a fraction");
    refused("for all x: G(x, x, x) = 0", 11, "Grundy values are not known");
    refused("for all x: x = y", 11, "“y”: no quantifier brings in this name");
    refused("k = 3", 0, "“k”: no quantifier brings in this name");
    refused("for all x: x * 4611686018427387903 * 4 = 1", 11, "too large");
    refused("for all x, y, z, p, k, s, a, b: x ^ y ^ z ^ p ^ k ^ s ^ a = b + 1", 32, "more than 8 numbers");
}

#[test]
fn what_is_no_sentence_is_refused() {
    refused("", 0, "a number, a name or an opening bracket");
    refused("for all", 7, "names and a colon should follow");
    refused("for all x", 9, "names and a colon should follow");
    refused("for all x y: x = y", 10, "names and a colon should follow");
    refused("exists 3: x = 3", 7, "names and a colon should follow");
    refused("for all n: n = n", 8, "means nothing here");
    refused("for all x: x + 1", 11, "something true or false");
    refused("for all x: x = 1 implies", 24, "a number, a name or an opening bracket");
    refused("for all x: (x = 1 implies x = 1", 18, "should stand here");
    refused("for all x: x + (exists y: y = x) = 1", 16, "cannot be a part of a number");
    refused("for all x: x = $", 15, "formulas have no character “$”");
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
