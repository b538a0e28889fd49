//! What is said of a table in words.

use crate::app::Cost;
use crate::app::Mode;
use crate::app::Table;
use crate::app::figures::colouring::Hue;
use crate::app::words::coordinates;
use crate::app::words::counted;
use crate::app::words::grouped;
use crate::games::Ruleset;
use crate::games::Shape;
use crate::solver::Cut;
use crate::solver::Difference;
use crate::worker::protocol::Against;
use crate::worker::protocol::Show;
use yew::prelude::*;

/// What the values are called.
pub(super) fn kind(ruleset: &Ruleset) -> &'static str {
    if ruleset.misere { "Misère Grundy values" } else { "Grundy values" }
}

/// What a table shows, for those who do not see it.
pub(super) fn label(table: &Table) -> String {
    let (plane, names) = (table.plane, table.plane.names());
    let shown = match table.show {
        Show::Values => kind(&plane.ruleset),
        Show::Remoteness => "Remoteness",
        Show::Difference(_) => "Differences of Grundy values",
        Show::Outcomes(_) => "Outcomes held against each other",
    };
    if plane.ruleset.shape == Shape::Sharing {
        return format!("{shown} of (0, a, b), b from 0 to {} across, a upwards", table.places.0 - 1);
    }
    let which = match plane.cut {
        Cut::Fixed(axis, at) => format!("{} = {at}", plane.ruleset.shape.coordinate(axis)),
        Cut::Diagonal => "x = z".into(),
        Cut::Rim => "y as large as it may be".into(),
    };
    format!("{shown}, {which}, {} across, {} down", names[0], names[1])
}

/// What is said of the place that is pointed at.
pub(super) fn pointed_at(table: &Table, place: Option<(u32, u32)>, hue: &Hue) -> String {
    let Some(place) = place else { return "\u{a0}".into() };
    let Some(position) = table.plane.position_at(place) else {
        return if table.plane.ruleset.shape == Shape::Sharing {
            format!("a = {} is larger than b = {}.", place.1, place.0)
        } else {
            "No position: y is above the rim.".into()
        };
    };
    let named = format!("({})", coordinates(&table.plane.ruleset, position));
    let value = table.window.kept(place).filter(|kept| table.window.place(*kept) == place);
    let Some(value) = value.and_then(|(column, row)| table.grid.at(column, row)) else {
        return format!("{named}; zoom in to see its number.");
    };
    let says = match hue.mode {
        Mode::Values | Mode::Level(_) => format!("has the Grundy value {value}"),
        Mode::Outcomes => format!("is {}-position", if value == 0 { "a P" } else { "an N" }),
        Mode::Remoteness => {
            let is_p = value.is_multiple_of(2) != table.plane.ruleset.misere;
            let moves = counted(value.into(), "move");
            format!("is {}-position; the game lasts {moves}", if is_p { "a P" } else { "an N" })
        }
        Mode::Difference(_) => match Difference::read(value) {
            0 => "has the same value in both".into(),
            d if d < 0 => format!("has a value smaller by {}", -d),
            d => format!("has a value larger by {d}"),
        },
        Mode::OutcomesAgainst(_) => match value {
            0 => "is P in neither".into(),
            1 => "is P here alone".into(),
            2 => "is not P here, but there".into(),
            _ => "is P in both".into(),
        },
    };
    format!("{named} {says}; choose it to see it.")
}

/// What is said of the table that is shown, which need not be the one that was asked for last.
pub(super) fn caption(table: &Table, size: u32) -> Html {
    html! {
        <>
            { whole(table, size) }
            { " " }
            { part(table) }
            { table.cost.map(|cost| format!(" {}", took(cost))) }
        </>
    }
}

/// The table in numbers.
fn whole(table: &Table, size: u32) -> Html {
    let kind = kind(&table.plane.ruleset);
    let Some(summary) = table.summary else {
        return match table.show {
            Show::Remoteness => html! { { format!("Remoteness of all positions with coordinates up to {size}.") } },
            Show::Values | Show::Difference(_) | Show::Outcomes(_) => {
                let reached = table.places.0.max(table.places.1) - 1;
                html! { { format!("{kind} with coordinates up to {reached}, and growing.") } }
            }
        };
    };
    let positions = counted(summary.positions.into(), "position");
    let zeros = counted(summary.p_positions.into(), "P-position");
    html! {
        <>
            { format!("{kind} of {positions} with coordinates up to {size}: ") }
            <span class="p-word">{ zeros }</span>
            { format!(" (value 0), largest value {}.", summary.largest) }
        </>
    }
}

/// The picture in numbers.
fn part(table: &Table) -> String {
    let tally = table.tally;
    let (positions, of_note) = (counted(tally.positions.into(), "position"), f64::from(tally.of_note));
    let shown = if table.is_whole() { "In this plane" } else { "Of what is shown" };
    match table.show {
        Show::Values => {
            format!("{shown}: {positions}, {}, largest value {}.", counted(of_note, "P-position"), tally.largest)
        }
        Show::Remoteness => {
            let longest = counted(tally.largest.into(), "move");
            format!("{shown}: {positions}, {}, at most {longest}.", counted(of_note, "P-position"))
        }
        Show::Difference(against) => {
            let differ = f64::from(tally.positions) - of_note;
            format!("{shown}: {positions}, {} from {}.", counted_that(differ, "differs", "differ"), other(against))
        }
        Show::Outcomes(against) => {
            let differ = counted_that(of_note, "is P on one side only", "are P on one side only");
            format!("{shown}: {positions}, {differ}, held against {}.", other(against))
        }
    }
}

fn counted_that(number: f64, one: &str, many: &str) -> String {
    format!("{} {}", grouped(number), if number == 1.0 { one } else { many })
}

/// What is held against.
pub(super) fn other(against: Against) -> &'static str {
    match against {
        Against::OtherPlay => "the other play",
        Against::OtherLayer => "the other layer of the pass",
        Against::Formula(formula) => formula.text(),
    }
}

/// How long it took and how much memory.
pub(super) fn took(cost: Cost) -> String {
    let Cost { milliseconds, bytes } = cost;
    let time = if milliseconds < 1000.0 {
        format!("{} ms", milliseconds.ceil().max(1.0))
    } else {
        format!("{:.1} s", milliseconds / 1000.0)
    };
    let memory = if bytes < 100_000.0 {
        format!("{} kB", (bytes / 1024.0).ceil())
    } else {
        format!("{:.1} MB", bytes / 1_048_576.0)
    };
    format!("Solved in {time} with {memory}.")
}
