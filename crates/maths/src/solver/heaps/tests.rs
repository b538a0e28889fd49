use super::{Digit, HeapRules, Left, Mistake, Pair, Reckoning, obvious, read, winning};
use crate::values::Amounts;
use proptest::prelude::*;

fn rules(text: &str) -> HeapRules {
    read(text).unwrap_or_else(|mistakes| panic!("{text}: {mistakes:?}"))
}

fn mistakes(text: &str) -> Vec<Mistake> {
    read(text).unwrap_err().0
}

fn reckoned(rules: &HeapRules, largest: usize) -> Vec<u32> {
    let mut reckoning = Reckoning::new(rules.clone());
    while reckoning.values().len() <= largest {
        reckoning.advance();
    }
    reckoning.values().to_vec()
}

#[test]
fn codes_and_moves_are_two_ways_to_say_the_same() {
    for (code, moves) in [
        ("0.77", "move n by 1,2; move n by 1,2 into a+b"),
        ("octal 0.03003030", "move n by 2,5,7"),
        ("rules: octal .3…", "heaps: move n by any"),
        ("4.3...", "move n by any; move n into a+b"),
        ("４.０", "move n into a+b"),
    ] {
        let by_code = if code == "octal 0.03003030" { rules("0.0300303") } else { rules(code) };
        assert_eq!(by_code, rules(moves), "{code}");
        assert_eq!(rules(&by_code.to_string()), by_code, "{by_code}");
    }
    for text in ["move n by all but 2,3,7", "move n by 4; move n by squares", "move n by primes; move n by 1 into a+b"]
    {
        assert_eq!(rules(&rules(text).to_string()), rules(text), "{text}");
    }
    assert_eq!(rules("move n by all but 2"), rules("0.303…"));
    let grundy = rules("move heap into a+b where b ≠ a");
    assert_eq!(grundy.digit(0), Digit { two: Some(Pair::Unequal), ..Digit::default() });
    assert_eq!((grundy.octal(), grundy.to_string().as_str()), (None, "move n into a+b where a != b"));
}

#[test]
fn a_text_that_is_no_rules_is_refused_with_all_reasons() {
    assert_eq!(mistakes("  "), [Mistake::Empty]);
    assert_eq!(mistakes("1.79"), [Mistake::First('1'), Mistake::NotOctal('9')]);
    assert_eq!(mistakes("04.7"), [Mistake::First('4')]);
    assert_eq!(mistakes("0.77…"), [Mistake::Repeated('7')]);
    assert_eq!(mistakes("0.000"), [Mistake::NoMove]);
    assert_eq!(mistakes(&format!("0.{}", "1".repeat(41))), [Mistake::TooManyDigits(41)]);
    assert_eq!(mistakes("move n by 0"), [Mistake::TakesNothing]);
    for endless in ["any", "all but 2", "primes", "squares"] {
        assert_eq!(mistakes(&format!("move n by {endless} into a+b")), [Mistake::AnyInto]);
    }
    assert_eq!(mistakes("move n by all but 2,x"), [Mistake::Amount("x".into())]);
    assert_eq!(mistakes("move n by 1,-2,x"), [Mistake::Amount("-2".into()), Mistake::Amount("x".into())]);
    assert_eq!(mistakes("move n by 10001"), [Mistake::TooLarge("10001".into())]);
    assert_eq!(mistakes("move n by 99999999999999999999"), [Mistake::TooLarge("99999999999999999999".into())]);
    for clause in ["hop n", "move n into a+a", "move n into a+b where a != c", "move n by 1 where a", "move n"] {
        assert!(matches!(mistakes(clause)[0], Mistake::Clause(_) | Mistake::Amount(_)), "{clause}");
    }
    assert_eq!(mistakes("skip; move n by 0").len(), 2);
    assert_eq!(mistakes(&"x".repeat(100_001)), [Mistake::TooLong(100_001)]);
    let million = "1,".repeat(49_000);
    assert_eq!(mistakes(&format!("move n by {million}")).len(), 1);
}

/// R. K. Guy and C. A. B. Smith, *The G-values of various games*, 1956: Kayles repeats 4 1 2 8 1 4 7 2 1 8 2 7 from 72 on.
#[test]
fn kayles_has_its_published_values() {
    let values = reckoned(&rules("0.77"), 5_000);
    assert_eq!(values[..13], [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4]);
    for (heap, &value) in values.iter().enumerate().skip(72) {
        assert_eq!(value, [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7][heap % 12], "{heap}");
    }
}

#[test]
fn a_winning_move_leaves_the_nim_sum_zero_and_there_is_one_if_the_sum_is_not_zero() {
    for text in ["0.77", "0.07", "move n by 2,5,7", "move n into a+b where a != b", "4.3…"] {
        let rules = rules(text);
        let values = obvious::values(&rules, 20);
        for heaps in (0..=12).flat_map(|a| (0..=12).map(move |b| [a, b])) {
            let sum = values[heaps[0]] ^ values[heaps[1]];
            let moves = winning(&rules, &heaps, &values, 100);
            assert_eq!(moves.is_empty(), sum == 0, "{text}: {heaps:?}");
            for found in moves {
                let (size, other) = (heaps[found.heap], heaps[1 - found.heap]);
                let (left, value) = match found.left {
                    Left::Nothing => (0, 0),
                    Left::One(rest) => (rest, values[rest]),
                    Left::Two(first, second) => (first + second, values[first] ^ values[second]),
                };
                assert_eq!((left + found.taken, value), (size, values[other]), "{text}: {heaps:?}");
            }
        }
    }
}

fn any_rules() -> impl Strategy<Value = HeapRules> {
    let digit =
        (any::<bool>(), any::<bool>(), prop_oneof![Just(None), Just(Some(Pair::Any)), Just(Some(Pair::Unequal))])
            .prop_map(|(nothing, one, two)| Digit { nothing, one, two });
    let first = prop_oneof![Just(None), Just(Some(Pair::Any)), Just(Some(Pair::Unequal))];
    let beyond = (any::<bool>(), any::<bool>()).prop_map(|(nothing, one)| Digit { nothing, one, two: None });
    let sets = prop_oneof![3 => Just(Vec::new()), 1 => prop::sample::subsequence(Amounts::ALL.to_vec(), 1..=2)];
    let beyond = prop_oneof![3 => Just(Digit::default()), 1 => beyond];
    (first, prop::collection::vec(digit, 0..6), beyond, sets).prop_filter_map(
        "no move",
        |(two, mut digits, beyond, sets)| {
            digits.insert(0, Digit { two, ..Digit::default() });
            HeapRules::with_sets(digits, beyond, sets)
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn the_sparse_space_finds_what_the_obvious_algorithm_finds(rules in any_rules()) {
        prop_assert_eq!(reckoned(&rules, 400), obvious::values(&rules, 400));
    }

    #[test]
    fn octal_rules_can_be_written_and_read(rules in any_rules()) {
        if let Some(code) = rules.octal() {
            prop_assert_eq!(read(&code), Ok(rules));
        }
    }
}
