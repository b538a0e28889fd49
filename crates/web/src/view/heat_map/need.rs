//! Which part of a plane has to be known to draw what is in sight. No browser is needed here.

use crate::view::heat_map::viewport::{Frame, Viewport};
use maths::solver::Window;
use std::ops::Range;

/// The largest number of columns and of rows in a request.
pub(super) const MOST: u32 = 2000;

/// The window that should be requested, if the present one is not enough: because a visible part is missing, or because cells are larger on
/// the screen than necessary. Its stride is a power of two. It goes beyond the visible part by a quarter to each side, so that not every
/// small motion makes a request.
pub(super) fn wanted(frame: &Frame, view: Viewport, there: Window) -> Option<Window> {
    let [columns, rows] = frame.in_sight(view);
    if there == Window::whole(frame.columns, frame.rows) || columns.is_empty() || rows.is_empty() {
        return None;
    }
    let (columns_with, rows_with) = (with_margin(&columns, frame.columns), with_margin(&rows, frame.rows));
    let pixels = view.cell * frame.ratio;
    let mut stride = 1;
    while f64::from(stride * 2) * pixels <= 1.0 || kept(&columns_with, stride) > MOST || kept(&rows_with, stride) > MOST
    {
        stride *= 2;
    }
    let covers = |first: u32, count: u32, range: &Range<u32>| {
        first <= range.start && u64::from(first) + u64::from(count) * u64::from(there.stride) >= u64::from(range.end)
    };
    let is_covered = covers(there.column, there.columns, &columns) && covers(there.row, there.rows, &rows);
    let window = Window {
        column: columns_with.start / stride * stride,
        row: rows_with.start / stride * stride,
        stride,
        columns: kept(&columns_with, stride),
        rows: kept(&rows_with, stride),
    };
    (window != there && !(is_covered && there.stride <= stride)).then_some(window)
}

/// A range and a quarter of its length to each side, as far as there is something.
fn with_margin(range: &Range<u32>, count: u32) -> Range<u32> {
    let margin = range.len() as u32 / 4;
    range.start.saturating_sub(margin)..range.end.saturating_add(margin).min(count)
}

/// The number of columns or rows that are kept, from the last multiple of the stride before the range on.
fn kept(range: &Range<u32>, stride: u32) -> u32 {
    (range.end - range.start / stride * stride).div_ceil(stride)
}

#[cfg(test)]
mod tests {
    use super::{MOST, wanted};
    use crate::view::heat_map::viewport::{Frame, Viewport};
    use maths::solver::Window;
    use proptest::prelude::*;

    #[test]
    fn a_whole_plane_needs_nothing() {
        let frame = Frame { columns: 50, rows: 9, width: 10.0, height: 5.0, ratio: 1.0, aspect: 1.0, upwards: false };
        assert_eq!(wanted(&frame, frame.fit(), Window::whole(50, 9)), None);
    }

    #[test]
    fn a_large_plane_is_thinned_until_cells_are_pixels() {
        let frame = Frame {
            columns: 100_000,
            rows: 100_000,
            width: 800.0,
            height: 800.0,
            ratio: 1.0,
            aspect: 1.0,
            upwards: true,
        };
        // 125 cells to a pixel: every 64th of them is still one to a pixel, and fewer than 2000.
        let all = Window { column: 0, row: 0, stride: 64, columns: 1563, rows: 1563 };
        assert_eq!(wanted(&frame, frame.fit(), Window::whole(10, 10)), Some(all));
        assert_eq!(wanted(&frame, frame.fit(), all), None);
        // Two device pixels to a cell in the middle: 400 in sight, 100 more to each side.
        let view = frame.held(Viewport { left: 50_000.0, top: 50_000.0, cell: 2.0 });
        let part = Window { column: 49_900, row: 49_500, stride: 1, columns: 600, rows: 600 };
        assert_eq!(wanted(&frame, view, all), Some(part));
        // A small motion asks for nothing, a larger one does.
        assert_eq!(wanted(&frame, frame.panned(view, 150.0, -150.0), part), None);
        assert!(wanted(&frame, frame.panned(view, 250.0, 0.0), part).is_some());
    }

    proptest! {
        #[test]
        fn what_is_wanted_is_enough(
            columns in 2000u32..3_000_000, rows in 2000u32..3_000_000, left in 0.0..1.0f64, top in 0.0..1.0f64,
            zoom in 0.0..1.0f64, upwards: bool,
        ) {
            let frame = Frame { columns, rows, width: 700.0, height: 500.0, ratio: 2.0, aspect: 1.0, upwards };
            let least = frame.fit().cell;
            let cell = least * (Frame::WIDEST / least).powf(zoom);
            let [left, top] = [left * f64::from(columns), top * f64::from(rows)];
            let view = frame.held(Viewport { left, top, cell });
            if let Some(window) = wanted(&frame, view, Window { column: 0, row: 0, stride: 1, columns: 1, rows: 1 }) {
                prop_assert!(window.stride.is_power_of_two() && window.columns <= MOST && window.rows <= MOST);
                let [columns, rows] = frame.in_sight(view);
                for place in [(columns.start, rows.start), (columns.end - 1, rows.end - 1)] {
                    prop_assert!(window.kept(place).is_some());
                }
                prop_assert_eq!(wanted(&frame, view, window), None);
            }
        }
    }
}
