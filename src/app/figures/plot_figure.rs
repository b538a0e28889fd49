//! Figure 2: the P-positions seen from above.

use crate::app::Action;
use crate::app::Slot;
use crate::app::State;
use crate::app::figures::Props;
use crate::app::figures::remote_state;
use crate::app::words::coordinates;
use crate::games::Game;
use crate::games::Position;
use crate::games::Ruleset;
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

/// The plot with its legend and caption.
#[component]
pub(crate) fn PlotFigure(props: &Props) -> Html {
    let state = &props.state;
    let pointed = use_state_eq(|| None::<Place>);
    let on_point = use_callback(pointed.setter(), |place, pointed| pointed.set(place));
    let answer = state.heights.answer.as_ref().and_then(|(question, heights)| Map::of(question, heights));
    let on_pick = use_callback((answer.clone(), state.dispatcher()), |place, (map, dispatcher)| {
        let game = map.as_ref().and_then(|map| Game::new(map.ruleset, map.position_at(place)?).ok());
        if let Some(game) = game {
            dispatcher.dispatch(Action::Place(game));
        }
    });
    let highest = use_memo(state.heights.answer.as_ref().map(|(_, heights)| Rc::clone(heights)), |heights| {
        heights.as_ref().map_or(0, |heights| highest(heights))
    });
    {
        let pointed = pointed.setter();
        use_effect_with(state.question(Slot::Heights), move |_| pointed.set(None));
    }
    let question = state.question(Slot::Heights);
    let is_stale = state.heights.answer_to(&question).is_none();
    let is_busy = state.heights.is_waiting_for(&question);
    html! {
        <figure id="plot" class={classes!("plot-figure", is_stale.then_some("stale"))} aria-busy={is_busy.to_string()}>
            <h2>{ "P-positions" }</h2>
            { remote_state(&state.heights, Slot::Heights, &props.on_ask, &props.on_cancel) }
            { for answer.map(|map| shown(state, &map, *highest, *pointed, on_point, on_pick)) }
        </figure>
    }
}

/// The map that is shown.
#[derive(Clone, PartialEq)]
struct Map {
    ruleset: Ruleset,
    pass: bool,
    heights: Rc<Heights>,
}

impl Map {
    fn of(question: &Question, heights: &Rc<Heights>) -> Option<Self> {
        let Question::Heights { ruleset, pass, .. } = *question else { return None };
        Some(Self { ruleset, pass, heights: Rc::clone(heights) })
    }

    fn is_sharing(&self) -> bool {
        self.ruleset.shape == Shape::Sharing
    }

    /// The P-position over a place.
    fn position_at(&self, (column, row): Place) -> Option<Position> {
        let height = u32::from(self.heights.at(column, row)?);
        let position =
            if self.is_sharing() { Position::new(0, row, column) } else { Position::new(column, height, row) };
        Some(position.with_pass(self.pass))
    }
}

fn shown(
    state: &State,
    map: &Map,
    most: u32,
    pointed: Option<Place>,
    on_point: Callback<Option<Place>>,
    on_pick: Callback<Place>,
) -> Html {
    let (heights, is_sharing) = (&map.heights, map.is_sharing());
    let marked = place_of(&state.game(), is_sharing).map(|place| {
        let is_it = map.position_at(place).is_some_and(|position| position.cells == state.game().position().cells);
        (place, is_it || is_sharing)
    });
    let names = if is_sharing { ("b", "a", None) } else { ("x", "z", Some("y")) };
    let label = if is_sharing {
        "P-positions (0, a, b), b across and a upwards"
    } else {
        "P-positions (x, y, z), x across and z upwards, the colour is y"
    };
    let text = pointed.map(|place| match map.position_at(place) {
        Some(position) => {
            format!("({}) is a P-position; choose it to see it.", coordinates(&map.ruleset, position))
        }
        None if is_sharing => format!("(0, {}, {}) is no P-position.", place.1, place.0),
        None => format!("Over x = {}, z = {} no y up to N gives a P-position.", place.0, place.1),
    });
    let told = if is_sharing {
        "Each square is a P-position; the frame is the position of the board."
    } else {
        "Each square is a P-position seen from above; its colour is y. The frame stands over the bar on the board, dashed \
         where that bar is not the P-position itself."
    };
    let is_cut_off = heights.columns > MOST || heights.rows > MOST;
    html! {
        <>
            <Plot heights={Rc::clone(heights)} {label} {names} {marked} {on_point} {on_pick} />
            <p class="pointed" role="status">{ text.unwrap_or_else(|| "\u{a0}".into()) }</p>
            if !is_sharing {
                <Legend name="y" {most} />
            }
            <figcaption>
                { told }
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
