//! The methods of the state that begin a test, a search, a proof or learning.

use super::State;
use crate::bench::prove_box::stated;
use crate::bench::{Key, LearnChoice, ProofKey, Section};
use maths::formulas::search;
use maths::formulas::search::Target;
use proofs::automata::logic::Sentence;
use web::workers::checker::protocol::{Against, FormulaQuestion, Question};
use web::workers::{certifier, learner, prover};

impl State {
    /// Learns a set.
    pub(super) fn begin_learning(&mut self, choice: LearnChoice) {
        self.set_game(choice.ruleset);
        let study = self.learn.begin(choice);
        self.section = Section::Learn;
        self.sets.ask((), learner::protocol::Question::Learn(study));
    }

    /// Goes on with the set that was given up.
    pub(super) fn go_on_learning(&mut self) {
        if let Some(study) = self.learn.go_on() {
            self.sets.ask((), learner::protocol::Question::Learn(study));
        }
    }

    /// Puts the formula to the test, unless it is none.
    pub(super) fn compare(&mut self) {
        let question = self.formula.question.clone();
        if question.read().is_ok() {
            self.formula.begin(question.clone());
            self.wanted.ask(Key::Formula, Question::Formula(question.clone()));
            let FormulaQuestion { formula, ruleset, .. } = question;
            self.formula.begin_picture(formula.clone(), ruleset);
            self.wanted.ask(Key::Picture, Question::Picture { formula, ruleset });
        }
    }

    /// Searches formulas for the game.
    pub(super) fn guess(&mut self) {
        let target = match self.formula.question.against {
            Against::PPositions | Against::AtPPositions | Against::Taken => Target::PPositions,
            Against::Values => Target::Values,
        };
        let question = search::Question { target, ..self.search.question };
        self.proofs.forget(|key| key == ProofKey::Same);
        self.search.begin(question);
        self.wanted.ask(Key::Search, Question::Search(question));
    }

    /// Puts the shortest guess of a search that has ended into the field. If there is none, the P-positions are learned.
    pub(super) fn take_guesses(&mut self) {
        let Some(guesses) = self.search.guesses.clone() else { return };
        // The game was changed meanwhile.
        if guesses.ruleset != self.ruleset() {
            return;
        }
        let against = match guesses.target {
            Target::PPositions => Against::PPositions,
            Target::Values => Against::Values,
        };
        match (guesses.shortest(), guesses.target) {
            (Some(formula), _) => {
                (self.formula.question.formula, self.formula.question.against) = (formula.to_owned(), against);
                self.compare_guesses();
            }
            (None, Target::PPositions) => self.begin_learning(LearnChoice::of(guesses.ruleset)),
            (None, Target::Values) => {}
        }
    }

    /// Asks the prover whether the next two guesses are equal.
    pub(super) fn compare_guesses(&mut self) {
        let question = self.search.guesses.as_ref().and_then(|guesses| guesses.question());
        if let Some(text) = question {
            self.proofs.ask(ProofKey::Same, prover::protocol::Question::Decide(text));
        }
    }

    /// Asks for a proof of the formula for all positions.
    pub(super) fn prove(&mut self) {
        if let Some(stated) = stated(&self.formula.question) {
            self.proved.begin_proof(stated.clone());
            self.proofs.ask(ProofKey::Formula, prover::protocol::Question::ProveFormula(stated));
        }
    }

    /// Asks whether the formula is right for every k of the class of the game.
    pub(super) fn prove_for_every(&mut self) {
        if let Some(stated) = stated(&self.formula.question) {
            self.proved.begin_every(stated.clone());
            self.proofs.ask(ProofKey::ForEvery, prover::protocol::Question::ForEvery(stated));
        }
    }

    /// Asks for a certificate of the formula.
    pub(super) fn certify(&mut self) {
        if let Some(stated) = stated(&self.formula.question) {
            let (formula, ruleset) = (stated.formula, stated.ruleset);
            self.proved.begin_certificate(formula.clone(), ruleset);
            self.certificates.ask((), certifier::protocol::Question::CertifyFormula { formula, ruleset });
        }
    }

    /// Asks about a sentence, unless it is none.
    pub(super) fn decide(&mut self, text: String) {
        if text.parse::<Sentence>().is_ok() {
            self.logic.begin(text.clone());
            self.proofs.ask(ProofKey::Logic, prover::protocol::Question::Decide(text));
        }
    }
}
