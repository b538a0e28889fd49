//! The state of the page: one pure reducer.

use crate::papers::route::LONGEST;
use crate::papers::{Opened, Show};
use std::rc::Rc;
use web::texts::{Language, Texts};
use yew::Reducible;

/// Everything that the page shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct State {
    /// The shown part.
    pub show: Show,
    /// The language that was chosen.
    pub language: Option<Language>,
    /// Parts of the link that were not understood.
    pub ignored: Vec<String>,
    /// The length of the link in bytes, if it was too long to be read.
    pub too_long: Option<usize>,
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
            Action::Open(Opened { show, language, ignored, too_long }) => {
                Self { show, language: language.or(self.language), ignored, too_long }
            }
            Action::Change(name, value) => Self { show: self.show.with(name, value), ..self },
            Action::Speak(language) => Self { language: Some(language), ..self },
            Action::Dismiss => Self { ignored: Vec::new(), too_long: None, ..self },
        }
    }

    /// The message to the reader about the link, if anything is wrong with it.
    pub fn notice(&self, texts: Texts) -> Option<String> {
        match self.too_long {
            Some(length) => Some(texts.link_long(&length, &LONGEST)),
            None if self.ignored.is_empty() => None,
            None => Some(texts.link_ignored(&self.ignored.join(texts.list_comma()))),
        }
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
        let opened = Opened { ignored: vec!["x".to_owned()], ..Opened::default() };
        let state = State::default().after(Action::Open(opened));
        assert_eq!(state.ignored.len(), 1);
        assert_eq!(state.after(Action::Dismiss), State::default());
    }
}
