//! The marks over a map: the place of the position on the board, and the place under the pointer. They are no part of the canvas, so that a
//! moving pointer does not draw the map again.

use crate::view::cursor::Place;
use crate::view::heat_map::numbers;
use crate::view::heat_map::viewport::{Frame, Rect, Viewport};
use crate::view::plane::decimal;
use yew::prelude::*;

/// A mark is at least so large, in CSS pixels, however small the cell is.
const LEAST: f64 = 7.0;
/// Cells so large are found without a crosshair, which would strike out the numbers in them.
const LARGE: f64 = numbers::LEAST;

/// `svg.heat-marks` with `path.crosshair`, `rect.halo`, `rect.marked` and `rect.cursor`.
pub(super) fn marks(frame: Frame, view: Viewport, marked: Option<Place>, pointed: Option<Place>) -> Html {
    let cell_of =
        |(column, row): Place| (column < frame.columns && row < frame.rows).then(|| frame.rect(view, (column, row)));
    let (marked, pointed) = (marked.and_then(cell_of), pointed.and_then(cell_of));
    html! {
        <svg class="heat-marks" aria-hidden="true">
            { pointed.filter(|cell| cell.width < LARGE).map(|cell| crosshair(&frame, cell)).unwrap_or_default() }
            { marked.map(|cell| mark("marked", cell)).unwrap_or_default() }
            { pointed.map(|cell| mark("cursor", cell)).unwrap_or_default() }
        </svg>
    }
}

/// A rectangle around a cell, on a lighter one that is seen on every colour.
fn mark(class: &'static str, cell: Rect) -> Html {
    let [width, height] = [cell.width, cell.height].map(|length| length.max(LEAST));
    let x = decimal(cell.left + (cell.width - width) / 2.0);
    let y = decimal(cell.top + (cell.height - height) / 2.0);
    let [width, height] = [width, height].map(decimal);
    html! {
        <>
            <rect class="halo" x={x.clone()} y={y.clone()} width={width.clone()} height={height.clone()} />
            <rect {class} {x} {y} {width} {height} />
        </>
    }
}

/// Lines from a cell to the edges of the frame, so that even a tiny cell is found and read off the axes.
fn crosshair(frame: &Frame, cell: Rect) -> Html {
    let (x, y) = (decimal(cell.left + cell.width / 2.0), decimal(cell.top + cell.height / 2.0));
    let (right, bottom) = (decimal(frame.width), decimal(frame.height));
    html! { <path class="crosshair" d={format!("M0 {y}H{right}M{x} 0V{bottom}")} /> }
}
