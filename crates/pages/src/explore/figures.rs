//! The figures beside the board: table, P-positions, the line that is followed, the columns of Sharing Nim, a comparison. One
//! is large; tabs lead to the others.

mod beside;
pub(super) mod chooser;
pub(crate) mod columns_figure;
mod comparison;
pub(super) mod downloads;
mod far;
mod line_figure;
mod pair;
pub(super) mod part;
pub(crate) mod plot_figure;
mod section;
mod seen;
pub(super) mod settings;
mod table_controls;
mod table_figure;

use crate::explore::figures::chooser::chooser;
use crate::explore::figures::columns_figure::columns_figure;
use crate::explore::figures::comparison::comparison_figure;
use crate::explore::figures::line_figure::LineFigure;
use crate::explore::figures::plot_figure::PlotFigure;
use crate::explore::figures::table_figure::TableFigure;
use maths::games::{Game, MapAxes, NoMap, Position, Rules, Ruleset};
use web::table::solved::{Pointed, Props};
use web::table::{Action, Figure, Slot, State};
use web::texts::{Texts, use_texts};
use yew::prelude::*;

/// The properties of every figure: the state, the position that is pointed at, and a callback for that.
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

/// The solved questions, and the position that is pointed at in a figure or on the board.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct FiguresProps {
    pub solved: Props,
    pub pointed: Pointed,
    pub on_point: Callback<Pointed>,
}

/// The large figure with the choice of figures.
#[component]
pub(crate) fn Figures(props: &FiguresProps) -> Html {
    let texts = use_texts();
    let Props { state, on_ask, on_cancel } = &props.solved;
    let on_pick = use_callback(state.dispatcher(), |(ruleset, position), dispatcher| {
        if let Ok(game) = Game::new(ruleset, position) {
            dispatcher.dispatch(Action::Place(game));
        }
    });
    let figure = FigureProps {
        state: state.clone(),
        on_ask: on_ask.clone(),
        on_cancel: on_cancel.clone(),
        pointed: props.pointed,
        on_point: props.on_point.clone(),
        on_pick,
    };
    let rules = state.game().ruleset().rules;
    let shown = state.look.figure_of(rules, state.beside().is_some());
    let plot = state.look.plot.possible_in(rules);
    html! {
        <section class="figures" aria-label={texts.figures()}>
            { chooser(texts, state, shown, plot) }
            <div key={format!("{shown:?}")} class={classes!("large", state.look.beside.map(|_| "beside"))}>
                { match shown {
                    Figure::Table => html! { <TableFigure ..figure.clone() /> },
                    Figure::Positions => html! { <PlotFigure ..figure.clone() /> },
                    Figure::Line => html! { <LineFigure ..figure.clone() /> },
                    Figure::Columns => columns_figure(texts, &figure),
                    Figure::Comparison => comparison_figure(texts, &figure),
                } }
            </div>
            { for why_no_map(texts, rules).map(|reason| html! { <p class="remark">{ reason }</p> }) }
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

/// The colour of value 0, the tones of the others, and what the other marks mean.
fn tones_legend(texts: Texts, largest: u16, marks: Html) -> Html {
    html! {
        <p class="tones">
            <span><i class="key p"></i>{ texts.legend_zero() }</span>
            <span>{ "1" }<i class="key ramp"></i>{ largest.max(1) }</span>
            { marks }
        </p>
    }
}
