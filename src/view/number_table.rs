//! A table of values of any size. Only what is in sight is in the document: the table stays in place under its scroll bars
//! and shows the cells that belong to their position, a whole number of them, so headers stay and nothing flickers.
//!
//! ```text
//! div.window (scrolls)
//! └─ div.sizer              as large as the whole table would be
//!    └─ table.numbers       stays in sight, one tab stop; rows and columns from the scroll position on
//! ```

use crate::solver::Grid;
use crate::texts::use_texts;
use crate::view::cursor::Place;
use crate::view::cursor::after_key;
use crate::view::hooks::use_effect_with;
use crate::view::hooks::use_latest;
use crate::view::hooks::use_state_eq;
use crate::view::properties::properties;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::Element;
use web_sys::HtmlTableCellElement;
use web_sys::HtmlTableRowElement;
use web_sys::ResizeObserver;
use yew::prelude::*;

/// A plane of values and how it is shown.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The plane.
    pub grid: Rc<Grid>,
    /// The ids of the cells begin with this; two tables of a page differ in it.
    #[prop_or(AttrValue::Static("cell"))]
    pub prefix: AttrValue,
    /// What the table shows, in words.
    pub label: String,
    /// The names of what runs across, and down or up.
    pub names: [&'static str; 2],
    /// How numbers are written.
    #[prop_or_default]
    pub writing: Writing,
    /// The cell of the position on the board.
    #[prop_or_default]
    pub marked: Option<Place>,
    /// The cell that is pointed at, here or in another view.
    #[prop_or_default]
    pub pointed: Option<Place>,
    /// The cell that belongs to the one under the cursor, if another does.
    #[prop_or_default]
    pub echo: Option<Place>,
    /// Whether rows grow upwards.
    #[prop_or_default]
    pub upwards: bool,
    /// Whether the half of each column that repeats the other one backwards is toned down.
    #[prop_or_default]
    pub mirrored: bool,
    /// Called with the cell under the cursor, or none.
    pub on_point: Callback<Option<Place>>,
    /// Called with the cell that was chosen.
    pub on_pick: Callback<Place>,
}

/// How numbers are written, and which of them stand out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Writing {
    /// As they are; 0 stands out.
    #[default]
    Values,
    /// As they are; this one stands out.
    Level(u16),
    /// As they are; the even ones stand out, or the odd ones.
    Parity {
        /// Whether it is the odd ones.
        odd: bool,
    },
    /// With a sign, as their distance from an origin, which stands out and is left empty.
    Signed(u16),
    /// As the letter P for 0 and N for all others.
    Outcomes,
    /// As a word for each number 0, 1, …; those of 1 and more are highlighted.
    Words(&'static [&'static str]),
}

impl Writing {
    fn text(self, value: u16) -> String {
        match self {
            Self::Values | Self::Level(_) | Self::Parity { .. } => value.to_string(),
            Self::Signed(origin) if value < origin => format!("−{}", origin - value),
            Self::Signed(origin) if value == origin => "·".into(),
            Self::Signed(origin) => format!("+{}", value - origin),
            Self::Outcomes => if value == 0 { "P" } else { "N" }.into(),
            Self::Words(words) => words.get(usize::from(value)).copied().unwrap_or_default().into(),
        }
    }

    fn stands_out(self, value: u16) -> bool {
        match self {
            Self::Values | Self::Outcomes => value == 0,
            Self::Level(level) => value == level,
            Self::Parity { odd } => value.is_multiple_of(2) != odd,
            Self::Signed(origin) => value != origin,
            Self::Words(_) => value > 0,
        }
    }

    /// How many letters a number takes at most.
    fn length(self, grid: &Grid) -> u32 {
        let numbers = || grid.values.iter().copied().filter(|&value| value != Grid::NOTHING);
        match self {
            Self::Values | Self::Level(_) | Self::Parity { .. } => {
                u32::from(numbers().max().unwrap_or(0)).max(1).ilog10() + 1
            }
            Self::Signed(origin) => {
                u32::from(numbers().map(|value| value.abs_diff(origin)).max().unwrap_or(0)).max(1).ilog10() + 2
            }
            Self::Outcomes => 1,
            Self::Words(words) => words.iter().map(|word| word.chars().count() as u32).max().unwrap_or(1),
        }
    }
}

/// The cells in sight: none before the size of the window is known.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct View {
    column: u32,
    row: u32,
    columns: u32,
    rows: u32,
}

/// The table.
#[component]
pub fn NumberTable(props: &Props) -> Html {
    let window = use_node_ref();
    let sizer = use_node_ref();
    let view = use_state_eq(View::default);
    let cursor = use_state_eq(|| None::<Place>);
    let (columns, rows) = (props.grid.columns, props.grid.rows);
    let digits = use_memo((Rc::clone(&props.grid), props.writing), |(grid, writing)| longest_number(grid, *writing));
    let sizes = [("--columns", columns), ("--rows", rows), ("--digits", *digits)];

    let look = {
        let (window, sizer, view) = (window.clone(), sizer.clone(), view.setter());
        let upwards = props.upwards;
        move || {
            if let Some(seen) = in_sight(&window, &sizer, columns, rows, upwards) {
                view.set(seen);
            }
        }
    };
    {
        let (window, sizer, look) = (window.clone(), sizer.clone(), look.clone());
        let upwards = props.upwards;
        use_effect_with((columns, rows, upwards), move |_| {
            // Looking begins at row 0, which is at the bottom of an upward table.
            if let Some(window) = window.cast::<Element>() {
                window.set_scroll_top(if upwards { window.scroll_height() } else { 0 });
            }
            look();
            let observer = observe_size(&sizer, &window, look);
            move || drop(observer)
        });
    }

    {
        // The position on the board is not hidden behind the edge of the window.
        let (window, sizer, upwards) = (window.clone(), sizer.clone(), props.upwards);
        use_effect_with((props.marked, columns, rows, upwards), move |&(marked, columns, rows, _)| {
            if let Some(place) = marked {
                bring_into_sight(&window, &sizer, place, columns, rows, upwards);
            }
        });
    }

    let View { column: first_column, row: first_row, .. } = *view;
    let (last_column, last_row) = ((first_column + view.columns).min(columns), (first_row + view.rows).min(rows));
    let row_numbers: Vec<u32> =
        if props.upwards { (first_row..last_row).rev().collect() } else { (first_row..last_row).collect() };
    let place_of = {
        let row_numbers = row_numbers.clone();
        move |target: Option<web_sys::EventTarget>| -> Option<Place> {
            let cell = target?.dyn_into::<Element>().ok()?.closest("td").ok()??;
            let row = cell.parent_element()?.dyn_into::<HtmlTableRowElement>().ok()?.section_row_index();
            let column = cell.dyn_into::<HtmlTableCellElement>().ok()?.cell_index() - 1;
            Some((first_column + u32::try_from(column).ok()?, *row_numbers.get(usize::try_from(row).ok()?)?))
        }
    };
    let on_over = {
        let (place_of, on_point) = (place_of.clone(), props.on_point.clone());
        Callback::from(move |event: PointerEvent| on_point.emit(place_of(event.target())))
    };
    let on_out = props.on_point.reform(|_: PointerEvent| None);
    let on_blur = {
        let cursor = cursor.setter();
        props.on_point.reform(move |_: FocusEvent| {
            cursor.set(None);
            None
        })
    };
    {
        let cursor = cursor.setter();
        use_effect_with((columns, rows, props.label.clone()), move |_| cursor.set(None));
    }
    let on_click = {
        let (on_pick, grid) = (props.on_pick.clone(), Rc::clone(&props.grid));
        Callback::from(move |event: MouseEvent| {
            if let Some(place) = place_of(event.target()).filter(|&(column, row)| grid.at(column, row).is_some()) {
                on_pick.emit(place);
            }
        })
    };
    let latest = use_latest(&*cursor);
    let on_key = {
        let (cursor, grid, upwards) = (cursor.setter(), Rc::clone(&props.grid), props.upwards);
        let (on_point, on_pick) = (props.on_point.clone(), props.on_pick.clone());
        let (window, sizer, marked) = (window.clone(), sizer.clone(), props.marked);
        Callback::from(move |event: KeyboardEvent| {
            let cell = *latest.borrow();
            let at = cell.or(marked).unwrap_or((0, 0));
            if let ("Enter" | " ", Some(place)) = (event.key().as_str(), cell) {
                if grid.at(place.0, place.1).is_some() {
                    on_pick.emit(place);
                }
            } else if let Some(place) = after_key(&event.key(), event.ctrl_key(), at, columns, rows, upwards) {
                *latest.borrow_mut() = Some(place);
                cursor.set(Some(place));
                on_point.emit(Some(place));
                bring_into_sight(&window, &sizer, place, columns, rows, upwards);
            } else {
                return;
            }
            event.prevent_default();
        })
    };
    let on_scroll = Callback::from(move |_: Event| look());

    let texts = use_texts();
    let [across, down] = props.names;
    let heads = (first_column..last_column).map(|column| {
        let class = props.marked.filter(|marked| marked.0 == column).map(|_| "marked");
        html! { <th key={column - first_column} scope="col" {class} aria-colindex={(column + 2).to_string()}>{ column }</th> }
    });
    let head = html! {
        <tr key="head" aria-rowindex={if props.upwards { (rows + 1).to_string() } else { "1".into() }}>
            <th key="corner" class="corner" scope="col"><var>{ down }</var>{ " \\ " }<var>{ across }</var></th>
            { for heads }
        </tr>
    };
    let body = row_numbers.iter().enumerate().map(|(index, &row)| {
        let class = props.marked.filter(|marked| marked.1 == row).map(|_| "marked");
        let number = if props.upwards { rows - row } else { row + 2 };
        html! {
            <tr key={index} aria-rowindex={number.to_string()}>
                <th key="head" scope="row" {class}>{ row }</th>
                { for (first_column..last_column).map(|column| cell(props, *cursor, (column, row), first_column)) }
            </tr>
        }
    });
    let active = (*cursor).map(|(column, row)| format!("{}-{column}-{row}", props.prefix));
    html! {
        <>
            <div ref={window} class="window" onscroll={on_scroll} onkeydown={on_key} onpointerover={on_over}
                onpointerleave={on_out} onclick={on_click} onfocusout={on_blur}>
                <div ref={sizer} class="sizer" ~style={properties(sizes)}>
                    if last_column > first_column {
                        <table class={classes!("numbers", props.upwards.then_some("upwards"))} tabindex="0" role="grid"
                            aria-label={props.label.clone()} aria-rowcount={(rows + 1).to_string()}
                            aria-colcount={(columns + 1).to_string()} aria-activedescendant={active}>
                            if props.upwards {
                                <tbody>{ for body }</tbody><tfoot>{ head }</tfoot>
                            } else {
                                <thead>{ head }</thead><tbody>{ for body }</tbody>
                            }
                        </table>
                    }
                </div>
            </div>
            if last_column - first_column < columns || last_row - first_row < rows {
                <p class="printed-part">
                    { texts.printed_part(&across, &first_column, &last_column.saturating_sub(1), &down, &first_row, &last_row.saturating_sub(1)) }
                </p>
            }
        </>
    }
}

/// How many letters the longest number in the table or its headers has, at least 2.
fn longest_number(grid: &Grid, writing: Writing) -> u32 {
    writing.length(grid).max(grid.columns.max(grid.rows).max(10).ilog10() + 1)
}

fn cell(props: &Props, cursor: Option<Place>, place: Place, first_column: u32) -> Html {
    let (column, row) = place;
    let value = props.grid.at(column, row);
    let class = classes!(
        match value {
            None => "nothing",
            Some(value) if props.writing.stands_out(value) => "p",
            Some(_) => "n",
        },
        (props.marked == Some(place)).then_some("marked"),
        (cursor == Some(place) || props.pointed == Some(place)).then_some("cursor"),
        (props.echo == Some(place)).then_some("echo"),
        (props.mirrored && 2 * row > column).then_some("mirror"),
    );
    html! {
        <td key={column - first_column} id={format!("{}-{column}-{row}", props.prefix)} {class} role="gridcell"
            aria-colindex={(column + 2).to_string()} aria-selected={(cursor == Some(place)).to_string()}>
            { value.map(|value| props.writing.text(value)) }
        </td>
    }
}

/// One direction of the scrolled window, in pixels and cells.
#[derive(Clone, Copy)]
struct Span {
    /// How many cells there are, not counting the header.
    cells: u32,
    /// How many of them fit beside the header.
    fit: u32,
    /// How far the window can be scrolled.
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

    /// How far to scroll to have this cell first.
    fn scrolled(self, first: u32) -> i32 {
        let hidden = f64::from(self.cells - self.fit).max(1.0);
        (f64::from(first) / hidden * self.range).round() as i32
    }

    /// The first cell in sight when this one has to be, moving as little as possible.
    fn first_with(self, first: u32, cell: u32) -> u32 {
        first.min(cell).max((cell + 1).saturating_sub(self.fit))
    }
}

fn spans(window: &Element, sizer: &Element, columns: u32, rows: u32) -> Option<(Span, Span)> {
    let bounds = sizer.get_bounding_client_rect();
    let across = Span::new(columns, bounds.width(), window.client_width())?;
    Some((across, Span::new(rows, bounds.height(), window.client_height())?))
}

/// The cells in sight.
fn in_sight(window: &NodeRef, sizer: &NodeRef, columns: u32, rows: u32, upwards: bool) -> Option<View> {
    let (window, sizer) = (window.cast::<Element>()?, sizer.cast::<Element>()?);
    let (across, down) = spans(&window, &sizer, columns, rows)?;
    let from_top = down.first(window.scroll_top());
    let row = if upwards { rows - down.fit - from_top } else { from_top };
    Some(View { column: across.first(window.scroll_left()), row, columns: across.fit, rows: down.fit })
}

fn bring_into_sight(window: &NodeRef, sizer: &NodeRef, place: Place, columns: u32, rows: u32, upwards: bool) {
    let (Some(seen), Some(window), Some(sizer)) =
        (in_sight(window, sizer, columns, rows, upwards), window.cast::<Element>(), sizer.cast::<Element>())
    else {
        return;
    };
    let Some((across, down)) = spans(&window, &sizer, columns, rows) else { return };
    let row = down.first_with(seen.row, place.1);
    window.set_scroll_left(across.scrolled(across.first_with(seen.column, place.0)));
    window.set_scroll_top(down.scrolled(if upwards { rows - down.fit - row } else { row }));
}

/// Looks again whenever the window or the table changes its size. Keeps the observer and what it calls alive.
fn observe_size(sizer: &NodeRef, window: &NodeRef, look: impl Fn() + 'static) -> Option<Observing> {
    let look = Closure::<dyn FnMut()>::new(look);
    let observer = ResizeObserver::new(look.as_ref().unchecked_ref()).ok()?;
    observer.observe(&window.cast::<Element>()?);
    observer.observe(&sizer.cast::<Element>()?);
    Some(Observing { observer, _look: look })
}

struct Observing {
    observer: ResizeObserver,
    _look: Closure<dyn FnMut()>,
}

impl Drop for Observing {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}
