//! Figure 1: Grundy values over two coordinates, or the columns of Sharing Nim.

use crate::app::Action;
use crate::app::Gesture;
use crate::app::Look;
use crate::app::Slot;
use crate::app::State;
use crate::app::Table;
use crate::app::fields::Choice;
use crate::app::fields::Number;
use crate::app::figures::remote_state;
use crate::app::words::grouped;
use crate::games::Axis;
use crate::games::Game;
use crate::games::Position;
use crate::games::Shape;
use crate::games::normal_form;
use crate::solver::Slice;
use crate::solver::is_palindrome;
use crate::view::columns::Palindrome;
use crate::view::cursor::Place;
use crate::view::number_table::NumberTable;
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

/// The table with its controls and caption.
#[component]
pub(crate) fn TableFigure(props: &Props) -> Html {
    let state = &props.state;
    let pointed = use_state_eq(|| None::<Place>);
    let is_sharing = state.game().ruleset().shape == Shape::Sharing;
    let is_stale = state.table.current().is_none();
    html! {
        <figure id="table" class={classes!("table-figure", is_stale.then_some("stale"))} aria-busy={is_stale.to_string()}>
            <h2>{ if is_sharing { "Columns" } else { "Grundy values" } }</h2>
            if !is_sharing {
                <FixedCoordinate state={state.clone()} />
            }
            { for state.game().ruleset().pass.then(|| layer(state)) }
            { remote_state(&state.table, Slot::Table, &props.on_ask, &props.on_cancel) }
            { for state.table.answer.as_ref().map(|(question, table)| shown(state, question, table, &pointed)) }
        </figure>
    }
}

fn shown(
    state: &UseReducerHandle<State>,
    question: &Question,
    table: &Rc<Table>,
    pointed: &UseStateHandle<Option<Place>>,
) -> Html {
    let Question::Slice { ruleset, fixed, pass, .. } = *question else { return Html::default() };
    let is_sharing = ruleset.shape == Shape::Sharing;
    let [across, down] = Slice::axes(ruleset.shape, fixed);
    let at = table.at;
    let position_at = move |(column, row): Place| match ruleset.shape {
        Shape::Sharing => Position::new(0, row, column).with_pass(pass),
        Shape::Nim | Shape::Triangle { .. } | Shape::Step { .. } => {
            Position::new(0, 0, 0).with(fixed, at).with(across, column).with(down, row).with_pass(pass)
        }
    };
    let on_pick = {
        let dispatcher = state.dispatcher();
        Callback::from(move |place| {
            if let Ok(game) = Game::new(ruleset, position_at(place)) {
                dispatcher.dispatch(Action::Place(game));
            }
        })
    };
    let marked = place_of(&state.game(), question, at);
    let names = if is_sharing { ["b", "a"] } else { [across, down].map(|axis| ruleset.shape.coordinate(axis)) };
    let slice = Rc::new(table.slice.clone());
    let echo = (**pointed).filter(|_| is_sharing).map(|(b, a)| (b, b.saturating_sub(a)));
    let on_point = {
        let pointed = pointed.setter();
        Callback::from(move |place| pointed.set(place))
    };
    let label = if is_sharing {
        format!("Grundy values of (0, a, b), b from 0 to {} across, a upwards", table.slice.columns - 1)
    } else {
        format!("Grundy values, {} = {at}, {} across, {} down", ruleset.shape.coordinate(fixed), names[0], names[1])
    };
    html! {
        <>
            <NumberTable {slice} {label} {names} {marked} {echo} upwards={is_sharing} mirrored={is_sharing} {on_point} {on_pick} />
            { if is_sharing { palindromes(table, marked, **pointed) } else { pointed_at(table, **pointed, position_at) } }
            <figcaption>{ caption(state, table) }</figcaption>
        </>
    }
}

/// The cell of the position on the board, if it lies in this plane.
fn place_of(game: &Game, question: &Question, at: u32) -> Option<Place> {
    let Question::Slice { ruleset, fixed, pass, .. } = *question else { return None };
    let position = game.position();
    if game.ruleset() != ruleset || position.pass != pass {
        return None;
    }
    if ruleset.shape == Shape::Sharing {
        let [_, a, b] = normal_form(position.cells);
        return Some((b, a));
    }
    let [across, down] = fixed.others();
    (position[fixed] == at).then(|| (position[across], position[down]))
}

fn pointed_at(table: &Table, pointed: Option<Place>, position_at: impl Fn(Place) -> Position) -> Html {
    let text = pointed.and_then(|place| {
        let [x, y, z] = position_at(place).cells;
        Some(match table.slice.value(place.0, place.1) {
            Some(value) => format!("({x}, {y}, {z}) has the value {value}; choose it to see it as a bar."),
            None => format!("({x}, {y}, {z}) is no position: y is above the rim."),
        })
    });
    html! { <p class="pointed" role="status">{ text.unwrap_or_else(|| "\u{a0}".into()) }</p> }
}

fn palindromes(table: &Table, marked: Option<Place>, pointed: Option<Place>) -> Html {
    let slice = &table.slice;
    let alike = (0..slice.columns).filter(|&b| is_palindrome(&slice.column(b))).count();
    let (b, a) = pointed.or(marked).unwrap_or((slice.columns - 1, 0));
    let b = b.min(slice.columns - 1);
    html! {
        <>
            <Palindrome {b} values={Rc::new(slice.column(b))} pointed={Some(a)} />
            <p class="pointed">{ format!("{alike} of {} columns read the same from both ends.", slice.columns) }</p>
        </>
    }
}

fn caption(state: &UseReducerHandle<State>, table: &Table) -> Html {
    let summary = table.summary;
    let [positions, zeros] = [summary.positions, summary.p_positions].map(|n| grouped(f64::from(n)));
    let kind = if state.game().ruleset().misere { "Misère Grundy values" } else { "Grundy values" };
    html! {
        <>
            { format!("{kind} of all {positions} positions up to N = {}: ", state.look.size) }
            <span class="p-word">{ format!("{zeros} P-positions") }</span>
            { format!(" (framed, value 0), largest value {}.", summary.largest) }
        </>
    }
}

fn layer(state: &UseReducerHandle<State>) -> Html {
    let look = state.look;
    let dispatcher = state.dispatcher();
    let on_choose = Callback::from(move |index: usize| {
        dispatcher.dispatch(Action::Look(Look { pass: index == 1, ..look }, Gesture::Settled));
    });
    let options = [false, true]
        .map(|pass| (Html::from(if pass { "pass there" } else { "pass used up" }), look.pass == pass))
        .to_vec();
    html! { <Choice name="layer" label="Positions shown" {options} {on_choose} /> }
}

#[derive(Clone, PartialEq, Properties)]
struct FixedProps {
    state: UseReducerHandle<State>,
}

/// Which coordinate is fixed, and at what.
#[component]
fn FixedCoordinate(props: &FixedProps) -> Html {
    let state = &props.state;
    let look = state.look;
    let shape = state.game().ruleset().shape;
    let on_choose = {
        let dispatcher = state.dispatcher();
        Callback::from(move |index: usize| {
            let look = Look { fixed: Axis::ALL[index], at: 0, ..look };
            dispatcher.dispatch(Action::Look(look, Gesture::Settled));
        })
    };
    let options = Axis::ALL
        .map(|axis| (html! { <>{ "fix " }<var>{ shape.coordinate(axis) }</var></> }, axis == look.fixed))
        .to_vec();
    let most = state.table.answer.as_ref().map_or(look.at, |(_, table)| table.most).max(1);
    let name = shape.coordinate(look.fixed);
    let check = Callback::from(move |text: String| {
        let value = text.trim().parse::<u32>().ok().filter(|value| *value <= most);
        value.map(drop).ok_or_else(|| format!("in this table {name} goes from 0 to {most}"))
    });
    let set = {
        let dispatcher = state.dispatcher();
        move |at, gesture| dispatcher.dispatch(Action::Look(Look { at, ..look }, gesture))
    };
    let on_change = {
        let set = set.clone();
        Callback::from(move |text: String| {
            if let Ok(at) = text.trim().parse() {
                set(at, Gesture::Settled);
            }
        })
    };
    let on_slide = Callback::from(move |(at, is_final)| {
        set(at, if is_final { Gesture::Settled } else { Gesture::Moving });
    });
    let at = look.at.min(most);
    html! {
        <div class="fixed">
            <Choice name="fixed" label="Fixed coordinate" {options} {on_choose} />
            <Number id="fixed-at" label={html! { <var>{ name }</var> }} value={at.to_string()} {check} {on_change}
                slider={Some([0, most, at])} {on_slide} />
        </div>
    }
}
