//! The learning platform around a page that is in a package: it gives back earlier work, and hears how far the pupil is.

use crate::kit::build;
use crate::kit::lesson_words::lesson_name;
use crate::lessons::Done;
use crate::lessons::Lesson;
use crate::lessons::work_in;
use crate::packages::Progress;
use crate::packages::unit;
use crate::platform;
use crate::platform::Platform;
use crate::pupil::Action;
use crate::pupil::Opening;
use crate::pupil::Session;
use crate::pupil::State;
use crate::pupil::kept;
use crate::texts::Texts;
use crate::view::hooks::use_effect_with;
use crate::view::hooks::use_state_eq;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use yew::prelude::*;

/// The platform, once it is found, with what is reported when the page is left.
type Link = Rc<RefCell<Option<(Platform, Progress)>>>;

/// Finds the platform and reports to it; whether there is one.
#[hook]
pub(super) fn use_platform(state: &UseReducerHandle<State>, texts: Texts) -> bool {
    let link: Link = use_mut_ref(|| None);
    let is_found = use_state_eq(|| false);
    let session = state.session.as_ref().ok().and_then(Option::as_ref);
    {
        let (link, found, dispatcher) = (Rc::clone(&link), is_found.setter(), state.dispatcher());
        let lesson = session.filter(|_| build::lesson().is_some()).map(|session| Rc::clone(&session.lesson));
        use_effect_with((), move |()| {
            if let Some(lesson) = lesson {
                wasm_bindgen_futures::spawn_local(async move {
                    let Some((platform, code)) = Platform::find(described(texts, &lesson)).await else { return };
                    *link.borrow_mut() = Some((platform, Progress::default()));
                    // On a device that several share, what was kept is perhaps that of somebody else: the platform knows who this is.
                    dispatcher.dispatch(Action::Open(Box::new(resumed(&lesson, code.as_deref()))));
                    found.set(true);
                });
            }
        });
    }
    {
        let link = Rc::clone(&link);
        let progress = session.map(progress).unwrap_or_default();
        use_effect_with((*is_found, progress), move |(is_found, progress)| {
            if let Some((platform, last)) = link.borrow_mut().as_mut().filter(|_| *is_found) {
                platform.report(progress, seconds());
                last.clone_from(progress);
            }
        });
    }
    use_effect_with((), move |()| {
        on_leave(move || {
            if let Some((platform, last)) = link.borrow_mut().as_mut() {
                platform.end(last, seconds());
            }
        })
    });
    *is_found
}

/// What the platform is to know of the lesson.
fn described(texts: Texts, lesson: &Lesson) -> platform::Lesson {
    platform::Lesson {
        unit: unit(lesson),
        title: lesson_name(texts, lesson).to_owned(),
        language: texts.language().code().to_owned(),
    }
}

/// The lesson with the work that the platform has kept.
fn resumed(lesson: &Lesson, code: Option<&str>) -> Opening {
    let kept = code.and_then(|code| work_in(lesson, code).ok());
    Opening { lesson: Ok(Some(lesson.clone())), course: None, language: None, kept, pupil: kept::new_pupil() }
}

/// How far the pupil is.
fn progress(session: &Session) -> Progress {
    let tasks = session.work.done.iter().map(|done: &Done| (done.is_begun(), done.is_solved())).collect();
    let code = if session.work.steps == 0 { String::new() } else { session.code() };
    Progress { code, tasks }
}

/// Seconds since the page was opened.
fn seconds() -> u64 {
    let clock = web_sys::window().and_then(|window| window.performance());
    clock.map_or(0, |clock| (clock.now() / 1000.0) as u64)
}

/// Calls back when the page is left. Dropping what is returned ends it.
fn on_leave(left: impl Fn() + 'static) -> impl FnOnce() {
    let listener = Closure::<dyn Fn()>::new(left);
    let function: js_sys::Function = listener.as_ref().unchecked_ref::<js_sys::Function>().clone();
    let target = web_sys::window();
    if let Some(window) = &target {
        let _ = window.add_event_listener_with_callback("pagehide", &function);
    }
    move || {
        if let Some(window) = &target {
            let _ = window.remove_event_listener_with_callback("pagehide", &function);
        }
        drop(listener);
    }
}
