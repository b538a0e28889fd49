//! The parts that tests of pages share: pages as text without a browser, with the workers' own answers, and plain recursion.

mod elements;
pub(crate) mod recursion;

use web::texts::Texts;
use web::workers::host::{Job, Never};
use web::workers::requests::{Effort, News};
use yew::LocalServerRenderer;
use yew::prelude::*;

pub(crate) use elements::Elements;

/// The answer to a question, as a worker gives it.
pub(crate) fn answered<Q: Job>(question: Q) -> News<Q::Answer, Never> {
    News::Answered(question.answered(), Effort::default())
}

/// The elements that a page draws for a state.
pub(crate) fn shown<S>(state: &S, texts: Texts, draw: impl Fn(&UseReducerHandle<S>) -> Html + 'static) -> Elements
where
    S: Reducible + Clone + PartialEq + 'static,
{
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    Elements::of(&runtime.block_on(html(state, texts, draw)))
}

/// The same as text.
pub(crate) async fn html<S>(state: &S, texts: Texts, draw: impl Fn(&UseReducerHandle<S>) -> Html + 'static) -> String
where
    S: Reducible + Clone + PartialEq + 'static,
{
    let draw = Callback::from(move |state| draw(&state));
    let props = Props { state: state.clone(), texts, draw };
    LocalServerRenderer::<Shown<S>>::with_props(props).hydratable(false).render().await
}

#[derive(Clone, PartialEq, Properties)]
struct Props<S: Reducible + Clone + PartialEq + 'static> {
    state: S,
    texts: Texts,
    draw: Callback<UseReducerHandle<S>, Html>,
}

#[component]
fn Shown<S: Reducible + Clone + PartialEq + 'static>(props: &Props<S>) -> Html {
    let state = use_reducer(|| props.state.clone());
    html! { <ContextProvider<Texts> context={props.texts}>{ props.draw.emit(state) }</ContextProvider<Texts>> }
}
