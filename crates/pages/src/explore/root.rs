//! The root component: owns the state, the address and the solver.

use crate::explore::opening::{ANSWERS, SIZES};
use crate::explore::page::{beginning, top, use_main};
use crate::explore::walk::use_walk;
use web::kit::address::use_opened;
use web::kit::dispatching::dispatching;
use web::kit::focus::focus_board;
use web::kit::hand::use_hand;
use web::kit::language::{use_language, use_title};
use web::kit::mount::{APP, mount};
use web::kit::shell::{notice, shell};
use web::kit::words::sentence;
use web::kit::{Edit, Gesture, address};
use web::table::ahead::{read_answers, with_answers};
use web::table::asking::{use_pool, use_questions};
use web::table::{Action, Look, Opened, State, route};
use web::view::hooks::{use_change, use_effect_with};
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
    use_solvable(&state);
    use_walk(&state);
    let hand = use_hand(Some(state.sum().clone()));
    let dismiss = {
        let dispatcher = state.dispatcher();
        Callback::from(move |_: MouseEvent| {
            dispatcher.dispatch(Action::Dismiss);
            focus_board();
        })
    };
    let on_speak = dispatching(&state, Action::Speak);
    let main = use_main(texts, &state);
    let content = html! { <>{ top(texts, &state, hand.as_ref(), &on_speak) }{ main }</> };
    let wording = state.notice.as_ref().map(|wording| sentence(texts, &wording.in_words(texts)));
    shell(texts, content, notice(texts, wording, &dismiss))
}

/// The state that the address asks for, or the page's own start, whose answers are in the page.
fn first_state() -> State {
    match route::read(&address::fragment()) {
        None => {
            let index = usize::from(!is_narrow());
            with_answers(beginning(SIZES[index]), read_answers(APP, ANSWERS[index]))
        }
        Some(opened) => State::default().after(Action::Open(opened.map(alone))),
    }
}

/// The opponent of an older link plays in the room Play.
fn alone(opened: Opened) -> Opened {
    Opened { computer: None, ..opened }
}

/// True if the figures begin with few enough numbers for a phone.
fn is_narrow() -> bool {
    let width = web_sys::window().and_then(|window| window.inner_width().ok()).and_then(|width| width.as_f64());
    width.is_some_and(|width| width < 640.0)
}

/// Reduces the size of the figures after the number of coordinates has changed, to a size that is solved within a second or so.
#[hook]
fn use_solvable(state: &UseReducerHandle<State>) {
    let (count, size) = (state.game().ruleset().rules.count(), state.look.size);
    let dispatcher = state.dispatcher();
    // A link keeps what it says.
    use_change(count, move |&count| {
        let solved = solvable(count, size);
        if solved < size {
            dispatcher.dispatch(Action::Look(Edit::new(move |look: &mut Look| look.size = solved), Gesture::Settled));
        }
    });
}

/// The largest N up to the given one for which this number of coordinates has at most four million positions.
fn solvable(count: usize, size: u32) -> u32 {
    let positions = |n: u32| u64::from(n + 1).saturating_pow(count as u32);
    (1..=size).rev().find(|&n| positions(n) <= 4_000_000).unwrap_or(1)
}

/// Keeps address and state together. A slider that moves changes one entry of the browser's history; everything else adds
/// one.
#[hook]
fn use_address(state: &UseReducerHandle<State>) {
    let was_moving = use_mut_ref(|| false);
    // When the page is opened, its address stays as it is, readable or not.
    use_change((route::write(&state.link()), state.gesture), move |(text, gesture)| {
        let shown = route::read(&address::fragment()).and_then(Result::ok);
        if shown.is_none_or(|shown| route::write(&shown) != *text) {
            address::show(text, !*was_moving.borrow());
        }
        *was_moving.borrow_mut() = *gesture == Gesture::Moving;
    });
    use_opened(dispatching(state, |fragment: String| {
        let opened = route::read(&fragment).unwrap_or_else(|| {
            let start = State::default().link();
            // An address that says nothing is that of the start; as a new entry it would end the way forward.
            address::show(&route::write(&start), false);
            Ok(start)
        });
        Action::Open(opened.map(alone))
    }));
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
