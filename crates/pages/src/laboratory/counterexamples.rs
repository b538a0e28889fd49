//! All counterexamples of a claim that fails: the button, how far the list is, what is listed, and the list.

mod picture;
mod report;
mod table;

use crate::laboratory::counterexamples::picture::Picture;
use crate::laboratory::counterexamples::table::Table;
use crate::laboratory::state::ListTrial;
use crate::laboratory::{Action, Key, State};
use maths::claims::{Claim, Counterexamples, Each, End};
use std::rc::Rc;
use web::evidence::downloads::save;
use web::evidence::{claim_name, name_in_address, verdict};
use web::kit::dispatching::dispatching_by;
use web::texts::Texts;
use web::view::waiting::{Waiting, refused};
use web::workers::checker::protocol::Case;
use web::workers::requests::trial::Status;
use yew::prelude::*;

/// `div.counterexamples`: of which case they would be listed, and the list if it was asked for.
pub(super) fn counterexamples(
    texts: Texts,
    case: Case,
    trial: Option<&ListTrial>,
    dispatcher: &UseReducerDispatcher<State>,
) -> Html {
    let begin = dispatching_by(dispatcher, move |()| Action::Gather(case));
    let up_to = texts.lab_list_up_to(&texts.number(&case.bound));
    let label = [up_to.as_str(), &claim_name(texts, case.claim)].join(texts.list_comma());
    let is_open = trial.is_some_and(|trial| trial.is_open());
    let stated = trial.map(|trial| progress(texts, case.claim, trial, dispatcher, &begin));
    let done = trial.and_then(|trial| match &trial.status {
        Status::Done { answer, .. } => Some(list(texts, trial.question, answer)),
        Status::Waiting | Status::Running { .. } | Status::Failed(_) => None,
    });
    html! {
        <div class="counterexamples">
            <button type="button" id={format!("list-{}", name_in_address(case.claim))} aria-label={label}
                onclick={begin.reform(|_: MouseEvent| ())}>{ up_to }</button>
            <div tabindex="-1" aria-live="polite" aria-busy={is_open.to_string()}>{ stated.unwrap_or_default() }</div>
            // Not in the live region: the end is announced, but not all rows are read out.
            { done.unwrap_or_default() }
        </div>
    }
}

/// The progress of the list, and the sentences about its content.
fn progress(
    texts: Texts,
    claim: Claim,
    trial: &ListTrial,
    dispatcher: &UseReducerDispatcher<State>,
    begin: &Callback<()>,
) -> Html {
    let on_cancel = dispatching_by(dispatcher, move |()| Action::Stop(vec![Key::Listed(claim)]));
    match &trial.status {
        Status::Waiting => html! { <Waiting done={None} text={texts.lab_waiting()} {on_cancel} /> },
        Status::Running { progress, milliseconds, .. } => {
            let done = progress.unwrap_or_default().part();
            html! { <Waiting done={Some(done)} text={verdict::pace(texts, 0.0, *milliseconds)} {on_cancel} /> }
        }
        Status::Failed(failure) => refused(texts, &verdict::failure(texts, *failure), begin),
        Status::Done { answer, milliseconds } => html! {
            <>
                <p class="listed">{ sentences(texts, &trial.question, answer) }
                    <span class="pace">{ verdict::pace(texts, 0.0, *milliseconds) }</span></p>
            </>
        },
    }
}

/// The number of counterexamples, and the kind of the list.
fn sentences(texts: Texts, case: &Case, all: &Counterexamples) -> String {
    let stated = |bound: u32| {
        let (bound, count) = (texts.number(&bound), all.count());
        if count == 0 {
            return texts.lab_listed_none(&bound);
        }
        match all.each {
            Each::Column => texts.lab_listed_columns(&bound, &count),
            Each::SharingColumn => texts.lab_listed_sharing_columns(&bound, &count),
            Each::Position => texts.lab_listed_positions(&bound, &count),
            Each::NormalForm => texts.lab_listed_normal_forms(&bound, &count),
            Each::Size => texts.lab_listed_sizes(&bound, &count),
            Each::Part => texts.lab_listed_parts(&bound, &count),
        }
    };
    let stopped = |text: String| [texts.lab_word_stopped(), text.as_str()].join(texts.between_sentences());
    let first = match all.end {
        End::Complete => stated(case.bound),
        End::Stopped { bound: Some(bound) } => stopped(stated(bound)),
        End::Stopped { bound: None } => stopped(texts.lab_stopped().to_owned()),
        End::Nothing(reason) => verdict::sentences(texts, case, &reason),
    };
    if all.beyond == 0 {
        return first;
    }
    let beyond = texts.lab_listed_beyond(&texts.number(&all.rows.len()), &texts.number(&all.beyond));
    [first.as_str(), beyond.as_str()].join(texts.between_sentences())
}

/// The list, where it is not empty: as a picture, as a table, as a file.
fn list(texts: Texts, case: Case, all: &Rc<Counterexamples>) -> Html {
    if all.rows.is_empty() {
        return Html::default();
    }
    let onclick = {
        let all = Rc::clone(all);
        Callback::from(move |_: MouseEvent| {
            save(&report::csv(&case, &all), &format!("counterexamples-{}", name_in_address(case.claim)));
        })
    };
    html! {
        <>
            <div class="listed-shown">
                <Table all={Rc::clone(all)} />
                <Picture all={Rc::clone(all)} />
            </div>
            <div class="buttons"><button type="button" {onclick}>{ texts.lab_counterexamples_csv() }</button></div>
        </>
    }
}

#[cfg(test)]
mod tests;
