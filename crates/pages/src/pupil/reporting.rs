//! The learning platform around a page that is in a package: it gives back earlier work, and hears how far the pupil is.

use crate::pupil::platform::{Around, Heard};
use crate::pupil::{Action, State, platform};
use files::lessons::packages::{Mode, Progress, Receiver, unit};
use files::lessons::{Done, Lesson, Work, code, work_in};
use std::cell::RefCell;
use std::rc::Rc;
use web::kit::build;
use web::kit::lesson_words::lesson_name;
use web::kit::timer::later;
use web::texts::Texts;
use web::view::hooks::{use_effect_with, use_state_eq};
use web::view::listening::listen_until;
use yew::prelude::*;

/// The time after which a report that was not taken is sent again, in milliseconds.
const RETRY: u32 = 15_000;

/// The page's state of reports to the platform.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Reporting {
    /// The receiver of the results.
    pub receiver: Receiver,
    /// The purpose for which the platform has opened the lesson.
    pub mode: Mode,
    /// True if the platform has not taken the last report.
    pub is_behind: bool,
}

/// The connection to the platform, once there is one, with the progress to report when the page is left.
type Link<P> = Rc<RefCell<Option<(P, Progress)>>>;

/// The receiver of the results of a page; nobody if the page has no lesson inside.
pub(super) fn receiver<P: Around>() -> Receiver {
    if build::lesson().is_some() { P::receiver() } else { Receiver::Nobody }
}

/// Connects to the platform and reports to it.
#[hook]
pub(super) fn use_platform<P: Around>(state: &UseReducerHandle<State>, texts: Texts) -> Reporting {
    let link: Link<P> = use_mut_ref(|| None);
    let receiver = use_state_eq(receiver::<P>);
    // Connected for this purpose, if connected.
    let connected = use_state_eq(|| None::<Mode>);
    let is_behind = use_state_eq(|| false);
    let tries = use_state_eq(|| 0_u32);
    let is_beginning = use_mut_ref(|| false);
    let session = state.session.as_ref().ok().and_then(Option::as_ref);
    {
        let lesson = session.filter(|_| receiver.is_host()).map(|session| Rc::clone(&session.lesson));
        let (link, connected, behind) = (Rc::clone(&link), connected.setter(), is_behind.setter());
        let dispatcher = state.dispatcher();
        use_effect_with(*tries, move |_| {
            // Another try, until there is a connection.
            if let Some(lesson) = lesson.filter(|_| link.borrow().is_none() && !is_beginning.replace(true)) {
                wasm_bindgen_futures::spawn_local(async move {
                    let begun = P::begin(described(texts, &lesson)).await;
                    is_beginning.replace(false);
                    let Some((mut platform, code)) = begun else {
                        behind.set(true);
                        return;
                    };
                    let kept = code.and_then(|code| work_in(&lesson, &code).ok());
                    let tasks = lesson.tasks().count();
                    let known = kept.as_ref().map_or_else(|| progress(&Work::new(lesson.id(), 0, tasks)), progress);
                    platform.resume((tasks > 0).then_some(known.clone()));
                    let mode = platform.mode();
                    *link.borrow_mut() = Some((platform, known));
                    // Before the page is connected, so that it never reports that nothing was done.
                    if let Some(work) = kept {
                        dispatcher.dispatch(Action::Resume(Box::new(work)));
                    }
                    behind.set(false);
                    connected.set(Some(mode));
                });
            }
        });
    }
    {
        let link = Rc::clone(&link);
        let progress = session.map(|session| progress(&session.work)).unwrap_or_default();
        let behind = is_behind.setter();
        let heard: Heard = Rc::new(move |is_taken: bool| behind.set(!is_taken));
        use_effect_with((*connected, progress, *tries), move |(connected, progress, _)| {
            if let Some((platform, last)) = link.borrow_mut().as_mut().filter(|_| connected.is_some()) {
                platform.report(progress, seconds(), &heard);
                last.clone_from(progress);
            }
        });
    }
    {
        let (tries, next) = (tries.setter(), tries.wrapping_add(1));
        use_effect_with((*is_behind, next), move |(is_behind, next)| {
            let next = *next;
            let wait = is_behind.then(|| later(RETRY, move || tries.set(next)));
            move || drop(wait)
        });
    }
    use_effect_with((), move |()| {
        listen_until(web_sys::window(), "pagehide", move |_: &Event| {
            if let Some((platform, last)) = link.borrow_mut().as_mut() {
                platform.end(last, seconds());
            }
        })
    });
    Reporting { receiver: (*receiver).clone(), mode: connected.unwrap_or_default(), is_behind: *is_behind }
}

/// The data about the lesson for the platform.
fn described(texts: Texts, lesson: &Lesson) -> platform::Lesson {
    platform::Lesson {
        unit: unit(lesson),
        title: lesson_name(texts, lesson).to_owned(),
        language: texts.language().code().to_owned(),
    }
}

/// The progress of the pupil.
fn progress(work: &Work) -> Progress {
    let tasks = work.done.iter().map(|done: &Done| (done.is_begun(), done.is_solved())).collect();
    let code = if work.steps == 0 { String::new() } else { code::write(work) };
    Progress { code, tasks }
}

/// Seconds since the page was opened.
fn seconds() -> u64 {
    let clock = web_sys::window().and_then(|window| window.performance());
    clock.map_or(0, |clock| (clock.now() / 1000.0) as u64)
}
