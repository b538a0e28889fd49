//! The fourth step: a certificate, the result as LaTeX, and a link.

use crate::bench::covered::is_covered;
use crate::bench::formula_panel::{csv, latex};
use crate::bench::prove_box::{CertificateTrial, stated};
use crate::bench::{Action, State, write_route};
use web::evidence::downloads::{link, save, save_as};
use web::evidence::verdict;
use web::kit::copying::Line;
use web::kit::dispatching::dispatching;
use web::texts::{Texts, use_texts};
use web::view::hooks::use_state_eq;
use web::view::waiting::{Waiting, refused};
use web::workers::certifier::protocol::Certified;
use web::workers::requests::trial::Status;
use yew::prelude::*;

/// The buttons, and what they have made.
pub(super) fn keep(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    let question = &state.formula.question;
    let stated = stated(question);
    let is_proved = stated.as_ref().is_some_and(|stated| state.proved.is_proved(stated) || is_covered(stated));
    let on_certify = dispatching(state, |()| Action::Certify);
    let onclick = on_certify.reform(|_: MouseEvent| ());
    let answer = state.formula.current().and_then(|trial| trial.answer());
    let table = answer.map(|answer| csv(question, answer));
    let on_table = Callback::from(move |_: MouseEvent| table.iter().for_each(|table| save(table, "formula")));
    let certificate = stated.as_ref().and_then(|stated| state.proved.certificate(stated));
    html! {
        <>
            <div class="buttons">
                if is_proved && !question.ruleset.misere {
                    <button type="button" id="certify" {onclick}>{ texts.bench_certificate() }</button>
                }
                // There before the answer comes: then nothing below them moves.
                <Kept name="latex" label="LaTeX" text={answer.map(|answer| latex(question, answer))} />
                <button type="button" aria-disabled={answer.is_none().to_string()} onclick={on_table}>{ "CSV" }</button>
                <Kept name="link" label={texts.bench_link()} text={Some(link(&write_route(&state.link())))} />
            </div>
            if !is_proved {
                <p class="remark">{ texts.bench_certificate_later() }</p>
            } else if question.ruleset.misere {
                <p class="remark">{ texts.bench_no_certificate() }</p>
            }
            { made(texts, state, certificate, &on_certify) }
        </>
    }
}

/// `div.certificate`: its progress, its content, or the reason why there is none.
fn made(
    texts: Texts,
    state: &UseReducerHandle<State>,
    trial: Option<&CertificateTrial>,
    on_certify: &Callback<()>,
) -> Html {
    let inside = trial.map(|trial| match &trial.status {
        Status::Waiting | Status::Running { .. } => {
            let on_cancel = dispatching(state, |()| Action::StopCertificate);
            let progress = trial.progress();
            let text = progress
                .map(|progress| progress.counts())
                .map_or(texts.lab_waiting().to_owned(), |[done, total]| texts.certificate_tables(&done, &total));
            html! { <Waiting done={progress.map(|progress| progress.part())} {text} {on_cancel} /> }
        }
        Status::Failed(failure) => refused(texts, &verdict::failure(texts, *failure), on_certify),
        Status::Done { answer, .. } => match answer {
            Certified::Made(text) => {
                let kilobytes = texts.number(&text.len().div_ceil(1000));
                let (text, name) = (text.clone(), trial.question.1.to_string());
                let onclick =
                    Callback::from(move |_: MouseEvent| save_as(&text, &format!("certificate-{name}"), "txt"));
                html! {
                    <p><button type="button" {onclick}>{ texts.proof_save(&kilobytes) }</button>{ " " }
                        <span class="remark">{ texts.proof_checked() }</span></p>
                }
            }
            Certified::OtherKind => html! { <p class="remark">{ texts.bench_no_certificate() }</p> },
            Certified::Wrong => html! { <p class="remark">{ texts.certificate_none() }</p> },
            Certified::TooLong => html! { <p class="remark">{ texts.certificate_long() }</p> },
            Certified::Unfinished => Html::default(),
        },
    });
    let is_busy = trial.is_some_and(|trial| trial.is_open());
    html! { <div class="certificate" tabindex="-1" aria-live="polite" aria-busy={is_busy.to_string()}>{ inside.unwrap_or_default() }</div> }
}

#[derive(Clone, PartialEq, Properties)]
struct KeptProps {
    name: &'static str,
    label: &'static str,
    text: Option<String>,
}

/// A button that opens a text to be copied, as soon as there is one.
#[component]
fn Kept(props: &KeptProps) -> Html {
    let texts = use_texts();
    let is_open = use_state_eq(|| false);
    let KeptProps { name, label, text } = props;
    let onclick = {
        let (is_open, next) = (is_open.setter(), !*is_open);
        Callback::from(move |_: MouseEvent| is_open.set(next))
    };
    html! {
        <>
            <button type="button" aria-disabled={text.is_none().to_string()} aria-expanded={is_open.to_string()} aria-label={texts.bench_copy(label)} {onclick}>{ *label }</button>
            if let Some(text) = text.as_ref().filter(|_| *is_open) {
                <Line id={format!("keep-{name}")} label={*label} text={text.clone()} />
            }
        </>
    }
}
