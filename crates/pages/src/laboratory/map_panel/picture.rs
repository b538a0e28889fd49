//! The picture of the map: a row for each k, a column for each s.
//!
//! ```text
//!   k    ┌────┬────┬────┐   full with a number c: proved for all positions
//!   ↓    │ −1 │ 0  │ ▪  │   outlined with a number c: verified up to a bound
//!        ├────┼────┼────┤   a small square: no number c is possible; grey: not known
//! ```

use crate::laboratory::MapLook;
use crate::laboratory::map_box::{Cells, known};
use maths::values::fixed;
use proofs::theorems::shifts::{Cell, Known};
use std::rc::Rc;
use web::texts::use_texts;
use web::view::cursor::after_key;
use web::view::hooks::use_latest;
use web_sys::Element;
use yew::prelude::*;

/// The look of a cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Look {
    /// With c.
    Proved(i32),
    /// With c.
    Verified(i32),
    NoShift,
    Open,
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct Props {
    pub look: MapLook,
    pub cells: Rc<Cells>,
    /// Called with the k and s that are looked at.
    pub on_look: Callback<Option<(u32, u32)>>,
}

/// The side of a cell in pixels.
const SIDE: f64 = 26.0;
/// Space for the labels, in cells.
const MARGIN: f64 = 2.2;

/// `div.sweep-scroll > svg.sweep-picture`
#[component]
pub(super) fn Picture(props: &Props) -> Html {
    let texts = use_texts();
    let (rows, columns) = (Cell::LARGEST.0, Cell::LARGEST.1 + 1);
    let onclick = props.on_look.reform(|event: MouseEvent| place_of(&event));
    let latest = use_latest(&props.look.at);
    let onkeydown = {
        let on_look = props.on_look.clone();
        Callback::from(move |event: KeyboardEvent| {
            let (k, s) = latest.borrow().unwrap_or((1, 0));
            if let Some((s, row)) = after_key(&event.key(), event.ctrl_key(), (s, k - 1), columns, rows, false) {
                event.prevent_default();
                *latest.borrow_mut() = Some((row + 1, s));
                on_look.emit(Some((row + 1, s)));
            }
        })
    };
    let view_box =
        [-MARGIN, -1.5, f64::from(columns) + MARGIN, f64::from(rows) + 1.6].map(|number| fixed(number, 1)).join(" ");
    let pixels = |cells: f64| fixed(cells * SIDE, 0);
    html! {
        <div class="sweep-scroll"><svg class="sweep-picture few map-picture" tabindex="0" role="application" aria-label={texts.map_picture()}
            viewBox={view_box} width={pixels(f64::from(columns) + MARGIN)} height={pixels(f64::from(rows) + 1.6)} {onclick} {onkeydown}>
            { labels(rows, columns) }
            { for (1..=rows).map(|k| {
                let looks = (0..columns).map(|s| known(props.look.cell((k, s)), &props.cells).map_or(Look::Open, look));
                html! { <Row key={k} {k} looks={looks.collect::<Vec<_>>()} /> }
            }) }
            { props.look.at.map(|(k, s)| html! {
                <rect class="looked-at" x={s.to_string()} y={(k - 1).to_string()} width="1" height="1" />
            }).unwrap_or_default() }
        </svg></div>
    }
}

fn place_of(event: &Event) -> Option<(u32, u32)> {
    let text = event.target_dyn_into::<Element>()?.get_attribute("data-cell")?;
    let (k, s) = text.split_once(',')?;
    Some((k.parse().ok()?, s.parse().ok()?))
}

fn look(known: Known) -> Look {
    match known {
        Known::Proved(rule) => Look::Proved(rule.shift),
        Known::Verified { shift, .. } => Look::Verified(shift),
        Known::NoShift(_) => Look::NoShift,
        Known::Open { .. } => Look::Open,
    }
}

#[derive(Clone, PartialEq, Properties)]
struct RowProps {
    k: u32,
    looks: Vec<Look>,
}

/// One row of cells. It is drawn again only when one of them has changed.
#[component]
fn Row(props: &RowProps) -> Html {
    let cell = |(s, look): (usize, &Look)| square(*look, (s, props.k as usize - 1), Some(format!("{},{s}", props.k)));
    html! { <g class="cells">{ for props.looks.iter().enumerate().map(cell) }</g> }
}

/// A cell at a column and a row.
pub(super) fn square(look: Look, (column, row): (usize, usize), place: Option<String>) -> Html {
    let (class, side, number) = match look {
        Look::Proved(c) => ("verified", 0.9, Some((c, Some("on-verified")))),
        Look::Verified(c) => ("unknown", 0.9, Some((c, None))),
        Look::NoShift => ("refuted", 0.28, None),
        Look::Open => ("undecided", 0.9, None),
    };
    let at = |start: usize| fixed(start as f64 + (1.0 - side) / 2.0, 3);
    let number = number.map(|(c, class)| {
        html! { <text {class} x={format!("{column}.5")} y={format!("{row}.62")}>{ c.to_string().replace('-', "−") }</text> }
    });
    html! {
        <>
            <rect class={if matches!(look, Look::Verified(_)) { "cell stated" } else { "cell" }} data-cell={place}
                x={format!("{column}.04")} y={format!("{row}.04")} width="0.92" height="0.92" />
            <rect {class} x={at(column)} y={at(row)} width={fixed(side, 2)} height={fixed(side, 2)} />
            { number.unwrap_or_default() }
        </>
    }
}

/// Every second value of s above, and every k at the left.
fn labels(rows: u32, columns: u32) -> Html {
    let text = |(x, y): (f64, f64), class: &'static str, text: String| {
        html! { <text {class} x={fixed(x, 2)} y={fixed(y, 2)}>{ text }</text> }
    };
    html! {
        <g class="labels">
            { for (0..columns).step_by(2).map(|s| text((f64::from(s) + 0.5, -0.3), "column", s.to_string())) }
            { for (1..=rows).map(|k| text((-0.3, f64::from(k) - 0.35), "row", k.to_string())) }
            { text((-0.9, -0.3), "row name", "s →".into()) }
            { text((0.1 - MARGIN, 0.7), "name", "k ↓".into()) }
        </g>
    }
}
