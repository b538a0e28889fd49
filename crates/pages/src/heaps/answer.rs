//! The answer: the period and its theorem, the values as rows and as a plot, files.

use crate::heaps::files::files;
use crate::heaps::rows::rows;
use crate::heaps::{Action, State};
use maths::solver::heaps::{HeapRules, read};
use proofs::theorems::periods::{Period, Rising, Theorem, rising};
use std::rc::Rc;
use web::evidence::verdict;
use web::kit::dispatching::dispatching;
use web::texts::{Texts, use_texts};
use web::view::hooks::use_state_eq;
use web::view::sequence_plot::SequencePlot;
use web::view::waiting::{Waiting, refused};
use web::workers::reckoner::protocol::Reckoned;
use web::workers::requests::trial::Status;
use yew::prelude::*;

/// `div.answer`
pub(super) fn answer(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    // Values of rules that are no longer in the field would be read as those of the text that is.
    let Some(trial) = state.trial.as_ref().filter(|_| state.rules().is_ok()) else {
        return html! { <div class="answer"><p class="remark">{ texts.heaps_waiting_rules() }</p></div> };
    };
    let (rules, _) = &trial.question;
    let inside = match &trial.status {
        Status::Waiting => waiting(state, None, texts.lab_waiting().into()),
        Status::Running { progress, .. } => {
            let progress = progress.unwrap_or_default();
            let [done, total] = progress.counts().map(|count| texts.number(&count));
            waiting(state, Some(progress.part()), texts.heaps_reckoning(&done, &total))
        }
        Status::Failed(failure) => {
            let on_retry = dispatching(state, |()| Action::Again);
            refused(texts, &verdict::failure(texts, *failure), &on_retry)
        }
        Status::Done { answer, .. } => known(texts, state, rules, answer),
    };
    html! { <div class="answer" tabindex="-1" aria-live="polite" aria-busy={trial.is_open().to_string()}>{ inside }</div> }
}

fn waiting(state: &UseReducerHandle<State>, done: Option<f64>, text: String) -> Html {
    let on_cancel = dispatching(state, |()| Action::Stop);
    html! { <Waiting {done} {text} {on_cancel} /> }
}

fn known(texts: Texts, state: &UseReducerHandle<State>, rules: &HeapRules, reckoned: &Rc<Reckoned>) -> Html {
    let shown = plotted(reckoned);
    let last = texts.number(&shown.saturating_sub(1));
    let Standing { word, class, text, theorem } = standing(texts, rules, reckoned);
    html! {
        <>
            <p class={classes!("told", class)}><strong>{ word }</strong>{ " " }{ text }</p>
            if let Some(theorem) = theorem { <p class="remark">{ theorem }</p> }
            { rows(texts, reckoned) }
            <p class="remark key-to"><span class="zero">{ "0" }</span>{ " " }{ texts.legend_zero() }
                if reckoned.period.is_some_and(|period| period.from > 0) {
                    <span class="early">{ texts.heaps_early() }</span>
                }</p>
            <Plot {reckoned} {shown} label={texts.heaps_plot(&last)} />
            { files(texts, state, rules, reckoned) }
        </>
    }
}

/// The standing of the period.
pub(super) struct Standing {
    pub word: &'static str,
    pub class: &'static str,
    pub text: String,
    /// The theorem behind it.
    pub theorem: Option<String>,
}

/// The standing of the period of these rules.
pub(super) fn standing(texts: Texts, rules: &HeapRules, reckoned: &Reckoned) -> Standing {
    let last = texts.number(&(reckoned.values.len().saturating_sub(1)));
    let open = |text: String| Standing { word: texts.heaps_not_proved(), class: "stopped", text, theorem: None };
    match (reckoned.period, Theorem::of(rules)) {
        (Some(Period { from, length }), Some(theorem)) => {
            let theorem = match theorem {
                Theorem::GuySmith => texts.heaps_guy_smith(),
                Theorem::Subtraction => texts.heaps_by_subtraction(),
            };
            let text = texts.heaps_period(&texts.number(&length), &texts.number(&from));
            Standing { word: texts.proof_word_proved(), class: "verified", text, theorem: Some(theorem.into()) }
        }
        (None, Some(_)) => open(texts.heaps_no_period(&last)),
        (Some(_) | None, None) => match rising(&reckoned.values) {
            Some(Rising { from, length, by }) if read("4.3…").as_ref() == Ok(rules) => Standing {
                word: texts.proof_word_proved(),
                class: "verified",
                text: texts.heaps_rises(&length, &by, &from),
                theorem: Some(texts.heaps_by_lasker().into()),
            },
            Some(Rising { from, length, by }) => open(texts.heaps_rises_so_far(&length, &by, &from, &last)),
            None => open(texts.heaps_no_theorem().into()),
        },
    }
}

/// The number of values in the plot: all, or what comes before a short period with a few of its rows.
fn plotted(reckoned: &Reckoned) -> usize {
    let few = reckoned.period.map(|Period { from, length }| (from + 5 * length).max(100));
    few.map_or(reckoned.values.len(), |few| few.min(reckoned.values.len()))
}

#[derive(Clone, PartialEq, Properties)]
struct PlotProps {
    reckoned: Rc<Reckoned>,
    /// The number of values in the plot.
    shown: usize,
    label: String,
}

/// The values over the heap, and the value of the heap that is pointed at.
#[component]
fn Plot(props: &PlotProps) -> Html {
    let texts = use_texts();
    let pointed = use_state_eq(|| None::<u32>);
    let values =
        use_memo((Rc::clone(&props.reckoned), props.shown), |(reckoned, shown)| reckoned.values[..*shown].to_vec());
    let on_point = {
        let pointed = pointed.setter();
        Callback::from(move |at| pointed.set(at))
    };
    let said = pointed.and_then(|heap| Some(texts.heaps_value(&heap, values.get(heap as usize)?)));
    html! {
        <figure class="plot">
            <SequencePlot values={Rc::clone(&values)} label={props.label.clone()} name="n" pointed={*pointed} {on_point} />
            <figcaption aria-live="polite">{ said.unwrap_or_else(|| props.label.clone()) }</figcaption>
        </figure>
    }
}
