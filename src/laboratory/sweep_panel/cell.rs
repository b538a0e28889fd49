//! The cell of a sweep that is looked at.

use crate::claims::Verdict;
use crate::laboratory::Action;
use crate::laboratory::Section;
use crate::laboratory::State;
use crate::laboratory::counterexample::Counterexample;
use crate::laboratory::names::settings;
use crate::laboratory::sweep::Run;
use crate::laboratory::verdict;
use crate::texts::use_texts;
use yew::prelude::*;

/// Which one, and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub index: usize,
    pub run: Run,
    pub dispatcher: UseReducerDispatcher<State>,
}

/// Its parameters, its verdict, and the way to it in the catalogue.
#[component]
pub(super) fn Cell(props: &Props) -> Html {
    let texts = use_texts();
    let Some(case) = props.run.plan.case(props.index) else { return Html::default() };
    let checked = props.run.cells.get(props.index).copied().flatten();
    let onclick = {
        let dispatcher = props.dispatcher.clone();
        Callback::from(move |_: MouseEvent| {
            dispatcher.dispatch(Action::Set(case));
            dispatcher.dispatch(Action::Show(Section::Claims));
        })
    };
    let stated = checked.map(|checked| {
        let (word, class) = verdict::word(texts, case.claim, &checked.verdict);
        html! {
            <>
                <p class={classes!("told", class)}><strong>{ word }</strong>{ " " }{ verdict::sentences(texts, &case, &checked.verdict) }</p>
                if !checked.is_stated && !matches!(checked.verdict, Verdict::Outside(_)) { <p class="outside">{ texts.lab_outside() }</p> }
                if let Verdict::Refuted { counterexample, .. } = checked.verdict { <Counterexample at={counterexample} /> }
            </>
        }
    });
    html! {
        <div class="cell-told">
            <h2>{ settings(texts, case.claim, &case.parameters) }</h2>
            <div aria-live="polite">{ stated.unwrap_or_default() }</div>
            <button type="button" {onclick}>{ texts.lab_in_catalogue() }</button>
        </div>
    }
}
