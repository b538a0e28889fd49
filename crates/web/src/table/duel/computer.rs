//! The computer player: it asks the adviser, and waits before it moves.

use crate::kit::timer::later;
use crate::table::duel::advice::action;
use crate::table::duel::{Action, Adviser, State};
use crate::view::hooks::use_effect_with;
use crate::workers::requests::use_requests;
use std::rc::Rc;
use yew::prelude::*;

/// The times in milliseconds for which the computer thinks before it points at a groove, and points before it breaks the bar there.
const THINKS: u32 = 600;
const POINTS: u32 = 800;

/// Asks the adviser what the state wants to know.
#[hook]
pub fn use_advice(state: &UseReducerHandle<State>, pool: &Adviser) {
    let dispatcher = state.dispatcher();
    let report = Callback::from(move |(_, game, news): (usize, _, _)| {
        if let Some(action) = action(game, news) {
            dispatcher.dispatch(action);
        }
    });
    use_requests(pool, Rc::new(state.wanted()), report);
}

/// Lets the computer think, point at a groove, and break it.
#[hook]
pub fn use_computer(state: &UseReducerHandle<State>) {
    let dispatcher = state.dispatcher();
    let is_next = state.computers_move().is_some();
    let moment = (Rc::clone(state.line()), state.opponent, state.pointed_out.is_some(), is_next);
    use_effect_with(moment, move |(_, _, is_pointing, is_next)| {
        let (wait, action) = if *is_pointing { (POINTS, Action::Answer) } else { (THINKS, Action::PointOut) };
        let step = (*is_next).then(|| later(wait, move || dispatcher.dispatch(action)));
        move || drop(step)
    });
}
