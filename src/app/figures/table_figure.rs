//! Figure 1: Grundy values over two coordinates, or the columns of Sharing Nim.

use crate::app::Action;
use crate::app::Gesture;
use crate::app::Look;
use crate::app::Slot;
use crate::app::State;
use crate::app::Table;
use crate::app::fields::Choice;
use crate::app::figures::Props;
use crate::app::figures::fixed_coordinate::FixedCoordinate;
use crate::app::figures::remote_state;
use crate::app::words::coordinates;
use crate::app::words::counted;
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
    let question = state.question(Slot::Table);
    let is_stale = state.table.answer_to(&question).is_none();
    let is_busy = state.table.is_waiting_for(&question);
    {
        let pointed = pointed.setter();
        use_effect_with(question, move |_| pointed.set(None));
    }
    let alike = use_memo(state.table.answer.as_ref().map(|(_, table)| Rc::clone(&table.slice)), |slice| {
        let columns = |slice: &Rc<Slice>| (0..slice.columns).filter(|&b| is_palindrome(&slice.column(b))).count();
        slice.as_ref().filter(|_| is_sharing).map_or(0, columns)
    });
    html! {
        <figure id="table" class={classes!("table-figure", is_stale.then_some("stale"))} aria-busy={is_busy.to_string()}>
            <h2>{ heading(&state.game()) }</h2>
            if !is_sharing {
                <FixedCoordinate state={state.clone()} shown={shown_plane.zip(state.table.answer.as_ref()).map(
                    |(plane, (_, table))| (plane.at, table.most))} />
            }
            { for state.game().ruleset().pass.then(|| layer(state)) }
            { remote_state(&state.table, Slot::Table, &props.on_ask, &props.on_cancel) }
            { for shown_plane.zip(state.table.answer.as_ref()).map(|(plane, (_, table))| {
                shown(state, plane, table, *alike, *pointed, on_point, on_pick)
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
    alike: usize,
    pointed: Option<Place>,
    on_point: Callback<Option<Place>>,
    on_pick: Callback<Place>,
) -> Html {
    let shape = plane.ruleset.shape;
    let is_sharing = plane.is_sharing();
    let is_inside = |&(column, row): &Place| column < table.slice.columns && row < table.slice.rows;
    let marked = plane.place_of(&state.game()).filter(is_inside);
    let pointed = pointed.filter(is_inside);
    let names = if is_sharing { ["b", "a"] } else { plane.axes().map(|axis| shape.coordinate(axis)) };
    let echo = pointed.filter(|_| is_sharing).map(|(b, a)| (b, b.saturating_sub(a)));
    let label = if is_sharing {
        format!("{} of (0, a, b), b from 0 to {} across, a upwards", kind(&plane.ruleset), table.slice.columns - 1)
    } else {
        let fixed = shape.coordinate(plane.fixed);
        format!("{}, {fixed} = {}, {} across, {} down", kind(&plane.ruleset), plane.at, names[0], names[1])
    };
    html! {
        <>
            <NumberTable slice={Rc::clone(&table.slice)} {label} {names} {marked} {echo} upwards={is_sharing}
                mirrored={is_sharing} {on_point} {on_pick} />
            { if is_sharing { palindromes(table, alike, marked, pointed) } else { pointed_at(table, pointed, plane) } }
            <figcaption>{ caption(plane, table) }</figcaption>
        </>
    }
}

fn pointed_at(table: &Table, pointed: Option<Place>, plane: Plane) -> Html {
    let text = pointed.map(|place| {
        let coordinates = coordinates(&plane.ruleset, plane.position_at(place));
        match table.slice.value(place.0, place.1) {
            Some(value) => format!("({coordinates}) has the Grundy value {value}; choose it to see it as a bar."),
            None => format!("({coordinates}) is no position: y is above the rim."),
        }
    });
    html! { <p class="pointed" role="status">{ text.unwrap_or_else(|| "\u{a0}".into()) }</p> }
}

fn palindromes(table: &Table, alike: usize, marked: Option<Place>, pointed: Option<Place>) -> Html {
    let slice = &table.slice;
    let shown = pointed.or(marked);
    let b = shown.map_or(slice.columns - 1, |(b, _)| b);
    html! {
        <>
            <Palindrome {b} values={Rc::new(slice.column(b))} pointed={shown.map(|(_, a)| a)} />
            <p class="pointed">{ format!("{alike} of {} columns read the same from both ends.", slice.columns) }</p>
        </>
    }
}

/// What the values are called.
fn kind(ruleset: &Ruleset) -> &'static str {
    if ruleset.misere { "Misère Grundy values" } else { "Grundy values" }
}

fn heading(game: &Game) -> String {
    if game.ruleset().shape == Shape::Sharing { "Columns".into() } else { kind(&game.ruleset()).into() }
}

/// What is said of the table that is shown, which need not be the one that was asked for last.
fn caption(plane: Plane, table: &Table) -> Html {
    let size = table.slice.columns.max(table.slice.rows) - 1;
    let kind = kind(&plane.ruleset);
    let Some(summary) = table.summary else {
        return html! { { format!("{kind} with coordinates up to {size}, and growing.") } };
    };
    let positions = counted(summary.positions.into(), "position");
    let zeros = counted(summary.p_positions.into(), "P-position");
    html! {
        <>
            { format!("{kind} of {positions} with coordinates up to {size}: ") }
            <span class="p-word">{ zeros }</span>
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
