//! Random trees of formulas.

use crate::expressions::{Formula, Number, Operation, Relation, Selection, Truth, Variable};
use proptest::prelude::*;
use proptest::sample::select;

const OPERATIONS: [Operation; 11] = [
    Operation::Plus,
    Operation::Minus,
    Operation::Times,
    Operation::Over,
    Operation::FloorOver,
    Operation::Modulo,
    Operation::NimSum,
    Operation::Common,
    Operation::Either,
    Operation::ShiftUp,
    Operation::ShiftDown,
];

const RELATIONS: [Relation; 6] =
    [Relation::Equal, Relation::Unequal, Relation::Less, Relation::AtMost, Relation::Greater, Relation::AtLeast];

/// Mostly small numbers, so that most formulas have values at most positions; and some at the edge of the allowed range.
fn constant() -> impl Strategy<Value = i64> {
    prop_oneof![8 => 0i64..5, 2 => 0i64..70, 1 => select(vec![(1 << 31) - 1, 1 << 31, 1 << 32, 1 << 61, (1 << 62) - 1])]
}

fn leaf() -> BoxedStrategy<Number> {
    prop_oneof![
        4 => select(Variable::ALL.to_vec()).prop_map(Number::Variable),
        2 => constant().prop_map(Number::Constant),
    ]
    .boxed()
}

/// Numbers up to `levels` levels above the leaves.
pub(super) fn number(levels: u32) -> BoxedStrategy<Number> {
    let Some(below) = levels.checked_sub(1) else { return leaf() };
    let part = number(below);
    let list = prop::collection::vec(part.clone(), 1..4);
    prop_oneof![
        2 => leaf(),
        12 => (select(OPERATIONS.to_vec()), part.clone(), part.clone())
            .prop_map(|(operation, a, b)| Number::Binary(operation, Box::new([a, b]))),
        1 => part.clone().prop_map(|of| Number::Negative(Box::new(of))),
        1 => part.clone().prop_map(Number::floor),
        1 => part.clone().prop_map(|of| Number::Ceiling(Box::new(of))),
        1 => part.clone().prop_map(|of| Number::Absolute(Box::new(of))),
        2 => (select(vec![Selection::Min, Selection::Max, Selection::Mex]), list)
            .prop_map(|(selection, entries)| Number::Selected(selection, entries)),
        2 => (truth(below), part.clone(), part.clone()).prop_map(|parts| Number::If(Box::new(parts))),
        1 => (part.clone(), part.clone(), part.clone(), part)
            .prop_map(|(x, y, z, p)| Number::Grundy(Box::new([x, y, z, p]))),
    ]
    .boxed()
}

/// Truth values up to `levels` levels above numbers.
pub(super) fn truth(levels: u32) -> BoxedStrategy<Truth> {
    let part = number(levels);
    let list = prop::collection::vec(part.clone(), 1..4);
    let compared = (select(RELATIONS.to_vec()), part.clone(), part.clone())
        .prop_map(|(relation, a, b)| Truth::Compared(relation, Box::new([a, b])));
    let among = (part, list).prop_map(|(number, entries)| Truth::Among(Box::new(number), entries));
    let Some(below) = levels.checked_sub(1) else { return prop_oneof![compared, among].boxed() };
    let side = truth(below);
    let pair = (side.clone(), side.clone()).prop_map(|(a, b)| Box::new([a, b]));
    prop_oneof![
        4 => compared,
        1 => among,
        1 => pair.clone().prop_map(Truth::Same),
        1 => pair.clone().prop_map(Truth::And),
        1 => pair.prop_map(Truth::Or),
        1 => side.clone().prop_map(|of| Truth::Not(Box::new(of))),
        1 => (side.clone(), side.clone(), side).prop_map(|(a, b, c)| Truth::If(Box::new([a, b, c]))),
    ]
    .boxed()
}

/// Formulas of both kinds.
pub(super) fn formula() -> impl Strategy<Value = Formula> {
    prop_oneof![number(3).prop_map(Formula::Number), truth(2).prop_map(Formula::Truth)]
}
