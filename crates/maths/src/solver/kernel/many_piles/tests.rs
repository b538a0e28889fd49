//! The kernel compared with plain recursion over piles in any order, with the values of all options, and with the table of Sharing Nim.

use super::judge::{FORMS, Recursion, finish, follows_from_its_options, full, games, lists, passes, value_from};
use super::{LinePlaces, ManyPiles, PileForms, PileRules, Places, Sorted};
use crate::games::{Position, Rules, Ruleset};
use crate::solver::{Extent, PileTable, Plan, Solving};
use crate::values::Nimber;
use proptest::prelude::*;

/// All positions with this largest pile.
fn under(places: &Places, largest: u32) -> Vec<Sorted> {
    let mut next = places.first_under(&[largest]).unwrap();
    let mut all = Vec::new();
    for _ in 0..places.count_under(&next, 1) {
        all.push(next);
        places.go_on(&mut next);
    }
    all
}

#[test]
fn small_boxes_in_every_order_agree_with_recursion() {
    for (piles, bound) in [(2, 12), (3, 8), (4, 5), (5, 4), (6, 3)] {
        for rules in games(piles) {
            let (table, mut judge) = (full(rules, bound), Recursion::new(rules, false));
            for at in lists(piles, bound, false) {
                for &pass in passes(rules) {
                    assert_eq!(table.value(&at, pass), Some(judge.value(&at, pass)), "{rules:?} {at:?} {pass}");
                }
            }
        }
    }
}

#[test]
fn larger_boxes_agree_with_recursion() {
    for (piles, bound) in [(2, 60), (3, 24), (4, 14), (5, 10), (6, 8)] {
        for rules in games(piles) {
            let (table, mut judge) = (full(rules, bound), Recursion::new(rules, true));
            for at in lists(piles, bound, true) {
                for &pass in passes(rules) {
                    assert_eq!(table.value(&at, pass), Some(judge.value(&at, pass)), "{rules:?} {at:?} {pass}");
                }
            }
        }
    }
}

/// Values beyond 64, so more than one plane.
#[test]
fn large_values_follow_from_their_options() {
    for (piles, bound) in [(2, 300), (3, 110), (4, 84), (6, 14)] {
        follows_from_its_options(&full(PileRules::normal(piles), bound));
        follows_from_its_options(&full(PileRules { pass: true, misere: true, ..PileRules::normal(piles) }, bound / 2));
    }
}

#[test]
fn two_piles_are_halves() {
    for forms in FORMS {
        let rules = PileRules { forms, ..PileRules::normal(2) };
        let (normal, misere) = (full(rules, 200), full(PileRules { misere: true, ..rules }, 200));
        for d in 0..=200 {
            assert_eq!(normal.value(&[d, 0], false), Some(Nimber(d / 2)));
            // The last move is never made with 0 or 1 between the piles, and from 2 or 3 it is the only one.
            let swapped = [1, 1, 0, 0].get(d as usize).copied().unwrap_or(d / 2);
            assert_eq!(misere.value(&[0, d], false), Some(Nimber(swapped)));
        }
    }
}

#[test]
fn three_piles_are_those_of_their_own_kernel() {
    for rules in games(3) {
        let bound = if rules.forms == PileForms::Normal { 150 } else { 40 };
        let ruleset = Ruleset { pass: rules.pass, misere: rules.misere, ..Ruleset::normal(Rules::SHARING) };
        let judge = Solving::solve(ruleset, Extent::cube(Rules::SHARING, bound), Plan::BOUND).unwrap();
        let table = full(rules, bound);
        for largest in 0..=bound {
            table.each_with_largest(&[largest], |piles, pass, value| {
                let position = Position::new(piles[0], piles[1], piles[2]).with_pass(pass);
                assert_eq!(judge.value(position), Some(value), "{rules:?} {position:?}");
            });
        }
    }
}

/// `sharing` Lemma 1 and Theorem 1 with more piles, of which the kernel uses the first one for normal forms only.
#[test]
fn neither_lowering_all_piles_nor_turning_them_round_changes_a_value() {
    for (piles, bound) in [(4, 20), (5, 12), (6, 8)] {
        let all = full(PileRules { forms: PileForms::All, ..PileRules::normal(piles) }, bound);
        let normal = full(PileRules::normal(piles), bound);
        for at in lists(piles, bound, true) {
            let turned: Vec<u32> = at.iter().map(|pile| bound - pile).collect();
            let value = all.value(&at, false);
            assert_eq!([normal.value(&at, false), all.value(&turned, false)], [value; 2], "{at:?}");
        }
    }
}

#[test]
fn places_are_in_order_and_those_of_a_smaller_table_come_first() {
    for rules in (2..=6).flat_map(games) {
        let (small, large) = (Places::new(rules, 4), Places::new(rules, 7));
        let mut next = [0, 0];
        for largest in 0..=7 {
            for (rank, at) in under(&large, largest).into_iter().enumerate() {
                let before = large.column(largest, 0).start / rules.layers();
                assert_eq!(large.rank(&at), before + rank, "{rules:?} {at:?}");
                for &pass in passes(rules) {
                    let cell = large.cell(&at, pass);
                    assert_eq!(cell, large.column(largest, usize::from(pass)).start + rank);
                    next[usize::from(largest > 4)] += 1;
                    assert!(largest > 4 || small.cell(&at, pass) == cell && cell < small.cells());
                }
                assert_eq!(large.sorted(rules.own(&at)), Some(at));
            }
        }
        assert_eq!([next[0], next[0] + next[1]], [small.cells(), large.cells()]);
        assert_eq!([4, 7].map(|n| Places::count(rules, n)), [next[0] as u64, (next[0] + next[1]) as u64]);
        assert_eq!(large.sorted(&vec![8; rules.piles]).is_some(), rules.forms == PileForms::Normal);
        assert_eq!([large.sorted(&[]), large.sorted(&[0; 7])], [None; 2]);
    }
}

#[test]
fn lines_are_counted_before_they_are_there() {
    for rules in (2..=6).flat_map(games) {
        for n in [0, 1, 2, 3, 10, 17] {
            let lines = LinePlaces::new(rules, &Places::new(rules, n));
            assert_eq!(LinePlaces::count(rules, n), lines.len() as u64, "{rules:?} {n}");
        }
    }
}

#[test]
fn planes_are_added_when_values_need_them_and_not_beyond_the_most() {
    let (rules, n) = (PileRules { pass: true, ..PileRules::normal(4) }, 90);
    let places = Places::new(rules, n);
    let judge = full(rules, n);
    for most in 1..=3 {
        let mut values = vec![0; places.cells()];
        let mut kernel = ManyPiles::new(rules, &places, [1, most], ManyPiles::run_of(rules)).unwrap();
        let ended = loop {
            match kernel.advance(&places, &mut values) {
                Ok(Some(_)) => {}
                Ok(None) => break true,
                Err(_) => break false,
            }
        };
        assert_eq!(ended, most > 1);
        for piles in (0..=n).filter(|_| ended).flat_map(|largest| under(&places, largest)) {
            let value = Nimber(values[places.cell(&piles, true)].into());
            assert_eq!(judge.value(rules.own(&piles), true), Some(value), "{piles:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]
    #[test]
    fn growth_of_any_game_follows_from_its_options(
        piles in 2..=6usize, pass: bool, misere: bool, all: bool, sizes in proptest::array::uniform3(0u32..5),
        work in 1u64..300,
    ) {
        let rules = PileRules { piles, pass, misere, forms: FORMS[usize::from(all)] };
        let mut table = PileTable::new(rules, sizes[0], Plan::BOUND).unwrap();
        finish(&mut table, work);
        for step in &sizes[1..] {
            table.grow(table.largest() + step).unwrap();
            finish(&mut table, work);
        }
        follows_from_its_options(&table);
    }

    /// Positions far out, of which recursion would take too long.
    #[test]
    fn options_far_out(at in proptest::collection::vec(0u32..=60, 5), pass: bool) {
        use std::sync::LazyLock;
        static TABLE: LazyLock<PileTable> =
            LazyLock::new(|| full(PileRules { pass: true, ..PileRules::normal(5) }, 60));
        let judged = value_from(TABLE.rules(), &at, pass, |option, pass| TABLE.value(option, pass).unwrap());
        prop_assert_eq!(TABLE.value(&at, pass), Some(judged));
    }
}
