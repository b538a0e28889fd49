//! The methods of the state that begin tests, sweeps and proofs.

use super::State;
use crate::laboratory::sweep::{Plan, Way, proof_questions, questions};
use crate::laboratory::{Key, ProofKey};
use std::rc::Rc;
use web::workers::checker::protocol::{Case, Question};
use web::workers::requests::trial::Trial;

impl State {
    /// Puts a claim to the test. Its counterexamples go with the verdict that they belonged to.
    pub(super) fn begin(&mut self, case: Case) {
        self.lists.remove(&case.claim);
        self.wanted.forget(|key| key == Key::Listed(case.claim));
        self.trials.insert(case.claim, Rc::new(Trial::new(case)));
        self.wanted.ask(Key::Claim(case.claim), Question::Check(case));
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
