//! The way to a lesson that is not on this device: its link contains it.

use crate::teach::{Action, Link, State, Tab, read_route};
use files::lessons::Lesson;
use web::kit::text_field::{Shape, field};
use web::texts::{Texts, use_texts};
use web::view::hooks::use_state_eq;
use yew::prelude::*;

/// The place where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub dispatcher: UseReducerDispatcher<State>,
}

/// A field for the link, and the reason if it has no lesson.
#[component]
pub(super) fn OpenLesson(Props { dispatcher }: &Props) -> Html {
    let texts = use_texts();
    let written = use_state_eq(String::new);
    let refused = use_state_eq(|| None::<String>);
    let on_write = {
        let written = written.setter();
        Callback::from(move |text| written.set(text))
    };
    let onsubmit = {
        let (dispatcher, written, refused) = (dispatcher.clone(), (*written).clone(), refused.setter());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            match lesson_in(texts, &written) {
                Ok(lesson) => {
                    let link = Link { tab: Some(Tab::Class), lesson: Some(lesson), ..Link::default() };
                    dispatcher.dispatch(Action::Open(Ok(Box::new(link))));
                }
                Err(_) => refused.set(Some(written.clone())),
            }
        })
    };
    // The reason belongs to the text that was refused.
    let why = refused.as_ref().filter(|refused| **refused == *written).and_then(|text| lesson_in(texts, text).err());
    html! {
        <form class="open-lesson" {onsubmit}>
            { field("class-lesson-link", texts.class_lesson_link(), &written, Shape::LINE, &on_write) }
            <div class="adding"><button type="submit">{ texts.class_open_link() }</button></div>
            <div role="alert">{ why.map(|words| html! { <p class="error">{ words }</p> }).unwrap_or_default() }</div>
        </form>
    }
}

/// The lesson in a link for pupils or to the editor, which may have other words around it; else why there is none.
fn lesson_in(texts: Texts, text: &str) -> Result<Lesson, String> {
    let fragment = text.split_once('#').and_then(|(_, rest)| rest.split_whitespace().next()).unwrap_or_default();
    match read_route(fragment) {
        Ok(link) => link.lesson.ok_or_else(|| texts.class_link_none().into()),
        Err(refused) => Err(refused.in_words(texts)),
    }
}

#[cfg(test)]
mod tests {
    use super::lesson_in;
    use crate::teach::class::names::tests::lesson;
    use web::kit::lesson_words::lesson_address;
    use web::texts::Texts;

    #[test]
    fn the_lesson_of_a_link_is_found_and_other_texts_are_refused() {
        let of = |text: &str| lesson_in(Texts::default(), text);
        let link = lesson_address("https://example.org/", &lesson());
        let to_editor = link.replace("lesson.html#", "teach.html#tab=lesson&");
        for text in [link.clone(), format!("{link}&lang=ja&at=3"), format!(" Our lesson: {link}\nBye"), to_editor] {
            assert_eq!(of(&text), Ok(lesson()), "{text}");
        }
        for text in ["", "hello", "https://example.org/teach.html#tab=class&work=SWEET-04AB", "AC67-0000002A"] {
            assert!(of(text).unwrap_err().starts_with("There is no lesson in this text"), "{text}");
        }
        let damaged = of("https://example.org/lesson.html#lesson=2.xyz").unwrap_err();
        assert!(damaged.contains("damaged or incomplete"), "{damaged}");
    }
}
