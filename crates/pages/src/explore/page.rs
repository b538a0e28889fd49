//! The content of the page in a state: the bar at the side, and its figures.

use crate::explore::board_panel::board_panel;
use crate::explore::figures::Figures;
use crate::explore::find::Find;
use crate::explore::game::{choose, name};
use crate::explore::groups::groups;
use crate::explore::outcome::outcome;
use crate::explore::share::share;
use crate::explore::sliders::sliders;
use maths::games::{Move, Sum};
use web::kit::build;
use web::kit::games::{Kind, games};
use web::kit::rooms::{HEAPS, Room, header};
use web::kit::{Edit, Gesture};
use web::table::asking::asking;
use web::table::bar::BarProps;
use web::table::solved::{Pointed, Props};
use web::table::{Action, Look, State};
use web::texts::{Language, Texts};
use web::view::hooks::use_state_eq;
use yew::prelude::*;

/// The rooms, with the additions of this one.
pub(super) fn top(
    texts: Texts,
    state: &UseReducerHandle<State>,
    hand: Option<&Sum>,
    on_speak: &Callback<Language>,
) -> Html {
    let tools = html! { <><Find state={state.clone()} />{ share(texts, state) }</> };
    header(texts, Room::Explore, hand, on_speak, Some(tools))
}

/// `main.explore`
#[hook]
pub(super) fn use_main(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let (on_ask, on_cancel) = asking(state);
    let solved = Props { state: state.clone(), on_ask, on_cancel };
    let (cell, groove) = (use_state_eq(|| Pointed::None), use_state_eq(|| None::<Move>));
    let is_shaping = use_state_eq(|| false);
    let on_point = use_callback(cell.setter(), |at, cell| cell.set(at));
    let on_choose = use_callback((groove.setter(), state.dispatcher()), |play, (groove, dispatcher)| {
        groove.set(play);
        dispatcher.dispatch(Action::Peek(play));
    });
    let chooser = use_memo((texts, Kind::of(state.sum()), state.dispatcher()), |(texts, shown, dispatcher)| {
        let dispatcher = dispatcher.clone();
        let chooser =
            games(*texts, "family", &Kind::ALL, *shown, &Callback::from(move |kind| choose(&dispatcher, kind)));
        html! { <>{ chooser }{ heaps(*texts) }</> }
    });
    let on_shape = {
        let is_shaping = is_shaping.clone();
        Callback::from(move |_: MouseEvent| is_shaping.set(!*is_shaping))
    };
    let figure = state.look.figure_of(state.game().ruleset().rules, state.beside().is_some());
    let bars =
        BarProps { is_shaping: *is_shaping, has_labels: false, has_dots: true, on_choose, ..BarProps::of(state) };
    html! {
        <main class="explore">
            <h1 class="unseen">{ texts.room_explore() }</h1>
            <div class="side">
                { name(texts, state) }
                { board_panel(bars, cell.filter(|_| state.sum().only().is_some())) }
                { sliders(texts, state) }
                { outcome(texts, &solved, *cell, *groove) }
                { groups(texts, state, figure, *is_shaping, on_shape, (*chooser).clone()) }
            </div>
            <Figures solved={solved.clone()} pointed={at_groove(state, *groove).or(*cell)} {on_point} />
        </main>
    }
}

/// The way to games of another kind, which have a separate page. A page in one file has no others beside it.
fn heaps(texts: Texts) -> Html {
    if build::is_single_file() {
        return Html::default();
    }
    html! { <p class="other-games"><a href={HEAPS}>{ texts.game_heaps() }</a></p> }
}

/// The position after a break.
fn at_groove(state: &State, groove: Option<Move>) -> Pointed {
    let game = state.game();
    Some((game.ruleset(), game.ruleset().play(game.position(), groove?)?))
}

/// The state with which the page begins, with figures up to a size.
pub(super) fn beginning(size: u32) -> State {
    let with_size = move |look: &mut Look| look.size = size;
    State::default().after(Action::Look(Edit::new(with_size), Gesture::Settled))
}
