//! Plans, slices and growth.

use super::{PilePlan, PileTable};
use crate::solver::kernel::piles_judge::{finish, follows_from_its_options, full, games, lists};
use crate::solver::{CannotBegin, Computation, Filling, PileForms, PileRules, Plan};
use crate::values::Nimber;

#[test]
fn slices_give_the_same_table_and_early_values_are_final() {
    for rules in games(4) {
        let whole = full(rules, 12);
        for work in [1, 40, 100_000] {
            let mut table = PileTable::new(rules, 12, Plan::BOUND).unwrap();
            assert_eq!((table.complete(), table.value(&[0; 4], false)), (None, None));
            while !table.advance(work).unwrap() {
                let complete = table.complete();
                for at in lists(4, 12, true) {
                    let value = table.value(&at, rules.pass);
                    assert!(value.is_none() || value == whole.value(&at, rules.pass), "{rules:?} {at:?}");
                    assert!(value.is_some() || complete.is_none_or(|complete| at[3] > complete), "{rules:?} {at:?}");
                }
            }
            assert_eq!((table.complete(), table.progress().0), (Some(12), table.plan().positions));
            assert!(lists(4, 12, true).iter().all(|at| table.value(at, false) == whole.value(at, false)));
        }
    }
}

#[test]
fn growth_beyond_the_memory_is_refused() {
    let rules = PileRules::normal(2);
    let plan = PilePlan::new(rules, 150, Plan::BOUND).unwrap();
    let mut table = PileTable::new(rules, 100, plan.bytes - 1).unwrap();
    finish(&mut table, 1000);
    let refused = table.grow(150);
    assert!(matches!(refused, Err(CannotBegin::Refused(refusal)) if refusal.bytes() == plan.bytes));
    assert_eq!(table.value(&[0, 100], false), Some(Nimber(50)), "what there is stays");
}

#[test]
fn a_refusal_names_a_size_that_fits() {
    for rules in (2..=6).flat_map(games) {
        let plan = |n| PilePlan::new(rules, n, 1 << 22);
        let fits = plan(1_000_000_000).unwrap_err().fits().unwrap();
        assert!(fits >= 8 && (fits == Plan::LARGEST_SIZE || plan(fits + 1).is_err()), "{rules:?} {fits}");
        assert!(plan(fits).unwrap().bytes <= 1 << 22);
        assert!(plan(u32::MAX).is_err());
    }
    for piles in [0, 1, 7, usize::MAX] {
        assert_eq!(PilePlan::new(PileRules::normal(piles), 3, Plan::BOUND).unwrap_err().fits(), None);
    }
}

#[test]
fn growth_in_uneven_steps_equals_one_run() {
    for (piles, sizes) in
        [(2, [0, 1, 70, 150]), (3, [0, 9, 10, 33]), (4, [1, 2, 7, 20]), (5, [0, 5, 6, 11]), (6, [2, 3, 7, 8])]
    {
        for rules in games(piles) {
            let mut growing = full(rules, sizes[0]);
            for &n in &sizes[1..] {
                let before = growing.progress().0;
                growing.grow(n).unwrap();
                assert_eq!((growing.progress().0, growing.largest()), (before, n));
                finish(&mut growing, 7);
                assert_eq!(growing.progress().0, growing.plan().positions);
                follows_from_its_options(&growing);
            }
            growing.grow(1).unwrap();
            assert_eq!(growing.largest(), sizes[3], "a table never becomes smaller");
        }
    }
}

#[test]
fn positions_are_shown_by_their_largest_piles() {
    for rules in (2..=6).flat_map(games) {
        let table = full(rules, 5);
        let shown = |top: &[u32]| {
            let mut shown = Vec::new();
            table.each_with_largest(top, |piles, pass, value| {
                assert_eq!(table.value(piles, pass), Some(value));
                shown.push((piles.to_vec(), pass));
            });
            shown
        };
        let is_kept = |at: &Vec<u32>| rules.forms == PileForms::All || at[0] == 0;
        let all: Vec<Vec<u32>> = lists(rules.piles, 5, true).into_iter().filter(is_kept).collect();
        for top in [vec![5], vec![0], vec![2, 5], vec![4, 4], vec![0, 3]] {
            let passes = if rules.pass { &[false, true][..] } else { &[false] };
            let fits = |at: &Vec<u32>| {
                at.ends_with(&top) && (rules.piles, rules.forms, top.len()) != (2, PileForms::Normal, 2)
            };
            let mut expected: Vec<_> = passes
                .iter()
                .flat_map(|&pass| all.iter().filter(|at| fits(at)).map(move |at| (at.clone(), pass)))
                .collect();
            let mut found = shown(&top);
            expected.sort();
            found.sort();
            assert_eq!(found, expected, "{rules:?} {top:?}");
        }
        assert_eq!([&[][..], &[6], &[4, 3], &[0; 7]].map(|top| shown(top).len()), [0; 4], "{rules:?}");
    }
}
