//! The files: the values, a certificate of the period, and its proof for Rocq.

use crate::heaps::{Action, State};
use maths::solver::heaps::HeapRules;
use proofs::theorems::periods::rocq;
use std::rc::Rc;
use web::evidence::downloads::save_as;
use web::evidence::verdict;
use web::kit::dispatching::dispatching;
use web::texts::Texts;
use web::view::waiting::{Waiting, refused};
use web::workers::reckoner::protocol::{Certified, Reckoned};
use web::workers::requests::trial::Status;
use yew::prelude::*;

/// The name of the files about a game.
fn name(rules: &HeapRules) -> String {
    let name: String = rules
        .to_string()
        .chars()
        .filter_map(|sign| match sign {
            ' ' | ';' | '+' | ',' => Some('-'),
            '!' | '=' | '…' => None,
            sign => Some(sign),
        })
        .collect();
    format!("heaps-{name}")
}

/// The values as a table.
pub(super) fn csv(reckoned: &Reckoned) -> String {
    let rows = reckoned.values.iter().enumerate().map(|(heap, value)| format!("{heap},{value}\n"));
    std::iter::once("n,value\n".to_owned()).chain(rows).collect()
}

/// `div.keep`
pub(super) fn files(texts: Texts, state: &UseReducerHandle<State>, rules: &HeapRules, reckoned: &Rc<Reckoned>) -> Html {
    let save = |text: Callback<(), String>, kind: &'static str, label: &'static str| {
        let name = name(rules);
        let onclick = Callback::from(move |_: MouseEvent| save_as(&text.emit(()), &name, kind));
        html! { <button type="button" {onclick}>{ label }</button> }
    };
    let values = {
        let reckoned = Rc::clone(reckoned);
        save(Callback::from(move |()| csv(&reckoned)), "csv", "CSV")
    };
    let proof = reckoned.period.map(|period| {
        let onclick = dispatching(state, |_: MouseEvent| Action::Certify);
        html! {
            <>
                <button type="button" {onclick}>{ texts.proof_certificate() }</button>
                if let Some(text) = rocq(rules, period) {
                    { save(Callback::from(move |()| text.clone()), "v", texts.heaps_rocq()) }
                }
            </>
        }
    });
    html! {
        <div class="keep">
            <p class="buttons">{ values }{ proof.unwrap_or_default() }</p>
            { certificate(texts, state, &name(rules)) }
        </div>
    }
}

/// `div.certificate`
fn certificate(texts: Texts, state: &UseReducerHandle<State>, name: &str) -> Html {
    let trial = state.certificate.as_deref();
    let inside = trial.map(|trial| match &trial.status {
        Status::Waiting | Status::Running { .. } => {
            let on_cancel = dispatching(state, |()| Action::StopCertificate);
            let progress = trial.progress();
            let text = progress.map(|progress| progress.counts()).map_or(texts.lab_waiting().to_owned(), |[done, total]| {
                texts.heaps_checking(&texts.number(&done), &texts.number(&total))
            });
            html! { <Waiting done={progress.map(|progress| progress.part())} {text} {on_cancel} /> }
        }
        Status::Failed(failure) => {
            let on_retry = dispatching(state, |()| Action::Certify);
            refused(texts, &verdict::failure(texts, *failure), &on_retry)
        }
        Status::Done { answer: Certified::Made(text), .. } => {
            let (name, text) = (format!("certificate-{name}"), text.clone());
            let kilobytes = texts.number(&(text.len().div_ceil(1000)));
            let onclick = Callback::from(move |_: MouseEvent| save_as(&text, &name, "txt"));
            html! {
                <p><button type="button" {onclick}>{ texts.proof_save(&kilobytes) }</button>{ " " }<span class="remark">{ texts.proof_checked() }</span></p>
            }
        }
        Status::Done { answer: Certified::TooLong, .. } => html! { <p class="remark">{ texts.certificate_long() }</p> },
        Status::Done { answer: Certified::Wrong(_), .. } => html! { <p class="remark">{ texts.certificate_none() }</p> },
        Status::Done { answer: Certified::Unfinished, .. } => Html::default(),
    });
    let is_busy = trial.is_some_and(|trial| trial.is_open());
    html! { <div class="certificate" tabindex="-1" aria-live="polite" aria-busy={is_busy.to_string()}>{ inside.unwrap_or_default() }</div> }
}
