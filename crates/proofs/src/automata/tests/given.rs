//! Automata from tables, and read from their end.

use super::{X, Y, Z, linear, made, nim_sum};
use crate::automata::{Automaton, Budget, Connective, DigitOrder, Given, Plan, Step, Tracks};
use std::rc::Rc;

/// Nim-sum 0 below the rim of T(3).
fn set(order: DigitOrder) -> Automaton {
    let mut plan = Plan::new();
    let equal = nim_sum(&mut plan, &[X, Y, Z]);
    let below = linear(&mut plan, &[(X, 1), (Z, 1), (Y, -3)], Some(0), None);
    let both = plan.both(Connective::And, equal, below).unwrap();
    made(&plan, both, order)
}

#[test]
fn an_automaton_that_is_reversed_is_that_of_the_other_order() {
    let [most, least] = DigitOrder::ALL.map(set);
    assert_eq!(most.reversed(&Budget::USUAL).as_ref(), Some(&least));
    assert_eq!(least.reversed(&Budget::USUAL).as_ref(), Some(&most));
    assert_eq!(most.reversed(&Budget { states: 2, ..Budget::USUAL }), None);
}

#[test]
fn a_given_set_is_a_step_in_both_orders_or_stops_where_it_is_too_large() {
    for order in DigitOrder::ALL {
        let mut plan = Plan::new();
        let given = Given::new(set(DigitOrder::LeastFirst), &Budget::USUAL);
        let step = plan.add(Step::Given(Rc::new(given))).unwrap();
        assert_eq!(made(&plan, step, order), set(order));
    }
    let mut plan = Plan::new();
    let given = Given::new(set(DigitOrder::LeastFirst), &Budget { states: 2, ..Budget::USUAL });
    let step = plan.add(Step::Given(Rc::new(given))).unwrap();
    let mut run = crate::automata::Run::new(plan, &[step], DigitOrder::MostFirst, Budget::USUAL);
    let stopped = run.finish().unwrap_err();
    assert_eq!((stopped.step, stopped.states, stopped.bytes), (0, Budget::USUAL.states, 0));
}

#[test]
fn tables_become_the_least_automaton_unless_they_do_not_fit_or_count_zeros() {
    let xy = || Tracks::new([X]);
    let made = |order, next: &[u32], accepting: &[bool]| {
        Automaton::from_tables(order, xy(), next.to_vec(), accepting.to_vec())
    };
    // The set of odd x, with one state too many.
    let odd = made(DigitOrder::MostFirst, &[0, 1, 2, 1, 2, 1], &[false, true, false]).unwrap();
    assert_eq!(odd.count(), 2);
    assert!((0..9).all(|x| odd.holds(|_| x) == (x % 2 == 1)));
    assert_eq!(made(DigitOrder::MostFirst, &[0, 1, 2], &[false, true]), None);
    assert_eq!(made(DigitOrder::MostFirst, &[0, 2, 1, 1], &[false, true]), None);
    // The set of words with an odd number of letters, whatever they are.
    for order in DigitOrder::ALL {
        assert_eq!(made(order, &[1, 1, 0, 0], &[false, true]), None);
    }
}

#[test]
fn the_text_for_walnut_has_a_number_system_and_a_line_for_every_letter() {
    let odd = Automaton::from_tables(
        DigitOrder::LeastFirst,
        Tracks::new([X]),
        vec![1, 2, 1, 1, 2, 2],
        vec![false, false, true],
    );
    let text = odd.unwrap().walnut();
    assert_eq!(text, "lsd_2\n\n0 0\n0 -> 1\n1 -> 2\n\n1 0\n0 -> 1\n1 -> 1\n\n2 1\n0 -> 2\n1 -> 2\n");
    let text = set(DigitOrder::MostFirst).walnut();
    assert!(text.starts_with("msd_2 msd_2 msd_2\n\n0 1\n0 0 0 -> 0\n1 0 0 -> "), "{text}");
    assert_eq!(text.matches("->").count(), 8 * set(DigitOrder::MostFirst).count());
}

#[test]
fn a_text_for_walnut_that_is_damaged_is_refused_and_the_line_is_named() {
    let xy = || Tracks::new([X, Y]);
    let text =
        "lsd_2 lsd_2\n\n0 1\n0 0 -> 0\n1 0 -> 1\n0 1 -> 1\n1 1 -> 0\n\n1 0\n0 0 -> 1\n1 0 -> 1\n0 1 -> 1\n1 1 -> 1\n";
    // x = y: the P-positions of Nim with two piles.
    let equal = Automaton::from_walnut(text, xy()).unwrap();
    assert!(
        (0..64).all(|both| equal.holds(|track| if track == X { both / 8 } else { both % 8 }) == (both / 8 == both % 8))
    );
    for (part, other, sentence) in [
        ("lsd_2 lsd_2", "lsd_2", "line 1 should be “msd_2 msd_2” or “lsd_2 lsd_2”"),
        ("0 0 -> 0", "0 1 -> 0", "line 4: the letters of a state have to follow each other"),
        ("1 1 -> 0", "1 1 -> no", "line 7, “1 1 -> no”, cannot be read"),
        ("1 0\n0 0 -> 1", "2 0\n0 0 -> 1", "line 9, “2 0”, cannot be read"),
        ("1 0\n0 0 -> 1", "1 2\n0 0 -> 1", "line 9, “1 2”, cannot be read"),
    ] {
        assert_eq!(Automaton::from_walnut(&text.replacen(part, other, 1), xy()), Err(sentence.to_owned()), "{part}");
    }
}
