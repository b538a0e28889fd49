//! The columns of Sharing Nim, each standing with its middle on one line: since every column is a palindrome, the whole figure is its own
//! mirror image. The column of the position on the board opens a gap, in which arcs join equal values.
//!
//! ```text
//! svg.mirrored
//! ├─ path.fold                      the middle line
//! ├─ path.p, path.v0 … path.v7      the cells of a colour
//! ├─ text …                         values, while there are few; the number of each column below it
//! ├─ rect.column, path.arcs         the column of the board
//! └─ rect.here, rect.twin, rect.cursor
//! ```

use crate::view::cursor::{Place, after_key};
use crate::view::plane::decimal;
use crate::view::tones::{TONES, tone};
use maths::solver::Grid;
use std::fmt::Write;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// The largest number of columns that are drawn.
pub const MOST: u32 = 128;
/// The largest number of columns with their values and numbers written.
const WRITTEN: u32 = 31;
/// With more columns their numbers are larger, compared with the cells.
const DENSE: u32 = 64;

/// The columns, and what hears of them. Places are (b, a).
pub struct Mirrored<'a> {
    /// The values of (0, a, b): column b, row a.
    pub grid: &'a Rc<Grid>,
    /// The position on the board, if it is in one of the columns.
    pub here: Option<Place>,
    /// The place that is pointed at.
    pub pointed: Option<Place>,
    /// A description of the figure.
    pub label: String,
    /// Called with the place under the cursor, or none.
    pub on_point: Callback<Option<Place>>,
    /// Called with the place that was chosen.
    pub on_pick: Callback<Place>,
}

/// The layout of the cells.
#[derive(Clone, Copy)]
struct Frame {
    columns: u32,
    /// The column that opens a gap behind it.
    open: u32,
}

impl Frame {
    fn gap(self) -> f64 {
        (1.2 + f64::from(self.open) * 0.16).min(4.2)
    }

    fn left(self, column: u32) -> f64 {
        f64::from(column) + if column > self.open { self.gap() } else { 0.0 }
    }

    /// The top of a cell; 0 is the middle line.
    fn top(column: u32, row: u32) -> f64 {
        (f64::from(column) - 1.0) / 2.0 - f64::from(row)
    }

    /// Left, top, width and height of the whole.
    fn view(self) -> [f64; 4] {
        let columns = f64::from(self.columns);
        [-0.6, -columns / 2.0 - 0.2, columns + self.gap() + 1.0, columns + 1.6]
    }

    /// The cell at a point of the drawing.
    fn place(self, x: f64, y: f64) -> Option<Place> {
        let column = (0..self.columns).find(|&column| (0.0..1.0).contains(&(x - self.left(column))))?;
        (0..=column).find(|&row| (0.0..1.0).contains(&(y - Self::top(column, row)))).map(|row| (column, row))
    }
}

/// The figure: one tab stop, in which arrows go from cell to cell and Enter chooses one.
pub fn mirrored(props: &Mirrored) -> Html {
    let Mirrored { grid, here, pointed, .. } = *props;
    // Without a position the last column is open.
    let open = here.unwrap_or((grid.columns.saturating_sub(1), 0));
    let frame = Frame { columns: grid.columns, open: open.0 };
    let view = frame.view();
    let is_written = frame.columns <= WRITTEN;
    let largest = grid.points().map(|(_, _, value)| value).max().unwrap_or(0);
    let mut paths = vec![String::new(); TONES as usize + 1];
    let mut texts = Vec::new();
    for (column, row, value) in grid.points().filter(|(column, row, _)| row <= column) {
        let (x, y) = (frame.left(column), Frame::top(column, row));
        let index = if value == 0 { 0 } else { tone(value, largest) as usize + 1 };
        // Writing to a string cannot fail.
        let _ = paths.get_mut(index).map(|path| write!(path, "M{} {}h1v1h-1z", decimal(x), decimal(y)));
        if is_written {
            let class = (value == 0).then_some("p");
            texts.push(html! { <text {class} x={decimal(x + 0.5)} y={decimal(y + 0.5)}>{ value }</text> });
        }
    }
    let apart = if is_written { 1 } else { frame.columns.div_ceil(16).next_power_of_two() };
    let number = |column: u32| {
        let (x, y) = (frame.left(column) + 0.5, Frame::top(column, 0) + 1.5);
        html! { <text class="tick" x={decimal(x)} y={decimal(y)}>{ column }</text> }
    };
    let place = {
        move |event: &MouseEvent| {
            let drawing =
                event.current_target().and_then(|target| wasm_bindgen::JsCast::dyn_into::<Element>(target).ok())?;
            let bounds = drawing.get_bounding_client_rect();
            let unit = view[2] / bounds.width().max(1.0);
            let x = (f64::from(event.client_x()) - bounds.left()) * unit + view[0];
            frame.place(x, (f64::from(event.client_y()) - bounds.top()) * unit + view[1])
        }
    };
    let on_move = props.on_point.reform(move |event: PointerEvent| place(&event));
    let on_leave = props.on_point.reform(|_: PointerEvent| None);
    let onblur = props.on_point.reform(|_: FocusEvent| None);
    let onclick = {
        let on_pick = props.on_pick.clone();
        Callback::from(move |event: MouseEvent| {
            if let Some(at) = place(&event) {
                on_pick.emit(at);
            }
        })
    };
    let onkeydown = {
        let (on_point, on_pick) = (props.on_point.clone(), props.on_pick.clone());
        Callback::from(move |event: KeyboardEvent| {
            let at = pointed.unwrap_or(open);
            let next = after_key(&event.key(), event.ctrl_key(), at, frame.columns, frame.columns, true);
            match (event.key().as_str(), next) {
                ("Enter" | " ", _) => on_pick.emit(at),
                (_, Some((column, row))) => on_point.emit(Some((column, row.min(column)))),
                (_, None) => return,
            }
            event.prevent_default();
        })
    };
    let paths = paths.into_iter().enumerate().map(|(index, d)| {
        let class = index.checked_sub(1).map_or_else(|| "p".into(), |tone| format!("v{tone}"));
        html! { <path key={index} {class} {d} /> }
    });
    html! {
        <svg class={classes!("mirrored", (!is_written).then_some("dense"), (frame.columns > DENSE).then_some("denser"))} viewBox={view.map(decimal).join(" ")} tabindex="0" role="application"
            aria-label={props.label.clone()} onpointermove={on_move} onpointerleave={on_leave} {onclick} {onkeydown} {onblur}>
            <path class="fold" d={format!("M-0.6 0H{}", decimal(view[0] + view[2]))} />
            { for paths }
            { for texts }
            { for (0..frame.columns).step_by(apart as usize).map(number) }
            { open_column(frame) }
            { for here.map(|here| mark("here", frame, here)) }
            { for here.map(|(column, row)| mark("twin", frame, (column, column.saturating_sub(row)))) }
            { for pointed.map(|place| mark("cursor", frame, place)) }
        </svg>
    }
}

/// The frame of the column that is open, and an arc for each pair of equal values.
fn open_column(frame: Frame) -> Html {
    let b = frame.open;
    if b >= frame.columns {
        return Html::default();
    }
    let (left, top) = (frame.left(b), Frame::top(b, b));
    let arc = |row: u32| {
        let (from, until) = (Frame::top(b, row) + 0.5, Frame::top(b, b - row) + 0.5);
        let reach = left + 1.1 + (frame.gap() - 0.3) * 1.3 * (from - until) / f64::from(b.max(1));
        let [x, reach, from, until] = [left + 1.1, reach, from, until].map(decimal);
        format!("M{x} {from}C{reach} {from} {reach} {until} {x} {until}")
    };
    html! {
        <>
            <path class="arcs" d={(0..b.div_ceil(2)).map(arc).collect::<String>()} />
            <rect class="column" x={decimal(left)} y={decimal(top)} width="1" height={decimal(f64::from(b) + 1.0)} />
        </>
    }
}

fn mark(class: &'static str, frame: Frame, (column, row): Place) -> Html {
    if column >= frame.columns || row > column {
        return Html::default();
    }
    html! { <rect {class} x={decimal(frame.left(column))} y={decimal(Frame::top(column, row))} width="1" height="1" /> }
}

#[cfg(test)]
mod tests {
    use super::Frame;

    #[test]
    fn mirror_images_are_equally_far_from_the_middle_line() {
        for column in 0..20 {
            for row in 0..=column {
                let [one, other] = [row, column - row].map(|row| Frame::top(column, row) + 0.5);
                assert!((one + other).abs() < 1e-9, "({row}, {column})");
            }
        }
    }

    #[test]
    fn a_point_of_the_drawing_is_found_in_its_cell() {
        let frame = Frame { columns: 9, open: 4 };
        for (column, row) in [(0, 0), (4, 2), (5, 5), (8, 0)] {
            let (x, y) = (frame.left(column) + 0.5, Frame::top(column, row) + 0.5);
            assert_eq!(frame.place(x, y), Some((column, row)));
        }
        // The gap behind the open column, and the place above a column.
        assert_eq!(frame.place(5.3, 0.0), None);
        assert_eq!(frame.place(1.5, -3.0), None);
    }
}
