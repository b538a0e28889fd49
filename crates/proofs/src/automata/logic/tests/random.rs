//! Random formulas: automata are compared with the tree, evaluated in exact fractions.

use crate::automata::logic::{Compiler, Meaning, Scope, track_of};
use crate::automata::{Budget, DigitOrder, Plan, Run};
use maths::expressions::{Fault, Fraction, Names, Number, Operation, Relation, Selection, Truth, Variable};
use proptest::collection::vec;
use proptest::prelude::{Just, Strategy, prop_oneof};
use proptest::test_runner::{Config, TestRunner};
use std::cell::Cell;

const XYZ: [Variable; 3] = [Variable::X, Variable::Y, Variable::Z];

struct Values([u64; 3]);

impl Names for Values {
    fn value_of(&self, variable: Variable) -> Result<Fraction, Fault> {
        let place = XYZ.iter().position(|name| *name == variable).ok_or(Fault::NoPosition)?;
        Fraction::whole(self.0[place] as i64)
    }

    fn grundy(&self, _: [i64; 4]) -> Result<Fraction, Fault> {
        Err(Fault::NoPosition)
    }
}

fn numbers() -> impl Strategy<Value = Number> {
    let variable = (0usize..3).prop_map(|place| Number::Variable(XYZ[place]));
    let leaf = prop_oneof![3 => variable, 1 => (0i64..6).prop_map(Number::Constant)];
    leaf.prop_recursive(2, 6, 3, |inner| {
        let two = |operation: Operation, a: Number, b: Number| Number::Binary(operation, Box::new([a, b]));
        let by_constant =
            [Operation::Times, Operation::FloorOver, Operation::Modulo, Operation::ShiftUp, Operation::ShiftDown];
        let of_any = [Operation::Plus, Operation::Minus, Operation::NimSum, Operation::Common, Operation::Either];
        let selection = prop_oneof![Just(Selection::Min), Just(Selection::Max), Just(Selection::Mex)];
        prop_oneof![
            4 => (0usize..5, inner.clone(), inner.clone()).prop_map(move |(i, a, b)| two(of_any[i], a, b)),
            2 => (0usize..5, inner.clone(), 1i64..4)
                .prop_map(move |(i, a, b)| two(by_constant[i], a, Number::Constant(b))),
            1 => (inner.clone(), 2i64..5).prop_map(move |(a, b)| {
                Number::Ceiling(Box::new(two(Operation::Over, a, Number::Constant(b))))
            }),
            1 => inner.clone().prop_map(|a| Number::Negative(Box::new(a))),
            1 => inner.clone().prop_map(|a| Number::Absolute(Box::new(a))),
            1 => (selection, vec(inner.clone(), 1..3)).prop_map(|(which, list)| Number::Selected(which, list)),
            1 => (inner.clone(), inner.clone(), inner).prop_map(|(a, b, c)| {
                let condition = Truth::Compared(Relation::Less, Box::new([a, b.clone()]));
                Number::If(Box::new((condition, b, c)))
            }),
        ]
    })
}

fn truths() -> impl Strategy<Value = Truth> {
    let relation = prop_oneof![
        2 => Just(Relation::Equal),
        1 => Just(Relation::Unequal),
        1 => Just(Relation::Less),
        1 => Just(Relation::AtMost),
        1 => Just(Relation::Greater),
        1 => Just(Relation::AtLeast)
    ];
    let among = (numbers(), vec(numbers(), 1..3)).prop_map(|(a, list)| Truth::Among(Box::new(a), list));
    let compared =
        (relation, numbers(), numbers()).prop_map(|(relation, a, b)| Truth::Compared(relation, Box::new([a, b])));
    prop_oneof![5 => compared, 1 => among].prop_recursive(2, 4, 2, |inner| {
        let pair = || (inner.clone(), inner.clone());
        prop_oneof![
            pair().prop_map(|(a, b)| Truth::And(Box::new([a, b]))),
            pair().prop_map(|(a, b)| Truth::Or(Box::new([a, b]))),
            pair().prop_map(|(a, b)| Truth::Same(Box::new([a, b]))),
            inner.clone().prop_map(|a| Truth::Not(Box::new(a))),
            (inner.clone(), inner.clone(), inner.clone()).prop_map(|(a, b, c)| Truth::If(Box::new([a, b, c]))),
        ]
    })
}

#[test]
fn random_formulas_agree_with_their_values() {
    let mut runner = TestRunner::new(Config { cases: 150, failure_persistence: None, ..Config::default() });
    let decided = Cell::new(0);
    let result = runner.run(&truths(), |truth| {
        let mut plan = Plan::new();
        let scope = XYZ.iter().fold(Scope::empty(), |scope, name| scope.with(*name, Meaning::Varies));
        let Ok(step) = Compiler::new(&mut plan, scope).truth(&truth) else { return Ok(()) };
        for order in DigitOrder::ALL {
            let mut run = Run::new(plan.clone(), &[step], order, Budget { states: 20_000, ..Budget::USUAL });
            if run.finish().is_err() {
                continue;
            }
            decided.set(decided.get() + 1);
            let automaton = run.automaton(step).unwrap();
            for at in 0..7u64.pow(3) {
                // 0, 1, 2, 3, 5, 10 and 37.
                let numbers = [at / 49, at / 7 % 7, at % 7].map(|place| [0, 1, 2, 3, 5, 10, 37][place as usize]);
                let found = automaton.holds(|track| {
                    let place = XYZ.iter().position(|name| track_of(*name) == track).unwrap();
                    numbers[place]
                });
                assert_eq!(Ok(found), truth.value(&Values(numbers)), "{numbers:?}, {order:?}");
            }
        }
        Ok(())
    });
    result.unwrap();
    assert!(decided.get() > 150, "only {} of 300 were decided", decided.get());
}
