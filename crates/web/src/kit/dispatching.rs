//! Callbacks that dispatch actions.

use yew::prelude::*;

/// A callback that dispatches the action of its event to the reducer of a page. `action` is a pointer, so that all callbacks for the same
/// kind of event have one piece of code.
pub fn dispatching<S: Reducible + 'static, E: 'static>(
    state: &UseReducerHandle<S>,
    action: fn(E) -> S::Action,
) -> Callback<E> {
    dispatching_by(&state.dispatcher(), action)
}

/// The same with a dispatcher, and with an action that may depend on other data.
pub fn dispatching_by<S: Reducible + 'static, E: 'static>(
    dispatcher: &UseReducerDispatcher<S>,
    action: impl Fn(E) -> S::Action + 'static,
) -> Callback<E> {
    let dispatcher = dispatcher.clone();
    Callback::from(move |event| dispatcher.dispatch(action(event)))
}
