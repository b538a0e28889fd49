//! The figures beside the board: table, P-positions, the line that is followed, the columns of Sharing Nim, a comparison. One
//! is large; small pictures of the others stand above it.

mod animate;
pub(crate) mod apart;
mod beside;
pub(crate) mod caption;
mod chooser;
mod colouring;
pub(crate) mod columns_figure;
mod comparison;
pub(super) mod downloads;
mod far;
mod line_figure;
mod list;
mod miniatures;
mod pair;
pub(crate) mod picture;
pub(crate) mod plot_figure;
pub(crate) mod plot_view;
mod points;
mod preview;
mod section;
mod seen;
mod settings;
pub(crate) mod size_field;
mod table_controls;
mod table_figure;

use crate::explore::figures::chooser::Chooser;
use crate::explore::figures::columns_figure::ColumnsFigure;
use crate::explore::figures::comparison::ComparisonFigure;
use crate::explore::figures::line_figure::LineFigure;
use crate::explore::figures::plot_figure::PlotFigure;
use crate::explore::figures::preview::Preview;
use crate::explore::figures::settings::Settings;
use crate::explore::figures::table_figure::TableFigure;
use crate::explore::notice::reason as unanswered;
use crate::explore::wrong_table_report::report;
use crate::explore::{Action, Figure, Pending, Remote, Slot, State, Unanswered};
use maths::games::{Game, MapAxes, NoMap, Position, Rules, Ruleset};
use web::kit::build;
use web::kit::copying::Line;
use web::kit::words::sentence;
use web::texts::{Texts, use_texts};
use web::view::hooks::use_state_eq;
use web::view::waiting::{Waiting, refused};
use web::workers::solver::WhyNot;
use yew::prelude::*;

/// The state, and how to ask the solver again or to stop it.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct Props {
    pub state: UseReducerHandle<State>,
    pub on_ask: Callback<Slot>,
    pub on_cancel: Callback<Slot>,
}

/// A position that is pointed at in one of the figures, with the ruleset that it shows.
pub(crate) type Pointed = Option<(Ruleset, Position)>;

/// What every figure gets: the state, what is pointed at, and a callback for that.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct FigureProps {
    pub state: UseReducerHandle<State>,
    pub on_ask: Callback<Slot>,
    pub on_cancel: Callback<Slot>,
    pub pointed: Pointed,
    pub on_point: Callback<Pointed>,
    /// Shows a position on the board, under the ruleset of the figure.
    pub on_pick: Callback<(Ruleset, Position)>,
}

/// The large figure with the choice of figures and their settings.
#[component]
pub(crate) fn Figures(props: &Props) -> Html {
    let texts = use_texts();
    let Props { state, on_ask, on_cancel } = props;
    let pointed = use_state_eq(|| Pointed::None);
    let on_point = use_callback(pointed.setter(), |position, pointed| pointed.set(position));
    let on_pick = use_callback(state.dispatcher(), |(ruleset, position), dispatcher| {
        if let Ok(game) = Game::new(ruleset, position) {
            dispatcher.dispatch(Action::Place(game));
        }
    });
    let figure = FigureProps {
        state: state.clone(),
        on_ask: on_ask.clone(),
        on_cancel: on_cancel.clone(),
        pointed: *pointed,
        on_point,
        on_pick,
    };
    let rules = state.game().ruleset().rules;
    let shown = state.look.figure_of(rules, state.beside().is_some());
    let plot = state.look.plot.possible_in(rules);
    html! {
        <section class="figures" aria-label={texts.figures()}>
            <Chooser state={state.clone()} figure={shown} {plot} />
            <Settings state={state.clone()} figure={shown} />
            <div key={format!("{shown:?}")} class={classes!("large", state.look.beside.map(|_| "beside"))}>
                { match shown {
                    Figure::Table => html! { <TableFigure ..figure.clone() /> },
                    Figure::Positions => html! { <PlotFigure ..figure.clone() /> },
                    Figure::Line => html! { <LineFigure ..figure.clone() /> },
                    Figure::Columns => html! { <ColumnsFigure ..figure.clone() /> },
                    Figure::Comparison => html! { <ComparisonFigure ..figure.clone() /> },
                } }
            </div>
            { for why_no_map(texts, rules).map(|reason| html! { <p class="remark">{ reason }</p> }) }
            <p class="remark keys">{ texts.figure_keys() }</p>
            <Preview pointed={*pointed} />
        </section>
    }
}

/// Why there is no map of P-positions.
fn why_no_map(texts: Texts, rules: Rules) -> Option<&'static str> {
    MapAxes::of(rules).err().map(|reason| match reason {
        NoMap::One => texts.plot_one_number(),
        NoMap::TooMany => texts.plot_not_three(),
        NoMap::Several => texts.plot_several(),
    })
}

/// The progress of a slot's request, or why it failed; nothing while there is nothing to tell.
pub(crate) fn remote_state<T>(
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

/// What can be copied to report a table that is wrong.
fn to_report(texts: Texts, reason: Unanswered, slot: Slot) -> Option<Html> {
    let Unanswered::Refused(WhyNot::Wrong { size, mismatch }) = reason else { return None };
    let text = report(size, &mismatch, &build::folder().unwrap_or_default());
    Some(html! { <Line id={format!("report-{slot:?}")} label={texts.report_label()} {text} /> })
}

/// How much there is to solve, how fast it goes and how long it will take, as far as that is known.
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
