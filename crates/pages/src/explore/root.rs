//! The root component: owns the state, the address and the solver.

use crate::explore::board_panel::board_panel;
use crate::explore::figures::Figures;
use crate::explore::find::Find;
use crate::explore::game::{choose, name};
use crate::explore::groups::groups;
use crate::explore::outcome::outcome;
use crate::explore::share::share;
use crate::explore::sliders::sliders;
use crate::explore::walk::use_walk;
use maths::games::Move;
use web::kit::focus::focus_board;
use web::kit::games::{Kind, games};
use web::kit::hand::use_hand;
use web::kit::language::{use_language, use_title};
use web::kit::mount::mount;
use web::kit::notice::notice;
use web::kit::rooms::{Room, header};
use web::kit::update::Update;
use web::kit::words::sentence;
use web::kit::{Edit, Gesture, address};
use web::table::asking::{asking, use_pool, use_questions};
use web::table::bar::BarProps;
use web::table::solved::{Pointed, Props};
use web::table::{Action, Look, Opened, State, route};
use web::texts::Texts;
use web::view::hooks::{use_effect_with, use_state_eq};
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
    let (cell, groove) = (use_state_eq(|| Pointed::None), use_state_eq(|| None::<Move>));
    let is_shaping = use_state_eq(|| false);
    let on_point = use_callback(cell.setter(), |at, cell| cell.set(at));
    let on_choose = use_callback((groove.setter(), state.dispatcher()), |play, (groove, dispatcher)| {
        groove.set(play);
        dispatcher.dispatch(Action::Peek(play));
    });
    let chooser = use_memo((texts, Kind::of(state.sum()), state.dispatcher()), |(texts, shown, dispatcher)| {
        let dispatcher = dispatcher.clone();
        games(*texts, &Kind::ALL, *shown, &Callback::from(move |kind| choose(&dispatcher, kind)))
    });
    let on_shape = {
        let is_shaping = is_shaping.clone();
        Callback::from(move |_: MouseEvent| is_shaping.set(!*is_shaping))
    };
    use_solvable(&state);
    use_walk(&state);
    let figure = state.look.figure_of(state.game().ruleset().rules, state.beside().is_some());
    let bars =
        BarProps { is_shaping: *is_shaping, has_labels: false, has_dots: true, on_choose, ..BarProps::of(&state) };
    html! {
        <ContextProvider<Texts> context={texts}>
            { header(texts, Room::Explore, hand.as_ref(), &on_speak, html! { <><Find state={state.clone()} />{ share(texts, &state) }</> }) }
            <main class="explore">
                <h1 class="unseen">{ texts.room_explore() }</h1>
                <div class="side">
                    { name(texts, &state) }
                    { board_panel(bars, cell.filter(|_| state.sum().only().is_some())) }
                    { sliders(texts, &state) }
                    { outcome(texts, &solved, *cell, *groove) }
                    { groups(texts, &state, figure, *is_shaping, on_shape, (*chooser).clone()) }
                </div>
                <Figures solved={solved.clone()} pointed={at_groove(&state, *groove).or(*cell)} {on_point} />
            </main>
            <div class="notices">
                <Update />
                { state.notice.as_ref().map(|wording| notice(texts, &sentence(texts, &wording.in_words(texts)), &dismiss)).unwrap_or_default() }
            </div>
        </ContextProvider<Texts>>
    }
}

/// What a break would leave.
fn at_groove(state: &State, groove: Option<Move>) -> Pointed {
    let game = state.game();
    Some((game.ruleset(), game.ruleset().play(game.position(), groove?)?))
}

/// The state that the address asks for, or the page's own start.
fn first_state() -> State {
    let state = State::default();
    match route::read(&address::fragment()) {
        None => state.after(Action::Look(Edit::new(|look: &mut Look| look.size = first_size()), Gesture::Settled)),
        Some(opened) => state.after(Action::Open(opened.map(alone))),
    }
}

/// The opponent of an older link plays in the room Play.
fn alone(opened: Opened) -> Opened {
    Opened { computer: None, ..opened }
}

/// The largest coordinate that a figure begins with: so many numbers can be read on a phone, and on larger screens.
fn first_size() -> u32 {
    let width = web_sys::window().and_then(|window| window.inner_width().ok()).and_then(|width| width.as_f64());
    if width.is_some_and(|width| width < 640.0) { 12 } else { Look::default().size }
}

/// Another number of coordinates makes figures no larger than what is solved within a second or so.
#[hook]
fn use_solvable(state: &UseReducerHandle<State>) {
    let (count, size) = (state.game().ruleset().rules.count(), state.look.size);
    let (dispatcher, is_first) = (state.dispatcher(), use_mut_ref(|| true));
    use_effect_with(count, move |&count| {
        // A link keeps what it says.
        let is_first = std::mem::take(&mut *is_first.borrow_mut());
        let solved = solvable(count, size);
        if !is_first && solved < size {
            dispatcher.dispatch(Action::Look(Edit::new(move |look: &mut Look| look.size = solved), Gesture::Settled));
        }
    });
}

/// The largest N up to the given one for which so many coordinates have at most four million positions.
fn solvable(count: usize, size: u32) -> u32 {
    let positions = |n: u32| u64::from(n + 1).saturating_pow(count as u32);
    (1..=size).rev().find(|&n| positions(n) <= 4_000_000).unwrap_or(1)
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
            dispatcher.dispatch(Action::Open(opened.map(alone)));
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

#[cfg(test)]
mod tests {
    use super::solvable;

    #[test]
    fn six_piles_are_shown_as_far_as_they_are_solved_at_once() {
        // 12⁶ is less than three million, 13⁶ more than four.
        assert_eq!([solvable(6, 20), solvable(6, 5), solvable(3, 20)], [11, 5, 20]);
    }
}
