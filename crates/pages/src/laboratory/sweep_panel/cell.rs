//! The cell of a sweep that is looked at.

use crate::laboratory::proof_row::words;
use crate::laboratory::sweep::{CellVerdict, Run};
use crate::laboratory::{Action, Section, State};
use maths::claims::{Checked, Claimed, Verdict};
use proofs::theorems;
use web::evidence::counterexample::figure;
use web::evidence::names::settings;
use web::evidence::verdict;
use web::texts::Texts;
use web::workers::checker::protocol::Case;
use yew::prelude::*;

/// A cell in words: its parameters, its verdict, and the way to it in the catalogue.
pub(super) fn cell(texts: Texts, index: usize, run: &Run, dispatcher: &UseReducerDispatcher<State>) -> Html {
    let Some(case) = run.plan.case(index) else { return Html::default() };
    let onclick = {
        let dispatcher = dispatcher.clone();
        Callback::from(move |_: MouseEvent| {
            dispatcher.dispatch(Action::Set(case));
            dispatcher.dispatch(Action::Show(Section::Claims));
        })
    };
    let stated = run.cells.get(index).and_then(Option::as_ref).map(|cell| match cell {
        CellVerdict::Universal { theorem, .. } => html! {
            <p class="told verified"><strong>{ texts.map_proved() }</strong>{ " " }{ texts.map_theorem(&theorem.name, &theorem.file) }</p>
        },
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
            if let Verdict::Refuted { counterexample, .. } = checked.verdict { { figure(counterexample) } }
        </>
    }
}

fn proved(texts: Texts, case: &Case, verdict: &theorems::Verdict, is_stated: bool) -> Html {
    let (word, class, text) = words(texts, Claimed { claim: case.claim, parameters: case.parameters }, Some(verdict));
    html! {
        <>
            <p class={classes!("told", class)}><strong>{ word }</strong>{ " " }{ text }</p>
            if !is_stated { <p class="outside">{ texts.lab_outside() }</p> }
            if let theorems::Verdict::Refuted { at, .. } = verdict { { figure(*at) } }
        </>
    }
}
