//! The condition that a formula asks for the Grundy values of positions only. Elsewhere it has no value.

use crate::theorems::bar;
use crate::theorems::trees::{Named, both, compared, either, not};
use maths::expressions::{Number, Relation, Truth, Variable};
use maths::games::Ruleset;

/// The condition that all positions whose value is asked for are positions of the ruleset; `None` if this is always true. “And” and “or”
/// do not ask on their right side if the left side decides.
pub(super) fn defined(formula: &Truth, ruleset: &Ruleset) -> Option<Truth> {
    Defined { ruleset }.of_truth(formula)
}

struct Defined<'a> {
    ruleset: &'a Ruleset,
}

impl Defined<'_> {
    fn of_truth(&self, tree: &Truth) -> Option<Truth> {
        match tree {
            Truth::Compared(_, sides) => self.of_numbers(&sides[..]),
            Truth::Among(number, entries) => joined(self.of_number(number), self.of_numbers(entries)),
            Truth::Same(sides) => joined(self.of_truth(&sides[0]), self.of_truth(&sides[1])),
            Truth::Not(of) => self.of_truth(of),
            Truth::And(sides) => {
                let second = self.of_truth(&sides[1]).map(|second| either(not(sides[0].clone()), second));
                joined(self.of_truth(&sides[0]), second)
            }
            Truth::Or(sides) => {
                let second = self.of_truth(&sides[1]).map(|second| either(sides[0].clone(), second));
                joined(self.of_truth(&sides[0]), second)
            }
            Truth::If(parts) => self.of_cases(&parts[0], [self.of_truth(&parts[1]), self.of_truth(&parts[2])]),
        }
    }

    /// Of “if … then … else …”, of whose parts this is known.
    fn of_cases(&self, condition: &Truth, [yes, no]: [Option<Truth>; 2]) -> Option<Truth> {
        let yes = yes.map(|yes| either(not(condition.clone()), yes));
        let no = no.map(|no| either(condition.clone(), no));
        joined(self.of_truth(condition), joined(yes, no))
    }

    fn of_numbers(&self, trees: &[Number]) -> Option<Truth> {
        trees.iter().map(|tree| self.of_number(tree)).fold(None, joined)
    }

    fn of_number(&self, tree: &Number) -> Option<Truth> {
        match tree {
            Number::Constant(_) | Number::Variable(_) => None,
            Number::Negative(of) | Number::Floor(of) | Number::Ceiling(of) | Number::Absolute(of) => self.of_number(of),
            Number::Binary(_, sides) => self.of_numbers(&sides[..]),
            Number::Selected(_, entries) => self.of_numbers(entries),
            Number::If(parts) => self.of_cases(&parts.0, [self.of_number(&parts.1), self.of_number(&parts.2)]),
            Number::Grundy(cells) => joined(self.of_numbers(&cells[..]), self.is_position(cells)),
        }
    }

    /// The condition that these are the coordinates of a position; `None` if they are those of the position itself.
    fn is_position(&self, cells: &[Number; 4]) -> Option<Truth> {
        let own = [Variable::X, Variable::Y, Variable::Z, Variable::P].map(Number::Variable);
        let is_own = |place: usize| {
            cells[place] == own[place] || place == 0 && self.ruleset.rules.is_piles() && cells[0] == Number::Constant(0)
        };
        if (0..4).all(is_own) {
            return None;
        }
        let all = cells.iter().map(|cell| Some(is_natural(cell))).fold(None, joined);
        let [x, y, z, p] = cells;
        let below = self.ruleset.rules.bar().and_then(bar::rim).map(|rim| {
            let names = [(Variable::X, x.clone()), (Variable::Z, z.clone())];
            compared(Relation::AtMost, y.clone(), rim.replaced(&Named(&names)))
        });
        let most = Number::Constant(self.ruleset.pass.into());
        joined(joined(all, below), Some(compared(Relation::AtMost, p.clone(), most)))
    }
}

/// A whole number of at least 0.
fn is_natural(number: &Number) -> Truth {
    let whole = compared(Relation::Equal, Number::Floor(Box::new(number.clone())), number.clone());
    both(compared(Relation::AtLeast, number.clone(), Number::Constant(0)), whole)
}

fn joined(a: Option<Truth>, b: Option<Truth>) -> Option<Truth> {
    match (a, b) {
        (Some(a), Some(b)) => Some(both(a, b)),
        (one, None) | (None, one) => one,
    }
}
