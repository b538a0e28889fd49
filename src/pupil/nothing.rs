//! What the page says when it has no lesson.

use crate::kit::build;
use crate::kit::words::sentence;
use crate::texts::Texts;
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
