//! The message of the page when it has no lesson.

use crate::pupil::route::LinkRefused;
use crate::pupil::{Action, Opening, State};
use web::kit::build;
use web::kit::words::sentence;
use web::texts::Texts;
use yew::prelude::*;

/// Why there is no lesson, and where there are some.
pub(super) fn nothing(texts: Texts, refused: Option<&str>) -> Html {
    let has_site = build::lesson().is_none() && !build::is_single_file();
    html! {
        <div class="reader">
            <h1>{ texts.lesson_none() }</h1>
            { match refused {
                None => html! { <p>{ texts.lesson_none_why() }</p> },
                Some(reason) => html! {
                    <>
                        <p class="error" role="alert">{ texts.lesson_refused(&sentence(texts, reason)) }</p>
                        <p>{ texts.lesson_refused_help() }</p>
                    </>
                },
            } }
            if has_site {
                <p class="lesson-ways">
                    <a class="button primary" href="teach.html#tab=course">{ texts.lesson_to_course() }</a>
                    <a class="button" href="teach.html#tab=lesson">{ texts.lesson_to_teach() }</a>
                </p>
            }
        </div>
    }
}

/// That the lesson of the course did not come, and a button that fetches it again.
pub(super) fn not_fetched(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let (dispatcher, course, screen) = (state.dispatcher(), state.course, state.screen);
    let onclick = Callback::from(move |_: MouseEvent| {
        // Without a lesson the page awaits it again. Earlier work is read when the lesson has come.
        let opening = Opening { lesson: Ok(None), course, language: None, screen, kept: None, pupil: 0 };
        dispatcher.dispatch(Action::Open(Box::new(opening)));
    });
    let refused = LinkRefused::NotFetched.in_words(texts);
    html! {
        <div class="reader">
            <h1>{ texts.lesson_none() }</h1>
            <p class="error" role="alert">{ texts.lesson_refused(&sentence(texts, &refused)) }</p>
            <p class="lesson-ways"><button type="button" class="primary" {onclick}>{ texts.course_again() }</button></p>
        </div>
    }
}
