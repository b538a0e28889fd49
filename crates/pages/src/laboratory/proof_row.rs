//! The prover's part of a claim: the button, the verdict for all positions, and the certificate.

use crate::laboratory::certificate_row::certificate_row;
use crate::laboratory::claim_subject::not_stated;
use crate::laboratory::proof_box::{CertificateTrial, ProofTrial};
use crate::laboratory::{Action, Opened, ProofKey, State, write_route};
use maths::claims::Claimed;
use maths::formulas::FormulaValue;
use proofs::theorems::{Proof, Verdict};
use web::evidence::as_sentence::as_sentence;
use web::evidence::automaton::tuple_of;
use web::evidence::counterexample::figure;
use web::evidence::dossier_button::DossierButton;
use web::evidence::downloads::link;
use web::evidence::names::settings;
use web::evidence::undecided::{not_decidable, stopped};
use web::evidence::{claim_name, name_in_address, verdict};
use web::kit::dispatching::dispatching_by;
use web::kit::escapes::escaped;
use web::kit::mistakes::fault;
use web::kit::refused_texts::RefusedTexts;
use web::kit::rooms::BENCH;
use web::texts::Texts;
use web::view::waiting::{Waiting, refused};
use web::workers::checker::protocol::Case;
use web::workers::packer::protocol::{Order, Subject};
use web::workers::requests::trial::Status;
use yew::prelude::*;

/// The button that asks for a proof, of claims that automata may decide.
pub(super) fn prove_button(
    texts: Texts,
    claimed: Claimed,
    refused: &RefusedTexts,
    dispatcher: &UseReducerDispatcher<State>,
) -> Option<Html> {
    if !Proof::may_decide(claimed.claim, &claimed.parameters) {
        return None;
    }
    let onclick = refused.guarded(dispatching_by(dispatcher, move |_: MouseEvent| Action::Prove(claimed)));
    let label = texts.lab_prove_named(&claim_name(texts, claimed.claim));
    Some(html! {
        <button type="button" {onclick} aria-label={label} id={format!("prove-{}", name_in_address(claimed.claim))}
            aria-disabled={(!refused.is_empty()).to_string()} aria-describedby={refused.described_by()}>
            { texts.lab_prove() }
        </button>
    })
}

/// `div.proof`: the prover's answer about a claim and the certificate, each only if it was requested.
pub(super) fn proof_row(
    texts: Texts,
    claimed: Claimed,
    trial: Option<&ProofTrial>,
    certificate: Option<&CertificateTrial>,
    dispatcher: &UseReducerDispatcher<State>,
) -> Html {
    let inside = trial.map(|trial| match &trial.status {
        Status::Waiting | Status::Running { .. } => {
            let dispatcher = dispatcher.clone();
            let stop = Action::StopProofs(vec![ProofKey::Proof(claimed.claim)]);
            let on_cancel = Callback::from(move |()| dispatcher.dispatch(stop.clone()));
            let progress = trial.progress();
            let text = progress
                .map(|progress| progress.counts())
                .map_or(texts.lab_waiting().to_owned(), |[done, total]| texts.logic_progress(&done, &total));
            html! { <Waiting done={progress.map(|progress| progress.part())} {text} {on_cancel} /> }
        }
        Status::Failed(failure) => {
            let on_retry = dispatching_by(dispatcher, move |()| Action::Prove(claimed));
            refused(texts, &verdict::failure(texts, *failure), &on_retry)
        }
        Status::Done { answer, milliseconds } => {
            let (word, class, text) = words(texts, claimed, answer.as_ref());
            html! {
                <>
                    <p class={classes!("told", class)}><strong>{ word }</strong>{ " " }{ text }{ not_stated(texts, &claimed) }
                        <span class="pace">{ verdict::pace(texts, 0.0, *milliseconds) }</span></p>
                    if let Some(Verdict::Refuted { at, .. }) = answer { { figure(*at) } }
                    if let Some(Verdict::Proved { .. }) = answer {
                        { follow(texts, claimed) }
                        { certificate_row(texts, claimed, certificate, dispatcher) }
                        { dossier(texts, claimed) }
                    }
                </>
            }
        }
    });
    let is_busy = trial.is_some_and(|trial| trial.is_open());
    html! { <div class="proof" tabindex="-1" aria-live="polite" aria-busy={is_busy.to_string()}>{ inside.unwrap_or_default() }</div> }
}

/// The button that saves all that is needed to verify the claim again.
fn dossier(texts: Texts, claimed: Claimed) -> Html {
    let Claimed { claim, parameters } = claimed;
    // The files are in English, as papers are.
    let english = Texts::default();
    let case = Case { claim, parameters, bound: claim.bound() };
    let order = Order {
        subject: Subject::Claim(claimed),
        name: claim_name(english, claim),
        statement: english.statement(claim.id()).map_or_else(String::new, |said| said.latex.to_owned()),
        link: link(&write_route(&Opened { case: Some(case), ..Opened::default() })),
    };
    let taken = settings(texts, claim, &parameters);
    let name = [claim.id(), &taken].join(" ").replace(" = ", "=");
    html! { <DossierButton key={name.clone()} {order} name={name.trim().to_owned()} /> }
}

/// A link that decides the set of P-positions and follows its automaton, of claims that describe such a set.
fn follow(texts: Texts, claimed: Claimed) -> Html {
    let Some(sentence) = as_sentence(&claimed) else { return Html::default() };
    let href = format!("{BENCH}#show=logic&sentence={}", escaped(&sentence));
    html! { <p><a class="button" {href}>{ texts.proof_follow() }</a></p> }
}

/// The verdict: a word, its class, and a sentence.
pub(super) fn words(texts: Texts, claimed: Claimed, verdict: Option<&Verdict>) -> (&'static str, &'static str, String) {
    let of = settings(texts, claimed.claim, &claimed.parameters);
    match verdict {
        Some(Verdict::Proved { states, .. }) => {
            let text = if of.is_empty() {
                texts.proof_proved(&texts.number(states))
            } else {
                texts.proof_proved_for(&of, &texts.number(states))
            };
            (texts.proof_word_proved(), "verified", text)
        }
        Some(Verdict::Refuted { at, stated, found }) => {
            let name = |stated: &FormulaValue| match stated {
                FormulaValue::Number(number) => number.to_string(),
                FormulaValue::Truth(true) => texts.lab_p().to_owned(),
                FormulaValue::Truth(false) => texts.lab_not_p().to_owned(),
            };
            let at = verdict::at(*at);
            let text = match (stated, found) {
                (Ok(stated), Some(found)) => texts.lab_formula_refuted(&at, &name(stated), &name(found)),
                (Ok(_), None) => texts.proof_refuted(&at),
                (Err(why), _) => texts.lab_formula_undefined(&at, &fault(texts, *why)),
            };
            (texts.lab_word_refuted(), "refuted", text)
        }
        Some(Verdict::RefutedBeyond { at: Some(at) }) => {
            (texts.lab_word_refuted(), "refuted", texts.proof_refuted(&tuple_of(at)))
        }
        Some(Verdict::RefutedBeyond { at: None }) => {
            (texts.lab_word_refuted(), "refuted", texts.proof_refuted_beyond().into())
        }
        Some(Verdict::NotDecidable(why)) => {
            (texts.proof_word_open(), "stopped", texts.proof_not_decidable(&not_decidable(texts, why)))
        }
        Some(Verdict::Stopped(at)) => (texts.lab_word_stopped(), "stopped", stopped(texts, at)),
        None => (texts.lab_word_stopped(), "stopped", texts.logic_unfinished().into()),
    }
}
