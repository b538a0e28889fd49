//! The tree of a sentence, and what it adds to a plan.

use crate::automata::logic::{Compiler, Meaning, Reason, Refusal, Undecidable, Why, track_of};
use crate::automata::{Bound, Connective, Step, StepId};
use maths::expressions::{Formula, Truth, Variable};
use std::ops::Range;

/// For all numbers, or for some.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantifier {
    /// For all.
    ForAll,
    /// There is one, or more.
    Exists,
}

/// A sentence about the numbers 0, 1, 2, …
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sentence {
    /// A formula, and which characters it is.
    Formula(Truth, Range<usize>),
    /// It is not so.
    Not(Box<Self>),
    /// Two, joined.
    Both(Connective, Box<[Self; 2]>),
    /// For all numbers of some names, or for some.
    Quantified(Quantifier, Vec<Variable>, Box<Self>),
}

impl Sentence {
    /// The names that no quantifier introduces, in the order x, y, z, p, k, s, a, b. The sentence is about these.
    pub fn free_names(&self) -> Vec<Variable> {
        Variable::ALL.into_iter().filter(|name| self.is_about(*name)).collect()
    }

    fn is_about(&self, name: Variable) -> bool {
        match self {
            Self::Formula(truth, _) => Formula::Truth(truth.clone()).names(name),
            Self::Not(of) => of.is_about(name),
            Self::Both(_, sides) => sides.iter().any(|side| side.is_about(name)),
            Self::Quantified(_, names, of) => !names.contains(&name) && of.is_about(name),
        }
    }

    /// If the first, then the second.
    pub(super) fn implies(a: Self, b: Self) -> Self {
        Self::Both(Connective::Or, Box::new([Self::Not(Box::new(a)), b]))
    }
}

impl Compiler<'_> {
    /// The set where a sentence is true.
    ///
    /// # Errors
    /// When a part of it is not decidable, with its place.
    pub fn sentence(&mut self, sentence: &Sentence) -> Result<StepId, Refusal> {
        match sentence {
            Sentence::Formula(truth, at) => self.truth(truth).map_err(|why| refused(at, why)),
            Sentence::Not(of) => {
                let of = self.sentence(of)?;
                self.added(Step::Not(of), sentence)
            }
            Sentence::Both(connective, sides) => {
                let sides = [self.sentence(&sides[0])?, self.sentence(&sides[1])?];
                self.added(Step::Both(*connective, sides), sentence)
            }
            Sentence::Quantified(quantifier, names, of) => {
                let outside = self.scope.clone();
                for name in names {
                    self.scope = self.scope.clone().with(*name, Meaning::Varies);
                }
                let inner = self.sentence(of);
                self.scope = outside;
                self.quantified(*quantifier, names, inner?, sentence)
            }
        }
    }

    /// “For all” is “there is none for which it is not so”.
    fn quantified(
        &mut self,
        quantifier: Quantifier,
        names: &[Variable],
        mut step: StepId,
        sentence: &Sentence,
    ) -> Result<StepId, Refusal> {
        let is_for_all = quantifier == Quantifier::ForAll;
        if is_for_all {
            step = self.added(Step::Not(step), sentence)?;
        }
        for name in names.iter().rev() {
            step = self.added(Step::Some(Bound::Any, track_of(*name), step), sentence)?;
        }
        if is_for_all { self.added(Step::Not(step), sentence) } else { Ok(step) }
    }

    fn added(&mut self, step: Step, sentence: &Sentence) -> Result<StepId, Refusal> {
        let too_many =
            |_| refused(&sentence.place(), Undecidable { part: String::from("…"), why: Why::TooManyNumbers });
        self.plan.add(step).map_err(too_many)
    }
}

impl Sentence {
    /// From its first formula to its last.
    fn place(&self) -> Range<usize> {
        match self {
            Self::Formula(_, at) => at.clone(),
            Self::Not(of) | Self::Quantified(_, _, of) => of.place(),
            Self::Both(_, sides) => sides[0].place().start..sides[1].place().end,
        }
    }
}

fn refused(at: &Range<usize>, why: Undecidable) -> Refusal {
    Refusal { at: at.clone(), reason: Reason::Undecidable(why) }
}
