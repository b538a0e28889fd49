//! Captions and labels of tables.

mod naming;

use crate::kit::words::coordinates;
use crate::table::figures::caption::naming::in_words;
use crate::table::figures::colouring::Hue;
use crate::table::{Cost, Mode, Table};
use crate::texts::{Place, Texts, woven};
use crate::workers::solver::protocol::{Against, Counted, Show};
use maths::games::{Axis, Coordinate, Coordinates, Rules, Ruleset};
use maths::solver::{Cut, Difference, Extent, Plane, Window};
use maths::values::{Outcome, fixed};
pub use naming::in_layer;
pub(super) use naming::layer_in_words;
use yew::prelude::*;

/// The name of the values.
pub fn kind(texts: Texts, ruleset: &Ruleset) -> &'static str {
    if ruleset.misere { texts.values_misere() } else { texts.values_normal() }
}

/// The description of a table for screen readers: its numbers and its ruleset.
pub fn label(texts: Texts, table: &Table, is_upwards: bool) -> String {
    plane_label(texts, table, &numbers(texts, table), is_upwards)
}

/// The kind of the numbers of a table, with the ruleset.
pub fn numbers(texts: Texts, table: &Table) -> String {
    texts.of_ruleset(&layer_in_words(texts, &table.plane.ruleset, table.plane.pass), &shown(texts, table))
}

/// The same without the ruleset, for files that name it in a separate line.
pub fn title(texts: Texts, table: &Table, is_upwards: bool) -> String {
    plane_label(texts, table, shown(texts, table), is_upwards)
}

fn plane_label(texts: Texts, table: &Table, shown: &str, is_upwards: bool) -> String {
    if is_upwards && table.plane.ruleset.rules == Rules::SHARING {
        return texts.label_sharing(&shown, &table.size());
    }
    let ([across, along], which) = (table.plane.names(), which_plane(texts, table));
    if is_upwards {
        texts.label_plane(&shown, &which, &across, &along)
    } else {
        texts.label_plane_printed(&shown, &which, &across, &along)
    }
}

/// The kind of the numbers of a table.
fn shown(texts: Texts, table: &Table) -> &'static str {
    match table.show {
        Show::Values => kind(texts, &table.plane.ruleset),
        Show::Remoteness => texts.values_remoteness(),
        Show::Difference(_) => texts.values_differences(),
        Show::Outcomes(_) => texts.values_outcomes(),
    }
}

/// Which positions the plane has.
fn which_plane(texts: Texts, table: &Table) -> String {
    match table.plane.cut {
        Cut::Pair { across, down, others } => pair(&table.plane.ruleset, across, down, others),
        _ if table.plane.ruleset.rules.is_piles() => "(0, a, b)".into(),
        Cut::Fixed(axis, at) => format!("{} = {at}", table.plane.ruleset.rules.name(axis)),
        Cut::Diagonal => "x = z".into(),
        Cut::Rim => texts.plane_rim().into(),
    }
}

/// The position of a plane over two piles: their names, and the numbers of the others, such as (a, b, 16, 3).
fn pair(ruleset: &Ruleset, across: Coordinate, down: Coordinate, others: Coordinates) -> String {
    let pile = |which: Coordinate| {
        let name = || ruleset.rules.name(which).to_owned();
        if [across, down].contains(&which) { name() } else { others[which].to_string() }
    };
    format!("({})", ruleset.rules.coordinates().map(pile).collect::<Vec<_>>().join(", "))
}

/// The caption of the place under the pointer.
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

/// The caption of the shown table, which need not be the one requested last. So the caption takes the ruleset, N and the layer of the pass
/// from the table, not from the page.
pub fn caption(texts: Texts, table: &Table) -> Html {
    let between = texts.between_sentences();
    html! {
        <>
            { whole(texts, table) }
            { between }
            { part(texts, table) }
        </>
    }
}

/// Which line of which table it is.
pub fn line_caption(texts: Texts, table: &Table, which: &str) -> String {
    let Plane { ruleset, pass, .. } = table.plane;
    texts.line_caption(&layer_in_words(texts, &ruleset, pass), &shown(texts, table), &which, &which_plane(texts, table))
}

/// The table in numbers.
fn whole(texts: Texts, table: &Table) -> Html {
    let (ruleset, size) = (&table.plane.ruleset, table.size());
    let (kind, named) = (kind(texts, ruleset), in_words(texts, ruleset));
    let Some(found) = table.summary else {
        return match table.show {
            Show::Remoteness => texts.caption_remoteness(&named, &size).into(),
            Show::Values | Show::Difference(_) | Show::Outcomes(_) => {
                texts.caption_growing(&named, &kind, &size).into()
            }
        };
    };
    let zeros = html! { <span class="p-word">{ texts.p_positions(&found.summary.p_positions) }</span> };
    let of = counted(texts, ruleset, size, &found);
    woven(&texts.caption_values(&named, &kind, &of, &Place(0), &found.summary.largest), &[zeros])
}

/// Of which positions the numbers of a table are: of all up to N, or of a part of them; of one layer of the pass or both.
fn counted(texts: Texts, ruleset: &Ruleset, size: u32, Counted { extent, summary }: &Counted) -> String {
    let cube = Extent::cube(ruleset.rules, size);
    let is_lower = |axis: &Axis| extent.along(*axis) < cube.along(*axis);
    let bounds = Axis::ALL.iter().filter(|axis| is_lower(axis));
    let bounds = bounds.map(|&axis| format!("{} ≤ {}", ruleset.rules.name(axis), extent.along(axis)));
    let bounds = bounds.collect::<Vec<_>>().join(", ");
    let positions = texts.positions(&summary.positions);
    let counted = if ruleset.rules.own().is_some() {
        texts.counted_all(&positions, &extent.z)
    } else if ruleset.rules.is_piles() {
        texts.counted_piles(&positions, &extent.z)
    } else if bounds.is_empty() {
        texts.counted_all(&positions, &size)
    } else {
        texts.counted_part(&positions, &bounds, &size)
    };
    if ruleset.pass { texts.counted_both_layers(&counted) } else { counted }
}

/// The picture in numbers.
fn part(texts: Texts, table: &Table) -> String {
    let tally = table.tally;
    let Plane { ruleset, pass, .. } = table.plane;
    let other = |against| other(texts, against, &ruleset, pass);
    let wording = match table.show {
        Show::Values => texts.part_values(&texts.p_positions(&tally.of_note), &tally.largest),
        Show::Remoteness => texts.part_remoteness(&texts.p_positions(&tally.of_note), &texts.moves(&tally.largest)),
        Show::Difference(against) => texts.part_difference(&(tally.positions - tally.of_note), &other(against)),
        Show::Outcomes(against) => texts.part_outcomes(&tally.of_note, &other(against)),
    };
    let which = which_plane(texts, table);
    let plane = match (ruleset.pass, pass) {
        // The sentence already has brackets.
        (false, _) => which.strip_prefix('(').and_then(|which| which.strip_suffix(')')).unwrap_or(&which).to_owned(),
        (true, false) => texts.with_pass_used(&which),
        (true, true) => texts.with_pass_available(&which),
    };
    let positions = texts.positions(&tally.positions);
    if table.is_whole() {
        return texts.part_whole(&plane, &positions, &wording);
    }
    texts.part_in_sight(&plane, &in_sight(table), &table.window.stride, &positions, &wording)
}

/// The columns and rows in sight, such as `x = 300–700, z = 0–400`.
fn in_sight(table: &Table) -> String {
    let (Window { column, row, stride, columns, rows }, [across, down]) = (table.window, table.plane.names());
    let last = |first: u32, count: u32| first + count.saturating_sub(1) * stride;
    format!("{across} = {column}–{}, {down} = {row}–{}", last(column, columns), last(row, rows))
}

/// The name of the other side of a comparison of the positions of a ruleset, with or without the pass.
pub fn other(texts: Texts, against: Against, ruleset: &Ruleset, pass: bool) -> &'static str {
    match against {
        Against::OtherPlay if ruleset.misere => texts.normal_play(),
        Against::OtherPlay => texts.misere_play(),
        Against::OtherLayer if pass => texts.other_layer_used(),
        Against::OtherLayer => texts.other_layer_available(),
        Against::Formula(formula) => formula.text(),
    }
}

/// Time and memory, behind a mark that opens them.
pub fn telemetry(texts: Texts, cost: Cost) -> Html {
    html! {
        <details class="telemetry">
            <summary aria-label={texts.telemetry()} title={texts.telemetry()}><span class="info">{ "i" }</span></summary>
            { took(texts, cost) }
        </details>
    }
}

/// Time and memory, in words.
pub fn took(texts: Texts, cost: Cost) -> String {
    let Cost { milliseconds, bytes } = cost;
    let time = if milliseconds < 1000.0 {
        format!("{} ms", milliseconds.ceil().max(1.0) as u64)
    } else {
        format!("{} s", fixed(milliseconds / 1000.0, 1))
    };
    let memory = if bytes < 100_000.0 {
        format!("{} kB", (bytes / 1024.0).ceil() as u64)
    } else {
        format!("{} MB", fixed(bytes / 1_048_576.0, 1))
    };
    texts.cost(&time, &memory)
}

#[cfg(test)]
mod tests;
