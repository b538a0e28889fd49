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
use crate::games::Ruleset;
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
    let on_point = use_callback(pointed.setter(), |place, pointed| pointed.set(place));
    let shown_plane = state.table.answer.as_ref().and_then(|(question, table)| Plane::of(question, table));
    let on_pick = use_callback((shown_plane, state.dispatcher()), |place, (plane, dispatcher)| {
        let game = (*plane).and_then(|plane| Game::new(plane.ruleset, plane.position_at(place)).ok());
        if let Some(game) = game {
            dispatcher.dispatch(Action::Place(game));
        }
    });
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
            { for shown_plane.zip(state.table.answer.as_ref()).map(|(plane, (_, table))| {
                shown(state, plane, table, *pointed, on_point, on_pick)
            }) }
        </figure>
    }
}

/// The plane that is shown: which one it is, not its values.
#[derive(Clone, Copy, PartialEq)]
struct Plane {
    ruleset: Ruleset,
    fixed: Axis,
    at: u32,
    pass: bool,
}

impl Plane {
    fn of(question: &Question, table: &Table) -> Option<Self> {
        let Question::Slice { ruleset, fixed, pass, .. } = *question else { return None };
        Some(Self { ruleset, fixed, at: table.at, pass })
    }

    fn is_sharing(&self) -> bool {
        self.ruleset.shape == Shape::Sharing
    }

    /// What runs across and down.
    fn axes(&self) -> [Axis; 2] {
        Slice::axes(self.ruleset.shape, self.fixed)
    }

    fn position_at(&self, (column, row): Place) -> Position {
        let [across, down] = self.axes();
        let origin = Position::new(0, 0, 0).with_pass(self.pass);
        let fixed = if self.is_sharing() { origin } else { origin.with(self.fixed, self.at) };
        fixed.with(across, column).with(down, row)
    }

    /// The cell of a position, if it lies in this plane.
    fn place_of(&self, game: &Game) -> Option<Place> {
        let position = game.position();
        if game.ruleset() != self.ruleset || position.pass != self.pass {
            return None;
        }
        if self.is_sharing() {
            let [_, a, b] = normal_form(position.cells);
            return Some((b, a));
        }
        let [across, down] = self.axes();
        (position[self.fixed] == self.at).then(|| (position[across], position[down]))
    }
}

fn shown(
    state: &UseReducerHandle<State>,
    plane: Plane,
    table: &Rc<Table>,
    pointed: Option<Place>,
    on_point: Callback<Option<Place>>,
    on_pick: Callback<Place>,
) -> Html {
    let shape = plane.ruleset.shape;
    let is_sharing = plane.is_sharing();
    let marked = plane.place_of(&state.game());
    let names = if is_sharing { ["b", "a"] } else { plane.axes().map(|axis| shape.coordinate(axis)) };
    let echo = pointed.filter(|_| is_sharing).map(|(b, a)| (b, b.saturating_sub(a)));
    let label = if is_sharing {
        format!("Grundy values of (0, a, b), b from 0 to {} across, a upwards", table.slice.columns - 1)
    } else {
        let fixed = shape.coordinate(plane.fixed);
        format!("Grundy values, {fixed} = {}, {} across, {} down", plane.at, names[0], names[1])
    };
    html! {
        <>
            <NumberTable slice={Rc::clone(&table.slice)} {label} {names} {marked} {echo} upwards={is_sharing}
                mirrored={is_sharing} {on_point} {on_pick} />
            { if is_sharing { palindromes(table, marked, pointed) } else { pointed_at(table, pointed, plane) } }
            <figcaption>{ caption(state, table) }</figcaption>
        </>
    }
}

fn pointed_at(table: &Table, pointed: Option<Place>, plane: Plane) -> Html {
    let text = pointed.map(|place| {
        let [x, y, z] = plane.position_at(place).cells;
        match table.slice.value(place.0, place.1) {
            Some(value) => format!("({x}, {y}, {z}) has the value {value}; choose it to see it as a bar."),
            None => format!("({x}, {y}, {z}) is no position: y is above the rim."),
        }
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
