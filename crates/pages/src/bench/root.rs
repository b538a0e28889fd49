//! The root component: owns the state, the address and the workers.

use crate::bench::bench_panel::{bench_panel, game_of};
use crate::bench::logic_panel::logic_panel;
use crate::bench::{Action, Opened, Section, State, route};
use maths::games::Sum;
use std::rc::Rc;
use web::kit::address;
use web::kit::hand::{held, use_hand};
use web::kit::language::{use_language, use_title};
use web::kit::mount::mount;
use web::kit::notice::notice;
use web::kit::rooms::{BENCH, Room, header};
use web::kit::timer::later;
use web::kit::update::Update;
use web::requests::certifiers::certifiers;
use web::requests::checkers::checkers;
use web::requests::learners::learners;
use web::requests::provers::provers;
use web::requests::use_requests;
use web::texts::Texts;
use web::view::hooks::use_effect_with;
use yew::prelude::*;

/// Puts the page into its place.
pub fn start() {
    mount::<Bench>();
}

/// The page.
#[component]
fn Bench() -> Html {
    let state = use_reducer(first_state);
    let texts = use_language(state.language);
    use_title(texts.bench_title(), None);
    let hand = use_hand(game_of(&state).map(Sum::from));
    use_checkers(&state);
    use_provers(&state);
    use_learners(&state);
    use_certifiers(&state);
    use_tests(&state);
    use_address(&state);
    let on_speak = {
        let dispatcher = state.dispatcher();
        Callback::from(move |language| dispatcher.dispatch(Action::Speak(language)))
    };
    let dismiss = {
        let dispatcher = state.dispatcher();
        Callback::from(move |_: MouseEvent| dispatcher.dispatch(Action::Dismiss))
    };
    html! {
        <ContextProvider<Texts> context={texts}>
            { header(texts, Room::Laboratory, hand.as_ref(), &on_speak, Html::default()) }
            <main>
                { back(texts, state.section) }
                { panel(texts, &state) }
            </main>
            <div class="notices">
                <Update />
                { state.notice(texts).map(|text| notice(texts, &text, &dismiss)).unwrap_or_default() }
            </div>
        </ContextProvider<Texts>>
    }
}

/// The part that is shown: the steps of the bench, or sentences.
pub(super) fn panel(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    match state.section {
        Section::Formula | Section::Search | Section::Learn => bench_panel(texts, state),
        Section::Logic => logic_panel(texts, state),
    }
}

/// The state that the address asks for.
fn first_state() -> State {
    let opened = route::read(&address::fragment());
    let is_bare = opened == Opened::default();
    let hand = opened.hand.or_else(|| held()?.only().filter(|_| is_bare));
    State::default().after(Action::Open(Box::new(Opened { hand, ..opened })))
}

/// The workers, which are started at once and asked what the state wants to know.
#[hook]
fn use_checkers(state: &UseReducerHandle<State>) {
    let pool = use_memo((), |()| checkers());
    {
        let pool = Rc::clone(&pool);
        use_effect_with((), move |()| pool.start());
    }
    let dispatcher = state.dispatcher();
    let report = Callback::from(move |(key, _, news)| dispatcher.dispatch(Action::SolverReply(key, news)));
    use_requests(&pool, Rc::clone(state.wanted().open()), report);
}

/// The prover, which is asked what the state wants to know.
#[hook]
fn use_provers(state: &UseReducerHandle<State>) {
    let pool = use_memo((), |()| provers());
    let dispatcher = state.dispatcher();
    let report = Callback::from(move |(key, _, news)| dispatcher.dispatch(Action::Proved(key, news)));
    use_requests(&pool, Rc::clone(state.proofs().open()), report);
}

/// The learner, which is asked for the set that the state wants to know.
#[hook]
fn use_learners(state: &UseReducerHandle<State>) {
    let pool = use_memo((), |()| learners());
    let dispatcher = state.dispatcher();
    let report = Callback::from(move |((), _, news)| dispatcher.dispatch(Action::Learned(news)));
    use_requests(&pool, Rc::clone(state.sets().open()), report);
}

/// The way back: from sentences to the bench, and to the laboratory.
fn back(texts: Texts, section: Section) -> Html {
    let link = |href: &'static str, name: &'static str| {
        html! { <a {href}><span aria-hidden="true">{ "← " }</span>{ name }</a> }
    };
    html! {
        <>
            <nav class="sections" aria-label={texts.lab_sections()}>
                { link(Room::Laboratory.page(), texts.lab_name()) }
                if section == Section::Logic { { link(BENCH, texts.bench()) } }
            </nav>
            if section == Section::Logic { <h1>{ texts.logic() }</h1> }
        </>
    }
}

/// The worker for certificates, which is asked for the one that the state needs.
#[hook]
fn use_certifiers(state: &UseReducerHandle<State>) {
    let pool = use_memo((), |()| certifiers());
    let dispatcher = state.dispatcher();
    let report = Callback::from(move |((), _, news)| dispatcher.dispatch(Action::Certified(news)));
    use_requests(&pool, Rc::clone(state.certificates().open()), report);
}

/// Milliseconds without a change after which the formula is tested.
const PAUSE: i32 = 400;

/// Tests the formula by itself after a pause.
#[hook]
fn use_tests(state: &UseReducerHandle<State>) {
    let dispatcher = state.dispatcher();
    use_effect_with(state.due().cloned(), move |due| {
        let pause = due.as_ref().and_then(|_| later(PAUSE, move || dispatcher.dispatch(Action::Compare)));
        move || drop(pause)
    });
}

/// Keeps address and state together.
#[hook]
fn use_address(state: &UseReducerHandle<State>) {
    let text = route::write(&state.link());
    let is_first = use_mut_ref(|| true);
    let was_typing = use_mut_ref(|| false);
    use_effect_with((text, state.is_typing, state.is_unfolding), move |(text, is_typing, is_unfolding)| {
        // The page has just been opened: its address stays as it is, readable or not.
        if std::mem::take(&mut *is_first.borrow_mut()) {
            return;
        }
        if route::write(&route::read(&address::fragment())) != *text {
            // What is typed letter by letter is one entry of the browser's history, and opening a line is none.
            address::show(text, !(*is_unfolding || *is_typing && *was_typing.borrow()));
        }
        *was_typing.borrow_mut() = *is_typing;
    });
    let dispatcher = state.dispatcher();
    use_effect_with((), move |()| {
        address::listen(move |fragment| dispatcher.dispatch(Action::Open(Box::new(route::read(&fragment)))))
    });
}
