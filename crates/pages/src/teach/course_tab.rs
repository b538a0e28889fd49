//! The tab with the course: a list of its lessons, or one of them with what its teacher wants to know.

use crate::teach::course::fetched;
use crate::teach::course_page::{CoursePage, minutes};
use crate::teach::{Action, CourseChange, Fetched, State};
use files::lessons::plain::Plain;
use std::rc::Rc;
use web::texts::{Texts, use_texts};
use web::view::hooks::use_effect_with;
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
}

/// The lessons, once they have come.
#[component]
pub(super) fn CourseTab(props: &Props) -> Html {
    let texts = use_texts();
    let state = &props.state;
    let language = texts.language();
    let known = state.course.lessons(language);
    {
        let dispatcher = state.dispatcher();
        use_effect_with((language, known.is_some()), move |(language, is_known)| {
            let language = *language;
            if !is_known {
                yew::platform::spawn_local(async move {
                    let fetched = fetched(language).await;
                    dispatcher.dispatch(Action::Course(CourseChange::Fetched(language, fetched)));
                });
            }
        });
    }
    match known {
        None => html! { <p class="remark" role="status">{ texts.course_loading() }</p> },
        Some(Fetched::Failed) => {
            let dispatcher = state.dispatcher();
            let onclick = Callback::from(move |_: MouseEvent| {
                dispatcher.dispatch(Action::Course(CourseChange::Again(language)));
            });
            html! {
                <div class="adding">
                    <p class="error" role="alert">{ texts.course_failed() }</p>
                    <button type="button" {onclick}>{ texts.course_again() }</button>
                </div>
            }
        }
        Some(Fetched::Lessons(lessons)) => {
            let open = state.course.open.filter(|place| *place <= lessons.len());
            match open {
                Some(place) => {
                    html! { <CoursePage key={place} {place} lessons={Rc::clone(lessons)} dispatcher={state.dispatcher()} /> }
                }
                None => list(texts, lessons, state),
            }
        }
    }
}

/// A title, the minutes and the aim of each lesson.
fn list(texts: Texts, lessons: &[Plain], state: &UseReducerHandle<State>) -> Html {
    let item = |(place, plain): (usize, &Plain)| {
        let dispatcher = state.dispatcher();
        let onclick = Callback::from(move |_: MouseEvent| {
            dispatcher.dispatch(Action::Course(CourseChange::Open(Some(place + 1))));
        });
        html! {
            <li key={place}>
                <h2><button type="button" class="quiet" {onclick}>{ texts.course_place(&(place + 1), &plain.lesson.title) }</button></h2>
                { minutes(texts, plain) }
                <p>{ plain.guide.aim() }</p>
            </li>
        }
    };
    html! { <ol class="course-list">{ for lessons.iter().enumerate().map(item) }</ol> }
}
