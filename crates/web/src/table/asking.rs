//! The work of the components at the root of a page for the state: they ask the solver, and let the computer move.

use crate::kit::dispatching::dispatching;
use crate::kit::focus::focus_board;
use crate::table::solver::{Solver, reply, solver};
use crate::table::{Action, Slot, State};
use crate::view::hooks::use_effect_with;
use crate::workers::requests::{Pool, use_requests};
use crate::workers::solver::protocol::Question;
use std::rc::Rc;
use yew::prelude::*;

/// Callbacks that ask a slot's question again, and that stop waiting for its answer.
pub fn asking(state: &UseReducerHandle<State>) -> (Callback<Slot>, Callback<Slot>) {
    let act = |action: fn(Slot) -> Action| {
        let dispatcher = state.dispatcher();
        Callback::from(move |slot| {
            dispatcher.dispatch(action(slot));
            focus_board();
        })
    };
    (act(Action::AskAgain), act(Action::Cancel))
}

/// A solver, which the first request starts.
#[hook]
pub fn use_pool(state: &UseReducerHandle<State>) -> Pool<Solver> {
    let on_status = dispatching(state, Action::Solver);
    (*use_memo((), |()| solver(on_status))).clone()
}

/// Asks what the state wants to know.
#[hook]
pub fn use_questions(pool: &Pool<Solver>, state: &UseReducerHandle<State>) {
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
pub fn use_computer(state: &UseReducerHandle<State>) {
    let dispatcher = state.dispatcher();
    use_effect_with((state.sum().clone(), state.computer_goes_on()), move |(_, goes_on)| {
        if *goes_on {
            dispatcher.dispatch(Action::Answer);
        }
    });
}
