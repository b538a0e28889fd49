//! Grundy values in formulas, replaced by known ones.
//!
//! Automata do not know Grundy values beforehand. If a formula for all values of a ruleset is known, it takes the place of G(…). If the
//! positions of value 0, those of value 1 and so on are known, G(…) = 1, G(…) < 2 and so on are replaced by these sets. The known values
//! are proved in the same run.
//!
//! In Sharing Nim, G(…) = G(…) becomes: the two positions have the same normal form, or the one is the mirror image of the other.
//! That is sufficient and not necessary. So it is done only where it may be: not under a “not”, for instance.

use crate::theorems::NotDecidable;
use crate::theorems::trees::{Named, both, compared, either, in_coordinates, minus};
use maths::claims::KnownValues;
use maths::expressions::{Formula, Number, Operation, Relation, Replace, Selection, Truth, Variable};
use maths::games::Ruleset;

/// The formulas for the values of a ruleset.
pub(super) enum Values {
    /// The value of a position.
    All(Number),
    /// Conditions for the value 0, for the value 1, and so on.
    Smallest {
        /// These.
        levels: Vec<Truth>,
        /// True if the positions are normal forms of piles.
        of_piles: bool,
    },
}

impl Values {
    /// The known values of a ruleset.
    ///
    /// # Errors
    /// If no values are known.
    pub(super) fn of(ruleset: &Ruleset) -> Result<Self, NotDecidable> {
        let read = |text: String| text.parse().map(|formula| in_coordinates(&formula)).map_err(NotDecidable::Mistake);
        match KnownValues::of(ruleset).ok_or(NotDecidable::Values)? {
            KnownValues::All(text) => match read(text)? {
                Formula::Number(number) => Ok(Self::All(number)),
                Formula::Truth(_) => Err(NotDecidable::Values),
            },
            KnownValues::Smallest(texts) => {
                let level = |text| match read(text)? {
                    Formula::Truth(level) => Ok(level),
                    Formula::Number(_) => Err(NotDecidable::Values),
                };
                let levels = texts.into_iter().map(level).collect::<Result<_, _>>()?;
                Ok(Self::Smallest { levels, of_piles: ruleset.rules.is_piles() })
            }
        }
    }

    /// The P-positions.
    pub(super) fn zero(&self) -> Option<Truth> {
        match self {
            Self::All(number) => Some(compared(Relation::Equal, number.clone(), Number::Constant(0))),
            Self::Smallest { levels, .. } => levels.first().cloned(),
        }
    }

    /// The formula with all Grundy values replaced.
    ///
    /// # Errors
    /// When more would have to be known.
    pub(super) fn replaced(&self, formula: &Truth) -> Result<Truth, NotDecidable> {
        let replaced = Formula::Truth(formula.replaced(self));
        match replaced {
            Formula::Truth(truth) if !Formula::Truth(truth.clone()).asks_for_values() => Ok(truth),
            Formula::Truth(_) | Formula::Number(_) => Err(NotDecidable::Values),
        }
    }

    /// The formula with equal values replaced by a sufficient condition, where it is true or false only if they are equal.
    pub(super) fn with_symmetry(&self, formula: &Truth) -> Truth {
        let sides = |sides: &[Truth; 2]| Box::new(sides.each_ref().map(|side| self.with_symmetry(side)));
        match formula {
            Truth::Compared(Relation::Equal, pair) => match (self, &**pair) {
                (Self::Smallest { of_piles: true, .. }, [Number::Grundy(a), Number::Grundy(b)]) => symmetric(a, b),
                _ => formula.clone(),
            },
            Truth::And(both) => Truth::And(sides(both)),
            Truth::Or(both) => Truth::Or(sides(both)),
            Truth::Compared(..) | Truth::Among(..) | Truth::Same(_) | Truth::Not(_) | Truth::If(_) => formula.clone(),
        }
    }

    /// The positions with one of the values below a number; none if that is more than is known, or no value is below it.
    fn below(&self, number: i64, cells: &[Number; 4]) -> Option<Truth> {
        let Self::Smallest { levels, .. } = self else { return None };
        let all = levels.get(..usize::try_from(number).ok()?)?.iter();
        all.map(|level| self.at(level, cells)).reduce(either)
    }

    /// The condition for the position with these coordinates.
    fn at(&self, level: &Truth, cells: &[Number; 4]) -> Truth {
        level.replaced(&Named(&self.named(cells)))
    }

    fn named(&self, cells: &[Number; 4]) -> [(Variable, Number); 4] {
        let [x, y, z, p] = cells.clone();
        let [x, y, z] = match self {
            Self::Smallest { of_piles: true, .. } => normal_form([x, y, z]),
            Self::Smallest { of_piles: false, .. } | Self::All(_) => [x, y, z],
        };
        [(Variable::X, x), (Variable::Y, y), (Variable::Z, z), (Variable::P, p)]
    }

    /// The condition that a value is in a relation to a constant.
    fn compared(&self, relation: Relation, cells: &[Number; 4], number: i64) -> Option<Truth> {
        let not = |of| Truth::Not(Box::new(of));
        let equal = || {
            let Self::Smallest { levels, .. } = self else { return None };
            levels.get(usize::try_from(number).ok()?).map(|level| self.at(level, cells))
        };
        match relation {
            Relation::Equal => equal(),
            Relation::Unequal => equal().map(not),
            Relation::Less => self.below(number, cells),
            Relation::AtMost => self.below(number.checked_add(1)?, cells),
            Relation::Greater => self.below(number.checked_add(1)?, cells).map(not),
            Relation::AtLeast => self.below(number, cells).map(not),
        }
    }
}

impl Replace for Values {
    fn number(&self, part: &Number) -> Option<Number> {
        match (self, part) {
            (Self::All(number), Number::Grundy(cells)) => Some(number.replaced(&Named(&self.named(cells)))),
            _ => None,
        }
    }

    fn truth(&self, part: &Truth) -> Option<Truth> {
        let Truth::Compared(relation, sides) = part else { return None };
        match &**sides {
            [Number::Grundy(cells), Number::Constant(number)] => self.compared(*relation, cells, *number),
            [Number::Constant(number), Number::Grundy(cells)] => self.compared(turned(*relation), cells, *number),
            _ => None,
        }
    }
}

/// The relation of b to a, where a has this one to b.
fn turned(relation: Relation) -> Relation {
    match relation {
        Relation::Equal => Relation::Equal,
        Relation::Unequal => Relation::Unequal,
        Relation::Less => Relation::Greater,
        Relation::AtMost => Relation::AtLeast,
        Relation::Greater => Relation::Less,
        Relation::AtLeast => Relation::AtMost,
    }
}

/// The normal form of three piles.
fn normal_form([a, b, c]: [Number; 3]) -> [Number; 3] {
    let zero = Number::Constant(0);
    if a == zero && b == zero {
        return [a, b, c];
    }
    let selected = |selection, piles: Vec<Number>| Number::Selected(selection, piles);
    if a == zero {
        let piles = || vec![b.clone(), c.clone()];
        return [a, selected(Selection::Min, piles()), selected(Selection::Max, piles())];
    }
    let [sum, smallest, largest] = sum_and_ends([a, b, c]);
    let middle = minus(minus(sum, largest.clone()), twice(smallest.clone()));
    [zero, middle, minus(largest, smallest)]
}

/// The distance of the middle pile from the largest one: the second pile of the mirror image.
fn mirrored(piles: [Number; 3]) -> Number {
    let [sum, smallest, largest] = sum_and_ends(piles);
    minus(plus(twice(largest), smallest), sum)
}

/// The sum of three piles, the smallest and the largest of them.
fn sum_and_ends([a, b, c]: [Number; 3]) -> [Number; 3] {
    let selected = |selection| Number::Selected(selection, vec![a.clone(), b.clone(), c.clone()]);
    [plus(plus(a.clone(), b.clone()), c.clone()), selected(Selection::Min), selected(Selection::Max)]
}

fn plus(a: Number, b: Number) -> Number {
    Number::Binary(Operation::Plus, Box::new([a, b]))
}

fn twice(number: Number) -> Number {
    Number::Binary(Operation::Times, Box::new([Number::Constant(2), number]))
}

/// Two positions of Sharing Nim have the same normal form, or one is the mirror image of the other.
fn symmetric([x, y, z, _]: &[Number; 4], [u, v, w, _]: &[Number; 4]) -> Truth {
    let (one, other) = ([x, y, z].map(Number::clone), [u, v, w].map(Number::clone));
    let image = mirrored(one.clone());
    let ([_, a, b], [_, c, d]) = (normal_form(one), normal_form(other));
    let equal = |a, b| compared(Relation::Equal, a, b);
    both(equal(b, d), either(equal(a, c.clone()), equal(image, c)))
}
