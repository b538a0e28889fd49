//! Which cells of a table are in sight, and how to bring another one there.

use crate::texts::Texts;
use crate::view::cursor::Place;
use crate::view::hooks::{use_effect_with, use_state_eq};
use crate::view::sizing::watch_size;
use crate::view::window::window;
use std::ops::Range;
use web_sys::Element;
use yew::prelude::*;

/// The cells in sight.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct View {
    /// The smallest column and row.
    pub(super) column: u32,
    pub(super) row: u32,
    /// The number of columns.
    pub(super) columns: u32,
    pub(super) rows: u32,
}

impl View {
    /// The columns, from the left.
    pub(super) fn column_numbers(self) -> Range<u32> {
        self.column..self.column + self.columns
    }

    /// The rows, from the top.
    pub(super) fn row_numbers(self, upwards: bool) -> Vec<u32> {
        let rows = self.row..self.row + self.rows;
        if upwards { rows.rev().collect() } else { rows.collect() }
    }

    /// The part of this view that the table has; the table may have become smaller since it was measured.
    fn within(self, columns: u32, rows: u32) -> Self {
        let columns = self.columns.min(columns.saturating_sub(self.column));
        Self { columns, rows: self.rows.min(rows.saturating_sub(self.row)), ..self }
    }

    /// Which part of the table it is, in words.
    pub(super) fn part(self, texts: Texts, [across, down]: [&str; 2]) -> String {
        let last = |first: u32, count: u32| (first + count).saturating_sub(1);
        let (column, row) = (last(self.column, self.columns), last(self.row, self.rows));
        texts.printed_part(&across, &self.column, &column, &down, &self.row, &row)
    }
}

/// As many cells are drawn in the time of one frame.
const FEW: u32 = 600;

/// A table that may be larger than its window.
#[derive(Clone, PartialEq)]
pub(super) struct Sheet {
    /// The element that scrolls, and the one in it that is as large as the whole table.
    pub(super) window: NodeRef,
    pub(super) sizer: NodeRef,
    pub(super) columns: u32,
    pub(super) rows: u32,
    /// True if row 0 is at the bottom.
    pub(super) upwards: bool,
}

/// Returns the visible cells, and a callback that measures again, to be called after scrolling. Scrolls the marked cell into view.
#[hook]
pub(super) fn use_view(sheet: &Sheet, marked: Option<Place>) -> (View, Callback<()>) {
    let view = use_state_eq(|| sheet.at_first());
    let look = {
        let (sheet, view) = (sheet.clone(), view.setter());
        Callback::from(move |()| {
            if let Some(seen) = sheet.view() {
                view.set(seen);
            }
        })
    };
    {
        let look = look.clone();
        use_effect_with(sheet.clone(), move |sheet| {
            // Looking begins at row 0, which is at the bottom of an upward table.
            if let Some(window) = sheet.window.cast::<Element>() {
                window.set_scroll_top(if sheet.upwards { window.scroll_height() } else { 0 });
            }
            look.emit(());
            // Looks again whenever the window or the table changes its size.
            let watch = watch_size([sheet.window.cast(), sheet.sizer.cast()], move || look.emit(()));
            move || drop(watch)
        });
    }
    // The position on the board is not hidden behind the edge of the window.
    use_effect_with((marked, sheet.clone()), move |(marked, sheet)| {
        if let Some(place) = *marked {
            sheet.bring_into_sight(place);
        }
    });
    (view.within(sheet.columns, sheet.rows), look)
}

/// One direction of the scrolled window, in pixels and cells.
#[derive(Clone, Copy)]
struct Span {
    /// The number of cells, without the header.
    cells: u32,
    /// The number of cells that fit beside the header.
    fit: u32,
    /// The distance over which the window can be scrolled.
    range: f64,
}

impl Span {
    /// The sizer is as long as all cells and the header.
    fn new(cells: u32, sizer: f64, window: i32) -> Option<Self> {
        let cell = sizer / f64::from(cells + 1);
        let fit = ((f64::from(window) / cell - 0.95).max(1.0) as u32).min(cells);
        (cell > 0.0).then(|| Self { cells, fit, range: (sizer - f64::from(window)).max(1.0) })
    }

    /// The first cell in sight. The whole way of the scroll bar is the whole table, so its end shows the last cell.
    fn first(self, scrolled: i32) -> u32 {
        let hidden = f64::from(self.cells - self.fit);
        (f64::from(scrolled) / self.range * hidden).round().min(hidden) as u32
    }

    /// The scroll position that puts this cell first.
    fn scrolled(self, first: u32) -> i32 {
        let hidden = f64::from(self.cells - self.fit).max(1.0);
        (f64::from(first) / hidden * self.range).round() as i32
    }

    /// The first cell in sight when this one has to be, moving as little as possible.
    fn first_with(self, first: u32, cell: u32) -> u32 {
        first.min(cell).max((cell + 1).saturating_sub(self.fit))
    }
}

impl Sheet {
    /// The cells that are drawn before the window is measured: all if a page becomes text, or if they are few, and else none. A slow
    /// browser paints before it measures, so a small table would vanish for a moment when the program takes over.
    fn at_first(&self) -> View {
        let whole = View { column: 0, row: 0, columns: self.columns, rows: self.rows };
        if window().is_some() && self.columns.saturating_mul(self.rows) > FEW { View::default() } else { whole }
    }

    /// The span of the columns, and the span of the rows.
    fn spans(&self, window: &Element) -> Option<(Span, Span)> {
        let bounds = self.sizer.cast::<Element>()?.get_bounding_client_rect();
        let across = Span::new(self.columns, bounds.width(), window.client_width())?;
        Some((across, Span::new(self.rows, bounds.height(), window.client_height())?))
    }

    /// The cells in sight.
    fn view(&self) -> Option<View> {
        let window = self.window.cast::<Element>()?;
        let (across, down) = self.spans(&window)?;
        let from_top = down.first(window.scroll_top());
        let row = if self.upwards { self.rows - down.fit - from_top } else { from_top };
        Some(View { column: across.first(window.scroll_left()), row, columns: across.fit, rows: down.fit })
    }

    /// Scrolls as little as possible until a place is in sight.
    pub(super) fn bring_into_sight(&self, place: Place) {
        let (Some(seen), Some(window)) = (self.view(), self.window.cast::<Element>()) else { return };
        let Some((across, down)) = self.spans(&window) else { return };
        let row = down.first_with(seen.row, place.1);
        window.set_scroll_left(across.scrolled(across.first_with(seen.column, place.0)));
        window.set_scroll_top(down.scrolled(if self.upwards { self.rows - down.fit - row } else { row }));
    }
}
