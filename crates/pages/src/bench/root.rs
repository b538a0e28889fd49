//! The root component: owns the state, the address and the workers.

use crate::bench::formula_panel::formula_panel;
use crate::bench::learn_panel::learn_panel;
use crate::bench::logic_panel::logic_panel;
use crate::bench::search_panel::search_panel;
use crate::bench::{Action, Opened, Section, State, route};
use maths::games::Sum;
use std::rc::Rc;
use web::kit::hand::{held, use_hand};
use web::kit::language::{use_language, use_title};
use web::kit::mount::mount;
use web::kit::notice::notice;
use web::kit::rooms::{BENCH, Room, header};
use web::kit::update::Update;
use web::kit::{address, build};
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
    let hand = use_hand(state.hand.map(Sum::from));
    use_checkers(&state);
    use_provers(&state);
    use_learners(&state);
    use_address(&state);
    let on_speak = {
        let dispatcher = state.dispatcher();
        Callback::from(move |language| dispatcher.dispatch(Action::Speak(language)))
    };
    let dismiss = {
        let dispatcher = state.dispatcher();
        Callback::from(move |_: MouseEvent| dispatcher.dispatch(Action::Dismiss))
    };
    let added = html! {
        <>
            if build::folder().is_some() {
                <a class="button quiet" href={texts.glossary_page()}>{ texts.glossary() }</a>
            }
        </>
    };
    html! {
        <ContextProvider<Texts> context={texts}>
            { header(texts, Room::Laboratory, hand.as_ref(), &on_speak, added) }
            <main>
                { sections(texts, state.section) }
                { panel(texts, &state) }
            </main>
            <div class="notices">
                <Update />
                { state.notice(texts).map(|text| notice(texts, &text, &dismiss)).unwrap_or_default() }
            </div>
        </ContextProvider<Texts>>
    }
}

/// The part of the laboratory that is shown.
pub(super) fn panel(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    match state.section {
        Section::Formula => formula_panel(texts, state),
        Section::Search => search_panel(texts, state),
        Section::Learn => learn_panel(texts, state),
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
    let report = Callback::from(move |((), _, news)| dispatcher.dispatch(Action::Proved(news)));
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

/// The way back to the laboratory, and the parts that work on the same game.
fn sections(texts: Texts, section: Section) -> Html {
    let name = |section| match section {
        Section::Formula => texts.lab_door_test(),
        Section::Search => texts.lab_door_find(),
        Section::Learn => texts.lab_door_prove(),
        Section::Logic => texts.logic(),
    };
    let link = |other: Section| {
        let href = format!("{BENCH}#show={}", other.name());
        html! { <a {href} aria-current={(other == section).then_some("page")}>{ name(other) }</a> }
    };
    html! {
        <>
            <nav class="sections" aria-label={texts.lab_sections()}>
                <a href={Room::Laboratory.page()}><span aria-hidden="true">{ "← " }</span>{ texts.lab_name() }</a>
                { for Section::ALL.map(link) }
            </nav>
            <h1 class="unseen">{ name(section) }</h1>
        </>
    }
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
