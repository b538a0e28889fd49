//! The figures below the board: table, P-positions and, for Sharing Nim, columns.

mod fixed_coordinate;
mod plot_figure;
mod size_field;
mod table_figure;

pub(super) use plot_figure::PlotFigure;
pub(super) use size_field::SizeField;
pub(super) use table_figure::TableFigure;

use crate::app::Pending;
use crate::app::Remote;
use crate::app::Slot;
use crate::app::State;
use crate::app::words::grouped;
use crate::view::waiting::Refused;
use crate::view::waiting::Waiting;
use std::rc::Rc;
use yew::prelude::*;

/// The state, where changes go, and how to ask the solver again or to stop it.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct Props {
    pub state: UseReducerHandle<State>,
    pub on_ask: Callback<Slot>,
    pub on_cancel: Callback<Slot>,
}

/// The progress of a slot's request, or why it failed; nothing while there is nothing to tell.
pub(super) fn remote_state<T>(
    remote: &Remote<T>,
    slot: Slot,
    on_ask: &Callback<Slot>,
    on_cancel: &Callback<Slot>,
) -> Html {
    if let Some(reason) = &remote.refusal {
        return html! { <Refused reason={Rc::clone(reason)} on_retry={on_ask.reform(move |()| slot)} /> };
    }
    match &remote.pending {
        None => Html::default(),
        Some(pending) => {
            let done = (pending.done > 0.0).then(|| pending.done / pending.total.max(1.0));
            html! { <Waiting {done} text={amount_of_work(pending)} on_cancel={on_cancel.reform(move |()| slot)} /> }
        }
    }
}

/// How much there is to solve, how fast it goes and how long it will take, as far as that is known.
fn amount_of_work(pending: &Pending) -> String {
    if pending.total <= 0.0 {
        return "Waiting for the solver".into();
    }
    let mut text =
        format!("Solving {} positions in {} MB", grouped(pending.total), (pending.bytes / 1_048_576.0).ceil());
    if pending.rate > 0.0 {
        text.push_str(&format!(", {} a second", grouped(pending.rate)));
    }
    if let Some(seconds) = pending.seconds_left().filter(|seconds| *seconds >= 1.0) {
        text.push_str(&format!(", {} s left", seconds.ceil()));
    }
    text
}
