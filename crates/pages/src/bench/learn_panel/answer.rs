//! The result of learning a set.

use crate::bench::learn_panel::not_proved::not_proved;
use crate::bench::learn_panel::theorem::{Proved, stated};
use crate::bench::{LearnChoice, Opened, Section, Zoom, ZoomChange, write_route};
use std::rc::Rc;
use web::evidence::dossier_button::DossierButton;
use web::evidence::downloads::link;
use web::evidence::verdict;
use web::texts::use_texts;
use web::view::waiting::{Waiting, refused};
use web::workers::learner::protocol::{Studied, Study, Target};
use web::workers::packer::protocol::{Order, Subject};
use web::workers::requests::trial::{Status, Trial};
use yew::prelude::*;

/// The set that is being learned, and the callbacks.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub trial: Option<Rc<Trial<Study, Studied>>>,
    /// The visible part of the proved set.
    pub zoom: Zoom,
    pub on_look: Callback<ZoomChange>,
    pub on_retry: Callback<()>,
    pub on_go_on: Callback<()>,
    pub on_stop: Callback<()>,
}

/// The button that saves all that is needed to verify what was proved again.
fn dossier(trial: &Trial<Study, Studied>) -> Html {
    let is_proved = match trial.answer() {
        Some(Studied::Proved(_)) => true,
        Some(Studied::NotProved(not)) => !not.bounds.is_empty(),
        Some(Studied::Unfinished) | None => false,
    };
    if !is_proved {
        return Html::default();
    }
    let study = trial.question;
    let choice = LearnChoice::of_study(study);
    let (section, learn) = (Some(Section::Learn), Some(choice));
    let link = link(&write_route(&Opened { section, learn, ..Opened::default() }));
    let order = Order { subject: Subject::Set(study), name: String::new(), statement: String::new(), link };
    let name = match study.target {
        Target::Value(0) => study.ruleset.to_string(),
        Target::Value(value) => format!("{} value={value}", study.ruleset),
        Target::Difference(other) => format!("{} from {other}", study.ruleset),
    };
    let key = name.clone();
    html! { <DossierButton {key} {order} {name} /> }
}

/// `div.found`
#[component]
pub(super) fn Answered(props: &Props) -> Html {
    let texts = use_texts();
    let theorem = use_memo(props.trial.clone(), |trial| match trial.as_ref().and_then(|trial| trial.answer()) {
        Some(Studied::Proved(theorem)) => Some(Rc::new((**theorem).clone())),
        Some(Studied::NotProved(_) | Studied::Unfinished) | None => None,
    });
    let Some(trial) = &props.trial else {
        return html! { <div class="found" tabindex="-1" aria-live="polite"><p class="remark">{ texts.empty_result() }</p></div> };
    };
    let study = trial.question;
    let on_cancel = props.on_stop.clone();
    let inside = match &trial.status {
        Status::Waiting => html! { <Waiting done={None} text={texts.lab_waiting()} {on_cancel} /> },
        Status::Running { progress, .. } => {
            let progress = progress.unwrap_or_default();
            let side = texts.number(&(progress.done.exp2() as u64));
            let text = texts.learn_progress(&side, &texts.number(&(progress.bytes as u64)));
            html! { <Waiting done={Some(progress.part())} {text} {on_cancel} /> }
        }
        Status::Failed(failure) => refused(texts, &verdict::failure(texts, *failure), &props.on_retry),
        Status::Done { answer, milliseconds } => {
            let pace = verdict::pace(texts, 0.0, *milliseconds);
            match answer {
                Studied::Proved(theorem) => stated(texts, &study, theorem, &pace),
                Studied::NotProved(not) => not_proved(texts, &study, not, &pace, props.on_go_on.clone()),
                Studied::Unfinished => html! {
                    <p class="told stopped"><strong>{ texts.lab_word_stopped() }</strong>{ " " }{ texts.learn_unfinished() }</p>
                },
            }
        }
    };
    let (zoom, on_look) = (props.zoom, &props.on_look);
    // The part that can be followed is outside of the live region: it announces its changes by itself.
    let shown = theorem
        .as_ref()
        .as_ref()
        .map(|theorem| html! { <Proved {study} theorem={Rc::clone(theorem)} {zoom} on_look={on_look.clone()} /> });
    html! {
        <>
            <div class="found" tabindex="-1" aria-live="polite" aria-busy={trial.is_open().to_string()}>{ inside }</div>
            { dossier(trial) }
            { shown.unwrap_or_default() }
        </>
    }
}
