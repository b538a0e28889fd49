//! Sentences about the Grundy values of a ruleset, with quantifiers.

use crate::automata::Connective;
use crate::automata::logic::{Reason, Refusal, Sentence};
use crate::theorems::NotDecidable;
use crate::theorems::defined::defined;
use crate::theorems::grundy::Values;
use crate::theorems::trees::{both, either, not};
use maths::claims::Assertion;
use maths::expressions::{Number, Replace, Truth, Variable};
use maths::games::Ruleset;

/// The place of a part of a sentence.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// It is enough that the part is true.
    Wanted,
    /// It is enough that the part is false.
    Unwanted,
    /// The part matters both ways.
    Either,
}

/// A sentence without Grundy values that the assertion follows from.
///
/// # Errors
/// When more would have to be known of the values.
pub(super) fn without_values(assertion: &Assertion, values: &Values) -> Result<Sentence, NotDecidable> {
    let sentence: Sentence = assertion.sentence.parse().map_err(refused)?;
    Reading { ruleset: &assertion.ruleset, values }.replaced(&sentence, Place::Wanted)
}

/// Why a sentence of a claim is refused.
pub(super) fn refused(refusal: Refusal) -> NotDecidable {
    match refusal.reason {
        Reason::Mistake(mistake) => NotDecidable::Mistake(mistake),
        Reason::Undecidable(part) => NotDecidable::Formula(part),
        Reason::NamesExpected | Reason::QuantifierHere | Reason::Expected(_) | Reason::Number | Reason::TooDeep => {
            NotDecidable::NoStatement
        }
    }
}

struct Reading<'a> {
    ruleset: &'a Ruleset,
    values: &'a Values,
}

impl Reading<'_> {
    fn replaced(&self, sentence: &Sentence, place: Place) -> Result<Sentence, NotDecidable> {
        Ok(match sentence {
            Sentence::Formula(truth, at) => Sentence::Formula(self.formula(truth, place)?, at.clone()),
            Sentence::Not(of) => Sentence::Not(Box::new(self.replaced(of, place.turned())?)),
            Sentence::Both(connective, sides) => {
                let places = match connective {
                    Connective::And | Connective::Or => [place; 2],
                    Connective::Without => [place, place.turned()],
                    Connective::Same | Connective::Differ => [Place::Either; 2],
                };
                let [a, b] = [self.replaced(&sides[0], places[0])?, self.replaced(&sides[1], places[1])?];
                Sentence::Both(*connective, Box::new([a, b]))
            }
            Sentence::Quantified(quantifier, names, of) => {
                Sentence::Quantified(*quantifier, names.clone(), Box::new(self.replaced(of, place)?))
            }
        })
    }

    /// If the formula asks for the value of something that is no position, the sentence counts as false.
    fn formula(&self, truth: &Truth, place: Place) -> Result<Truth, NotDecidable> {
        let truth = truth.replaced(&WithoutPass);
        let replaced = if place == Place::Wanted {
            self.values.replaced(&self.values.with_symmetry(&truth))?
        } else {
            self.values.replaced(&truth)?
        };
        let Some(defined) = defined(&truth, self.ruleset) else { return Ok(replaced) };
        let defined = self.values.replaced(&defined)?;
        match place {
            Place::Wanted => Ok(both(replaced, defined)),
            Place::Unwanted => Ok(either(replaced, not(defined))),
            Place::Either => Err(NotDecidable::Values),
        }
    }
}

impl Place {
    fn turned(self) -> Self {
        match self {
            Self::Wanted => Self::Unwanted,
            Self::Unwanted => Self::Wanted,
            Self::Either => Self::Either,
        }
    }
}

/// No position that a sentence speaks of has the pass: p is a number like any other.
struct WithoutPass;

impl Replace for WithoutPass {
    fn number(&self, part: &Number) -> Option<Number> {
        let Number::Grundy(cells) = part else { return None };
        let [x, y, z, p] = &**cells;
        let p = if *p == Number::Variable(Variable::P) { &Number::Constant(0) } else { p };
        Some(Number::Grundy(Box::new([x.clone(), y.clone(), z.clone(), p.clone()])))
    }

    fn truth(&self, _: &Truth) -> Option<Truth> {
        None
    }
}
