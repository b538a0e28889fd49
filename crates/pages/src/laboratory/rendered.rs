//! The page as text without a browser, for tests: the pure reducer makes its state, and the workers' own code answers all questions.

use crate::laboratory::root::panel;
use crate::laboratory::{Action, FoundryChange, State, route};
use crate::rendered;
use crate::rendered::{Elements, answered};
use proofs::theorems::foundry::Kept;
use std::rc::Rc;
use web::texts::Texts;

/// The page with the kept records and theorems, and no open question.
#[derive(Clone)]
pub(super) struct Page {
    pub state: State,
}

impl Page {
    /// The page that a link opens.
    pub(super) fn opened(link: &str) -> Self {
        let records = serde_json::from_str(include_str!("../../../../static/records.json")).unwrap();
        let kept: Kept = serde_json::from_str(include_str!("../../../../static/foundry.json")).unwrap();
        Self { state: State::with_workers(2) }
            .after(Action::Records(Rc::new(records)))
            .after(Action::Foundry(FoundryChange::Kept(Some(Rc::new(kept)))))
            .after(Action::Open(Box::new(route::read(link))))
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
            state = state.after(Action::Certified(wanted.key, news));
        }
        Self { state }
    }

    /// The elements of the part that is shown.
    pub(super) fn shown(&self) -> Elements {
        let texts = Texts::of(self.state.language.unwrap_or_default());
        rendered::shown(&self.state, texts, panel)
    }

    /// The address of the page as shown.
    pub(super) fn address(&self) -> String {
        route::write(&self.state.link())
    }
}
