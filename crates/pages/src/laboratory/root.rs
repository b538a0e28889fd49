//! The root component: owns the state, the address and the workers.

use crate::laboratory::catalogue::Catalogue;
use crate::laboratory::certificate_panel::CertificatePanel;
use crate::laboratory::claim_page::HEADING;
use crate::laboratory::foundry_panel::FoundryPanel;
use crate::laboratory::map_panel::MapPanel;
use crate::laboratory::statement::address as address_of;
use crate::laboratory::sweep_panel::SweepPanel;
use crate::laboratory::{Action, Opened, Section, State, route};
use maths::games::Sum;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web::evidence::records;
use web::kit::hand::{held, use_hand};
use web::kit::language::{use_language, use_title};
use web::kit::mount::mount;
use web::kit::notice::notice;
use web::kit::rooms::{BENCH, Room, header};
use web::kit::timer::later;
use web::kit::update::Update;
use web::kit::{address, build};
use web::requests::certifiers::certifiers;
use web::requests::checkers::{checkers, count};
use web::requests::provers::provers;
use web::requests::use_requests;
use web::texts::Texts;
use web::view::hooks::use_effect_with;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Puts the page into its place. Links to own formulas lead to the page that has them.
pub fn start() {
    if route::is_of_bench(&address::fragment()) {
        address::hand_over(BENCH);
    } else {
        mount::<Laboratory>();
    }
}

/// The page.
#[component]
fn Laboratory() -> Html {
    let state = use_reducer(first_state);
    let texts = use_language(state.language);
    use_title(texts.lab_title(), None);
    let hand = use_hand(state.hand.map(Sum::from));
    use_checkers(&state);
    use_provers(&state);
    use_certifiers(&state);
    use_address(&state);
    use_records(&state);
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
                { panel(&state) }
            </main>
            <div class="notices">
                <Update />
                { state.notice(texts).map(|text| notice(texts, &text, &dismiss)).unwrap_or_default() }
            </div>
        </ContextProvider<Texts>>
    }
}

/// The part of the laboratory that is shown.
pub(super) fn panel(state: &UseReducerHandle<State>) -> Html {
    match state.section {
        Section::Claims => html! { <Catalogue state={state.clone()} /> },
        Section::Sweep => html! { <SweepPanel state={state.clone()} /> },
        Section::Map => html! { <MapPanel state={state.clone()} /> },
        Section::Foundry => html! { <FoundryPanel state={state.clone()} /> },
        Section::Certificates => html! { <CertificatePanel state={state.clone()} /> },
    }
}

/// The state that the address asks for.
fn first_state() -> State {
    let opened = route::read(&address::fragment());
    let hand = opened.hand.or_else(|| held()?.only());
    State::with_workers(count()).after(Action::Open(Box::new(Opened { hand, ..opened })))
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

/// The worker for certificates, which is asked for those that the state wants to have.
#[hook]
fn use_certifiers(state: &UseReducerHandle<State>) {
    let pool = use_memo((), |()| certifiers());
    let dispatcher = state.dispatcher();
    let report = Callback::from(move |(key, _, news)| dispatcher.dispatch(Action::Certified(key, news)));
    use_requests(&pool, Rc::clone(state.certificates().open()), report);
}

/// Outside of the start a way back to it, and the name of the part.
fn sections(texts: Texts, section: Section) -> Html {
    let name = match section {
        Section::Claims => texts.lab_claims(),
        Section::Sweep => texts.lab_sweep(),
        Section::Map => texts.map(),
        Section::Foundry => texts.foundry(),
        Section::Certificates => texts.certificates(),
    };
    html! {
        if section != Section::Claims {
            <nav class="sections" aria-label={texts.lab_sections()}>
                <a href={address_of(&Opened::default())}><span aria-hidden="true">{ "← " }</span>{ texts.lab_name() }</a>
            </nav>
            <h1>{ name }</h1>
        }
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
        address::listen(move |fragment| {
            if route::is_of_bench(&fragment) {
                address::hand_over(BENCH);
            } else {
                dispatcher.dispatch(Action::Open(Box::new(route::read(&fragment))));
            }
        })
    });
    let is_page = state.linked.is_some();
    use_effect_with((state.followed, state.linked), move |(followed, _)| {
        // What the address names when the page is opened is at its top.
        if *followed > 1 && is_page {
            show_heading();
        }
    });
}

/// Brings the heading of a claim into sight, and the focus to it.
fn show_heading() {
    let Some(window) = web_sys::window() else { return };
    let heading = window.document().and_then(|page| page.get_element_by_id(HEADING)?.dyn_into::<HtmlElement>().ok());
    if let Some(heading) = heading {
        let _ = heading.focus();
        window.scroll_to_with_x_and_y(0.0, 0.0);
    }
}

/// How long claims wait for the records, in milliseconds.
const PATIENCE: i32 = 4000;

/// The records come after the page. Where they are not to be had, or late, the claims are shown without them.
#[hook]
fn use_records(state: &UseReducerHandle<State>) {
    let dispatcher = state.dispatcher();
    use_effect_with((), move |()| {
        let late = {
            let dispatcher = dispatcher.clone();
            later(PATIENCE, move || dispatcher.dispatch(Action::Records(Rc::default())))
        };
        wasm_bindgen_futures::spawn_local(async move {
            let records = records::fetched().await.unwrap_or_default();
            drop(late);
            dispatcher.dispatch(Action::Records(Rc::new(records)));
        });
    });
}
