//! The course: a card for each of its lessons, or one of them with its notes for the teacher.

use crate::teach::course::{BARS, fetched};
use crate::teach::course_page::{CoursePage, minutes};
use crate::teach::give::give;
use crate::teach::{Action, CourseChange, Fetched, State, Tab};
use files::lessons::plain::Plain;
use maths::games::Sum;
use std::rc::Rc;
use web::kit::dispatching::dispatching_by;
use web::kit::lesson_words::OF_TEACHER;
use web::kit::picture::Picture;
use web::kit::{CourseLesson, address};
use web::texts::{Texts, use_texts};
use web::view::hooks::{use_effect_with, use_state_eq};
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub state: UseReducerHandle<State>,
    /// The part below the list.
    #[prop_or_default]
    pub children: Html,
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
    // The part below is drawn after all parts of the cards, which would push it down. A page that becomes text is drawn once.
    let is_listed = use_state_eq(|| cfg!(not(target_arch = "wasm32")));
    {
        let is_listed = is_listed.setter();
        use_effect_with((language, known.is_some()), move |(_, is_known)| is_listed.set(*is_known));
    }
    let below = || if *is_listed { props.children.clone() } else { Html::default() };
    match known {
        None => html! { <p class="remark" role="status">{ texts.course_loading() }</p> },
        Some(Fetched::Failed) => {
            let onclick =
                dispatching_by(&state.dispatcher(), move |_: MouseEvent| Action::Course(CourseChange::Again(language)));
            html! {
                <>
                    <div class="adding">
                        <p class="error" role="alert">{ texts.course_failed() }</p>
                        <button type="button" {onclick}>{ texts.course_again() }</button>
                    </div>
                    { below() }
                </>
            }
        }
        Some(Fetched::Lessons(lessons)) => {
            let open = state.course.open.filter(|place| *place <= lessons.len());
            match open {
                Some(place) => {
                    html! { <CoursePage key={place} {place} lessons={Rc::clone(lessons)} dispatcher={state.dispatcher()} /> }
                }
                None => html! { <>{ list(texts, lessons, state) }{ below() }</> },
            }
        }
    }
}

/// A card for each lesson: a picture, what it is about, and the ways to use it.
fn list(texts: Texts, lessons: &[Plain], state: &State) -> Html {
    let card = |(index, (plain, bar)): (usize, (&Plain, &str))| {
        let place = index + 1;
        let lesson = CourseLesson::new(place, texts.language());
        let link = lesson.map(|lesson| lesson.address(&address::base())).unwrap_or_default();
        let picture = bar.parse::<Sum>().map(|sum| html! { <Picture {sum} room={[240, 88]} /> });
        html! {
            <li key={place}>
                { picture.unwrap_or_default() }
                <h2>{ texts.course_place(&place, &plain.lesson.title) }</h2>
                { minutes(texts, place, plain) }
                <p>{ plain.guide.aim().split_inclusive(texts.full_stop()).next() }</p>
                <div class="adding">
                    <a class="button primary" href={format!("{link}{OF_TEACHER}")}>{ texts.course_open() }</a>
                    { give(texts, format!("course-link-{place}"), link) }
                    <a class="button" href={state.address(Tab::Course, Some(place))}>{ texts.course_plan() }</a>
                </div>
            </li>
        }
    };
    html! { <ol class="course-list">{ for lessons.iter().zip(BARS).enumerate().map(card) }</ol> }
}
