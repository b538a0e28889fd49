//! A grammar of one's own, which is tried on the page.

use crate::laboratory::FoundryChange;
use crate::laboratory::foundry_box::EXAMPLES;
use crate::laboratory::foundry_panel::list::Theorems;
use crate::laboratory::foundry_panel::mistakes::mistakes;
use std::rc::Rc;
use web::evidence::verdict;
use web::requests::trial::{Status, Trial};
use web::texts::{Texts, use_texts};
use web::view::waiting::{Waiting, refused};
use web::workers::learner::protocol::Forged;
use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

/// The grammar, and what came of it.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub grammar: String,
    pub trial: Option<Rc<Trial<String, Forged>>>,
    /// The rules whose theorem is open.
    pub open: Option<String>,
    pub on_change: Callback<FoundryChange>,
}

/// Is before the names of theorems that are found on the page.
const OWN: &str = "+";

/// `form.grammar`, and what was found.
#[component]
pub(super) fn Live(props: &Props) -> Html {
    let texts = use_texts();
    let Props { grammar, trial, open, on_change } = props;
    let wrong = mistakes(texts, grammar);
    let oninput = on_change
        .reform(|event: InputEvent| FoundryChange::Write(event.target_unchecked_into::<HtmlTextAreaElement>().value()));
    let onsubmit = on_change.reform(|event: SubmitEvent| {
        event.prevent_default();
        FoundryChange::Run
    });
    let theorems = use_memo(trial.clone(), |trial| {
        let forged = trial.as_ref().and_then(|trial| forged(trial));
        Rc::new(forged.map_or_else(Vec::new, |forged| forged.theorems.clone()))
    });
    let is_wrong = !wrong.is_empty();
    html! {
        <>
            <p>{ texts.foundry_own_lead() }</p>
            { examples(texts, on_change) }
            <form class="grammar" {onsubmit}>
                <label for="grammar">{ texts.foundry_grammar() }</label>
                <textarea id="grammar" rows="8" spellcheck="false" autocapitalize="off" autocomplete="off"
                    value={grammar.clone()} {oninput} aria-invalid={is_wrong.to_string()} aria-describedby="grammar-mistakes" />
                <button type="submit" class="run" id="run-foundry" aria-disabled={is_wrong.to_string()}>{ texts.foundry_run() }</button>
                <div id="grammar-mistakes" class="mistake" aria-live="polite">
                    { for wrong.iter().map(|mistake| html! { <p class="error">{ mistake }</p> }) }
                </div>
            </form>
            <div class="found" tabindex="-1" aria-live="polite">{ state(texts, trial.as_deref(), on_change) }</div>
            if !theorems.is_empty() {
                <Theorems key="live" before={OWN} theorems={Rc::clone(&*theorems)} open={open.clone()} on_change={on_change.clone()} />
            }
        </>
    }
}

/// What is known of a grammar.
fn forged(trial: &Trial<String, Forged>) -> Option<&Forged> {
    match &trial.status {
        Status::Running { known, .. } => known.as_ref(),
        Status::Done { answer, .. } => Some(answer),
        Status::Waiting | Status::Failed(_) => None,
    }
}

/// How far it is.
fn state(texts: Texts, trial: Option<&Trial<String, Forged>>, on_change: &Callback<FoundryChange>) -> Html {
    let Some(trial) = trial else { return html! { <p class="remark">{ texts.empty_result() }</p> } };
    let on_cancel = on_change.reform(|()| FoundryChange::Stop);
    match &trial.status {
        Status::Waiting => html! { <Waiting done={None} text={texts.lab_waiting()} {on_cancel} /> },
        Status::Running { known, .. } => {
            let forged = known.clone().unwrap_or_default();
            let done = f64::from(forged.done) / f64::from(forged.count.max(1));
            html! { <Waiting done={Some(done)} text={counted(texts, &forged)} {on_cancel} /> }
        }
        Status::Failed(failure) => {
            let on_retry = on_change.reform(|()| FoundryChange::Run);
            refused(texts, &verdict::failure(texts, *failure), &on_retry)
        }
        Status::Done { answer, milliseconds } => {
            let pace = verdict::pace(texts, 0.0, *milliseconds);
            let is_whole = answer.done >= answer.count;
            html! {
                <p class="told">
                    if !is_whole { <strong>{ texts.lab_word_stopped() }</strong>{ " " } }
                    { counted(texts, answer) }<span class="pace">{ pace }</span>
                </p>
            }
        }
    }
}

fn counted(texts: Texts, forged: &Forged) -> String {
    let number = |count: u32| texts.number(&count);
    texts.foundry_counted(
        &number(forged.done),
        &number(forged.count),
        &number(forged.tried),
        &number(forged.proved),
        &number(forged.known),
        &texts.number(&forged.theorems.len()),
    )
}

/// Grammars to begin with, each of which is tried at once.
fn examples(texts: Texts, on_change: &Callback<FoundryChange>) -> Html {
    let names = [
        texts.foundry_example_steps(),
        texts.foundry_example_pass(),
        texts.foundry_example_cut(),
        texts.foundry_example_own(),
    ];
    let offer = |(text, name): (&'static str, &'static str)| {
        let onclick = on_change.reform(move |_: MouseEvent| FoundryChange::RunThis(text));
        html! { <button key={name} type="button" class="quiet" {onclick}>{ name }</button> }
    };
    html! {
        <div class="examples" role="group" aria-label={texts.lab_examples()}>
            <span>{ texts.lab_examples() }</span>{ for EXAMPLES.into_iter().zip(names).map(offer) }
        </div>
    }
}
