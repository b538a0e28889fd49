//! What is said of a table in words.

use crate::app::Cost;
use crate::app::Mode;
use crate::app::Table;
use crate::app::figures::colouring::Hue;
use crate::games::Ruleset;
use crate::kit::words::coordinates;
use crate::solver::Cut;
use crate::solver::Difference;
use crate::texts::Place;
use crate::texts::Texts;
use crate::texts::woven;
use crate::values::Outcome;
use crate::worker::protocol::Against;
use crate::worker::protocol::Show;
use yew::prelude::*;

/// What the values are called.
pub(super) fn kind(texts: Texts, ruleset: &Ruleset) -> &'static str {
    if ruleset.misere { texts.values_misere() } else { texts.values_normal() }
}

/// What a table shows, for those who do not see it.
pub(crate) fn label(texts: Texts, table: &Table) -> String {
    let (plane, [across, down]) = (table.plane, table.plane.names());
    let shown = match table.show {
        Show::Values => kind(texts, &plane.ruleset),
        Show::Remoteness => texts.values_remoteness(),
        Show::Difference(_) => texts.values_differences(),
        Show::Outcomes(_) => texts.values_outcomes(),
    };
    if plane.ruleset.rules.is_piles() {
        return texts.label_sharing(&shown, &(table.places.0 - 1));
    }
    let which = match plane.cut {
        Cut::Fixed(axis, at) => format!("{} = {at}", plane.ruleset.rules.coordinate(axis)),
        Cut::Diagonal => "x = z".into(),
        Cut::Rim => texts.plane_rim().into(),
    };
    texts.label_plane(&shown, &which, &across, &down)
}

/// What is said of the place that is pointed at.
pub(super) fn pointed_at(texts: Texts, table: &Table, place: Option<(u32, u32)>, hue: &Hue) -> String {
    let Some(place) = place else { return "\u{a0}".into() };
    let Some(position) = table.plane.position_at(place) else {
        return if table.plane.ruleset.rules.is_piles() {
            texts.pointed_a_above_b(&place.1, &place.0)
        } else {
            texts.pointed_above_rim().into()
        };
    };
    let named = format!("({})", coordinates(&table.plane.ruleset, position));
    let value = table.window.kept(place).filter(|kept| table.window.place(*kept) == place);
    let Some(value) = value.and_then(|(column, row)| table.grid.at(column, row)) else {
        return texts.pointed_zoom(&named);
    };
    let outcome = |is_p| if is_p { Outcome::P } else { Outcome::N };
    match hue.mode {
        Mode::Values | Mode::Level(_) => texts.pointed_value(&named, &value),
        Mode::Outcomes => texts.pointed_outcome(&named, &outcome(value == 0)),
        Mode::Remoteness => {
            let is_p = value.is_multiple_of(2) != table.plane.ruleset.misere;
            texts.pointed_remoteness(&named, &outcome(is_p), &value)
        }
        Mode::Difference(_) => match Difference::read(value) {
            0 => texts.pointed_same(&named),
            d if d < 0 => texts.pointed_smaller(&named, &-d),
            d => texts.pointed_larger(&named, &d),
        },
        Mode::OutcomesAgainst(_) => texts.pointed_against(&named, &value),
    }
}

/// What is said of the table that is shown, which need not be the one that was asked for last.
pub(crate) fn caption(texts: Texts, table: &Table, size: u32) -> Html {
    let between = texts.between_sentences();
    html! {
        <>
            { whole(texts, table, size) }
            { between }
            { part(texts, table) }
            { table.cost.map(|cost| [between, &took(texts, cost)].concat()) }
        </>
    }
}

/// The table in numbers.
fn whole(texts: Texts, table: &Table, size: u32) -> Html {
    let kind = kind(texts, &table.plane.ruleset);
    let Some(summary) = table.summary else {
        return match table.show {
            Show::Remoteness => texts.caption_remoteness(&size).into(),
            Show::Values | Show::Difference(_) | Show::Outcomes(_) => {
                let reached = table.places.0.max(table.places.1) - 1;
                texts.caption_growing(&kind, &reached).into()
            }
        };
    };
    let positions = texts.positions(&summary.positions);
    let zeros = html! { <span class="p-word">{ texts.p_positions(&summary.p_positions) }</span> };
    woven(&texts.caption_values(&kind, &positions, &size, &Place(0), &summary.largest), &[zeros])
}

/// The picture in numbers.
fn part(texts: Texts, table: &Table) -> String {
    let tally = table.tally;
    let told = match table.show {
        Show::Values => texts.part_values(&texts.p_positions(&tally.of_note), &tally.largest),
        Show::Remoteness => texts.part_remoteness(&texts.p_positions(&tally.of_note), &texts.moves(&tally.largest)),
        Show::Difference(against) => texts.part_difference(&(tally.positions - tally.of_note), &other(texts, against)),
        Show::Outcomes(against) => texts.part_outcomes(&tally.of_note, &other(texts, against)),
    };
    let part = if table.is_whole() { "whole" } else { "part" };
    texts.part(&part, &texts.positions(&tally.positions), &told)
}

/// What is held against.
pub(super) fn other(texts: Texts, against: Against) -> &'static str {
    match against {
        Against::OtherPlay => texts.other_play(),
        Against::OtherLayer => texts.other_layer(),
        Against::Formula(formula) => formula.text(),
    }
}

/// How long it took and how much memory.
pub(super) fn took(texts: Texts, cost: Cost) -> String {
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
    texts.cost(&time, &memory)
}
