//! One lesson of the course for its teacher: ways to use it, what to know of it, and on paper also the lesson itself.

use crate::teach::course::AGES;
use crate::teach::guide::guide_words;
use crate::teach::reader::reader;
use crate::teach::{Action, CourseChange, State, print_page};
use files::lessons::plain::Plain;
use std::rc::Rc;
use web::kit::copying::Line;
use web::kit::dispatching::dispatching_by;
use web::kit::lesson_words::OF_TEACHER;
use web::kit::rooms::Room;
use web::kit::{CourseLesson, address};
use web::texts::{Texts, use_texts};
use web::view::hooks::use_effect_with;
use web::view::qr::Qr;
use web_sys::HtmlElement;
use yew::prelude::*;

/// All lessons, the place of the one that is shown, and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub lessons: Rc<Vec<Plain>>,
    /// From 1.
    pub place: usize,
    pub dispatcher: UseReducerDispatcher<State>,
}

impl Props {
    /// A callback that opens another lesson.
    fn opening(&self, place: usize) -> Callback<MouseEvent> {
        dispatching_by(&self.dispatcher, move |_: MouseEvent| Action::Course(CourseChange::Open(Some(place))))
    }
}

/// `article.course-page`, and the lesson for the printer.
#[component]
pub(super) fn CoursePage(props: &Props) -> Html {
    let texts = use_texts();
    let title = use_node_ref();
    {
        // The button that opened this page has disappeared, so the title takes the focus.
        let title = title.clone();
        use_effect_with((), move |()| {
            // Scrolling is allowed: the page is new.
            let _ = title.cast::<HtmlElement>().map(|title| title.focus());
        });
    }
    let Some(plain) = props.place.checked_sub(1).and_then(|index| props.lessons.get(index)) else {
        return Html::default();
    };
    html! {
        <>
            <article class="course-page">
                <h1 ref={title} tabindex="-1">{ texts.course_place(&props.place, &plain.lesson.title) }</h1>
                { minutes(texts, props.place, plain) }
                { ways(texts, props, plain) }
                { guide_words(&plain.guide.words) }
                { neighbours(texts, props) }
            </article>
            <div class="on-paper">{ reader(texts, &plain.lesson, false) }</div>
        </>
    }
}

/// The actions on the lesson.
fn ways(texts: Texts, props: &Props, plain: &Plain) -> Html {
    let lesson = CourseLesson::new(props.place, texts.language());
    let link = lesson.map(|lesson| lesson.address(&address::base())).unwrap_or_default();
    let class = Room::Teach.address(&format!("tab=class&lesson={}", plain.lesson.write()));
    let on_edit = {
        let (dispatcher, plain) = (props.dispatcher.clone(), plain.clone());
        Callback::from(move |_: MouseEvent| dispatcher.dispatch(Action::Take(Box::new(plain.clone()))))
    };
    html! {
        <div class="course-tools">
            <div class="adding">
                <a class="button primary" href={format!("{link}{OF_TEACHER}")}>{ texts.teach_read() }</a>
                <button type="button" onclick={on_edit}>{ texts.course_edit() }</button>
                <a class="button" href={class}>{ texts.course_class() }</a>
                <button type="button" onclick={|_: MouseEvent| print_page()}>{ texts.print() }</button>
            </div>
            <div class="course-link">
                <Qr text={link.clone()} label={texts.share_code()} />
                <Line id="course-link" label={texts.course_link()} text={link} />
            </div>
        </div>
    }
}

/// The lessons before and behind this one.
fn neighbours(texts: Texts, props: &Props) -> Html {
    let place = props.place;
    let title = |place: usize| props.lessons.get(place.checked_sub(1)?).map(|plain| plain.lesson.title.clone());
    let before = place.checked_sub(1).and_then(|before| Some((before, texts.course_before(&title(before)?))));
    let behind = title(place + 1).map(|title| (place + 1, texts.course_behind(&title)));
    let button = |(place, words): (usize, String)| {
        html! { <button key={place} type="button" class="quiet" onclick={props.opening(place)}>{ words }</button> }
    };
    html! { <p class="course-tools adding">{ for [before, behind].into_iter().flatten().map(button) }</p> }
}

/// For whom the lesson at this place is, and how long it takes.
pub(super) fn minutes(texts: Texts, place: usize, plain: &Plain) -> Html {
    let age = place.checked_sub(1).and_then(|index| AGES.get(index));
    age.zip(plain.guide.minutes)
        .map(|(age, minutes)| html! { <p class="remark">{ texts.course_minutes(age, &minutes) }</p> })
        .unwrap_or_default()
}
