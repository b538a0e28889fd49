//! The page as text without a browser, for tests: the pure reducer makes its state, and the workers' own code answers all questions.

use crate::bench::root::panel;
use crate::bench::{Action, State, route};
use crate::rendered;
use crate::rendered::{Elements, answered};
use web::texts::Texts;

/// The page without an open question.
#[derive(Clone)]
pub(super) struct Page {
    pub state: State,
}

impl Page {
    /// The page that a link opens.
    pub(super) fn opened(link: &str) -> Self {
        Self { state: State::default() }.after(Action::Open(Box::new(route::read(link))))
    }

    /// The page after an action, with the answers to what it asked.
    pub(super) fn after(self, action: Action) -> Self {
        let mut state = self.state.after(action);
        for wanted in state.wanted().open().to_vec() {
            let news = answered(wanted.question);
            state = state.after(Action::SolverReply(wanted.key, news));
        }
        for wanted in state.proofs().open().to_vec() {
            let news = answered(wanted.question);
            state = state.after(Action::Proved(wanted.key, news));
        }
        for wanted in state.certificates().open().to_vec() {
            let news = answered(wanted.question);
            state = state.after(Action::Certified(news));
        }
        for wanted in state.sets().open().to_vec() {
            state = state.after(Action::Learned(answered(wanted.question)));
        }
        Self { state }
    }

    /// The elements of the part that is shown.
    pub(super) fn shown(&self) -> Elements {
        let texts = Texts::of(self.state.language.unwrap_or_default());
        rendered::shown(&self.state, texts, move |state| panel(texts, state))
    }

    /// The address of the page as shown.
    pub(super) fn address(&self) -> String {
        route::write(&self.state.link())
    }
}
