//! The root component: owns the state, the address and the solver.

use crate::explore::board_panel::BoardPanel;
use crate::explore::figures::Figures;
use crate::explore::figures::downloads::{Content, downloads};
use crate::explore::history_panel::HistoryPanel;
use crate::explore::other_positions::other_positions;
use crate::explore::share::share;
use web::kit::focus::focus_board;
use web::kit::hand::use_hand;
use web::kit::language::{use_language, use_title};
use web::kit::mount::mount;
use web::kit::notice::notice;
use web::kit::rooms::{Room, header};
use web::kit::update::Update;
use web::kit::words::{sentence, what_it_is};
use web::kit::{Gesture, address, build};
use web::table::asking::{asking, use_computer, use_pool, use_questions};
use web::table::game_panel::game_panel;
use web::table::parameters::parameters;
use web::table::solved::Props;
use web::table::verdict::{VerdictOptions, verdict};
use web::table::{Action, State, route};
use web::texts::Texts;
use web::view::hooks::use_effect_with;
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
    let hand = use_hand(Some(state.sum().clone()));
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
            { share(texts, &state) }
        </>
    };
    html! {
        <ContextProvider<Texts> context={texts}>
            { header(texts, Room::Explore, hand.as_ref(), &on_speak, added) }
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
                        { downloads(texts, Content::Bar(state.game()), state.look, false) }
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
