//! The numbers for which a sentence with free names is true, in slices.

use crate::automata::logic::{Compiler, Meaning, Refusal, Scope, Sentence, track_of};
use crate::automata::{Automaton, Budget, DigitOrder, Plan, Race, StepId, Stopped};
use maths::expressions::Variable;

/// The set of all tuples for which a sentence is true, on its way to its automaton.
pub struct Solutions {
    race: Race,
    step: StepId,
    names: Vec<Variable>,
}

impl Solutions {
    /// Plans to find the set. Its tuples have a number for each free name of the sentence.
    ///
    /// # Errors
    /// When a part of the sentence is not decidable.
    pub fn new(sentence: &Sentence, orders: &[DigitOrder], budget: Budget) -> Result<Self, Refusal> {
        let names = sentence.free_names();
        let scope = names.iter().fold(Scope::empty(), |scope, name| scope.with(*name, Meaning::Varies));
        let mut plan = Plan::new();
        let step = Compiler::new(&mut plan, scope).sentence(sentence)?;
        Ok(Self { race: Race::new(&plan, &[step], orders, budget), step, names })
    }

    /// The free names, in the order of a tuple's numbers.
    pub fn names(&self) -> &[Variable] {
        &self.names
    }

    /// The number of steps that are done, and of all steps.
    pub fn progress(&self) -> (usize, usize) {
        self.race.progress()
    }

    /// Does about `work` units of work. A unit is one transition of an automaton. Returns the automaton of the set once it is known.
    ///
    /// # Errors
    /// When the budget is reached.
    pub fn advance(&mut self, work: u64) -> Result<Option<Automaton>, Stopped> {
        Ok(self.race.advance(work)?.and_then(|run| run.automaton(self.step).cloned()))
    }

    /// True if a tuple is in a set of this sentence. A name that does not matter may have any number.
    pub fn holds(&self, set: &Automaton, tuple: &[u64]) -> bool {
        set.holds(|track| {
            let place = self.names.iter().position(|name| track_of(*name) == track);
            place.and_then(|place| tuple.get(place).copied()).unwrap_or(0)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Solutions;
    use crate::automata::logic::Sentence;
    use crate::automata::{Budget, DigitOrder};

    /// A sentence, and which pairs are in its set.
    type Case = (&'static str, fn(u64, u64) -> bool);

    #[test]
    fn a_set_has_the_tuples_for_which_the_sentence_is_true() {
        let sets: [Case; 3] = [
            ("x ^ y = 5", |x, y| x ^ y == 5),
            ("exists z: x = 3z + y", |x, y| x >= y && (x - y) % 3 == 0),
            ("for all z: z < x implies z + 2 < y", |x, y| (0..x).all(|z| z + 2 < y)),
        ];
        for (text, is_in) in sets {
            let sentence: Sentence = text.parse().unwrap();
            let orders = [DigitOrder::MostFirst, DigitOrder::LeastFirst];
            let mut solutions = Solutions::new(&sentence, &orders, Budget::USUAL).unwrap();
            let set = loop {
                if let Some(set) = solutions.advance(1000).unwrap() {
                    break set;
                }
            };
            for (x, y) in (0..40).flat_map(|x| (0..40).map(move |y| (x, y))) {
                assert_eq!(solutions.holds(&set, &[x, y]), is_in(x, y), "{text} for ({x}, {y})");
            }
        }
    }
}
