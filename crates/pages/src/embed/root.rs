//! The root component of the embed: settings from the query, the page's own reducer, and the page around.

use crate::embed::controls::controls;
use crate::embed::figure::{Figure, is_to_come, slots};
use crate::embed::frame::{dress, use_fragment, use_height, use_seen};
use crate::embed::handover;
use crate::embed::handover::{Handed, HandoverSlot};
use crate::embed::host_messages::{Context, Inbox, use_host_messages};
use crate::embed::news::{News, use_news};
use web::kit::address;
use web::kit::frame::{Control, Lock, Remark, Settings, View};
use web::kit::language::{use_language, use_title, when_spoken};
use web::kit::lost_focus::hand_on_lost_focus;
use web::kit::shell::notice;
use web::kit::words::{sentence, what_it_is};
use web::table::announcing::Announcer;
use web::table::asking::{asking, use_computer, use_pool, use_questions};
use web::table::boards::Boards;
use web::table::solved::Props as Solved;
use web::table::turn::position_label;
use web::table::{Action, Hint, Slot, Slots, State, read_route};
use web::texts::Texts;
use web::view::hooks::{Handle, use_effect_with, use_state_eq};
use yew::prelude::*;

/// Puts the embed into the element with the id `embed`, in place of its content. It has no figures; when some are
/// wanted it makes way for the embed that has them.
pub fn start() {
    when_spoken(|| {
        let handover = HandoverSlot::default();
        if let Some(embed) = place::<false>(&handover) {
            handover::await_successor(handover, move || embed.destroy());
        }
    });
}

/// The same with figures.
pub fn start_with_figures() {
    when_spoken(|| {
        place::<true>(&HandoverSlot::default());
    });
}

fn place<const HAS_FIGURES: bool>(handover: &HandoverSlot) -> Option<yew::AppHandle<Embed<HAS_FIGURES>>> {
    let window = web_sys::window()?;
    let page = window.document()?;
    let container = page.get_element_by_id("embed")?;
    hand_on_lost_focus(&page);
    let handed = if HAS_FIGURES { handover::succeed().as_ref().and_then(Handed::read) } else { None };
    let is_successor = handed.is_some();
    let query = window.location().search().unwrap_or_default();
    let (settings, state, remarks) = handed.unwrap_or_else(|| {
        let (settings, remarks) = Settings::read(&query);
        (settings, first_state(), remarks)
    });
    // Until the frame has been seen nothing is asked.
    let state = state.after(Action::Ask(Slots::default()));
    dress(&settings);
    container.set_inner_html("");
    let props = Props { state, settings, remarks, query, is_successor, handover: handover.clone() };
    Some(yew::Renderer::<Embed<HAS_FIGURES>>::with_root_and_props(container, props).render())
}

/// The settings from the query, and the remarks on it.
#[derive(Clone, PartialEq, Properties)]
struct Props {
    /// The first state.
    state: State,
    settings: Settings,
    remarks: Vec<Remark>,
    /// The query that they are about.
    query: String,
    /// True if a predecessor has already sent the host page that the bar is ready.
    is_successor: bool,
    handover: HandoverSlot,
}

/// The embed.
#[component]
fn Embed<const HAS_FIGURES: bool>(props: &Props) -> Html {
    let state = use_reducer(|| props.state.clone());
    let settings = use_state_eq(|| props.settings.clone());
    let is_remarked = use_state_eq(|| true);
    let node = use_node_ref();
    let is_seen = use_seen(&node);
    use_effect_with((*settings).clone(), dress);
    let texts = use_language(settings.language.or(state.language));
    use_title(texts.title(), None);
    let wording: Vec<String> =
        props.remarks.iter().filter(|_| *is_remarked).map(|remark| remark.in_words(texts)).collect();
    let remarks = wording.join(texts.between_sentences());
    // The drawn state is reported before messages are handled, since their answers contain later states.
    let news = use_news(texts, &state, &remarks, props.is_successor);
    use_solver(texts, &state, &settings, is_seen, news);
    use_computer(&state);
    use_fragment(&state);
    let (on_ask, on_cancel) = asking(&state);
    let dismiss = {
        let (state, is_remarked) = (state.dispatcher(), is_remarked.setter());
        Callback::from(move |_: MouseEvent| {
            is_remarked.set(false);
            state.dispatch(Action::Dismiss);
        })
    };
    let can_place = !settings.is_locked(Lock::Position);
    let is_figure = settings.view != View::Board;
    let is_off = !settings.solver && is_figure;
    use_height(!is_off && is_to_come(&state, settings.view));
    let query = if *is_remarked { props.query.as_str() } else { "" };
    use_successor(!HAS_FIGURES && is_figure && !is_off, &props.handover, &state, &settings, query);
    let noticed = state.notice.as_ref().map(|notice| sentence(texts, &notice.in_words(texts)));
    let wording = [remarks.as_str(), noticed.as_deref().unwrap_or_default()].join(" ").trim().to_owned();
    let class = if settings.controls.is_empty() { "embed bare" } else { "embed" };
    html! {
        <ContextProvider<Texts> context={texts}>
        <main ref={node} {class}>
            <h1 class="unseen">{ position_label(texts, state.sum()) }</h1>
            if !settings.task.is_empty() { <p class="task">{ &settings.task }</p> }
            if is_off {
                <p class="remark">{ texts.frame_solver_off() }</p>
            } else if HAS_FIGURES && is_figure {
                <Figure state={state.clone()} view={settings.view} on_ask={on_ask.clone()} on_cancel={on_cancel.clone()}
                    {can_place} />
            } else {
                // Until a figure has come the bar stays.
                <Boards state={state.clone()} has_hint={!settings.controls.is_empty()} has_marks={settings.helps()}
                    is_held={settings.is_locked(Lock::Moves)} />
            }
            <Announcer state={state.clone()} />
            { controls(texts, &Solved { state: state.clone(), on_ask, on_cancel }, &settings) }
            // Last, so that nothing lies lower than in frames that were put into pages before there were rules in them.
            if settings.states_rules() { <p class="rules remark">{ what_it_is(texts, state.sum()) }</p> }
            { notice(texts, Some(wording).filter(|wording| !wording.is_empty()), &dismiss) }
        </main>
        </ContextProvider<Texts>>
    }
}

/// The state that the fragment asks for.
fn first_state() -> State {
    let state = State::default();
    match read_route(&address::fragment()) {
        None => state,
        Some(opened) => state.after(Action::Open(opened)),
    }
}

/// The solver, which starts once the frame has been seen and something shown needs it, or the page around asks.
#[hook]
fn use_solver(texts: Texts, state: &UseReducerHandle<State>, settings: &Handle<Settings>, is_seen: bool, news: News) {
    let solver = use_pool(state);
    {
        let dispatcher = state.dispatcher();
        let asks_for: Slots = Slot::ALL.into_iter().filter(|slot| is_seen && needs(state, settings, *slot)).collect();
        use_effect_with(asks_for, move |asks_for| dispatcher.dispatch(Action::Ask(*asks_for)));
    }
    use_questions(&solver, state);
    let inbox = use_memo((), |()| Inbox::default());
    let wake = use_force_update();
    let on_settings = {
        let settings = settings.setter();
        Callback::from(move |changed| settings.set(changed))
    };
    let context =
        Context { state: state.clone(), settings: (**settings).clone(), on_settings, solver, wake, news, texts };
    use_host_messages(&inbox, context);
}

/// True if a shown part, or a player, needs the answer.
fn needs(state: &State, settings: &Settings, slot: Slot) -> bool {
    match slot {
        Slot::Evaluation | Slot::Sum => {
            let is_marked = state.marks && settings.helps() && settings.view == View::Board;
            is_marked || settings.shows(Control::Value) || settings.shows(Control::Why)
        }
        Slot::Advice => {
            let is_hinted = settings.shows(Control::Hint) && state.hint != Hint::Nothing;
            (is_hinted || state.computer.is_some()) && state.known.get(state.sum()).is_none()
        }
        Slot::Table
        | Slot::TableBeside
        | Slot::Heights
        | Slot::HeightsBeside
        | Slot::Line
        | Slot::Columns
        | Slot::Rows => settings.solver && slots(settings.view).contains(&slot),
    }
}

/// Sends for the embed with figures when they are wanted, and has everything ready for it. `query` is the one whose remarks
/// are on the page.
#[hook]
fn use_successor(
    is_wanted: bool,
    handover: &HandoverSlot,
    state: &UseReducerHandle<State>,
    settings: &Handle<Settings>,
    query: &str,
) {
    let wanted = settings.write();
    let (handover, state, settings, query) = (handover.clone(), state.clone(), settings.clone(), query.to_owned());
    use_effect(move || {
        let _ = handover.replace(is_wanted.then(|| Handed::new(&state, &settings, &query)));
    });
    use_effect_with(is_wanted.then_some(wanted), |query| {
        if let Some(query) = query {
            handover::want_figures(query);
        }
    });
}
