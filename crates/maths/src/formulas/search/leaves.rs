//! The sides that are not made of others.

use crate::expressions::{Number, Variable};
use crate::formulas::search::named::Named;
use crate::formulas::search::sample::Sample;
use crate::formulas::search::small_box::SmallBox;
use crate::games::{Coordinates, Position, Rules, Ruleset};

/// A side that is not made of others.
pub(super) struct Leaf {
    pub(super) number: Number,
    /// The number of names and numbers that it counts for.
    pub(super) length: u32,
    /// The numbers at the sample.
    pub(super) column: Vec<i32>,
}

/// All of them, in the order in which they are read best in a sum: coordinates, values, parameters, numbers.
pub(super) fn leaves(
    ruleset: Ruleset,
    named: &Named,
    table: &SmallBox,
    sample: &Sample,
    smaller_positions: bool,
) -> Vec<Leaf> {
    let simple = |number: Number, read: &dyn Fn(&Position) -> i32| Leaf {
        number,
        length: 1,
        column: sample.positions.iter().map(read).collect(),
    };
    let constant = |number: Number, value: i32| simple(number, &|_| value);
    let mut all = Vec::new();
    for (axis, variable) in coordinates(ruleset) {
        all.push(simple(Number::Variable(variable), &|at| number(at, axis) as i32));
    }
    if ruleset.pass {
        all.push(simple(Number::Variable(Variable::P), &|at| at.pass.into()));
    }
    // G(…) has room for three numbers.
    if smaller_positions && ruleset.rules.count() <= 3 {
        all.extend(values(ruleset, table, sample));
    }
    let k = ruleset.rules.k().and_then(|k| k.as_whole());
    for (variable, value) in [(Variable::K, k), (Variable::S, ruleset.rules.written_s())] {
        if let Some(value) = value.and_then(|value| i32::try_from(value).ok()) {
            all.push(constant(Number::Variable(variable), value));
        }
    }
    all.extend((0..=2).map(|value| constant(Number::Constant(value.into()), value)));
    all.extend(named.constants.iter().map(|&value| constant(Number::Constant(value.into()), value.into())));
    all
}

/// The coordinates that differ, by their names.
pub(super) fn coordinates(ruleset: Ruleset) -> Vec<(usize, Variable)> {
    let all = [(0, Variable::X), (1, Variable::Y), (2, Variable::Z), (3, Variable::W)];
    match ruleset.rules {
        Rules::Piles(_) => vec![(1, Variable::A), (2, Variable::B)],
        Rules::Bar(_) | Rules::Own(_) => all.into_iter().take(ruleset.rules.count()).collect(),
    }
}

/// The number of a position with this index; 0 if there is none.
pub(super) fn number(at: &Position, index: usize) -> u32 {
    at.coordinates.get(index).copied().unwrap_or_default()
}

/// G of the positions with some coordinates 0 and others as they are, and of the one whose pass is used up, where these are
/// positions whenever the whole is one.
fn values(ruleset: Ruleset, table: &SmallBox, sample: &Sample) -> Vec<Leaf> {
    let coordinates = coordinates(ruleset);
    let mut all = Vec::new();
    for pass in if ruleset.pass { vec![true, false] } else { vec![false] } {
        for kept in 0..1usize << coordinates.len() {
            // The whole position is what is asked for, and nothing is left where everything is 0.
            if kept == 0 || (kept + 1 == 1 << coordinates.len() && pass == ruleset.pass) {
                continue;
            }
            let kept: Vec<(usize, Variable)> =
                coordinates.iter().enumerate().filter(|(bit, _)| kept >> bit & 1 == 1).map(|(_, name)| *name).collect();
            let value = |at: &Position| {
                let mut smaller = [0; 3];
                kept.iter().for_each(|&(axis, _)| smaller[axis] = at.xyz()[axis]);
                let smaller = Coordinates::from(smaller).resized(ruleset.rules.count());
                let smaller = Position::at(smaller).with_pass(pass && at.pass);
                ruleset.check(smaller).ok()?;
                Some(table.value(smaller)?.0 as i32)
            };
            let column: Option<Vec<i32>> = sample.positions.iter().map(value).collect();
            if let Some(column) = column {
                all.push(Leaf { number: grundy(&kept, pass == ruleset.pass), length: 2, column });
            }
        }
    }
    all
}

fn grundy(kept: &[(usize, Variable)], pass_as_it_is: bool) -> Number {
    let mut cells = [const { Number::Constant(0) }; 4];
    kept.iter().for_each(|&(axis, variable)| cells[axis] = Number::Variable(variable));
    if pass_as_it_is {
        cells[3] = Number::Variable(Variable::P);
    }
    Number::Grundy(Box::new(cells))
}
