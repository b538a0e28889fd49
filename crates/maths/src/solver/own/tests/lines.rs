//! Random rules, with lines and without room for them, in comparison with plain recursion.

use super::{all, table, value};
use crate::games::Ruleset;
use crate::solver::own::by_options::ByOptions;
use crate::solver::own::kept::OwnValue;
use crate::solver::remoteness::Score;
use crate::solver::{Computation, Filling, OwnPPositions, Plan, Recursion};
use crate::values::{Chance, Nimber};
use std::collections::HashMap;

/// Rules with moves by any amount, by some amounts and within bounds, in every mixture.
fn some_rules(chance: &mut Chance) -> String {
    let names = &["a", "b", "c"][..1 + chance.below(3)];
    let mut clauses = vec![names.join(" ")];
    if names.len() > 1 && chance.below(2) == 0 {
        clauses.push(format!("b<={}", ["floor((a+4)/2)", "2*a", "a+1", "min(a,6)"][chance.below(4)]));
    }
    for _ in 0..=chance.below(4) {
        let set: Vec<_> = names.iter().copied().filter(|_| chance.below(2) == 0).collect();
        let set = if set.is_empty() { names[0].to_owned() } else { set.join(",") };
        if set.len() > 1 && chance.below(3) == 0 {
            let [first, second] = [set[..1].to_owned(), set[2..3].to_owned()];
            let amounts = [["t", "2*t"], ["3*t", "t"], ["1", "2"], ["4", "2"]][chance.below(4)];
            clauses.push(format!("move {first} by {} and {second} by {}", amounts[0], amounts[1]));
            continue;
        }
        if chance.below(3) == 0 {
            let count = ["some", "at most 2", "at most 3"][chance.below(3)];
            clauses.push(format!("move {count} of {set} by {}", ["any", "any", "2,any", "1,3"][chance.below(4)]));
            continue;
        }
        if set.len() == 3 && chance.below(3) == 0 {
            let [first, second] = [&set[..1], &set[2..]];
            let condition = ["abs(s-t)<2", "s<2*t", "s+t=5 or s=1"][chance.below(3)];
            clauses.push(format!("move {first} by s and {second} by t where {condition}"));
            continue;
        }
        let amounts = ["any", "any", "any,2", "1,3,4,6", "2..4", "1..ceil(a/2)"][chance.below(6)];
        clauses.push(format!("move {set} by {amounts}"));
    }
    clauses.extend(["pass", "misere"].into_iter().filter(|_| chance.below(3) == 0).map(str::to_owned));
    format!("rules:{}", clauses.join(";"))
}

#[test]
fn they_have_the_data_of_all_options() {
    let mut chance = Chance::new(31);
    let mut without_room = 0;
    for _ in 0..200 {
        let text = some_rules(&mut chance);
        let ruleset: Ruleset = text.parse().unwrap();
        let (rules, largest) = (ruleset.rules.own().unwrap(), if ruleset.rules.count() == 3 { 7 } else { 12 });
        let plan = |bound| ByOptions::<OwnValue>::plan_for(&ruleset, rules, largest, bound);
        let bytes = plan(Plan::BOUND).unwrap().bytes;
        // One byte less, and there is room for the positions alone. Rules without a move by any amount have no lines.
        let bounds = [Plan::BOUND].into_iter().chain(plan(bytes - 1).ok().map(|plan| plan.bytes));
        let measuring = ByOptions::<Score>::new(ruleset, rules, largest, Plan::BOUND).unwrap();
        let measuring = measuring.run_in_slices(100).unwrap();
        let map = OwnPPositions::new(ruleset, rules, largest, Plan::BOUND).unwrap().run_in_slices(100).unwrap();
        let (mut judge, mut known) = (Recursion::new(ruleset), HashMap::new());
        for (count, bound) in bounds.enumerate() {
            without_room += count;
            let values = ByOptions::<OwnValue>::new(ruleset, rules, largest, bound).unwrap();
            let values = values.run_in_slices(100).unwrap();
            for position in all(&ruleset, largest) {
                let is_legal = ruleset.check(position).is_ok();
                let value = is_legal.then(|| judge.value(position));
                assert_eq!(values.at(position), value, "{text} {position:?}");
                assert_eq!(map.has(position), value == Some(Nimber(0)), "{text} {position:?}");
                let lasts = is_legal.then(|| Recursion::lasts(&ruleset, position, &mut known));
                assert_eq!(measuring.at(position), lasts, "{text} {position:?}");
            }
        }
    }
    assert!(without_room > 100, "{without_room}");
}

/// All numbers of lines, also those that are too many for one byte.
#[test]
fn moves_of_some_of_several_have_the_data_of_all_options() {
    let all_names = ["a", "b", "c", "d", "e"];
    for (count, largest) in [(2, 9), (3, 5), (4, 3), (5, 2)] {
        let names = &all_names[..count];
        for most in 1..=count {
            for more in ["", ";move a by any;move a,b by any", ";b<=a+1;pass", ";move at most 1 of a,b by any;misere"] {
                let list = names.join(",");
                let text = format!("rules:{};move at most {most} of {list} by any{more}", names.join(" "));
                let ruleset: Ruleset = text.parse().unwrap();
                let rules = ruleset.rules.own().unwrap();
                let plan = |bound| ByOptions::<OwnValue>::plan_for(&ruleset, rules, largest, bound);
                let without = plan(plan(Plan::BOUND).unwrap().bytes - 1).unwrap().bytes;
                let [values, judge] = [Plan::BOUND, without].map(|bound| {
                    ByOptions::<OwnValue>::new(ruleset, rules, largest, bound).unwrap().run_to_end().unwrap()
                });
                let map = OwnPPositions::new(ruleset, rules, largest, Plan::BOUND).unwrap().run_to_end().unwrap();
                for pass in [false, true].into_iter().take(1 + usize::from(ruleset.pass)) {
                    assert!(values.values(pass).eq(judge.values(pass)), "{text}");
                    assert!(map.is_p(pass).eq(judge.values(pass).map(|value| value == Some(Nimber(0)))), "{text}");
                }
            }
        }
    }
}

/// The values of Wythoff's game at (a, b) with b ≤ a, row by row: sequence A317205 of the OEIS.
#[test]
fn wythoffs_game_has_its_published_values() {
    const VALUES: [u32; 78] = [
        0, 1, 2, 2, 0, 1, 3, 4, 5, 6, 4, 5, 3, 2, 7, 5, 3, 4, 0, 6, 8, 6, 7, 8, 1, 9, 10, 3, 7, 8, 6, 9, 0, 1, 4, 5, 8,
        6, 7, 10, 1, 2, 5, 3, 4, 9, 10, 11, 12, 8, 7, 13, 14, 15, 16, 10, 11, 9, 8, 13, 12, 0, 15, 16, 17, 14, 11, 9,
        10, 7, 12, 14, 2, 13, 17, 6, 18, 15,
    ];
    let table = table("rules:a b;move a by any;move b by any;move a,b by any", 11);
    let found: Vec<u32> = (0..12).flat_map(|a| (0..=a).map(move |b| [a, b])).map(|at| value(&table, &at)).collect();
    assert_eq!(found, VALUES);
}

/// U. Larsson, A generalized diagonal Wythoff Nim, Integers 12 (2012): moves by 3t and 4t more do not change the P-positions of Wythoff's
/// game, moves by t and 2t do.
#[test]
fn a_second_diagonal_changes_the_p_positions_or_does_not() {
    let is_p = |more: &str| {
        let table = table(&format!("rules:a b;move a by any;move b by any;move a,b by any{more}"), 100);
        table.values(false).map(|value| value.is_some_and(|value| value.0 == 0)).collect::<Vec<_>>()
    };
    let wythoff = is_p("");
    assert!(is_p(";move a by 3*t and b by 4*t;move a by 4*t and b by 3*t") == wythoff);
    assert!(is_p(";move a by t and b by 2*t;move a by 2*t and b by t") != wythoff);
}
