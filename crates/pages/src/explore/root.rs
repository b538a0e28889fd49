//! The root component: owns the state, the address and the solver.

use crate::explore::board_panel::BoardPanel;
use crate::explore::figures::downloads::{Content, Downloads};
use crate::explore::figures::{Figures, Props};
use crate::explore::game_panel::game_panel;
use crate::explore::history_panel::HistoryPanel;
use crate::explore::parameters::{other_positions, parameters};
use crate::explore::share::Share;
use crate::explore::solver::{Solver, reply, solver};
use crate::explore::verdict::{VerdictOptions, verdict};
use crate::explore::{Action, Slot, State, route};
use std::rc::Rc;
use web::kit::focus::focus_board;
use web::kit::language::{use_language, use_title};
use web::kit::mount::mount;
use web::kit::notice::notice;
use web::kit::rooms::{Room, header};
use web::kit::update::Update;
use web::kit::words::{sentence, what_it_is};
use web::kit::{Gesture, address, build};
use web::requests::{Pool, use_requests};
use web::texts::Texts;
use web::view::hooks::use_effect_with;
use web::workers::solver::protocol::Question;
use yew::prelude::*;

/// Puts the page into its place.
pub fn start() {
    mount::<Explore>();
}

/// The page.
#[component]
pub fn Explore() -> Html {
    let state = use_reducer(first_state);
    let texts = use_language(state.language);
    use_title(texts.title_explore(), None);
    use_address(&state);
    use_solver(&state);
    use_computer(&state);
    let (on_ask, on_cancel) = asking(&state);
    let solved = Props { state: state.clone(), on_ask, on_cancel };
    let dismiss = {
        let dispatcher = state.dispatcher();
        Callback::from(move |_: MouseEvent| {
            dispatcher.dispatch(Action::Dismiss);
            focus_board();
        })
    };
    let on_speak = {
        let dispatcher = state.dispatcher();
        Callback::from(move |language| dispatcher.dispatch(Action::Speak(language)))
    };
    let added = html! {
        <>
            if build::folder().is_some() {
                <a class="button quiet" href={texts.glossary_page()}>{ texts.glossary() }</a>
            }
            <Share state={state.clone()} />
        </>
    };
    html! {
        <ContextProvider<Texts> context={texts}>
            { header(texts, Room::Explore, build::is_single_file(), &on_speak, added) }
            <main>
                <h1 class="unseen">{ texts.room_explore() }</h1>
                <p class="lead">{ what_it_is(texts, state.sum()) }</p>
                <div class="spread">
                    <div class="hero">
                        <BoardPanel ..solved.clone() />
                        <div class="margin">
                            { parameters(texts, &state) }
                            { verdict(texts, &solved, VerdictOptions { has_why: true, has_moves: true }) }
                        </div>
                    </div>
                    <Figures ..solved.clone() />
                    <div class="besides">
                        { other_positions(texts, &state) }
                        { game_panel(texts, &solved) }
                        <HistoryPanel state={state.clone()} />
                        <Downloads content={Content::Bar(state.game())} look={state.look} />
                    </div>
                </div>
            </main>
            <div class="notices">
                <Update />
                { state.notice.as_ref().map(|wording| notice(texts, &sentence(texts, &wording.in_words(texts)), &dismiss)).unwrap_or_default() }
            </div>
        </ContextProvider<Texts>>
    }
}

/// How a slot's question is asked again, and how waiting for its answer is ended.
pub(crate) fn asking(state: &UseReducerHandle<State>) -> (Callback<Slot>, Callback<Slot>) {
    let act = |action: fn(Slot) -> Action| {
        let dispatcher = state.dispatcher();
        Callback::from(move |slot| {
            dispatcher.dispatch(action(slot));
            focus_board();
        })
    };
    (act(Action::AskAgain), act(Action::Cancel))
}

/// The state that the address asks for, or the page's own start.
fn first_state() -> State {
    let state = State::default();
    match route::read(&address::fragment()) {
        None => state,
        Some(opened) => state.after(Action::Open(opened)),
    }
}

/// Keeps address and state together. A slider that moves changes one entry of the browser's history; everything else adds
/// one.
#[hook]
fn use_address(state: &UseReducerHandle<State>) {
    let was_moving = use_mut_ref(|| false);
    let is_first = use_mut_ref(|| true);
    let text = route::write(&state.link());
    let gesture = state.gesture;
    use_effect_with((text, gesture), move |(text, gesture)| {
        // The page has just been opened: its address stays as it is, readable or not.
        if std::mem::take(&mut *is_first.borrow_mut()) {
            return;
        }
        let shown = route::read(&address::fragment()).and_then(Result::ok);
        if shown.is_none_or(|shown| route::write(&shown) != *text) {
            address::show(text, !*was_moving.borrow());
        }
        *was_moving.borrow_mut() = *gesture == Gesture::Moving;
    });
    let dispatcher = state.dispatcher();
    use_effect_with((), move |()| {
        address::listen(move |fragment| {
            let opened = route::read(&fragment).unwrap_or_else(|| {
                let start = State::default().link();
                // An address that says nothing is that of the start; as a new entry it would end the way forward.
                address::show(&route::write(&start), false);
                Ok(start)
            });
            dispatcher.dispatch(Action::Open(opened));
        })
    });
}

/// The solver, which is started at once.
#[hook]
fn use_solver(state: &UseReducerHandle<State>) {
    let pool = use_pool(state);
    {
        let pool = pool.clone();
        use_effect_with((), move |()| pool.start());
    }
    use_questions(&pool, state);
}

/// A solver, which the first request starts.
#[hook]
pub(crate) fn use_pool(state: &UseReducerHandle<State>) -> Pool<Solver> {
    let dispatcher = state.dispatcher();
    let on_status = Callback::from(move |status| dispatcher.dispatch(Action::Solver(status)));
    (*use_memo((), |()| solver(on_status))).clone()
}

/// Asks what the state wants to know.
#[hook]
pub(crate) fn use_questions(pool: &Pool<Solver>, state: &UseReducerHandle<State>) {
    let dispatcher = state.dispatcher();
    let report = Callback::from(move |(slot, question, news): (_, Question, _)| {
        if let Some(reply) = reply(question.clone(), news) {
            dispatcher.dispatch(Action::ReplyTo(slot, Box::new(question), reply));
        }
    });
    use_requests(pool, Rc::new(state.wanted()), report);
}

/// Lets the computer move when it is its turn and it knows how.
#[hook]
pub(crate) fn use_computer(state: &UseReducerHandle<State>) {
    let dispatcher = state.dispatcher();
    use_effect_with((state.sum().clone(), state.computer_goes_on()), move |(_, goes_on)| {
        if *goes_on {
            dispatcher.dispatch(Action::Answer);
        }
    });
}
