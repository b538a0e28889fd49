//! The properties of a rim that the text of its formula shows, without a single value: it cannot fall, it looks the same from both sides,
//! it is the rim of a triangular bar.

use crate::expressions::{Fraction, Number, Operation, Variable};
use crate::games::program::Program;
use crate::games::rim::Parameters;
use crate::games::steady;
use crate::values::Ratio;
use serde::{Deserialize, Serialize};

/// The properties that the text shows.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(super) struct Nature {
    pub(super) names_x: bool,
    pub(super) is_symmetric: bool,
    /// True if the formula never falls, and is whole and at least 0 everywhere.
    pub(super) is_steady: bool,
    /// The k and s of ⌊(x+z+s)/k⌋.
    pub(super) triangle: Option<(Ratio, u32)>,
}

impl Nature {
    pub(super) fn of(tree: &Number, parameters: Parameters) -> Self {
        Self {
            names_x: tree.names(Variable::X),
            is_symmetric: key(tree, false) == key(tree, true),
            is_steady: steady::is_steady(tree, &|part| constant(part, parameters)),
            triangle: triangle(tree, parameters),
        }
    }
}

/// The value of a part that names neither x nor z.
fn constant(tree: &Number, parameters: Parameters) -> Option<Fraction> {
    let varies = tree.names(Variable::X) || tree.names(Variable::Z);
    if varies { None } else { Program::of(tree, &|name| parameters.meaning(name)).value(&[0, 0]).ok() }
}

/// The formula with the operands of each chain of additions, multiplications and the like sorted, and with x and z exchanged if
/// that is asked: two formulas with the same key are equal.
fn key(tree: &Number, is_exchanged: bool) -> String {
    let list = |parts: Vec<String>, sign: &str| ["(", &parts.join(sign), ")"].concat();
    match tree {
        Number::Variable(Variable::X) if is_exchanged => Variable::Z.key().into(),
        Number::Variable(Variable::Z) if is_exchanged => Variable::X.key().into(),
        Number::Binary(
            operation
            @ (Operation::Plus | Operation::Times | Operation::NimSum | Operation::Common | Operation::Either),
            _,
        ) => {
            let mut parts = Vec::new();
            collect(tree, *operation, &mut |part| insert(&mut parts, key(part, is_exchanged)));
            list(parts, operation.symbol())
        }
        Number::Binary(operation, sides) => {
            list(sides.iter().map(|side| key(side, is_exchanged)).collect(), &[" ", operation.symbol(), " "].concat())
        }
        Number::Selected(selection, entries) => {
            let mut parts = Vec::new();
            entries.iter().for_each(|entry| insert(&mut parts, key(entry, is_exchanged)));
            [selection.name(), &list(parts, ",")].concat()
        }
        Number::Negative(of) => ["-", &key(of, is_exchanged)].concat(),
        Number::Floor(of) => ["floor", &key(of, is_exchanged)].concat(),
        Number::Ceiling(of) => ["ceil", &key(of, is_exchanged)].concat(),
        Number::Absolute(of) => ["abs", &key(of, is_exchanged)].concat(),
        // A condition is not looked into, so such a formula counts as symmetric only without x and z.
        Number::If(_) if is_exchanged => ["exchanged ", &tree.compact()].concat(),
        Number::Constant(_) | Number::Variable(_) | Number::If(_) | Number::Grundy(_) => tree.compact(),
    }
}

/// Puts a key into its place among sorted ones. The library's sort is much code for a few.
fn insert(sorted: &mut Vec<String>, key: String) {
    let at = sorted.iter().position(|other| *other > key).unwrap_or(sorted.len());
    sorted.insert(at, key);
}

/// Calls `visit` with the operands of a chain of one operation.
fn collect(tree: &Number, chain: Operation, visit: &mut dyn FnMut(&Number)) {
    match tree {
        Number::Binary(operation, sides) if *operation == chain => {
            sides.iter().for_each(|side| collect(side, chain, visit));
        }
        other @ (Number::Constant(_)
        | Number::Variable(_)
        | Number::Negative(_)
        | Number::Floor(_)
        | Number::Ceiling(_)
        | Number::Absolute(_)
        | Number::Binary(..)
        | Number::Selected(..)
        | Number::If(_)
        | Number::Grundy(_)) => visit(other),
    }
}

/// The k and s of ⌊(x+z+s)/k⌋, or of ⌊(x+z)/k⌋ with s = 0.
fn triangle(tree: &Number, parameters: Parameters) -> Option<(Ratio, u32)> {
    let Number::Binary(Operation::FloorOver, sides) = tree else { return None };
    let part = |number: i64| u32::try_from(number).ok();
    let mut strips = Vec::new();
    let mut terms = Vec::new();
    collect(&sides[0], Operation::Plus, &mut |term| {
        if let Number::Variable(name @ (Variable::X | Variable::Z)) = term {
            strips.push(*name);
        } else {
            terms.push(constant(term, parameters).and_then(|term| term.as_whole()).and_then(part));
        }
    });
    let is_sum = matches!(strips[..], [Variable::X, Variable::Z] | [Variable::Z, Variable::X]);
    let s = match terms[..] {
        _ if !is_sum => return None,
        [] => 0,
        [Some(s)] => s,
        [..] => return None,
    };
    let k = constant(&sides[1], parameters)?;
    Some((Ratio::new(part(k.numerator())?, part(k.denominator())?).ok()?, s))
}
