//! Random plans and enumeration.

use super::{X, Y, Z, agrees, is_least, linear, made, nim_sum};
use crate::automata::{Bound, Connective, DigitOrder, Plan, Step, StepId};
use proptest::prelude::{Just, Strategy, prop_oneof};
use proptest::test_runner::{Config, TestRunner};

/// A set of tuples (x, y, z).
#[derive(Clone, Debug)]
pub(super) enum Set {
    Sum([i64; 3], Option<i64>, Option<i64>),
    NimSum,
    Not(Box<Set>),
    Both(Connective, Box<[Set; 2]>),
    /// There is a smaller number in this place.
    Smaller(usize, Box<Set>),
}

impl Set {
    pub(super) fn has(&self, numbers: [u64; 3]) -> bool {
        match self {
            Self::Sum(c, least, most) => {
                let sum: i64 = (0..3).map(|i| c[i] * numbers[i] as i64).sum();
                least.is_none_or(|least| sum >= least) && most.is_none_or(|most| sum <= most)
            }
            Self::NimSum => numbers[0] ^ numbers[1] ^ numbers[2] == 0,
            Self::Not(of) => !of.has(numbers),
            Self::Both(Connective::And, sides) => sides[0].has(numbers) && sides[1].has(numbers),
            Self::Both(Connective::Or, sides) => sides[0].has(numbers) || sides[1].has(numbers),
            Self::Both(Connective::Without, sides) => sides[0].has(numbers) && !sides[1].has(numbers),
            Self::Both(Connective::Same, sides) => sides[0].has(numbers) == sides[1].has(numbers),
            Self::Both(Connective::Differ, sides) => sides[0].has(numbers) != sides[1].has(numbers),
            Self::Smaller(place, of) => (0..numbers[*place]).any(|u| {
                let mut numbers = numbers;
                numbers[*place] = u;
                of.has(numbers)
            }),
        }
    }

    pub(super) fn step(&self, plan: &mut Plan) -> StepId {
        let step = match self {
            Self::Sum([a, b, c], least, most) => return linear(plan, &[(X, *a), (Y, *b), (Z, *c)], *least, *most),
            Self::NimSum => return nim_sum(plan, &[X, Y, Z]),
            Self::Not(of) => Step::Not(of.step(plan)),
            Self::Both(connective, sides) => Step::Both(*connective, [sides[0].step(plan), sides[1].step(plan)]),
            Self::Smaller(place, of) => Step::Some(Bound::Smaller, [X, Y, Z][*place], of.step(plan)),
        };
        plan.add(step).unwrap()
    }
}

pub(super) fn sets() -> impl Strategy<Value = Set> {
    let bound = || prop_oneof![Just(None), (-9i64..9).prop_map(Some)];
    let sum = ([-4i64..5, -4i64..5, -4i64..5], bound(), bound());
    let leaf = prop_oneof![sum.prop_map(|(c, least, most)| Set::Sum(c, least, most)), Just(Set::NimSum)];
    let connective = prop_oneof![
        Just(Connective::And),
        Just(Connective::Or),
        Just(Connective::Without),
        Just(Connective::Same),
        Just(Connective::Differ)
    ];
    leaf.prop_recursive(3, 8, 2, move |inner| {
        prop_oneof![
            inner.clone().prop_map(|of| Set::Not(Box::new(of))),
            (connective.clone(), inner.clone(), inner.clone())
                .prop_map(|(connective, a, b)| Set::Both(connective, Box::new([a, b]))),
            (0usize..3, inner).prop_map(|(place, of)| Set::Smaller(place, Box::new(of))),
        ]
    })
}

#[test]
fn random_plans_agree_with_enumeration_in_both_orders() {
    let mut runner = TestRunner::new(Config { cases: 40, failure_persistence: None, ..Config::default() });
    let result = runner.run(&sets(), |set| {
        for order in DigitOrder::ALL {
            let mut plan = Plan::new();
            let id = set.step(&mut plan);
            let automaton = made(&plan, id, order);
            if automaton.count() < 200 {
                is_least(&automaton);
            }
            // Nested quantifiers are slow to enumerate; 12³ positions are as good as 64³ for them.
            let most = if matches!(set, Set::Sum(..) | Set::NimSum) { 64 } else { 12 };
            for at in 0..most * most * most {
                let numbers = [at / most / most, at / most % most, at % most];
                assert_eq!(automaton.holds(|track| numbers[usize::from(track.0)]), set.has(numbers), "{numbers:?}");
            }
        }
        Ok(())
    });
    result.unwrap();
}

#[test]
fn random_plans_without_quantifiers_agree_below_2_to_the_6() {
    let mut runner = TestRunner::new(Config { cases: 12, failure_persistence: None, ..Config::default() });
    let has_none = |set: &Set| !format!("{set:?}").contains("Smaller");
    let result = runner.run(&sets().prop_filter("quantifiers", has_none), |set| {
        for order in DigitOrder::ALL {
            let mut plan = Plan::new();
            let id = set.step(&mut plan);
            agrees(&made(&plan, id, order), |numbers| set.has(numbers));
        }
        Ok(())
    });
    result.unwrap();
}
