//! The cell of a sweep that is looked at.

use crate::laboratory::counterexample::Counterexample;
use crate::laboratory::names::settings;
use crate::laboratory::proof_row::words;
use crate::laboratory::sweep::{CellVerdict, Run};
use crate::laboratory::{Action, Section, State, verdict};
use maths::claims::{Checked, Claimed, Verdict};
use proofs::theorems;
use web::texts::{Texts, use_texts};
use web::workers::checker::protocol::Case;
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
    let onclick = {
        let dispatcher = props.dispatcher.clone();
        Callback::from(move |_: MouseEvent| {
            dispatcher.dispatch(Action::Set(case));
            dispatcher.dispatch(Action::Show(Section::Claims));
        })
    };
    let stated = props.run.cells.get(props.index).and_then(Option::as_ref).map(|cell| match cell {
        CellVerdict::Tested(checked) => tested(texts, &case, checked),
        CellVerdict::Proved { verdict, is_stated } => proved(texts, &case, verdict, *is_stated),
    });
    html! {
        <div class="cell-told">
            <h2>{ settings(texts, case.claim, &case.parameters) }</h2>
            <div aria-live="polite">{ stated.unwrap_or_default() }</div>
            <button type="button" {onclick}>{ texts.lab_in_catalogue() }</button>
        </div>
    }
}

fn tested(texts: Texts, case: &Case, checked: &Checked) -> Html {
    let (word, class) = verdict::word(texts, case.claim, &checked.verdict);
    html! {
        <>
            <p class={classes!("told", class)}><strong>{ word }</strong>{ " " }{ verdict::sentences(texts, case, &checked.verdict) }</p>
            if !checked.is_stated && !matches!(checked.verdict, Verdict::Outside(_)) { <p class="outside">{ texts.lab_outside() }</p> }
            if let Verdict::Refuted { counterexample, .. } = checked.verdict { <Counterexample at={counterexample} /> }
        </>
    }
}

fn proved(texts: Texts, case: &Case, verdict: &theorems::Verdict, is_stated: bool) -> Html {
    let (word, class, text) = words(texts, Claimed { claim: case.claim, parameters: case.parameters }, Some(verdict));
    html! {
        <>
            <p class={classes!("told", class)}><strong>{ word }</strong>{ " " }{ text }</p>
            if !is_stated { <p class="outside">{ texts.lab_outside() }</p> }
            if let theorems::Verdict::Refuted { at, .. } = verdict { <Counterexample at={*at} /> }
        </>
    }
}
