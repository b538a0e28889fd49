//! The root component: owns the state, the address, what is kept on this device, and the solver.

use crate::play::daily::{opened, use_streak};
use crate::play::kept;
use crate::play::page::page;
use std::rc::Rc;
use web::kit::address;
use web::kit::address::use_opened;
use web::kit::focus::begin_at_heading;
use web::kit::hand::use_hand;
use web::kit::language::{use_language, use_title};
use web::kit::mount::mount;
use web::kit::query::Query;
use web::kit::rooms::Room;
use web::kit::shell::shell;
use web::table::duel::computer::{use_advice, use_computer};
use web::table::duel::words::heading;
use web::table::duel::{Action, Adviser, Chapter, Link, Opponent, State, route};
use web::view::hooks::{use_change, use_effect_with, use_state_eq};
use yew::prelude::*;

/// Mounts the page. An old address of Explore, from before Explore had a separate page, opens there.
pub fn start() {
    let fragment = address::fragment();
    if is_of_explore(&fragment) {
        address::replace(&Room::Explore.address(fragment.trim_start_matches('#')));
    } else {
        mount::<Play>();
    }
}

/// True if Explore wrote the fragment: those addresses have a position in the key `g`.
fn is_of_explore(fragment: &str) -> bool {
    Query::of(fragment).value("g").is_some()
}

/// The page.
#[component]
fn Play() -> Html {
    let state = use_reducer(first_state);
    let texts = use_language(state.language);
    use_title(texts.title_play(), Some(heading(texts, &state).to_owned()));
    use_address(&state);
    use_beginning(&state);
    use_adviser(&state);
    use_computer(&state);
    let is_unkept = use_kept(&state);
    // The first bar of a chapter was not chosen.
    let hand = use_hand(state.chapter.is_none().then(|| state.sum().clone()));
    let notices = html! { if is_unkept { <p class="notice" role="alert">{ texts.unkept() }</p> } };
    shell(texts, page(texts, &state, hand.as_ref()), notices)
}

/// The state that the address asks for, or the first chapter.
fn first_state() -> State {
    let [won, half] = kept::won();
    // A returning reader finds the first bar that is not won.
    let next = Chapter::ALL.into_iter().find(|chapter| !won.contains(chapter)).unwrap_or(Chapter::Strip);
    let state = State::of(Link::to_chapter(next)).on_device([won, half], kept::last_game(), kept::far());
    match opened(&address::fragment()) {
        None => state,
        Some(link) => state.after(Action::Open(link)),
    }
}

/// Keeps address and state together. Another bar is a new entry of the browser's history. So is a game, from its first move on, or at once if the
/// opponent begins: the way back leads to the page before it. All other moves, and those of a game by links, change the entry.
#[hook]
fn use_address(state: &UseReducerHandle<State>) {
    let link = state.link();
    let first = (link.chapter, link.record.first().clone());
    // An entry from which a game goes on by itself would add another one whenever the way back leads to it.
    let is_on = (state.moves() > 0 || link.is_opponent_first) && state.opponent != Opponent::Far;
    let shown = use_mut_ref(|| None);
    // While the player has to choose between two games, the address is that of neither.
    let text = state.far.doubt.is_none().then(|| route::write(&link));
    use_effect_with((first, is_on, text), move |(first, is_on, text)| {
        // The page has just been opened: its address stays as it is.
        let before = shown.borrow_mut().replace((first.clone(), *is_on));
        if let (Some((bar, was_on)), Some(text)) = (before, text)
            && address::fragment().trim_start_matches('#') != *text
        {
            address::show(text, bar != *first || *is_on && !was_on);
        }
    });
    let dispatcher = state.dispatcher();
    use_opened(Callback::from(move |fragment: String| {
        if is_of_explore(&fragment) {
            address::replace(&Room::Explore.address(fragment.trim_start_matches('#')));
        } else {
            let link = opened(&fragment).unwrap_or_else(|| Ok(State::default().link()));
            // Another tab may have gone on with a game.
            dispatcher.dispatch(Action::Recall(kept::far()));
            dispatcher.dispatch(Action::Open(link));
        }
    }));
}

/// Another chapter begins at its heading. So does a puzzle or a bar made by the reader, but not another one.
#[hook]
fn use_beginning(state: &State) {
    // The question which of two games goes on has the focus then.
    let is_doubtful = state.far.doubt.is_some();
    use_change((state.chapter, state.puzzle.is_some()), move |_| {
        if !is_doubtful {
            begin_at_heading();
        }
    });
}

/// Saves on this device the won chapters, the games with friends far away, and the game in progress. Returns true if the browser has
/// refused one of them.
#[hook]
fn use_kept(state: &UseReducerHandle<State>) -> bool {
    let is_unkept = use_state_eq(|| false);
    let setter = is_unkept.setter();
    let last = move |is_kept: bool| {
        if !is_kept {
            setter.set(true)
        }
    };
    let (won, far) = (last.clone(), last.clone());
    let days = last.clone();
    use_streak(state, Callback::from(move |()| days(false)));
    let here = (Rc::clone(&state.won), Rc::clone(&state.half));
    use_effect_with(here, move |(here, half)| won(kept::keep_won(here, half)));
    use_effect_with(state.remembered(), move |kept| {
        if let Some(kept) = kept {
            far(kept::keep_far(kept));
        }
    });
    let game = (state.moves() > 0).then(|| (route::write(&state.link()), state.end().is_some()));
    use_effect_with(game, move |game| {
        if let Some((text, is_over)) = game {
            last(kept::keep_game(text, *is_over));
        }
    });
    *is_unkept
}

/// The worker, which is started at once and asked what the state wants to know.
#[hook]
fn use_adviser(state: &UseReducerHandle<State>) {
    let pool = use_memo((), |()| Adviser::one());
    {
        let pool = Rc::clone(&pool);
        use_effect_with((), move |()| pool.start());
    }
    use_advice(state, &pool);
}
