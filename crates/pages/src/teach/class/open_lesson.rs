//! The way to a lesson that is not on this device: its link contains it.

use crate::teach::{Action, Link, LinkRefused, State, Tab, read_route};
use files::lessons::Lesson;
use files::lessons::course::FILES;
use maths::values::quoted;
use web::kit::CourseLesson;
use web::kit::query::Query;
use web::kit::text_field::{Shape, field};
use web::kit::words::sentence;
use web::texts::{Language, Texts, use_texts};
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
    let refused = use_state_eq(|| None::<(String, Refused)>);
    let on_write = {
        let written = written.setter();
        Callback::from(move |text| written.set(text))
    };
    let onsubmit = {
        let (dispatcher, written, refused) = (dispatcher.clone(), (*written).clone(), refused.setter());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let (text, dispatcher, refused) = (written.clone(), dispatcher.clone(), refused.clone());
            match named(&text, texts.language()) {
                Ok(Named::Link(link)) => dispatcher.dispatch(Action::Open(Ok(link))),
                Ok(Named::Course(lesson)) => {
                    open(lesson, dispatcher, move || refused.set(Some((text, Refused::NotFetched))));
                }
                Err(why) => refused.set(Some((text, why))),
            }
        })
    };
    let ready = |place: usize| {
        let lesson = CourseLesson::new(place, texts.language())?;
        let (dispatcher, refused, text) = (dispatcher.clone(), refused.setter(), (*written).clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            let (refused, text) = (refused.clone(), text.clone());
            open(lesson, dispatcher.clone(), move || refused.set(Some((text, Refused::NotFetched))));
        });
        Some(
            html! { <button key={place} type="button" aria-label={texts.class_ready_lesson(&place)} {onclick}>{ texts.number(&place) }</button> },
        )
    };
    // The reason belongs to the text that was refused.
    let why = refused.as_ref().filter(|(text, _)| *text == *written).map(|(_, why)| why.in_words(texts));
    html! {
        <form class="open-lesson" {onsubmit}>
            <p class="adding"><span>{ texts.class_ready() }</span>{ for (1..=FILES.len()).filter_map(ready) }</p>
            { field("class-lesson-link", texts.class_lesson_link(), &written, Shape::LINE, &on_write) }
            <div class="adding"><button type="submit">{ texts.class_open_link() }</button></div>
            <div role="alert">{ why.map(|words| html! { <p class="error">{ words }</p> }).unwrap_or_default() }</div>
        </form>
    }
}

/// Opens the class of a lesson of the course; `on_failed` is called if the lesson cannot be fetched.
fn open(lesson: CourseLesson, dispatcher: UseReducerDispatcher<State>, on_failed: impl FnOnce() + 'static) {
    wasm_bindgen_futures::spawn_local(async move {
        match lesson.fetched().await {
            Some(plain) => dispatcher.dispatch(Action::Open(Ok(Box::new(class_of(plain.lesson))))),
            None => on_failed(),
        }
    });
}

/// The content of a text with a link.
#[derive(Debug, PartialEq)]
enum Named {
    /// A lesson in the link, or the work of a pupil with the lesson that it is of.
    Link(Box<Link>),
    /// A lesson of the course, which has to be fetched.
    Course(CourseLesson),
}

/// Why a text opens no class.
#[derive(Clone, Debug, PartialEq)]
enum Refused {
    /// The text has no lesson.
    NoLesson,
    /// The link cannot be read.
    Link(LinkRefused),
    /// The course has no such lesson.
    NotInCourse(String),
    /// The lesson of the course could not be fetched.
    NotFetched,
}

impl Refused {
    /// In a sentence.
    fn in_words(&self, texts: Texts) -> String {
        match self {
            Self::NoLesson => texts.class_link_none().into(),
            Self::Link(refused) => refused.in_words(texts),
            Self::NotInCourse(value) => sentence(texts, &texts.lesson_not_in_course(&FILES.len(), &quoted(value))),
            Self::NotFetched => sentence(texts, texts.lesson_not_fetched()),
        }
    }
}

/// A link to the class of a lesson.
fn class_of(lesson: Lesson) -> Link {
    Link { tab: Some(Tab::Class), lesson: Some(lesson), ..Link::default() }
}

/// The class that a text names, which may have other words around its link. The link is one for pupils, one to the editor, or one with
/// the work of a pupil. `of_page` is the language of a lesson of the course if the link names none.
fn named(text: &str, of_page: Language) -> Result<Named, Refused> {
    let fragment = text.split_once('#').and_then(|(_, rest)| rest.split_whitespace().next()).unwrap_or_default();
    let link = read_route(fragment).map_err(Refused::Link)?;
    if let Some(lesson) = link.lesson {
        return Ok(Named::Link(Box::new(class_of(lesson))));
    }
    if !link.work.is_empty() {
        return Ok(Named::Link(Box::new(link)));
    }
    let query = Query::of(fragment);
    let language = link.language.unwrap_or(of_page);
    match query.value("course") {
        Some(value) => {
            CourseLesson::read(value, language).map(Named::Course).ok_or_else(|| Refused::NotInCourse(value.to_owned()))
        }
        None => link.of.map(Named::Course).ok_or(Refused::NoLesson),
    }
}

#[cfg(test)]
mod tests {
    use super::{Named, class_of, named};
    use crate::teach::class::names::tests::lesson;
    use crate::teach::read_route;
    use web::kit::CourseLesson;
    use web::kit::lesson_words::lesson_address;
    use web::texts::{Language, Texts};

    const SITE: &str = "https://example.org/";

    fn of(text: &str) -> Result<Named, String> {
        named(text, Language::default()).map_err(|why| why.in_words(Texts::default()))
    }

    #[test]
    fn the_lesson_of_a_link_is_found_and_other_texts_are_refused() {
        let link = lesson_address(SITE, &lesson());
        let to_editor = link.replace("lesson.html#", "teach.html#tab=lesson&");
        for text in [link.clone(), format!("{link}&lang=ja&at=3"), format!(" Our lesson: {link}\nBye"), to_editor] {
            assert_eq!(of(&text), Ok(Named::Link(Box::new(class_of(lesson())))), "{text}");
        }
        for text in ["", "hello", "https://example.org/teach.html#tab=class", "AC67-0000002A"] {
            assert!(of(text).unwrap_err().starts_with("There is no lesson in this text"), "{text}");
        }
        let damaged = of("https://example.org/lesson.html#lesson=2.xyz").unwrap_err();
        assert!(damaged.contains("damaged or incomplete"), "{damaged}");
    }

    #[test]
    fn the_links_of_the_course_name_its_lessons() {
        for code in ["en", "ja"] {
            let language = Language::with_code(code).unwrap();
            let lesson = CourseLesson::new(1, language).unwrap();
            let link = lesson.address(SITE);
            assert_eq!(link, format!("{SITE}lesson.html#course=1&lang={code}"));
            for text in [link.clone(), format!("Today: {link}&at=2 Bye"), format!("{SITE}lesson.html#course=1-{code}")]
            {
                assert_eq!(of(&text), Ok(Named::Course(lesson)), "{text}");
            }
            let without = named(&format!("{SITE}lesson.html#course=1"), language);
            assert_eq!(without, Ok(Named::Course(lesson)), "in the language of the page");
        }
        let refused = of("https://example.org/lesson.html#course=9&lang=en").unwrap_err();
        assert!(refused.starts_with("The course has 6 lessons, and "), "{refused}");
    }

    #[test]
    fn a_link_of_a_pupil_opens_what_it_opens_in_the_address_bar() {
        let fragment = "tab=class&of=1-en&work=SWEET-04AB";
        let opened = read_route(fragment).unwrap();
        assert_eq!((opened.of, opened.work.len()), (CourseLesson::new(1, Language::default()), 1));
        assert_eq!(of(&format!("Mine: {SITE}teach.html#{fragment}\n")), Ok(Named::Link(Box::new(opened))));
    }
}
