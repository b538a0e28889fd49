//! Sharing Nim: all columns, standing on their middle line; the check that each is a palindrome, and the rows that have a value.

use crate::explore::figures::downloads::{Content, Counted, Terms, downloads};
use crate::explore::figures::part::part_alone;
use crate::explore::figures::{FigureProps, tones_legend};
use maths::solver::ValueRow;
use std::rc::Rc;
use web::kit::dispatching::dispatching;
use web::table::figures::caption::numbers;
use web::table::figures::checked::checked;
use web::table::solved::remote_state;
use web::table::{Action, Rows, Slot, State, Table};
use web::texts::{Texts, use_texts};
use web::view::columns::palindrome;
use web::view::mirrored;
use web::view::mirrored::Mirrored;
use web::view::plane::decimal;
use web::workers::solver::protocol::{RowsOf, Show};
use yew::prelude::*;

/// All columns, and what is found in them.
pub(super) fn columns_figure(texts: Texts, props: &FigureProps) -> Html {
    let state = &props.state;
    let question = state.question(Slot::Table);
    let table = state.table.shown(question.as_ref());
    let is_stale = state.table.is_old_for(question.as_ref());
    let is_busy = state.table.is_waiting_for(question.as_ref())
        || state.columns.is_waiting_for(state.question(Slot::Columns).as_ref())
        || state.rows.is_waiting_for(state.question(Slot::Rows).as_ref());
    let folded = table.filter(|table| table.show == Show::Values && table.is_whole()).map(|table| {
        let place = |position| table.plane.place_of(position).filter(|place| place.0 < table.places.0);
        let pointed = props.pointed.and_then(|(_, position)| place(position));
        let here = place(state.game().position());
        let open = here.map_or(table.places.0 - 1, |here| here.0);
        let values = table.grid.column(open);
        let part = part_alone(texts, state, &table.plane.ruleset);
        let drawing = if table.places.0 <= mirrored::MOST {
            let plane = table.plane;
            let named = move |place| plane.position_at(place).map(|position| (plane.ruleset, position));
            let on_pick = props.on_pick.clone();
            mirrored::mirrored(&Mirrored {
                grid: &table.grid,
                here,
                pointed,
                label: numbers(texts, table),
                on_point: props.on_point.reform(move |place: Option<_>| place.and_then(named)),
                on_pick: Callback::from(move |place| {
                    if let Some(found) = named(place) {
                        on_pick.emit(found);
                    }
                }),
            })
        } else {
            palindrome(texts, open, &values, here.map(|here| here.1))
        };
        html! {
            <div class={classes!(is_stale.then_some("stale"))}>
                { drawing }
                <p class="law">
                    { for part.clone() }{ texts.law_columns() }{ " " }
                    <small>{ texts.theorem_of(&texts.theorem_kind(&"Theorem", &"1"), &texts.paper_sharing()) }</small>
                </p>
                { tones_legend(texts, table.tally.largest, html! { <span>{ texts.legend_arcs() }</span> }) }
                <p class="caption">{ for part }{ numbers(texts, table) }</p>
                <div class="foot">{ downloads(texts, column(table, open, &values), state.look, is_stale) }</div>
            </div>
        }
    });
    html! {
        <figure id="columns" class="columns-figure" aria-busy={is_busy.to_string()}>
            <h2 class="unseen">{ texts.palindromes() }</h2>
            { folded.unwrap_or_default() }
            { study(texts, state) }
            { remote_state(texts, &state.columns, Slot::Columns, &props.on_ask, &props.on_cancel) }
            { for counted(texts, props) }
        </figure>
    }
}

/// The findings in all columns and rows.
fn counted(texts: Texts, props: &FigureProps) -> [Html; 2] {
    let state = &props.state;
    [
        checked(texts, state).map(|found| html! { <p class="checked">{ found }</p> }).unwrap_or_default(),
        rows(state)
            .map(|rows| {
                html! {
                    <>
                        <RowsOfValues rows={Rc::clone(&rows)} />
                        { downloads(texts, Content::Rows(Counted { rows, size: state.look.size }), state.look, false) }
                    </>
                }
            })
            .unwrap_or_default(),
    ]
}

/// A column as it can be downloaded.
fn column(table: &Rc<Table>, b: u32, values: &[u16]) -> Content {
    let values = Rc::new(values.iter().copied().map(u32::from).collect());
    let which = Texts::default().line_column(&"b", &b);
    Content::Line(Terms { table: Rc::clone(table), which, along: "a", first: 0, values, is_mirrored: true })
}

/// The offer to study a large table.
fn study(texts: Texts, state: &UseReducerHandle<State>) -> Html {
    if state.is_studied() {
        return Html::default();
    }
    let onclick = dispatching(state, |_: MouseEvent| Action::Study);
    html! {
        <button type="button" class="quiet" {onclick}>
            { texts.check_all(&(state.look.size + 1)) }
        </button>
    }
}

fn rows(state: &State) -> Option<Rc<Rows>> {
    state.rows.answer_to(&state.question(Slot::Rows)?).map(Rc::clone)
}

#[derive(Clone, PartialEq, Properties)]
struct RowsProps {
    rows: Rc<Rows>,
}

/// For each of the first values how often it occurs and in which rows.
#[component]
fn RowsOfValues(props: &RowsProps) -> Html {
    let texts = use_texts();
    let Rows { positions, values } = &*props.rows;
    let line = |(value, of): (usize, &RowsOf)| {
        let share = 100.0 * of.positions / positions.max(1.0);
        let highest = of.highest.map(|(a, b)| texts.rows_at(&a, &b));
        html! {
            <tr key={value}>
                <th scope="row">{ value }</th>
                <td>{ texts.number(&(of.positions as u64)) }</td>
                <td>{ format!("{} %", decimal(share)) }</td>
                <td class="words">{ ranges(&of.rows) }</td>
                <td class="words">{ highest.unwrap_or_else(|| texts.rows_none().into()) }</td>
            </tr>
        }
    };
    html! {
        // Like every region that scrolls, one that the keyboard can stop at.
        <div class="scroll" tabindex="0" role="region" aria-label={texts.rows_label()}>
            <table class="rows-of-values">
                <caption>
                    { texts.rows_caption(&texts.positions(&(*positions as u64))) }
                </caption>
                <thead><tr>
                    <th scope="col">{ texts.rows_value() }</th><th scope="col">{ texts.rows_positions() }</th><th scope="col">{ texts.rows_share() }</th>
                    <th scope="col">{ texts.rows_rows() }</th><th scope="col">{ texts.rows_highest() }</th>
                </tr></thead>
                <tbody>{ for values.iter().enumerate().map(line) }</tbody>
            </table>
        </div>
    }
}

/// Rows as ranges: 0, 3–6, 9.
pub(super) fn ranges(rows: &[ValueRow]) -> String {
    let mut ranges: Vec<(u32, u32)> = Vec::new();
    for row in rows {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == row.a => *last = row.a,
            _ => ranges.push((row.a, row.a)),
        }
    }
    let written = |(from, until): (u32, u32)| match until - from {
        0 => from.to_string(),
        1 => format!("{from}, {until}"),
        _ => format!("{from}–{until}"),
    };
    ranges.into_iter().map(written).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::ranges;
    use maths::solver::ValueRow;

    #[test]
    fn rows_are_written_as_ranges() {
        let rows = |of: &[u32]| of.iter().map(|&a| ValueRow { a, first_b: 9, positions: 1 }).collect::<Vec<_>>();
        assert_eq!(ranges(&rows(&[0, 3, 4, 5, 6, 9, 11, 12])), "0, 3–6, 9, 11, 12");
        assert_eq!(ranges(&[]), "");
    }
}
