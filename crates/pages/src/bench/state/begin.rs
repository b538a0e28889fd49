//! How the state begins something.

use super::State;
use crate::bench::{Key, LearnChoice};
use maths::expressions::Formula;
use maths::formulas::search;
use proofs::logic::Sentence;
use web::workers::checker::protocol::{FormulaQuestion, Question};
use web::workers::{learner, prover};

impl State {
    /// Learns a set.
    pub(super) fn begin_learning(&mut self, choice: LearnChoice) {
        let study = self.learn.begin(choice);
        self.sets.ask((), learner::protocol::Question::Learn(study));
    }

    /// Goes on with the set that was given up.
    pub(super) fn go_on_learning(&mut self) {
        if let Some(study) = self.learn.go_on() {
            self.sets.ask((), learner::protocol::Question::Learn(study));
        }
    }

    /// Puts a formula to the test, unless it is none.
    pub(super) fn compare(&mut self, question: FormulaQuestion) {
        if question.formula.parse::<Formula>().is_ok() {
            self.formula.begin(question.clone());
            self.wanted.ask(Key::Formula, Question::Formula(question));
        }
    }

    pub(super) fn begin_search(&mut self, question: search::Question) {
        self.search.begin(question);
        self.wanted.ask(Key::Search, Question::Search(question));
    }

    /// Asks about a sentence, unless it is none.
    pub(super) fn decide(&mut self, text: String) {
        if text.parse::<Sentence>().is_ok() {
            self.logic.begin(text.clone());
            self.proofs.ask((), prover::protocol::Question::Decide(text));
        }
    }
}
