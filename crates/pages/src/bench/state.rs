//! The state of the bench and its one reducer.

mod begin;
mod hear;
mod links;

use crate::bench::formula_box::has_four;
use crate::bench::prove_box::ProveBox;
use crate::bench::{Action, FormulaBox, Key, LearnBox, LogicBox, ProofKey, SearchBox, Section};
use maths::games::{Game, Ruleset, Sum};
use std::rc::Rc;
use web::kit::query::Unread;
use web::kit::refused_texts::RefusedTexts;
use web::texts::Language;
use web::workers::checker::protocol::{FormulaQuestion, Question};
use web::workers::requests::questions::Questions;
use web::workers::{certifier, learner, prover};
use yew::Reducible;

/// Everything that is shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    /// The part that is in the address: the steps of the bench with their settings, or sentences.
    pub section: Section,
    /// The language, if one was chosen.
    pub language: Option<Language>,
    /// The game in hand, if a link has one: one alone, or a sum, of which the bench has the first part.
    pub hand: Option<Sum>,
    /// True if a map was moved, which makes no new entry of the browser's history.
    pub is_unfolding: bool,
    /// The parts of the link that are not understood.
    pub unread: Unread,
    /// The formula, with the game of the bench.
    pub formula: FormulaBox,
    /// The search for the same game.
    pub search: SearchBox,
    /// The set of the same game that is learned.
    pub learn: LearnBox,
    /// The refused texts of its fields.
    pub refused: RefusedTexts,
    /// The proof of the formula.
    pub proved: ProveBox,
    /// The sentence.
    pub logic: LogicBox,
    /// True if the user is typing.
    pub is_typing: bool,
    /// The open questions to the checkers.
    wanted: Questions<Key, Question>,
    /// The open questions to the prover.
    proofs: Questions<ProofKey, prover::protocol::Question>,
    /// The open question to the learner, if there is one.
    sets: Questions<(), learner::protocol::Question>,
    /// The open question about a certificate, if there is one.
    certificates: Questions<(), certifier::protocol::Question>,
}

impl State {
    /// The questions that are to be answered.
    pub fn wanted(&self) -> &Questions<Key, Question> {
        &self.wanted
    }

    /// The questions that the prover is to answer.
    pub fn proofs(&self) -> &Questions<ProofKey, prover::protocol::Question> {
        &self.proofs
    }

    /// The question that the learner is to answer, if there is one.
    pub fn sets(&self) -> &Questions<(), learner::protocol::Question> {
        &self.sets
    }

    /// The question about a certificate that is to be answered, if there is one.
    pub fn certificates(&self) -> &Questions<(), certifier::protocol::Question> {
        &self.certificates
    }

    /// The game of all steps.
    pub fn ruleset(&self) -> Ruleset {
        self.formula.question.ruleset
    }

    /// The game in hand, or the first part of the sum in hand, unless the bench has another game.
    pub(super) fn held(&self) -> Option<Game> {
        let first = *self.hand.as_ref()?.parts().first()?;
        (first.ruleset() == self.ruleset()).then_some(first)
    }

    /// The formula that is tested by itself after a pause: one that can be read, is quickly tested, and was not tested.
    pub fn due(&self) -> Option<&FormulaQuestion> {
        let question = &self.formula.question;
        let is_formula = question.read().is_ok();
        let is_due = self.section != Section::Logic && self.formula.current().is_none() && self.formula.is_quick();
        (is_due && is_formula).then_some(question)
    }

    /// The state after an action.
    #[must_use]
    pub fn after(mut self, action: Action) -> Self {
        // News of workers do not end the typing.
        if !action.is_news() {
            self.is_typing = action.is_typing();
            self.is_unfolding = matches!(action, Action::Look(_));
        }
        match action {
            Action::Game(edit) => {
                let mut ruleset = self.ruleset();
                edit.apply(&mut ruleset);
                self.set_game(ruleset);
            }
            Action::Write(edit) => edit.apply(&mut self.formula.question),
            Action::Compare => self.compare(),
            Action::CompareThis(question) => {
                self.set_game(question.ruleset);
                self.formula.question = question;
                self.compare();
            }
            Action::Seek(edit) => edit.apply(&mut self.search.question),
            Action::Guess => self.guess(),
            Action::Take(formula) => self.formula.question.formula = formula,
            Action::Choose(change) => self.learn.choice = self.learn.choice.after(change),
            Action::Refuse(id, text) => self.refused.set(id, text),
            Action::Learn if !self.refused.is_empty() => {}
            Action::Learn => self.begin_learning(self.learn.choice),
            Action::LearnThis(choice) => self.begin_learning(choice),
            Action::LearnLonger => self.go_on_learning(),
            Action::Look(change) => self.learn.look(change),
            Action::Prove => self.prove(),
            Action::ProveForEvery => self.prove_for_every(),
            Action::Certify => self.certify(),
            Action::Compose(text) => (self.logic.text, self.logic.numbers) = (text, None),
            Action::Decide => self.decide(self.logic.text.clone()),
            Action::DecideThis(text) => self.decide(text),
            Action::Follow(numbers) => self.logic.numbers = Some(numbers),
            Action::StopProof(key) => self.proofs.stop(|other| other == key),
            Action::StopLearning => self.sets.stop(|()| true),
            Action::StopCertificate => self.certificates.stop(|()| true),
            Action::Stop(keys) => self.wanted.stop(|key| keys.contains(&key)),
            Action::Proved(key, news) => self.hear_prover(key, news),
            Action::Learned(news) => self.hear_learner(news),
            Action::Certified(news) => self.hear_certifier(news),
            Action::SolverReply(key, news) => self.hear(key, news),
            Action::Open(opened) => self.open(*opened),
            Action::Speak(language) => self.language = Some(language),
            Action::Dismiss => self.unread = Unread::default(),
        }
        self
    }

    /// Another game for all steps.
    fn set_game(&mut self, ruleset: Ruleset) {
        if has_four(ruleset) && !has_four(self.ruleset()) {
            let bound = &mut self.formula.question.bound;
            *bound = FormulaBox::BOUND_OF_FOUR.min(*bound);
        }
        self.formula.question.ruleset = ruleset;
        self.search.question.ruleset = ruleset;
        self.learn.choice = self.learn.choice.on(ruleset);
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        Rc::new(Rc::unwrap_or_clone(self).after(action))
    }
}

#[cfg(test)]
mod tests;
