//! The root component: owns the state, the address and the workers.

use crate::bench::bench_panel::{FORMULA, bench_panel, game_of};
use crate::bench::logic_panel::logic_panel;
use crate::bench::sight::use_sight;
use crate::bench::{Action, Opened, Section, State, route};
use maths::games::Sum;
use wasm_bindgen::JsCast;
use web::kit::address;
use web::kit::address::use_opened;
use web::kit::dispatching::dispatching;
use web::kit::hand::{held, use_hand};
use web::kit::language::{use_language, use_title};
use web::kit::mount::mount;
use web::kit::rooms::{BENCH, Room, footer, header};
use web::kit::shell::{notice, shell};
use web::kit::timer::use_pause;
use web::kit::written::use_written;
use web::texts::Texts;
use web::view::focus::focus_in_place;
use web::view::hooks::use_effect_with;
use web::view::theme::is_as;
use web::workers::requests::checkers::checkers;
use web::workers::requests::{Pool, heard, use_workers};
use web::workers::{certifier, learner, prover};
use web_sys::HtmlInputElement;
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
    let hand = use_hand(state.held().and(state.hand.clone()).or_else(|| game_of(&state).map(Sum::from)));
    use_effect_with((), |()| begin_to_type());
    use_answers(&state);
    use_pause(state.due().cloned(), dispatching(&state, |()| Action::Compare));
    use_address(&state);
    let on_speak = dispatching(&state, Action::Speak);
    let dismiss = dispatching(&state, |_: MouseEvent| Action::Dismiss);
    let content = html! {
        <>
            { header(texts, Room::Laboratory, hand.as_ref(), &on_speak, None) }
            <main>
                { back(texts, state.section) }
                { panel(texts, &state) }
            </main>
            { footer(texts) }
        </>
    };
    shell(texts, content, notice(texts, state.notice(texts), &dismiss))
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
    let hand = opened.hand.or_else(|| held().filter(|_| is_bare));
    State::default().after(Action::Open(Box::new(Opened { hand, ..opened })))
}

/// A link to the formulas that has no formula is for people with a formula to type, so its box takes the focus. On a touch screen that
/// would open a keyboard over the page.
fn begin_to_type() {
    let opened = route::read(&address::fragment());
    if opened.section != Some(Section::Formula) || opened.formula.is_some() || !is_as("(hover: hover)") {
        return;
    }
    let page = web_sys::window().and_then(|window| window.document());
    let found = page.and_then(|page| page.get_element_by_id(FORMULA)?.dyn_into::<HtmlInputElement>().ok());
    if let Some(input) = found {
        focus_in_place(&input);
        input.select();
    }
}

/// The workers, which are asked what the state wants to know. Those that test are started at once, the others by their first question.
#[hook]
fn use_answers(state: &UseReducerHandle<State>) {
    let pool = use_workers(checkers, state.wanted().open(), heard(state, Action::SolverReply));
    use_effect_with((), move |()| pool.start());
    use_workers(Pool::<prover::protocol::Question>::one, state.proofs().open(), heard(state, Action::Proved));
    use_workers(
        Pool::<learner::protocol::Question>::one,
        state.sets().open(),
        heard(state, |(), news| Action::Learned(news)),
    );
    use_workers(
        Pool::<certifier::protocol::Question>::one,
        state.certificates().open(),
        heard(state, |(), news| Action::Certified(news)),
    );
}

/// The way back: from sentences to the bench, and to the laboratory.
fn back(texts: Texts, section: Section) -> Html {
    let link = |href: &'static str, name: &'static str| {
        html! { <a {href}>{ name }</a> }
    };
    html! {
        <>
            <nav class="sections" aria-label={texts.lab_sections()}>
                { link(Room::Laboratory.page(), texts.lab_name()) }
                if section == Section::Logic { { link(BENCH, texts.bench()) } }
            </nav>
            if section == Section::Logic { <h1 id="logic-title">{ texts.logic() }</h1> }
        </>
    }
}

/// Keeps address and state together. The part that a link names is brought into sight.
#[hook]
fn use_address(state: &UseReducerHandle<State>) {
    let again = |fragment: &str| route::write(&route::read(fragment));
    use_written(route::write(&state.link()), state.is_typing, state.is_unfolding, again);
    let on_open = dispatching(state, |opened: Opened| Action::Open(Box::new(opened)));
    let on_sight = use_sight(state);
    use_opened(Callback::from(move |fragment: String| {
        let opened = route::read(&fragment);
        on_open.emit(opened.clone());
        on_sight.emit(opened);
    }));
}
