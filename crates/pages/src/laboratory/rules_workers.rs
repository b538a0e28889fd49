//! The worker that sweeps rules: a learner of its own, so that sets can be learned meanwhile.

use crate::laboratory::learners::learners;
use crate::laboratory::{Action, State};
use std::rc::Rc;
use web::requests::use_requests;
use yew::prelude::*;

/// The worker, which is asked for the sweep of rules that the state wants to have.
#[hook]
pub(super) fn use_rules(state: &UseReducerHandle<State>) {
    let pool = use_memo((), |()| learners());
    let dispatcher = state.dispatcher();
    let report = Callback::from(move |((), _, news)| dispatcher.dispatch(Action::RulesSwept(news)));
    use_requests(&pool, Rc::clone(state.rule_sweeps().open()), report);
}
