//! How the state begins something.

use super::State;
use crate::laboratory::sweep::{Plan, Way, proof_questions, questions};
use crate::laboratory::{Key, LearnChoice, ProofKey};
use maths::expressions::Formula;
use maths::formulas::search;
use proofs::logic::Sentence;
use std::rc::Rc;
use web::requests::trial::Trial;
use web::workers::checker::protocol::{Case, FormulaQuestion, Question};
use web::workers::{learner, prover};

impl State {
    /// Puts a claim to the test. Its counterexamples go with the verdict that they belonged to.
    pub(super) fn begin(&mut self, case: Case) {
        self.lists.remove(&case.claim);
        self.wanted.forget(|key| key == Key::Listed(case.claim));
        self.trials.insert(case.claim, Rc::new(Trial::new(case)));
        self.wanted.ask(Key::Claim(case.claim), Question::Check(case));
    }

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
            self.proofs.ask(ProofKey::Logic, prover::protocol::Question::Decide(text));
        }
    }

    /// Begins a sweep, in so many questions that all workers are busy to the end.
    pub(super) fn begin_sweep(&mut self, plan: Plan) {
        self.wanted.forget(|key| matches!(key, Key::Sweep(_)));
        self.proofs.forget(|key| matches!(key, ProofKey::Swept(_)));
        match plan.way {
            Way::Tested => {
                let questions = questions(&plan, self.workers * 4);
                self.sweep.begin(plan, questions.len());
                questions.into_iter().for_each(|(key, question)| self.wanted.ask(key, question));
            }
            Way::Proved => {
                let questions = proof_questions(&plan);
                self.sweep.begin(plan, questions.len());
                questions.into_iter().for_each(|(key, question)| self.proofs.ask(key, question));
            }
        }
    }
}
