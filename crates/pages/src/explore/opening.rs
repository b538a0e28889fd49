//! The page as it is in the HTML, before its program has come: drawn once for wide pages and once for narrow ones, whose figures are
//! smaller.

use crate::explore::page::{beginning, top, use_main};
use std::rc::Rc;
use web::table::State;
use web::table::ahead::{Ahead, with_answers};
use web::texts::Texts;
use yew::prelude::*;

/// Up to which coordinate the figures go at first on narrow pages, and on wide ones.
pub(super) const SIZES: [u32; 2] = [12, 20];

/// The attributes of the page's element that have the answers for these sizes.
pub const ANSWERS: [&str; 2] = ["data-narrow", "data-wide"];

/// The states in which the page begins, with the questions that they ask.
pub fn beginnings() -> [State; 2] {
    SIZES.map(beginning)
}

/// The answers for each size.
#[derive(Clone, PartialEq, Properties)]
pub struct OpeningProps {
    /// In the order of the questions.
    pub answers: Rc<[Vec<Ahead>; 2]>,
}

/// `header, div.narrow > main, div.wide > main`
#[component]
pub fn Opening(props: &OpeningProps) -> Html {
    let texts = Texts::default();
    let state = use_reducer(|| beginning(SIZES[1]));
    let [narrow, wide] = [0, 1].map(|index| html! { <Main {index} answers={props.answers.clone()} /> });
    html! {
        <ContextProvider<Texts> context={texts}>
            { top(texts, &state, Some(state.sum()), &Callback::noop()) }
            <div class="narrow">{ narrow }</div>
            <div class="wide">{ wide }</div>
        </ContextProvider<Texts>>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct MainProps {
    index: usize,
    answers: Rc<[Vec<Ahead>; 2]>,
}

#[component]
fn Main(props: &MainProps) -> Html {
    let MainProps { index, answers } = props;
    let state = use_reducer(|| with_answers(beginning(SIZES[*index]), answers[*index].clone()));
    use_main(Texts::default(), &state)
}
