//! Callbacks that dispatch actions.

use yew::prelude::*;

/// A callback that dispatches the action of its event to the reducer of a page.
pub fn dispatching<S: Reducible + 'static, E: 'static>(
    state: &UseReducerHandle<S>,
    action: impl Fn(E) -> S::Action + 'static,
) -> Callback<E> {
    through(state.dispatcher(), Box::new(action))
}

/// The same for a part of the page that has only the dispatcher.
pub fn dispatching_by<S: Reducible + 'static, E: 'static>(
    dispatcher: &UseReducerDispatcher<S>,
    action: impl Fn(E) -> S::Action + 'static,
) -> Callback<E> {
    through(dispatcher.clone(), Box::new(action))
}

/// A page has one piece of this code for all actions of the same kind of event.
fn through<S: Reducible + 'static, E: 'static>(
    dispatcher: UseReducerDispatcher<S>,
    action: Box<dyn Fn(E) -> S::Action>,
) -> Callback<E> {
    Callback::from(move |event| dispatcher.dispatch(action(event)))
}
