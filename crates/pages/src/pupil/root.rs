//! The root component: owns the state, the address, what is kept on this device, the clock and the tutor.

use crate::pupil::page::Page;
use crate::pupil::platform::{Alone, Around, Platform};
use crate::pupil::reporting::{receiver, use_platform};
use crate::pupil::route::{Address, LinkRefused};
use crate::pupil::tutoring::action;
use crate::pupil::{Action, Key, Opening, State, kept, route};
use files::lessons::Lesson;
use std::cell::Cell;
use std::rc::Rc;
use web::kit::address::use_opened;
use web::kit::focus::begin_at_heading;
use web::kit::language::{of_reader, use_language, use_title};
use web::kit::lesson_words::{OF_TEACHER, lesson_name};
use web::kit::mount::mount;
use web::kit::timer::{later, now};
use web::kit::{CourseLesson, address, build};
use web::texts::{Language, Texts};
use web::view::hooks::{Setter, use_change, use_effect_with, use_state_eq};
use web::workers::requests::{Pool, use_requests};
use web::workers::tutor::protocol::Question;
use yew::prelude::*;

/// The time between two looks at the clock, in milliseconds.
const TICK: u32 = 5_000;
const MINUTE: f64 = 60_000.0;

/// Puts the page of the site into its place. It has no code that reports to a learning platform.
pub fn start() {
    mount::<Pupil<Alone>>();
}

/// Puts the page in one file into its place, which Teach puts into packages.
pub fn start_in_package() {
    mount::<Pupil<Platform>>();
}

/// The page, and what may be around it.
#[component]
fn Pupil<P: Around>() -> Html {
    let state = use_reducer(|| State::of(opening::<P>()));
    let texts = use_language(state.language);
    let name = state
        .session
        .as_ref()
        .ok()
        .and_then(Option::as_ref)
        .map(|session| lesson_name(texts, &session.lesson).to_owned());
    use_title(texts.title_lesson(), name);
    let is_teachers = use_state_eq(from_teacher);
    use_address::<P>(&state, is_teachers.setter());
    use_course(&state);
    use_tutor(&state);
    let reporting = use_platform::<P>(&state, texts);
    let is_unkept = use_kept(&state, reporting.receiver.is_host());
    use_drafts(&state);
    use_minutes(&state);
    html! {
        <ContextProvider<Texts> context={texts}>
            <Page {state} is_teachers={*is_teachers} {reporting} {is_unkept} />
        </ContextProvider<Texts>>
    }
}

/// The target of the address, with its work saved on this device, or without work if the platform will send some. On a shared device the
/// saved work is perhaps that of another person. The platform knows the person.
fn opening<P: Around>() -> Opening {
    let inside = build::lesson();
    let Address { lesson, course, language, screen } =
        route::read(&address::fragment(), inside.as_deref(), of_reader());
    let lesson_here = lesson.as_ref().ok().and_then(Option::as_ref).filter(|_| !receiver::<P>().is_host());
    let kept = lesson_here.and_then(kept::work);
    // A page in a package says which language its teacher speaks.
    let language = language.or_else(|| Language::with_code(&build::language()?));
    Opening { lesson, course, language, screen, kept, pupil: kept::new_pupil() }
}

/// A lesson of the course, with its saved work; nothing if the lesson could not be fetched.
fn come(course: CourseLesson, lesson: Option<Lesson>, screen: usize) -> Opening {
    let kept = lesson.as_ref().and_then(kept::work);
    let lesson = lesson.map(Some).ok_or(LinkRefused::NotFetched);
    Opening { lesson, course: Some(course), language: None, screen, kept, pupil: kept::new_pupil() }
}

/// True if the teacher's page has opened this one. The address then loses the note of that, so that a copy of it is a link for pupils.
fn from_teacher() -> bool {
    let fragment = address::fragment();
    let Some(for_pupils) = fragment.strip_suffix(OF_TEACHER) else { return false };
    address::show(for_pupils.trim_start_matches('#'), false);
    true
}

/// Back, Forward and an address that is changed by hand open another screen or another lesson. A chosen language and another screen are
/// put into the address.
#[hook]
fn use_address<P: Around>(state: &UseReducerHandle<State>, is_teachers: Setter<bool>) {
    let dispatcher = state.dispatcher();
    // The address of the lesson, whatever its screen.
    let opened = use_mut_ref(|| route::at(&address::fragment(), 0));
    let heard = Rc::clone(&opened);
    use_opened(Callback::from(move |fragment: String| {
        let start = route::at(&fragment, 0);
        if heard.replace(start.clone()) == start {
            dispatcher.dispatch(Action::Go(route::screen(&fragment)));
        } else {
            is_teachers.set(false);
            dispatcher.dispatch(Action::Open(Box::new(opening::<P>())));
        }
    }));
    let lesson = state.session.as_ref().ok().and_then(Option::as_ref).map(|session| Rc::clone(&session.lesson));
    let (course, screen) = (state.course, state.screen);
    use_change(state.language, move |language| {
        if let Some(lesson) = lesson.filter(|_| build::lesson().is_none()) {
            let start = route::write(&lesson, course, *language);
            address::show(&route::at(&start, screen), false);
            *opened.borrow_mut() = start;
        }
    });
    use_change(screen, |screen| {
        let fragment = address::fragment();
        if route::screen(&fragment) != *screen {
            address::show(&route::at(&fragment, *screen), true);
        }
        begin_at_heading();
    });
}

/// Fetches the lesson of the course that the address names.
#[hook]
fn use_course(state: &UseReducerHandle<State>) {
    let (dispatcher, screen) = (state.dispatcher(), state.screen);
    use_effect_with(state.awaited(), move |awaited| {
        let is_awaited = Rc::new(Cell::new(true));
        let is_still = Rc::clone(&is_awaited);
        if let Some(course) = *awaited {
            wasm_bindgen_futures::spawn_local(async move {
                let lesson = course.fetched().await.map(|plain| plain.lesson);
                // The address may have changed meanwhile.
                if is_still.get() {
                    dispatcher.dispatch(Action::Open(Box::new(come(course, lesson, screen))));
                }
            });
        }
        move || is_awaited.set(false)
    });
}

/// The worker, which is asked what the state wants to know.
#[hook]
fn use_tutor(state: &UseReducerHandle<State>) {
    let pool = use_memo((), |()| Pool::<Question>::one());
    let dispatcher = state.dispatcher();
    let report = Callback::from(move |(key, question, news): (Key, Question, _)| {
        if let Some(action) = action(key, &question, news) {
            dispatcher.dispatch(action);
        }
    });
    let wanted = state.session.as_ref().ok().and_then(Option::as_ref).map(|session| session.wanted());
    use_requests(&pool, Rc::new(wanted.unwrap_or_default()), report);
}

/// Saves the work with every change. Returns true if the browser has refused that. A lesson without any work leaves no trace, and work that
/// a platform saves is not saved here.
#[hook]
fn use_kept(state: &UseReducerHandle<State>, has_platform: bool) -> bool {
    let is_unkept = use_state_eq(|| false);
    let unkept = is_unkept.setter();
    let lesson = state.session.as_ref().ok().and_then(Option::as_ref).map(|session| Rc::clone(&session.lesson));
    let dispatcher = state.dispatcher();
    // The work that another tab has saved last. This tab must not save it again, since the other may have gone on meanwhile.
    let heard = use_mut_ref(|| None::<String>);
    let hearing = Rc::clone(&heard);
    use_effect_with((lesson, has_platform), move |(lesson, has_platform)| {
        let lesson = lesson.clone().filter(|_| !has_platform);
        let end = lesson.map(|lesson| {
            kept::listen(lesson, move |work, old| {
                *hearing.borrow_mut() = Some(files::lessons::code::write(&work));
                dispatcher.dispatch(Action::Elsewhere(Box::new(work), old.map(Box::new)));
            })
        });
        move || {
            if let Some(end) = end {
                end();
            }
        }
    });
    let work = state.session.as_ref().ok().and_then(Option::as_ref).map(|session| &session.work);
    let code = work
        .filter(|work| work.steps > 0 && !has_platform)
        .map(|work| (work.lesson, files::lessons::code::write(work)));
    use_effect_with(code, move |code| {
        if let Some((id, code)) = code
            && heard.borrow_mut().take().as_ref() != Some(code)
        {
            unkept.set(!kept::keep(*id, code));
        }
    });
    *is_unkept
}

/// Takes up the unfinished answers that the tab has kept, and keeps them with every change.
#[hook]
fn use_drafts(state: &UseReducerHandle<State>) {
    let session = state.session.as_ref().ok().and_then(Option::as_ref);
    let dispatcher = state.dispatcher();
    use_effect_with(session.map(|session| session.lesson.id()), move |id| {
        if let Some(text) = id.and_then(kept::drafts) {
            dispatcher.dispatch(Action::Drafts(text));
        }
    });
    use_change(session.map(|session| (session.lesson.id(), session.drafts())), |drafts| {
        if let Some((id, text)) = drafts {
            kept::keep_drafts(*id, text);
        }
    });
}

/// Counts the minutes while the page is seen.
#[hook]
fn use_minutes(state: &UseReducerHandle<State>) {
    let ticks = use_state_eq(|| 0_u32);
    // When it was looked at last, and how much of a minute has gone by.
    let spent = use_mut_ref(|| (now(), 0.0));
    let dispatcher = state.dispatcher();
    let is_timed = matches!(&state.session, Ok(Some(session)) if session.lesson.noted.time);
    let (tick, setter) = (*ticks, ticks.setter());
    use_effect_with((is_timed, tick), move |(is_timed, tick)| {
        let next = tick.wrapping_add(1);
        let look = move || {
            let (last, so_far) = *spent.borrow();
            let passed = if is_seen() { (now() - last).clamp(0.0, 2.0 * f64::from(TICK)) } else { 0.0 };
            let is_full = so_far + passed >= MINUTE;
            *spent.borrow_mut() = (now(), if is_full { so_far + passed - MINUTE } else { so_far + passed });
            if is_full {
                dispatcher.dispatch(Action::Minute);
            }
            setter.set(next);
        };
        let wait = is_timed.then(|| later(TICK, look));
        move || drop(wait)
    });
}

fn is_seen() -> bool {
    web_sys::window().and_then(|window| window.document()).is_some_and(|page| !page.hidden())
}
