//! The page as it is in the HTML, before its program has come.

use crate::teach::page::rooms;
use crate::teach::{Action, CourseChange, Fetched, State};
use files::lessons::plain::Plain;
use std::rc::Rc;
use web::texts::{Language, Texts};
use yew::prelude::*;

/// The course.
#[derive(Clone, PartialEq, Properties)]
pub struct OpeningProps {
    /// The lessons of the course, in their order.
    pub lessons: Rc<Vec<Plain>>,
}

/// `header, main`
#[component]
pub fn Opening(props: &OpeningProps) -> Html {
    let texts = Texts::default();
    let state =
        use_reducer(|| with_course(State::default(), Fetched::Lessons(props.lessons.clone()), Language::default()));
    html! {
        <ContextProvider<Texts> context={texts}>{ rooms(texts, &state, None, &Callback::noop()) }</ContextProvider<Texts>>
    }
}

/// A state that has the course.
pub(super) fn with_course(state: State, fetched: Fetched, language: Language) -> State {
    state.after(Action::Course(CourseChange::Fetched(language, fetched)))
}
