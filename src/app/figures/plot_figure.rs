//! Figure 2: the P-positions seen from above.

use crate::app::Action;
use crate::app::Slot;
use crate::app::State;
use crate::app::figures::remote_state;
use crate::games::Game;
use crate::games::Position;
use crate::games::Shape;
use crate::games::normal_form;
use crate::solver::Heights;
use crate::view::cursor::Place;
use crate::view::plot::Legend;
use crate::view::plot::MOST;
use crate::view::plot::Plot;
use crate::view::plot::highest;
use crate::worker::protocol::Question;
use std::rc::Rc;
use yew::prelude::*;

/// The state and where changes go.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct Props {
    pub state: UseReducerHandle<State>,
    pub on_ask: Callback<Slot>,
    pub on_cancel: Callback<Slot>,
}

/// The plot with its legend and caption.
#[component]
pub(crate) fn PlotFigure(props: &Props) -> Html {
    let state = &props.state;
    let pointed = use_state_eq(|| None::<Place>);
    let is_stale = state.heights.current().is_none();
    html! {
        <figure id="plot" class={classes!("plot-figure", is_stale.then_some("stale"))} aria-busy={is_stale.to_string()}>
            <h2>{ "P-positions" }</h2>
            { remote_state(&state.heights, Slot::Heights, &props.on_ask, &props.on_cancel) }
            { for state.heights.answer.as_ref().map(|(question, heights)| shown(state, question, heights, &pointed)) }
        </figure>
    }
}

fn shown(
    state: &UseReducerHandle<State>,
    question: &Question,
    heights: &Rc<Heights>,
    pointed: &UseStateHandle<Option<Place>>,
) -> Html {
    let Question::Heights { ruleset, pass, .. } = *question else { return Html::default() };
    let is_sharing = ruleset.shape == Shape::Sharing;
    let position_at = {
        let heights = Rc::clone(heights);
        move |(column, row): Place| {
            let height = u32::from(heights.at(column, row)?);
            let position = if is_sharing { Position::new(0, row, column) } else { Position::new(column, height, row) };
            Some(position.with_pass(pass))
        }
    };
    let on_pick = {
        let (dispatcher, position_at) = (state.dispatcher(), position_at.clone());
        Callback::from(move |place| {
            if let Some(Ok(game)) = position_at(place).map(|position| Game::new(ruleset, position)) {
                dispatcher.dispatch(Action::Place(game));
            }
        })
    };
    let on_point = {
        let pointed = pointed.setter();
        Callback::from(move |place| pointed.set(place))
    };
    let marked = place_of(&state.game(), is_sharing);
    let names = if is_sharing { ("b", "a", None) } else { ("x", "z", Some("y")) };
    let label = if is_sharing {
        "P-positions (0, a, b), b across and a upwards".to_owned()
    } else {
        "P-positions (x, y, z), x across and z upwards, the colour is y".to_owned()
    };
    let text = (**pointed).map(|place| match position_at(place) {
        Some(position) => {
            let [x, y, z] = position.cells;
            format!("({x}, {y}, {z}) is a P-position; choose it to see it.")
        }
        None if is_sharing => format!("(0, {}, {}) is no P-position.", place.1, place.0),
        None => format!("Over x = {}, z = {} no y up to N gives a P-position.", place.0, place.1),
    });
    let is_cut_off = heights.columns > MOST || heights.rows > MOST;
    html! {
        <>
            <Plot heights={Rc::clone(heights)} {label} {names} {marked} {on_point} {on_pick} />
            <p class="pointed" role="status">{ text.unwrap_or_else(|| "\u{a0}".into()) }</p>
            if !is_sharing {
                <Legend name="y" most={highest(heights)} />
            }
            <figcaption>
                { if is_sharing { "Each square is a P-position." } else { "Each square is a P-position seen from above; its colour is y." } }
                if is_cut_off {
                    { format!(" Only coordinates up to {} are drawn.", MOST - 1) }
                }
            </figcaption>
        </>
    }
}

/// The place over which the position on the board lies.
fn place_of(game: &Game, is_sharing: bool) -> Option<Place> {
    let cells = game.position().cells;
    if is_sharing {
        let [_, a, b] = normal_form(cells);
        return Some((b, a));
    }
    Some((cells[0], cells[2]))
}
