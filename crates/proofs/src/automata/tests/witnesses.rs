//! The smallest tuple compared with enumeration, and the shortest word.

use super::{X, Y, Z, linear, made, nim_sum};
use crate::automata::{Connective, DigitOrder, NumbersTooLong, Plan};

/// The smallest tuple by largest number, sum and numbers.
fn by_enumeration(is_in: impl Fn([u64; 3]) -> bool) -> Option<Vec<u64>> {
    let all = (0..32).flat_map(|x| (0..32).flat_map(move |y| (0..32).map(move |z| [x, y, z])));
    let smallest = all
        .filter(|numbers| is_in(*numbers))
        .min_by_key(|numbers| (numbers.iter().copied().max(), numbers.iter().sum::<u64>(), *numbers));
    smallest.map(|numbers| numbers.to_vec())
}

#[test]
fn the_smallest_tuple_is_the_one_that_enumeration_finds() {
    for order in DigitOrder::ALL {
        let cases =
            [([1, 1, -3], 1, 40), ([-2, 5, 1], 9, 9), ([3, -1, -1], 4, 4), ([1, 2, 3], 50, 60), ([-5, 7, -3], 2, 3)];
        for (c @ [a, b, d], least, most) in cases {
            let mut plan = Plan::new();
            let sum = linear(&mut plan, &[(X, a), (Y, b), (Z, d)], Some(least), Some(most));
            let parity = nim_sum(&mut plan, &[X, Y, Z]);
            let set = plan.both(Connective::Without, sum, parity).unwrap();
            let wanted = by_enumeration(|numbers| {
                let sum: i64 = (0..3).map(|i| c[i] * numbers[i] as i64).sum();
                (least..=most).contains(&sum) && numbers[0] ^ numbers[1] ^ numbers[2] != 0
            });
            assert!(wanted.is_some());
            assert_eq!(made(&plan, set, order).smallest(), Ok(wanted), "{order:?}");
        }
    }
}

#[test]
fn an_empty_set_has_no_smallest_tuple() {
    for order in DigitOrder::ALL {
        let mut plan = Plan::new();
        let id = linear(&mut plan, &[(X, 2), (Y, -2)], Some(1), Some(1));
        let automaton = made(&plan, id, order);
        assert!(automaton.is_empty());
        assert_eq!((automaton.shortest(), automaton.smallest()), (None, Ok(None)));
        let id = linear(&mut plan, &[], Some(0), None);
        assert_eq!(made(&plan, id, order).smallest(), Ok(Some(vec![])));
    }
}

#[test]
fn the_shortest_word_has_as_many_digits_as_the_largest_number() {
    for order in DigitOrder::ALL {
        let mut plan = Plan::new();
        let id = linear(&mut plan, &[(X, 1)], Some(1000), Some(1000));
        assert_eq!(made(&plan, id, order).shortest().map(|word| word.len()), Some(10));
        let mut above = linear(&mut plan, &[(Y, 1), (X, -(1 << 8))], Some(0), Some(0));
        let not_zero = linear(&mut plan, &[(X, 1)], Some(1 << 10), None);
        above = plan.both(Connective::And, above, not_zero).unwrap();
        assert_eq!(made(&plan, above, order).smallest(), Ok(Some(vec![1 << 10, 1 << 18])));
    }
}

#[test]
fn numbers_of_more_digits_than_there_can_be_are_refused() {
    let mut plan = Plan::new();
    let large = linear(&mut plan, &[(X, 1)], Some(1 << 60), None);
    // Least significant digit first, large bounds cost little.
    let order = DigitOrder::LeastFirst;
    assert_eq!(made(&plan, large, order).smallest(), Ok(Some(vec![1 << 60])));
    let product = linear(&mut plan, &[(Y, 1), (X, -(1 << 8))], Some(0), Some(0));
    let both = plan.both(Connective::And, large, product).unwrap();
    assert_eq!(made(&plan, both, order).smallest(), Err(NumbersTooLong));
}
