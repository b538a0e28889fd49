//! The last screen: the work is handed in by a code for the camera, a link, a file, or letters.

use crate::pupil::continued::Continue;
use crate::pupil::foot::{Way, foot, title_of};
use crate::pupil::reporting::Reporting;
use crate::pupil::unkept::{receives, unkept};
use crate::pupil::{Action, Session, State};
use files::lessons::code::MARK;
use files::lessons::{Asked, Lesson, Tasked, Work};
use web::kit::copying::{Line, put_on_clipboard};
use web::kit::dispatching::dispatching_by;
use web::kit::download::download;
use web::kit::lesson_words::lesson_name;
use web::kit::sharing::{can_share, share};
use web::kit::text_field::{Shape, field};
use web::kit::{CourseLesson, address, build};
use web::texts::{Texts, use_texts};
use web::view::hooks::use_state_eq;
use web::view::qr::Qr;
use yew::prelude::*;

/// The longest text with a code for phones, in bytes: a longer one has more modules than a camera can tell apart.
const LONGEST_QR: usize = 1200;
/// The number of letters in a group of a code.
const GROUP: usize = 6;
/// The most tasks of a lesson whose code can be read aloud.
const MOST_READ: usize = 3;

/// The screen; `words` are the texts at the end of the lesson.
pub(super) fn hand_in(
    texts: Texts,
    state: &UseReducerHandle<State>,
    session: &Session,
    reporting: &Reporting,
    is_unkept: bool,
    words: Html,
    way: Way,
) -> Html {
    let dispatcher = state.dispatcher();
    if session.work.done.is_empty() {
        return html! { <><div class="screen-words">{ words }</div>{ foot(texts, &dispatcher, way, Html::default(), true) }</> };
    }
    let on_write = dispatching_by(&dispatcher, Action::Name);
    let code = session.code();
    let link = link(&code, state.course).filter(|_| session.work.steps > 0);
    html! {
        <>
            <div class="screen-words">
                { title_of(way, texts.lesson_hand_in()) }
                { words }
                { unkept(texts, reporting, is_unkept).map(|words| html! { <p class="error">{ words }</p> }).unwrap_or_default() }
                <p>{ receives(texts, reporting).unwrap_or_else(|| texts.lesson_stays().to_owned()) }</p>
                if session.lesson.noted.name {
                    { field("nickname", texts.lesson_nickname(), &session.work.name, Shape::LINE, &on_write) }
                }
                <details>
                    <summary>{ texts.lesson_contains() }</summary>
                    <ul class="noted">{ for noted(texts, &session.lesson, session.work.minutes.unwrap_or_default()).into_iter().map(|words| html! { <li>{ words }</li> }) }</ul>
                </details>
                if session.lesson.tasks().count() > Work::MOST_TASKS { <p class="remark">{ texts.lesson_too_many(&Work::MOST_TASKS) }</p> }
            </div>
            <div class="screen-side">
                if session.work.steps == 0 {
                    <p class="remark">{ texts.lesson_nothing_yet() }</p>
                } else {
                    { ways(texts, session, &code, link.clone()) }
                }
                <Continue state={state.clone()} />
            </div>
            { foot(texts, &dispatcher, way, link.map(|link| html! { <Send {link} /> }).unwrap_or_default(), false) }
        </>
    }
}

/// The data in the code, each kind once.
fn noted(texts: Texts, lesson: &Lesson, minutes: u16) -> Vec<String> {
    let mut noted = vec![texts.lesson_notes_tasks().to_owned()];
    for (_, tasked) in lesson.tasks().take(Work::MOST_TASKS) {
        let words = answers(texts, &tasked);
        if !noted.iter().any(|known| known == words) {
            noted.push(words.to_owned());
        }
    }
    if lesson.noted.name {
        noted.push(texts.lesson_notes_name().to_owned());
    }
    if lesson.noted.time {
        noted.push(texts.lesson_notes_time(&minutes));
    }
    noted.push(texts.lesson_notes_number().to_owned());
    noted
}

/// The answers at a task that the code contains.
fn answers(texts: Texts, tasked: &Tasked<'_>) -> &'static str {
    match tasked {
        Tasked::Game(..) => texts.lesson_notes_games(),
        Tasked::Task(task) => match task.asked {
            Asked::Move(_) => texts.lesson_notes_moves(),
            Asked::Winner(_) => texts.lesson_notes_winner(),
            Asked::Row(_) => texts.lesson_notes_places(),
            Asked::Rule(_) => texts.lesson_notes_formula(),
            Asked::Explanation { .. } => texts.lesson_notes_words(),
        },
    }
}

/// The ways to hand in work: a code for the camera, a link, a file, and for a short lesson letters that can be read aloud.
fn ways(texts: Texts, session: &Session, code: &str, link: Option<String>) -> Html {
    // The link opens the teacher's page; if there is no link, the code alone can be scanned on that page.
    let text = link.clone().unwrap_or_else(|| code.to_owned());
    let letters = html! { <Line id="code" label={texts.lesson_code()} text={grouped(code)} /> };
    let save = {
        let (text, name) = (text.clone(), format!("{}.txt", lesson_name(texts, &session.lesson)));
        Callback::from(move |_: MouseEvent| {
            let parts = js_sys::Array::of1(&text.as_str().into());
            if let Ok(file) = web_sys::Blob::new_with_str_sequence(&parts) {
                // A browser that saves nothing still has the link.
                let _ = download(&file, &name);
            }
        })
    };
    html! {
        <div class="code-lines">
            if text.len() <= LONGEST_QR {
                <Qr text={text.clone()} label={texts.lesson_qr()} />
                <p>{ texts.lesson_scan() }</p>
            } else {
                <p class="remark">{ texts.lesson_no_qr() }</p>
            }
            { match link {
                None => letters,
                Some(link) => html! {
                    <>
                        <Line id="code-link" label={texts.lesson_code_link()} text={link} />
                        if session.work.done.len() <= MOST_READ {
                            <details><summary>{ texts.lesson_aloud() }</summary>{ letters }</details>
                        }
                    </>
                },
            } }
            <button type="button" onclick={save}>{ texts.lesson_save() }</button>
        </div>
    }
}

/// The link that is sent.
#[derive(Clone, PartialEq, Properties)]
struct Sent {
    link: String,
}

/// The button that sends the link: by the share function of the device, or else by copying.
#[component]
fn Send(Sent { link }: &Sent) -> Html {
    let texts = use_texts();
    let is_copied = use_state_eq(|| None::<String>);
    let onclick = {
        let (link, copied) = (link.clone(), is_copied.setter());
        Callback::from(move |_: MouseEvent| {
            let shared = share(&link, "");
            let (link, copied) = (link.clone(), copied.clone());
            yew::platform::spawn_local(async move {
                match shared {
                    // The promise is rejected when the list is closed, which is no error.
                    Some(promise) => drop(wasm_bindgen_futures::JsFuture::from(promise).await),
                    None if put_on_clipboard(&link).await => copied.set(Some(link)),
                    None => {}
                }
            });
        })
    };
    let is_copied = is_copied.as_ref() == Some(link);
    let name = if can_share() { texts.lesson_send() } else { texts.lesson_copy_link() };
    html! {
        <>
            <button type="button" class="primary" {onclick}>{ name }</button>
            <span role="status" class="sent">{ if is_copied { texts.lesson_link_copied() } else { "" } }</span>
        </>
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

#[cfg(test)]
mod tests {
    use super::{grouped, noted};
    use files::lessons::{Asked, Bar, Lesson, LessonId, Part, Recipe, Task, Work, code};
    use web::texts::Texts;

    #[test]
    fn the_list_names_the_answers_that_the_lesson_asks_for() {
        let task = |asked| Part::Task(Task { words: String::new(), asked });
        let explained = || task(Asked::Explanation { answer: String::new() });
        let lesson =
            Lesson::new("A".into(), [explained(), task(Asked::Move("nim:4,0,6".parse().unwrap())), explained()]);
        let said = noted(Texts::default(), &lesson, 0);
        assert_eq!(said[1..3], ["your explanation in your own words", "the moves that you tried"]);
        let game = Bar { sum: "nim:4,0,6".parse().unwrap(), recipe: Recipe::Computer, task: String::new() };
        let said = noted(Texts::default(), &Lesson::new("A".into(), [Part::Bar(game)]), 0);
        assert!(said[1].contains("first game that you won"), "{said:?}");
    }

    #[test]
    fn a_code_in_groups_is_read() {
        let work = Work::new(LessonId { title: 1, content: 2 }, 3, 4);
        let written = grouped(&code::write(&work));
        assert!(written.starts_with("SWEET-") && written.matches('-').count() > 3);
        assert_eq!(code::read(&written), Ok(work));
    }
}
