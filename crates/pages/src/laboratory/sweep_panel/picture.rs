//! The picture of a sweep: a cell for each pair of parameters.
//!
//! ```text
//!         k →
//!    s    ┌────┬────┬────┐   green to its edges, so that neighbours are one band: a theorem for all parameters proves it;
//!         │    │    │    │   full and green: holds up to N, or for all positions
//!    ↓    │ ██ │ ▪  │ ■  │   an orange square: fails, as large as the smallest counterexample (by its digits, against N)
//!         ├────┼────┼────┤   grey: not decided; a grey stroke: outside of what the paper assumes; nothing: not yet known
//!         │    │    │    │   a line around the cell: the paper states the claim for it
//! ```
//!
//! With one parameter only the cells are laid in rows of equal length, so that periods show as columns. Each cell has its number in it if
//! there is room.

use crate::laboratory::sweep::{CellVerdict, Kind, Plan, Span, Way};
use maths::values::fixed;
use std::rc::Rc;
use web::texts::use_texts;
use web::view::cursor::after_key;
use web::view::hooks::use_latest;
use web_sys::Element;
use yew::prelude::*;

/// The cells.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub plan: Plan,
    /// A verdict for each cell, row by row.
    pub cells: Rc<Vec<Option<CellVerdict>>>,
    /// The number of cells in a row, if there is one parameter only.
    pub width: usize,
    /// The cell that is looked at.
    pub looked_at: Option<usize>,
    /// Called when another is looked at; none before there is something to see.
    pub on_look: Option<Callback<Option<usize>>>,
}

/// The look of a cell.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Look {
    Unknown,
    /// A theorem for all parameters proves it.
    Universal,
    Verified,
    /// The size of the counterexample, from 1 to [`SIZES`].
    Refuted(u32),
    Undecided,
    /// The paper states nothing.
    Outside,
}

/// The number of sizes of squares.
const SIZES: u32 = 8;
/// The side of a cell in pixels, where there is room, for a few cells and for many.
const SIDES: [usize; 2] = [36, 12];
/// More columns than this are many.
const FEW: usize = 48;
/// A counterexample of a proof with such coordinates has the largest square.
const LARGE: u32 = 1000;
/// The thickness of the stroke of a cell outside of the paper, in cells.
const STROKE: f64 = 0.1;
/// Space for the labels, in cells.
const MARGIN: f64 = 2.6;

/// `div.sweep-scroll > svg.sweep-picture`
#[component]
pub(super) fn Picture(props: &Props) -> Html {
    let texts = use_texts();
    let Props { plan, cells, width, looked_at, on_look } = props;
    let columns = if plan.spans.len() == 1 { (*width).min(plan.size()).max(1) } else { plan.along() };
    let rows = cells.len().div_ceil(columns);
    let onpointerover = on_look.as_ref().map(|on_look| on_look.reform(|event: PointerEvent| cell_of(&event)));
    let onclick = on_look.as_ref().map(|on_look| on_look.reform(|event: MouseEvent| cell_of(&event)));
    let latest = use_latest(looked_at);
    let onkeydown = on_look.clone().map(|on_look| {
        let size = cells.len();
        Callback::from(move |event: KeyboardEvent| {
            let at = latest.borrow().unwrap_or(0);
            let place = ((at % columns) as u32, (at / columns) as u32);
            let next = after_key(&event.key(), event.ctrl_key(), place, columns as u32, rows as u32, false);
            if let Some((column, row)) = next {
                event.prevent_default();
                let cell = (row as usize * columns + column as usize).min(size.saturating_sub(1));
                *latest.borrow_mut() = Some(cell);
                on_look.emit(Some(cell));
            }
        })
    });
    let (role, label) = match on_look {
        Some(_) => ("application", texts.lab_sweep_picture()),
        None => ("img", texts.sweep_planned()),
    };
    let side = SIDES[usize::from(columns > FEW)];
    let view_box = [-MARGIN, -1.5, columns as f64 + MARGIN, rows as f64 + 1.6].map(|number| fixed(number, 1)).join(" ");
    let pixels = |cells: f64| fixed(cells * side as f64, 0);
    html! {
        <div class="sweep-scroll"><svg class={classes!("sweep-picture", (columns <= NUMBERED).then_some("few"))} tabindex="0" {role} aria-label={label} viewBox={view_box}
            width={pixels(columns as f64 + MARGIN)} height={pixels(rows as f64 + 1.6)} {onpointerover} {onclick} {onkeydown}>
            { labels(plan, columns, rows) }
            { for (0..rows).map(|row| {
                let looks = (row * columns..cells.len().min((row + 1) * columns)).map(|index| (look(cells[index].as_ref(), plan), is_stated(cells[index].as_ref(), plan, index)));
                html! { <Row key={row} {row} first={row * columns} looks={looks.collect::<Vec<_>>()} numbers={numbered(plan, columns)} /> }
            }) }
            { looked_at.map(|at| html! { <rect class="looked-at" x={(at % columns).to_string()} y={(at / columns).to_string()} width="1" height="1" /> }).unwrap_or_default() }
        </svg></div>
    }
}

fn cell_of(event: &Event) -> Option<usize> {
    event.target_dyn_into::<Element>()?.get_attribute("data-cell")?.parse().ok()
}

/// True if the paper states the claim for a cell, whatever is known of it.
fn is_stated(cell: Option<&CellVerdict>, plan: &Plan, index: usize) -> bool {
    let planned = || plan.case(index).is_some_and(|case| case.claim.is_stated(&case.parameters));
    cell.map_or_else(planned, CellVerdict::is_stated)
}

fn look(cell: Option<&CellVerdict>, plan: &Plan) -> Look {
    let Some(cell) = cell else { return Look::Unknown };
    match cell.kind() {
        Kind::Holds if cell.is_universal() => Look::Universal,
        Kind::Holds => Look::Verified,
        Kind::Outside => Look::Outside,
        Kind::Undecided => Look::Undecided,
        Kind::Fails => {
            let bound = match plan.way {
                Way::Tested => plan.bound,
                Way::Proved => LARGE,
            };
            let largest = f64::from(cell.largest().unwrap_or(0)) + 1.0;
            let part = largest.ln() / (f64::from(bound.max(1)) + 1.0).ln();
            Look::Refuted(((part * f64::from(SIZES)).ceil() as u32).clamp(1, SIZES))
        }
    }
}

#[derive(Clone, PartialEq, Properties)]
struct RowProps {
    row: usize,
    /// The number of its first cell.
    first: usize,
    looks: Vec<(Look, bool)>,
    /// The range of the numbers in the cells, if they have numbers.
    numbers: Option<Span>,
}

/// One row of cells. It is drawn again only when one of them has changed.
#[component]
fn Row(props: &RowProps) -> Html {
    let cell = |(column, (look, is_stated)): (usize, &(Look, bool))| {
        let class = match look {
            Look::Unknown => "unknown",
            Look::Universal => "universal",
            Look::Verified => "verified",
            Look::Refuted(_) => "refuted",
            Look::Undecided => "undecided",
            Look::Outside => "outside",
        };
        let side = match look {
            Look::Refuted(size) => 0.2 + 0.6 * f64::from(*size) / f64::from(SIZES),
            Look::Universal => 1.0,
            Look::Unknown | Look::Verified | Look::Undecided => 0.9,
            Look::Outside => 0.5,
        };
        // Outside there is no square but a stroke.
        let height = if *look == Look::Outside { STROKE } else { side };
        // A square is in the middle, or makes room for a number.
        let is_aside = matches!(look, Look::Refuted(_)) && props.numbers.is_some();
        let space = |side: f64| if is_aside { 0.92 - side } else { (1.0 - side) / 2.0 };
        let at = |start: usize, side: f64| fixed(start as f64 + space(side), 3);
        let number = props.numbers.map(|span| {
            let class = matches!(look, Look::Universal | Look::Verified).then_some("on-verified");
            let (x, y) = (column as f64 + 0.12, props.row as f64 + 0.4);
            html! { <text {class} x={fixed(x, 2)} y={fixed(y, 2)}>{ span.text(props.first + column) }</text> }
        });
        html! {
            <>
                <rect class={if *is_stated { "cell stated" } else { "cell" }} data-cell={(props.first + column).to_string()}
                    x={format!("{column}.04")} y={format!("{}.04", props.row)} width="0.92" height="0.92" />
                <rect {class} x={at(column, side)} y={at(props.row, height)} width={fixed(side, 3)} height={fixed(height, 3)} />
                { number.unwrap_or_default() }
            </>
        }
    };
    html! { <g class="cells">{ for props.looks.iter().enumerate().map(cell) }</g> }
}

/// Columns of cells that have room for a number each.
const NUMBERED: usize = 24;

/// The range of the numbers in the cells, if there is one parameter only: in rows of equal length an edge cannot show them.
fn numbered(plan: &Plan, columns: usize) -> Option<Span> {
    let [span] = plan.spans[..] else { return None };
    (columns <= NUMBERED).then_some(span)
}

/// The values of the parameters along the edges, as many as there is room for.
fn labels(plan: &Plan, columns: usize, rows: usize) -> Html {
    let Some((along, across)) = plan.spans.split_first() else { return Html::default() };
    let every = |count: usize| [1, 2, 4, 8, 20, 40].into_iter().find(|step| count / step <= 24).unwrap_or(100);
    let names: Vec<&str> = plan.parameters().map(|(parameter, _)| parameter.key()).collect();
    let text = |(x, y): (f64, f64), class: &'static str, text: String| {
        html! { <text {class} x={fixed(x, 2)} y={fixed(y, 2)}>{ text }</text> }
    };
    let row_label = |row: usize| match across.first() {
        Some(across) => across.text(row),
        None => along.text(row * columns),
    };
    let (columns_at, rows_at) = (every(columns), every(rows));
    html! {
        <g class="labels">
            if across.is_empty() {
                { for names.first().map(|name| text((-0.3, -0.4), "row name", (*name).to_owned())) }
            } else {
                { for (0..columns).step_by(columns_at).map(|column| text((column as f64 + 0.5, -0.3), "column", along.text(column))) }
                { for names.first().map(|name| text((-0.2, -0.3), "row name", format!("{name} →"))) }
                { for names.get(1).map(|name| text((0.1 - MARGIN, -0.3), "name", format!("{name} ↓"))) }
            }
            { for (0..rows).step_by(rows_at).map(|row| text((-0.3, row as f64 + 0.7), "row", row_label(row))) }
        </g>
    }
}
