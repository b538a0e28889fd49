//! The worker that tries the rules of a grammar: a learner of its own, so that sets can be learned meanwhile.

use crate::laboratory::learners::learners;
use crate::laboratory::{Action, State};
use std::rc::Rc;
use web::requests::use_requests;
use yew::prelude::*;

/// The foundry's worker, which is asked to try the grammar that the state wants to have tried.
#[hook]
pub(super) fn use_foundry(state: &UseReducerHandle<State>) {
    let pool = use_memo((), |()| learners());
    let dispatcher = state.dispatcher();
    let report = Callback::from(move |((), _, news)| dispatcher.dispatch(Action::Forged(news)));
    use_requests(&pool, Rc::clone(state.grammars().open()), report);
}
