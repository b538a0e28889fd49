//! A question in an article: the rest is shown once the reader has answered, whatever the answer was.

use crate::papers::article::Blocks;
use maths::claims::Record;
use std::rc::Rc;
use web::texts::{Block, use_texts};
use web::view::hooks::use_state_eq;
use web::view::marked::marked;
use yew::prelude::*;

/// The question, its answers, and what follows.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub question: &'static str,
    pub answers: &'static [(&'static str, bool)],
    pub blocks: &'static [Block],
    pub records: Rc<Vec<Record>>,
    pub first: usize,
}

/// `div.ask`
#[component]
pub(super) fn Ask(props: &Props) -> Html {
    let texts = use_texts();
    let chosen = use_state_eq(|| None::<usize>);
    let answer = |(index, (html, is_right)): (usize, &(&'static str, bool))| {
        let setter = chosen.setter();
        let onclick = Callback::from(move |_: MouseEvent| setter.set(Some(index)));
        let is_known = chosen.is_some();
        let class = classes!("answer", (is_known && *is_right).then_some("right"));
        html! {
            <li key={index}>
                <button type="button" {class} {onclick} aria-pressed={(*chosen == Some(index)).to_string()}>{ marked(html) }</button>
            </li>
        }
    };
    let is_right = chosen.and_then(|index| props.answers.get(index)).map(|(_, is_right)| *is_right);
    html! {
        <div class="ask">
            <p class="question">{ marked(props.question) }</p>
            <ul class="answers">{ for props.answers.iter().enumerate().map(answer) }</ul>
            <div aria-live="polite">
                if let Some(is_right) = is_right {
                    <p class="told"><strong>{ if is_right { texts.papers_right() } else { texts.papers_not_so() } }</strong></p>
                    <Blocks blocks={props.blocks} records={Rc::clone(&props.records)} first={props.first} />
                }
            </div>
        </div>
    }
}
