//! Columns whose tops can be dragged.
//!
//! ```text
//! svg.column-heights role=group
//! └─ g.column role=slider            one for each column; arrow keys, dragging
//!    ├─ rect.square …
//!    └─ rect.top                     where to take hold
//! ```
//!
//! The squares are counted from the bottom, so a pointer at a height means a number of squares.

use crate::view::hooks::{use_latest, use_state_eq};
use crate::view::maths;
use crate::view::plane::decimal;
use std::rc::Rc;
use web_sys::Element;
use yew::prelude::*;

/// Heights of columns, and where changes go.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The name of the drawing.
    pub label: String,
    /// The name of each column.
    pub names: Vec<String>,
    /// The height of each column in squares, at least 1.
    pub heights: Vec<u32>,
    /// The largest height.
    pub largest: u32,
    /// Called with a column, its new height, and whether the hand has let go.
    pub on_change: Callback<(usize, u32, bool)>,
}

/// Rows above the highest column, so that it can be pulled up.
const ROOM: u32 = 3;
/// The most squares drawn in a column; higher ones are drawn as one piece.
const MOST_SQUARES: u32 = 40;
/// The step of Page Up and Page Down.
const PAGE: u32 = 5;

/// The columns.
#[component]
pub fn ColumnHeights(props: &Props) -> Html {
    let drawing = use_node_ref();
    // The column in the hand, and how many rows the drawing had when it was taken, which must not change under the hand.
    let held = use_state_eq(|| None::<(usize, u32)>);
    let tallest = props.heights.iter().copied().max().unwrap_or(1);
    let rows = held.map_or(tallest + ROOM, |(_, rows)| rows);
    let height_at = {
        let (drawing, largest) = (drawing.clone(), props.largest);
        move |event: &PointerEvent| {
            let bounds = drawing.cast::<Element>()?.get_bounding_client_rect();
            let from_bottom = (bounds.bottom() - f64::from(event.client_y())) / bounds.height().max(1.0);
            let squares = (from_bottom * f64::from(rows) + 0.5).floor();
            Some(maths::within(squares, 1.0, f64::from(largest)) as u32)
        }
    };
    let on_pointer = |is_done: bool| {
        let (held, on_change, height_at) = (held.clone(), props.on_change.clone(), height_at.clone());
        Callback::from(move |event: PointerEvent| {
            let Some((column, _)) = *held else { return };
            if let Some(height) = height_at(&event) {
                on_change.emit((column, height, is_done));
            }
            if is_done {
                held.set(None);
            }
        })
    };
    let latest = use_latest(&props.heights);
    let column = |(index, &height): (usize, &u32)| {
        let onpointerdown = {
            let held = held.setter();
            Callback::from(move |event: PointerEvent| {
                held.set(Some((index, rows)));
                // A browser may refuse it when the pointer has gone in the meantime.
                let _ = event.target_unchecked_into::<Element>().set_pointer_capture(event.pointer_id());
                event.prevent_default();
            })
        };
        let onkeydown = {
            let (on_change, largest, latest) = (props.on_change.clone(), props.largest, Rc::clone(&latest));
            Callback::from(move |event: KeyboardEvent| {
                let Some(height) = latest.borrow().get(index).copied() else { return };
                if let Some(changed) = after_key(height, largest, &event.key()) {
                    latest.borrow_mut()[index] = changed;
                    on_change.emit((index, changed, true));
                    event.prevent_default();
                }
            })
        };
        let pieces = if height <= MOST_SQUARES { height } else { 1 };
        let size = f64::from(height) / f64::from(pieces);
        let square = |piece: u32| {
            let top = f64::from(rows) - size * f64::from(piece + 1);
            html! { <rect class="square" x={index.to_string()} y={decimal(top)} width="1" height={decimal(size)} /> }
        };
        html! {
            <g key={index} class={classes!("column", (index == 0).then_some("first"))} role="slider" tabindex="0"
                aria-label={props.names.get(index).cloned()} aria-orientation="vertical" aria-valuemin="1"
                aria-valuemax={props.largest.to_string()} aria-valuenow={height.to_string()}
                {onpointerdown} onpointermove={on_pointer(false)} onpointerup={on_pointer(true)} onpointercancel={on_pointer(true)}
                {onkeydown}>
                { for (0..pieces).map(square) }
                <rect class="top" x={index.to_string()} y={decimal(f64::from(rows - height.min(rows)) - 0.35)} width="1" height="0.7" />
            </g>
        }
    };
    let count = props.heights.len();
    html! {
        <svg ref={drawing.clone()} class="column-heights" role="group" aria-label={props.label.clone()} viewBox={format!("0 0 {count} {rows}")}
            width={(count * 32).to_string()} height={(rows * 32).to_string()}>
            { for props.heights.iter().enumerate().map(column) }
        </svg>
    }
}

/// The height after a key.
fn after_key(height: u32, largest: u32, key: &str) -> Option<u32> {
    let changed = match key {
        "ArrowUp" | "ArrowRight" => height + 1,
        "ArrowDown" | "ArrowLeft" => height.saturating_sub(1),
        "PageUp" => height + PAGE,
        "PageDown" => height.saturating_sub(PAGE),
        "Home" => 1,
        _ => return None,
    };
    Some(changed.clamp(1, largest))
}

#[cfg(test)]
mod tests {
    use super::after_key;

    #[test]
    fn keys_raise_and_lower_a_column_within_its_bounds() {
        let keys = ["ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "a"];
        assert_eq!(keys.map(|key| after_key(3, 6, key)), [Some(4), Some(2), Some(6), Some(1), Some(1), None]);
    }
}
