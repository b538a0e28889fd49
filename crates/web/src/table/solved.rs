//! The state together with the work of its solver, for components that show an answer of the solver.

use crate::kit::build;
use crate::kit::copying::Line;
use crate::kit::words::sentence;
use crate::table::notice::reason as unanswered;
use crate::table::wrong_table_report::report;
use crate::table::{Pending, Remote, Slot, State, Unanswered};
use crate::texts::Texts;
use crate::view::waiting::{Waiting, refused};
use crate::workers::solver::WhyNot;
use maths::games::{Position, Ruleset};
use yew::prelude::*;

/// The state, and how to ask the solver again or to stop it.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The state and where changes go.
    pub state: UseReducerHandle<State>,
    /// Asks the question of a slot again.
    pub on_ask: Callback<Slot>,
    /// Stops waiting for the answer of a slot.
    pub on_cancel: Callback<Slot>,
}

/// A position that is pointed at in one of the figures, with the ruleset that it shows.
pub type Pointed = Option<(Ruleset, Position)>;

/// The progress of a slot's request, or why it failed; nothing while there is nothing to tell.
pub fn remote_state<T>(
    texts: Texts,
    remote: &Remote<T>,
    slot: Slot,
    on_ask: &Callback<Slot>,
    on_cancel: &Callback<Slot>,
) -> Html {
    if let Some(reason) = remote.call.refusal {
        return html! { <>
            { refused(texts, &sentence(texts, &unanswered(texts, reason)), &on_ask.reform(move |()| slot)) }
            { for to_report(texts, reason, slot) }
        </> };
    }
    match &remote.call.pending {
        None => Html::default(),
        Some(pending) => {
            let done = (pending.done > 0.0).then(|| pending.done / pending.total.max(1.0));
            html! { <Waiting {done} text={amount_of_work(texts, pending)} on_cancel={on_cancel.reform(move |()| slot)} /> }
        }
    }
}

/// A line to copy, which reports a wrong table.
fn to_report(texts: Texts, reason: Unanswered, slot: Slot) -> Option<Html> {
    let Unanswered::Refused(WhyNot::Wrong { size, mismatch }) = reason else { return None };
    let text = report(size, &mismatch, &build::folder().unwrap_or_default());
    Some(html! { <Line id={format!("report-{slot:?}")} label={texts.report_label()} {text} /> })
}

/// The amount of work, the speed and the remaining time, as far as they are known.
fn amount_of_work(texts: Texts, pending: &Pending) -> String {
    if pending.total <= 0.0 {
        return texts.waiting_for_solver().into();
    }
    let mut text = texts.solving(&(pending.total as u64), &((pending.bytes / 1_048_576.0).ceil() as u64));
    if pending.rate > 0.0 {
        text.push_str(&texts.solving_rate(&(pending.rate.round() as u64)));
    }
    if let Some(seconds) = pending.seconds_left().filter(|seconds| *seconds >= 1.0) {
        text.push_str(&texts.solving_left(&(seconds.ceil() as u64)));
    }
    text
}
