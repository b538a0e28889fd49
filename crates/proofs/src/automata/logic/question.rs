//! A sentence that is decided, in slices.

use crate::automata::logic::{Compiler, Quantifier, Refusal, Scope, Sentence, track_of};
use crate::automata::{Budget, DigitOrder, Plan, Race, StepId, Stopped};
use maths::expressions::Variable;

/// The truth of a sentence, with numbers of its first quantifiers at which it fails (or holds, if it begins with “exists”).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The sentence is true. If it begins with “exists”, these numbers show it: the smallest, by the largest of them, then their sum,
    /// then the numbers in the order x, y, z, p, k, s, a, b. Empty if it begins otherwise, or the numbers have more than 63 digits.
    True(Vec<(Variable, u64)>),
    /// The sentence is false. If it begins with “for all”, it fails for these numbers.
    False(Vec<(Variable, u64)>),
}

/// A sentence on its way to its answer.
pub struct Question {
    race: Race,
    /// The set where the part after the first quantifiers is true or, for “for all”, is false.
    body: StepId,
    first: Quantifier,
    names: Vec<Variable>,
}

impl Question {
    /// Plans to decide a sentence in which every name is brought in by a quantifier.
    ///
    /// # Errors
    /// When a part of it is not decidable.
    pub fn new(sentence: &Sentence, orders: &[DigitOrder], budget: Budget) -> Result<Self, Refusal> {
        let (first, names, body) = peeled(sentence);
        let sought = match first {
            Quantifier::ForAll => Sentence::Not(Box::new(body.clone())),
            Quantifier::Exists => body.clone(),
        };
        let (mut plan, mut scope) = (Plan::new(), Scope::empty());
        for name in &names {
            scope = scope.with(*name, crate::automata::logic::Meaning::Varies);
        }
        let body = Compiler::new(&mut plan, scope).sentence(&sought)?;
        Ok(Self { race: Race::new(&plan, &[body], orders, budget), body, first, names })
    }

    /// The number of steps that are done, and of all steps.
    pub fn progress(&self) -> (usize, usize) {
        self.race.progress()
    }

    /// Does about `work` units of work. A unit is one transition of an automaton. Returns the answer once there is one.
    ///
    /// # Errors
    /// When the budget is reached.
    pub fn advance(&mut self, work: u64) -> Result<Option<Answer>, Stopped> {
        let Some(run) = self.race.advance(work)? else { return Ok(None) };
        let Some(automaton) = run.automaton(self.body) else { return Ok(None) };
        let smallest = automaton.smallest().ok().flatten().unwrap_or_default();
        let of = |name: &Variable| automaton.tracks().place(track_of(*name)).and_then(|place| smallest.get(place));
        // A number that does not matter is 0.
        let numbers = self.names.iter().map(|name| (*name, of(name).copied().unwrap_or(0))).collect();
        let is_sought = !automaton.is_empty();
        Ok(Some(match (self.first, is_sought) {
            (Quantifier::ForAll, true) => Answer::False(numbers),
            (Quantifier::ForAll, false) => Answer::True(Vec::new()),
            (Quantifier::Exists, true) => Answer::True(numbers),
            (Quantifier::Exists, false) => Answer::False(Vec::new()),
        }))
    }
}

/// The quantifiers of one kind that a sentence begins with, their names, and what they are about.
fn peeled(sentence: &Sentence) -> (Quantifier, Vec<Variable>, &Sentence) {
    let (mut names, mut inner) = (Vec::new(), sentence);
    let first = match sentence {
        Sentence::Quantified(first, ..) => *first,
        Sentence::Formula(..) | Sentence::Not(_) | Sentence::Both(..) => Quantifier::ForAll,
    };
    while let Sentence::Quantified(quantifier, more, of) = inner {
        // The same name twice is two numbers; the inner one hides the outer one.
        if *quantifier != first || more.iter().any(|name| names.contains(name)) {
            break;
        }
        names.extend(more);
        inner = of;
    }
    (first, names, inner)
}
