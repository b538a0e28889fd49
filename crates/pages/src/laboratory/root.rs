//! The root component: owns the state, the address and the workers.

use crate::laboratory::catalogue::Catalogue;
use crate::laboratory::certificate_panel::CertificatePanel;
use crate::laboratory::claim_page::HEADING;
use crate::laboratory::foundry_panel::FoundryPanel;
use crate::laboratory::map_panel::MapPanel;
use crate::laboratory::statement::address as address_of;
use crate::laboratory::sweep_panel::SweepPanel;
use crate::laboratory::{Action, Opened, Section, State, route};
use maths::claims::Record;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web::evidence::records;
use web::kit::address;
use web::kit::address::use_opened;
use web::kit::dispatching::dispatching;
use web::kit::hand::{held, use_hand};
use web::kit::language::{use_language, use_title};
use web::kit::mount::mount_after;
use web::kit::rooms::{BENCH, Room, footer, header};
use web::kit::shell::{notice, shell};
use web::kit::written::use_written;
use web::texts::Texts;
use web::view::hooks::use_effect_with;
use web::workers::requests::checkers::{checkers, count};
use web::workers::requests::{Pool, heard, use_workers};
use web::workers::{certifier, prover};
use web_sys::HtmlElement;
use yew::prelude::*;

/// Puts the page into its place. Links to own formulas lead to the page that has them.
pub fn start() {
    if route::is_of_bench(&address::fragment()) {
        address::hand_over(BENCH);
    } else {
        let records = async { Props { records: records::fetched().await.map(Rc::new) } };
        mount_after::<Laboratory>(records, Props::default());
    }
}

/// The data available when the page begins.
#[derive(Clone, Default, PartialEq, Properties)]
struct Props {
    /// None if they have not come in time.
    records: Option<Rc<Vec<Record>>>,
}

/// The page.
#[component]
fn Laboratory(props: &Props) -> Html {
    let state = use_reducer(|| first_state(props.records.clone()));
    let texts = use_language(state.language);
    use_title(texts.lab_title(), None);
    let hand = use_hand(state.hand.clone());
    use_answers(&state);
    use_address(&state);
    use_records(&state, props.records.is_some());
    let on_speak = dispatching(&state, Action::Speak);
    let dismiss = dispatching(&state, |_: MouseEvent| Action::Dismiss);
    let content = html! {
        <>
            { header(texts, Room::Laboratory, hand.as_ref(), &on_speak, None) }
            { body(texts, &state) }
            { footer(texts) }
        </>
    };
    shell(texts, content, notice(texts, state.notice(texts), &dismiss))
}

/// `main`
pub(super) fn body(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    html! {
        <main>
            { sections(texts, state.section) }
            { panel(state) }
        </main>
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
fn first_state(records: Option<Rc<Vec<Record>>>) -> State {
    let opened = route::read(&address::fragment());
    let hand = opened.hand.or_else(held);
    // Claims whose records have not come are shown without them.
    let state = State::with_workers(count()).after(Action::Records(records.unwrap_or_default()));
    state.after(Action::Open(Box::new(Opened { hand, ..opened })))
}

/// The workers, which are asked what the state wants to know. Those that test are started at once, the others by their first question.
#[hook]
fn use_answers(state: &UseReducerHandle<State>) {
    let pool = use_workers(checkers, state.wanted().open(), heard(state, Action::SolverReply));
    use_effect_with((), move |()| pool.start());
    use_workers(Pool::<prover::protocol::Question>::one, state.proofs().open(), heard(state, Action::Proved));
    use_workers(
        Pool::<certifier::protocol::Question>::one,
        state.certificates().open(),
        heard(state, Action::Certified),
    );
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
                <a href={address_of(&Opened::default())}>{ texts.lab_name() }</a>
            </nav>
            <h1>{ name }</h1>
        }
    }
}

/// Keeps address and state together.
#[hook]
fn use_address(state: &UseReducerHandle<State>) {
    // The state adds usual settings to a fragment. They make no entry of the history.
    let again = |fragment: &str| {
        let opened = Action::Open(Box::new(route::read(fragment)));
        route::write(&State::with_workers(1).after(opened).link())
    };
    use_written(route::write(&state.link()), state.is_typing, state.is_unfolding, again);
    let dispatcher = state.dispatcher();
    use_opened(Callback::from(move |fragment: String| {
        if route::is_of_bench(&fragment) {
            address::hand_over(BENCH);
        } else {
            dispatcher.dispatch(Action::Open(Box::new(route::read(&fragment))));
        }
    }));
    let is_page = state.linked.is_some();
    use_effect_with((state.followed, state.linked), move |(followed, _)| {
        // When the page is opened, the claim of the address is at its top.
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

/// Records that have not come in time are asked for again.
#[hook]
fn use_records(state: &UseReducerHandle<State>, are_there: bool) {
    let dispatcher = state.dispatcher();
    use_effect_with((), move |()| {
        if !are_there {
            wasm_bindgen_futures::spawn_local(async move {
                if let Some(records) = records::fetched().await {
                    dispatcher.dispatch(Action::Records(Rc::new(records)));
                }
            });
        }
    });
}
