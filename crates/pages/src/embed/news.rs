//! News for the page around: the events since the last news.

use crate::embed::happened::{happened, shown};
use crate::embed::host;
use crate::embed::outgoing::Out;
use std::cell::RefCell;
use std::rc::Rc;
use web::kit::Gesture;
use web::kit::words::sentence;
use web::table::State;
use web::texts::Texts;
use yew::prelude::*;

/// The state of the last news; none before the bar is ready.
#[derive(Clone, Default)]
pub(super) struct News(Rc<RefCell<Option<State>>>);

impl News {
    /// Sends what has happened since the last news. The first says that the bar is ready.
    pub(super) fn tell(&self, texts: Texts, now: &State) {
        self.tell_with(texts, now, "");
    }

    /// The same, with the mistakes in the address behind the first.
    fn tell_with(&self, texts: Texts, now: &State, remarks: &str) {
        // A slider that moves is reported once, when it is released.
        if now.gesture == Gesture::Moving {
            return;
        }
        let before = self.0.replace(Some(now.clone()));
        match &before {
            None => {
                host::tell(&Out::Ready(shown(now)));
                if !remarks.is_empty() {
                    host::tell(&Out::Error { message: remarks.to_owned() });
                }
            }
            Some(before) => happened(texts, before, now).iter().for_each(host::tell),
        }
        let known = before.and_then(|before| before.notice);
        if let Some(notice) = now.notice.as_ref().filter(|notice| known.as_ref() != Some(*notice)) {
            host::tell(&Out::Error { message: sentence(texts, &notice.in_words(texts)) });
        }
    }
}

/// Sends news after each drawing. A successor goes on where its predecessor has ended.
#[hook]
pub(super) fn use_news(texts: Texts, state: &UseReducerHandle<State>, remarks: &str, is_successor: bool) -> News {
    let known = use_memo((), |()| News(Rc::new(RefCell::new(is_successor.then(|| (**state).clone())))));
    let (news, state, remarks) = ((*known).clone(), state.clone(), remarks.to_owned());
    use_effect(move || news.tell_with(texts, &state, &remarks));
    (*known).clone()
}
