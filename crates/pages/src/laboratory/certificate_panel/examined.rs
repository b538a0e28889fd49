//! The statement that a text proves, in words.

use crate::laboratory::Given;
use crate::laboratory::certificate_panel::most;
use proofs::certificates::{About, Fault, Unreadable};
use std::rc::Rc;
use web::evidence::verdict;
use web::texts::{Texts, use_texts};
use web::view::hooks::use_effect_with;
use web::view::waiting::{Waiting, refused};
use web::workers::certifier::protocol::Examined;
use web::workers::requests::trial::{Status, Trial};
use web_sys::HtmlElement;
use yew::prelude::*;

/// The text that was to be checked.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub trial: Option<Rc<Trial<Given, Examined>>>,
    pub on_begin: Callback<Given>,
    pub on_stop: Callback<()>,
}

/// `div.found`
#[component]
pub(super) fn Outcome(props: &Props) -> Html {
    let texts = use_texts();
    let region = use_node_ref();
    {
        let (region, is_asked) = (region.clone(), props.trial.is_some());
        // A user who comes from the button beside a certificate goes on from the result.
        use_effect_with((), move |()| {
            if is_asked && let Some(region) = region.cast::<HtmlElement>() {
                // Scrolling is intended: the result is new, and the user requested it.
                let _ = region.focus();
            }
        });
    }
    let inside = props.trial.as_ref().map(|trial| {
        let of = if trial.question.name.is_empty() {
            Html::default()
        } else {
            html! { <p class="remark"><span class="held">{ &trial.question.name }</span></p> }
        };
        html! { <>{ of }{ status(texts, props, trial) }</> }
    });
    let is_busy = props.trial.as_ref().is_some_and(|trial| trial.is_open());
    html! { <div ref={region} class="found" tabindex="-1" aria-live="polite" aria-busy={is_busy.to_string()}>{ inside.unwrap_or_default() }</div> }
}

fn status(texts: Texts, props: &Props, trial: &Trial<Given, Examined>) -> Html {
    match &trial.status {
        Status::Waiting | Status::Running { .. } => {
            let progress = trial.progress();
            let text = if progress.is_some() { texts.certificate_checking() } else { texts.lab_waiting() };
            let on_cancel = props.on_stop.clone();
            html! { <Waiting done={progress.map(|progress| progress.part())} {text} {on_cancel} /> }
        }
        Status::Failed(failure) => {
            let (given, on_begin) = (trial.question.clone(), props.on_begin.clone());
            let on_retry = Callback::from(move |()| on_begin.emit(given.clone()));
            refused(texts, &verdict::failure(texts, *failure), &on_retry)
        }
        Status::Done { answer, milliseconds } => {
            let (word, class, text) = words(texts, answer);
            html! {
                <p class={classes!("told", class)}><strong>{ word }</strong>{ " " }{ text }
                    <span class="pace">{ verdict::pace(texts, 0.0, *milliseconds) }</span></p>
            }
        }
    }
}

/// The outcome: a word, its class, and sentences.
pub(in crate::laboratory) fn words(texts: Texts, examined: &Examined) -> (&'static str, &'static str, String) {
    let refused = |why: String| (texts.certificate_word_refused(), "refuted", why);
    match examined {
        Examined::Accepted { about, entries } => {
            let About { ruleset, formula } = about;
            let entries = texts.number(entries);
            let text = if about.is_about_values() {
                texts.certificate_proves_values(ruleset, formula, &entries)
            } else {
                texts.certificate_proves(ruleset, formula, &entries)
            };
            (texts.certificate_word_accepted(), "verified", text)
        }
        Examined::Rejected { about: About { ruleset, formula }, fault, line } => {
            let why = match fault {
                Fault::Tables => texts.certificate_fault_tables().to_owned(),
                Fault::First { .. } => at(texts, *line, texts.certificate_fault_first()),
                Fault::Letters { .. } => at(texts, *line, texts.certificate_fault_letters()),
                Fault::Hypothesis { .. } => at(texts, *line, texts.certificate_fault_hypothesis()),
                Fault::Witness { .. } => at(texts, *line, texts.certificate_fault_witness()),
                Fault::Goal { .. } => at(texts, *line, texts.certificate_fault_goal()),
            };
            let hint = texts.certificate_not_for(formula, ruleset);
            refused([why.as_str(), &hint].join(texts.between_sentences()))
        }
        Examined::OtherKind { about: About { ruleset, formula } } => {
            refused(texts.certificate_other_kind(formula, ruleset))
        }
        Examined::Unnamed => refused(texts.certificate_unnamed().into()),
        Examined::Unreadable(why) => refused(unreadable(texts, *why)),
        Examined::TooLarge { bytes } => {
            let megabytes = texts.number(&bytes.div_ceil(1_000_000));
            refused(texts.certificate_large(&megabytes, &most(texts)))
        }
        Examined::Unfinished => (texts.lab_word_stopped(), "stopped", texts.certificate_unfinished().into()),
    }
}

fn at(texts: Texts, line: usize, why: &str) -> String {
    texts.certificate_line(&texts.number(&line), &why)
}

/// Why a text cannot be read.
fn unreadable(texts: Texts, why: Unreadable) -> String {
    match why {
        Unreadable::NoCertificate => texts.certificate_no().into(),
        Unreadable::LaterVersion { version } => texts.certificate_later(&version),
        Unreadable::Claim => texts.certificate_bad_claim().into(),
        Unreadable::Line { line } => at(texts, line, texts.certificate_bad_line()),
        Unreadable::CutOff { line } => texts.certificate_cut(&texts.number(&line)),
    }
}
