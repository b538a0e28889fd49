//! The state of the bench and its one reducer.

mod begin;
mod links;

use crate::bench::{Action, FormulaBox, Key, LearnBox, LogicBox, News, SearchBox, Section};
use maths::games::Game;
use std::rc::Rc;
use web::requests::questions::Questions;
use web::texts::Language;
use web::workers::checker::protocol::Question;
use web::workers::{learner, prover};
use yew::Reducible;

/// Everything that is shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    /// The part that is shown.
    pub section: Section,
    /// The language, if one was chosen.
    pub language: Option<Language>,
    /// The game in hand, if a link has one.
    pub hand: Option<Game>,
    /// Whether a map was moved, which makes no new entry of the browser's history.
    pub is_unfolding: bool,
    /// Parts of a link that are not understood.
    pub ignored: Vec<String>,
    /// How many bytes the link has, if it was too long to be read.
    pub too_long: Option<usize>,
    /// The formula.
    pub formula: FormulaBox,
    /// The search.
    pub search: SearchBox,
    /// The set that is learned.
    pub learn: LearnBox,
    /// The sentence.
    pub logic: LogicBox,
    /// Whether something is being typed.
    pub is_typing: bool,
    /// The open questions to the checkers.
    wanted: Questions<Key, Question>,
    /// The open question to the prover, if there is one.
    proofs: Questions<(), prover::protocol::Question>,
    /// The open question to the learner, if there is one.
    sets: Questions<(), learner::protocol::Question>,
}

impl State {
    /// The questions that are to be answered.
    pub fn wanted(&self) -> &Questions<Key, Question> {
        &self.wanted
    }

    /// The question that the prover is to answer, if there is one.
    pub fn proofs(&self) -> &Questions<(), prover::protocol::Question> {
        &self.proofs
    }

    /// The question that the learner is to answer, if there is one.
    pub fn sets(&self) -> &Questions<(), learner::protocol::Question> {
        &self.sets
    }

    /// The state after an action.
    #[must_use]
    pub fn after(mut self, action: Action) -> Self {
        // What workers say meanwhile does not end the typing.
        if !action.is_news() {
            self.is_typing = action.is_typing();
            self.is_unfolding = matches!(action, Action::Look(_));
        }
        match action {
            Action::Show(section) => self.section = section,
            Action::Write(edit) => edit.apply(&mut self.formula.question),
            Action::Compare => self.compare(self.formula.question.clone()),
            Action::CompareThis(question) => self.compare(question),
            Action::Seek(edit) => edit.apply(&mut self.search.question),
            Action::Search => self.begin_search(self.search.question),
            Action::SearchThis(question) => self.begin_search(question),
            Action::Choose(change) => self.learn.choice = self.learn.choice.after(change),
            Action::Learn => self.begin_learning(self.learn.choice),
            Action::LearnThis(choice) => self.begin_learning(choice),
            Action::LearnLonger => self.go_on_learning(),
            Action::Look(change) => self.learn.look(change),
            Action::Compose(text) => (self.logic.text, self.logic.numbers) = (text, None),
            Action::Decide => self.decide(self.logic.text.clone()),
            Action::DecideThis(text) => self.decide(text),
            Action::Follow(numbers) => self.logic.numbers = Some(numbers),
            Action::StopProof => self.proofs.stop(|()| true),
            Action::StopLearning => self.sets.stop(|()| true),
            Action::Stop(keys) => self.wanted.stop(|key| keys.contains(&key)),
            Action::Proved(news) => {
                if news.is_end() {
                    self.proofs.forget(|()| true);
                }
                self.logic.hear(news);
            }
            Action::Learned(news) => {
                if news.is_end() {
                    self.sets.forget(|()| true);
                }
                self.learn.hear(news);
            }
            Action::SolverReply(key, news) => self.hear(key, news),
            Action::Open(opened) => self.open(*opened),
            Action::Speak(language) => self.language = Some(language),
            Action::Dismiss => (self.ignored, self.too_long) = (Vec::new(), None),
        }
        self
    }

    fn hear(&mut self, key: Key, news: News) {
        if news.is_end() {
            self.wanted.forget(|other| other == key);
        }
        match key {
            Key::Formula => self.formula.hear(news),
            Key::Search => self.search.hear(news),
        }
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
