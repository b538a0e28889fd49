//! A sentence that is decided for all numbers, and its answer.

use std::rc::Rc;
use web::workers::host::Never;
use web::workers::prover::protocol::{Answer, Decided};
use web::workers::requests::News;
use web::workers::requests::trial::Trial;

/// The sentence that is written, and the last that was decided.
#[derive(Clone, Debug, PartialEq)]
pub struct LogicBox {
    /// The text of the sentence.
    pub text: String,
    /// The last sentence that was to be decided.
    pub trial: Option<Rc<Trial<String, Decided>>>,
    /// The numbers that the automaton of the answer reads, if some were chosen.
    pub numbers: Option<Vec<u32>>,
}

impl Default for LogicBox {
    fn default() -> Self {
        Self { text: EXAMPLES[0].into(), trial: None, numbers: None }
    }
}

impl LogicBox {
    pub(super) fn begin(&mut self, text: String) {
        self.text.clone_from(&text);
        self.trial = Some(Rc::new(Trial::new(text)));
    }

    /// The last sentence that was to be decided, if it is the written one.
    pub(super) fn current(&self) -> Option<&Rc<Trial<String, Decided>>> {
        self.trial.as_ref().filter(|trial| trial.question == self.text)
    }

    pub(super) fn hear(&mut self, news: News<Answer, Never>) {
        Trial::hear(&mut self.trial, news, Answer::decided);
    }
}

/// Sentences to begin with: a nim-sum is at most the sum; equal to it only where no digit is common; the step that
/// `triangular` Theorem 7.3 rests on, that a position with nim-sum 0 on T(3) has its y below the rim of a shorter side; the
/// largest amount that coins of 5 and 7 cannot pay; and two sets.
pub(super) const EXAMPLES: [&str; 5] = [
    "∀ x, y: x ⊕ y ≤ x + y",
    "∀ x, y: x ⊕ y = x + y",
    "∀ x, z: x ⊕ z ≤ ⌊(x+z)/3⌋ ⇒ ∃ y: y ≤ ⌊(x+z)/3⌋ ∧ x ⊕ y ⊕ z = 0",
    "(∀ x, y: 5x + 7y ≠ z) ∧ (∀ k: k > z ⇒ ∃ x, y: 5x + 7y = k)",
    "x ⊕ y ⊕ z = 0 ∧ y ≤ ⌊(x+z)/3⌋",
];

#[cfg(test)]
mod tests {
    use super::EXAMPLES;
    use proofs::automata::logic::Sentence;

    #[test]
    fn examples_can_be_read() {
        for text in EXAMPLES {
            assert!(text.parse::<Sentence>().is_ok(), "{text}");
        }
    }
}
