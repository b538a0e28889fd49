//! The state of the page: one pure reducer.

use crate::papers::route::LONGEST;
use crate::papers::{Opened, Show};
use std::rc::Rc;
use web::kit::query::Unread;
use web::texts::{Language, Texts};
use yew::Reducible;

/// Everything that the page shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    /// The shown part.
    pub show: Show,
    /// The language that was chosen.
    pub language: Option<Language>,
    /// The parts of the link that are not understood.
    pub unread: Unread,
}

/// An action on the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A link was opened.
    Open(Opened),
    /// A number of the article was changed.
    Change(&'static str, u32),
    /// A language was chosen.
    Speak(Language),
    /// The notice was read.
    Dismiss,
}

impl State {
    /// The state after an action.
    pub fn after(self, action: Action) -> Self {
        match action {
            // A link without a language leaves the one that was chosen.
            Action::Open(Opened { show, language, unread }) => {
                Self { show, language: language.or(self.language), unread }
            }
            Action::Change(name, value) => Self { show: self.show.with(name, value), ..self },
            Action::Speak(language) => Self { language: Some(language), ..self },
            Action::Dismiss => Self { unread: Unread::default(), ..self },
        }
    }

    /// The message to the reader about the link, if anything is wrong with it.
    pub fn notice(&self, texts: Texts) -> Option<String> {
        self.unread.in_words(texts, LONGEST)
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        Rc::new((*self).clone().after(action))
    }
}

#[cfg(test)]
mod tests {
    use super::{Action, State};
    use crate::papers::{Opened, Show};
    use web::texts::Language;

    #[test]
    fn a_link_without_a_language_keeps_the_one_that_was_chosen() {
        let japanese = Language::with_code("ja");
        let state = State::default().after(Action::Speak(japanese.unwrap_or_default()));
        let state = state.after(Action::Open(Opened { show: Show::Museum, ..Opened::default() }));
        assert_eq!((state.show, state.language), (Show::Museum, japanese));
    }

    #[test]
    fn a_notice_can_be_closed() {
        let state = State::default().after(Action::Open(crate::papers::route::read("x")));
        assert_eq!(state.unread.ignored.len(), 1);
        assert_eq!(state.after(Action::Dismiss), State::default());
    }
}
