//! The code that is handed in: as QR code, as text and as a link.
//!
//! ```text
//! section.hand-in
//! ├─ p …           who gets the work, and what is in the code
//! ├─ p.own-words   the nickname
//! └─ div           QR code, code and link with buttons
//! ```

use crate::pupil::reporting::Reporting;
use crate::pupil::unkept::{receives, unkept};
use crate::pupil::{Action, Session, State};
use files::lessons::code::MARK;
use js_sys::{Function, Object, Reflect};
use wasm_bindgen::JsCast;
use web::kit::copying::Line;
use web::kit::text_field::{Shape, field};
use web::kit::{CourseLesson, address, build};
use web::texts::Texts;
use web::view::qr::Qr;
use yew::prelude::*;

/// The longest text with a code for phones, in bytes: a longer one has more modules than a camera can tell apart.
const LONGEST_QR: usize = 1200;
/// How many letters of a code are written together.
const GROUP: usize = 6;

/// The panel.
pub(super) fn hand_in(
    texts: Texts,
    state: &UseReducerHandle<State>,
    session: &Session,
    reporting: &Reporting,
    is_unkept: bool,
) -> Html {
    let dispatcher = state.dispatcher();
    let on_write = Callback::from(move |name| dispatcher.dispatch(Action::Name(name)));
    html! {
        <section class="hand-in" aria-labelledby="hand-in">
            <h2 id="hand-in">{ texts.lesson_hand_in() }</h2>
            { unkept(texts, reporting, is_unkept).map(|words| html! { <p class="error">{ words }</p> }).unwrap_or_default() }
            <p>{ receives(texts, reporting).unwrap_or_else(|| texts.lesson_stays().to_owned()) }{ texts.between_sentences() }{ texts.lesson_contains() }</p>
            <ul class="noted">{ for noted(texts, session).into_iter().map(|words| html! { <li>{ words }</li> }) }</ul>
            if session.lesson.noted.name {
                { field("nickname", texts.lesson_nickname(), &session.work.name, Shape::LINE, &on_write) }
            }
            if session.work.steps == 0 {
                <p class="remark">{ texts.lesson_nothing_yet() }</p>
            } else {
                { code_lines(texts, &session.code(), state.course) }
            }
        </section>
    }
}

/// What is in the code.
fn noted(texts: Texts, session: &Session) -> Vec<String> {
    let Session { lesson, work, .. } = session;
    let mut noted = vec![texts.lesson_notes_tasks().to_owned()];
    if lesson.noted.name {
        noted.push(texts.lesson_notes_name().to_owned());
    }
    if lesson.noted.time {
        noted.push(texts.lesson_notes_time(&work.minutes.unwrap_or_default()));
    }
    noted.push(texts.lesson_notes_number().to_owned());
    noted
}

/// A code, with the lesson of the course that it is of.
fn code_lines(texts: Texts, code: &str, course: Option<CourseLesson>) -> Html {
    let link = link(code, course);
    // The link opens the teacher's page; where there is none, the code alone can be scanned there.
    let scanned = link.clone().unwrap_or_else(|| code.to_owned());
    let share = link.clone().filter(|_| can_share()).map(|link| {
        let onclick = Callback::from(move |_: MouseEvent| share(&link));
        html! { <button type="button" {onclick}>{ texts.lesson_share() }</button> }
    });
    html! {
        <div class="code-lines">
            if scanned.len() <= LONGEST_QR {
                <Qr text={scanned} label={texts.lesson_qr()} />
            } else {
                <p class="remark">{ texts.lesson_no_qr() }</p>
            }
            <div class="share-lines">
                <Line id="code" label={texts.lesson_code()} text={grouped(code)} />
                { link.map(|link| html! { <Line id="code-link" label={texts.lesson_code_link()} text={link} /> }).unwrap_or_default() }
                { share.unwrap_or_default() }
            </div>
        </div>
    }
}

/// The link that hands the code to the teacher's page; none where that page is not known. A lesson of the course is named, so that
/// page can fetch it.
fn link(code: &str, course: Option<CourseLesson>) -> Option<String> {
    let is_by_itself = build::lesson().is_some() || build::is_single_file();
    let base = if is_by_itself { build::site() } else { Some(address::base()) };
    let of = course.map(|lesson| format!("&of={}", lesson.write(None))).unwrap_or_default();
    Some(format!("{}teach.html#tab=class{of}&work={code}", base?))
}

/// The code with hyphens, which readers of codes pass over.
fn grouped(code: &str) -> String {
    let letters: Vec<char> = code.trim_start_matches(MARK).chars().collect();
    let groups: Vec<String> = letters.chunks(GROUP).map(|group| group.iter().collect()).collect();
    format!("{MARK}{}", groups.join("-"))
}

fn navigator_share() -> Option<(web_sys::Navigator, Function)> {
    let navigator = web_sys::window()?.navigator();
    let share = Reflect::get(&navigator, &"share".into()).ok()?.dyn_into().ok()?;
    Some((navigator, share))
}

/// Whether the device has a way to share links.
fn can_share() -> bool {
    navigator_share().is_some()
}

/// Lets the pupil choose with whom the link is shared. What comes of it is not the page's business.
fn share(link: &str) {
    let data = Object::new();
    let _ = Reflect::set(&data, &"url".into(), &link.into());
    if let Some((navigator, share)) = navigator_share()
        && let Ok(promise) = share.call1(&navigator, &data)
        && let Ok(promise) = promise.dyn_into::<js_sys::Promise>()
    {
        wasm_bindgen_futures::spawn_local(async move {
            // Closing the dialog is refused as an error.
            let _ = wasm_bindgen_futures::JsFuture::from(promise).await;
        });
    }
}

#[cfg(test)]
mod tests {
    use super::grouped;
    use files::lessons::{LessonId, Work, code};

    #[test]
    fn a_code_in_groups_is_read() {
        let work = Work::new(LessonId { title: 1, content: 2 }, 3, 4);
        let written = grouped(&code::write(&work));
        assert!(written.starts_with("SWEET-") && written.matches('-').count() > 3);
        assert_eq!(code::read(&written), Ok(work));
    }
}
