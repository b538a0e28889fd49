//! The tests of the text of a formula, without a single value: the formula never falls, or it is never more than 0.

use crate::expressions::{Fraction, Number, Operation, Selection};

/// The sure properties of a part of a formula, for all numbers that it names.
#[derive(Clone, Copy)]
struct Sure {
    /// The part never falls when one of them grows, and has a value everywhere.
    rises: bool,
    /// The part is at least 0.
    not_negative: bool,
    /// The part is a whole number.
    is_whole: bool,
}

/// A function that gives the value of a part if the part does not vary.
type Constant<'a> = &'a dyn Fn(&Number) -> Option<Fraction>;

/// True if the parts of a formula cannot fall, and the formula is whole and at least 0 everywhere. `constant` gives the value of a part
/// that does not vary.
pub(super) fn is_steady(tree: &Number, constant: Constant) -> bool {
    let Sure { rises, not_negative, is_whole } = sure(tree, constant);
    rises && not_negative && is_whole
}

/// True if the parts of a formula show that it is more than 0 nowhere.
pub(super) fn is_never_positive(tree: &Number, constant: Constant) -> bool {
    if let Some(value) = constant(tree) {
        return value.numerator() <= 0;
    }
    let never = |part: &Number| is_never_positive(part, constant);
    let not_negative = |part: &Number| sure(part, constant).not_negative;
    match tree {
        Number::Negative(of) => not_negative(of),
        Number::Floor(of) | Number::Ceiling(of) => never(of),
        Number::Binary(operation, sides) => match operation {
            Operation::Plus => sides.iter().all(never),
            Operation::Minus => sides[0] == sides[1] || never(&sides[0]) && not_negative(&sides[1]),
            Operation::Times => {
                never(&sides[0]) && not_negative(&sides[1]) || not_negative(&sides[0]) && never(&sides[1])
            }
            // Division by 0 has no value.
            Operation::Over | Operation::FloorOver => {
                constant(&sides[1]).is_some_and(|by| by.numerator() == 0) || never(&sides[0]) && not_negative(&sides[1])
            }
            Operation::Modulo
            | Operation::NimSum
            | Operation::Common
            | Operation::Either
            | Operation::ShiftUp
            | Operation::ShiftDown => false,
        },
        Number::Selected(Selection::Min, entries) => entries.iter().any(never),
        Number::Selected(Selection::Max, entries) => entries.iter().all(never),
        Number::If(parts) => never(&parts.1) && never(&parts.2),
        Number::Constant(_)
        | Number::Variable(_)
        | Number::Absolute(_)
        | Number::Selected(Selection::Mex, _)
        | Number::Grundy(_) => false,
    }
}

fn sure(tree: &Number, constant: Constant) -> Sure {
    if let Some(value) = constant(tree) {
        return Sure { rises: true, not_negative: value.numerator() >= 0, is_whole: value.as_whole().is_some() };
    }
    let unsure = Sure { rises: false, not_negative: false, is_whole: false };
    let of = |tree| sure(tree, constant);
    match tree {
        Number::Variable(_) => Sure { rises: true, not_negative: true, is_whole: true },
        Number::Floor(part) | Number::Ceiling(part) => Sure { is_whole: true, ..of(part) },
        Number::Absolute(part) => {
            let part = of(part);
            if part.not_negative { part } else { unsure }
        }
        Number::Binary(operation, sides) => of_two(*operation, sides, constant).unwrap_or(unsure),
        Number::Selected(selection @ (Selection::Min | Selection::Max), entries) => {
            let entries: Vec<Sure> = entries.iter().map(of).collect();
            let not_negative = |entry: &Sure| entry.not_negative;
            Sure {
                rises: entries.iter().all(|entry| entry.rises),
                not_negative: match selection {
                    Selection::Max => entries.iter().any(not_negative),
                    Selection::Min | Selection::Mex => entries.iter().all(not_negative),
                },
                is_whole: entries.iter().all(|entry| entry.is_whole),
            }
        }
        Number::Constant(_)
        | Number::Negative(_)
        | Number::If(_)
        | Number::Grundy(_)
        | Number::Selected(Selection::Mex, _) => unsure,
    }
}

/// An operation on two parts of which at least one varies.
fn of_two(operation: Operation, sides: &[Number; 2], constant: Constant) -> Option<Sure> {
    let [a, b] = [0, 1].map(|side: usize| sure(&sides[side], constant));
    let is_whole = a.is_whole && b.is_whole;
    let fixed = constant(&sides[1]);
    match operation {
        Operation::Plus => {
            Some(Sure { rises: a.rises && b.rises, not_negative: a.not_negative && b.not_negative, is_whole })
        }
        // Less a fixed number.
        Operation::Minus => fixed.map(|_| Sure { rises: a.rises, not_negative: false, is_whole }),
        Operation::Times => {
            let are_not_negative = a.not_negative && b.not_negative;
            are_not_negative.then_some(Sure { rises: a.rises && b.rises, not_negative: true, is_whole })
        }
        Operation::Over => fixed.filter(|fixed| fixed.numerator() > 0).map(|_| Sure { is_whole: false, ..a }),
        Operation::FloorOver => fixed.filter(|fixed| fixed.numerator() > 0).map(|_| Sure { is_whole: true, ..a }),
        Operation::Modulo
        | Operation::NimSum
        | Operation::Common
        | Operation::Either
        | Operation::ShiftUp
        | Operation::ShiftDown => None,
    }
}
