//! A table of values of any size. Only the visible cells are in the document. The table itself does not scroll: it stays in the
//! window and shows whole cells, chosen by the scroll bars, so its headers stay in view and nothing flickers.
//!
//! ```text
//! div.window (scrolls)
//! └─ div.sizer              as large as the whole table would be
//!    └─ table.numbers       stays in sight, one tab stop; rows and columns from the scroll position on
//! ```

mod cells;
mod in_sight;

use crate::texts::use_texts;
use crate::view::cursor::{Place, after_key};
use crate::view::hooks::{use_effect_with, use_latest, use_state_eq};
use crate::view::number_table::cells::Cells;
use crate::view::number_table::in_sight::{Sheet, use_view};
use crate::view::properties::properties;
use maths::solver::{Grid, Writing};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlTableCellElement, HtmlTableRowElement};
use yew::prelude::*;

/// A plane of values and how it is shown.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct Props {
    /// The plane.
    pub grid: Rc<Grid>,
    /// The ids of the cells begin with this; two tables of a page differ in it.
    #[prop_or(AttrValue::Static("cell"))]
    pub prefix: AttrValue,
    /// A description of the table.
    pub label: String,
    /// The names of the horizontal and of the vertical axis.
    pub names: [&'static str; 2],
    /// The notation of the numbers.
    #[prop_or_default]
    pub writing: Writing,
    /// The cell of the position on the board.
    #[prop_or_default]
    pub marked: Option<Place>,
    /// True if the cells below the marked one in its column, and before it in its row, have frames, too: one break leads to them.
    #[prop_or_default]
    pub reach: bool,
    /// The cell that is pointed at, here or in another view.
    #[prop_or_default]
    pub pointed: Option<Place>,
    /// The cell that is paired with the one under the cursor, its mirror image for example, if there is one.
    #[prop_or_default]
    pub echo: Option<Place>,
    /// True if rows grow upwards.
    #[prop_or_default]
    pub upwards: bool,
    /// True if the half of each column that repeats the other one backwards is toned down.
    #[prop_or_default]
    pub mirrored: bool,
    /// The largest value, where values are toned.
    #[prop_or_default]
    pub toned: Option<u16>,
    /// The reason for an empty corner at (0, 0), if the table can have one.
    #[prop_or_default]
    pub empty: Option<AttrValue>,
    /// Called with the cell under the cursor, or none.
    pub on_point: Callback<Option<Place>>,
    /// Called with the cell that was chosen.
    pub on_pick: Callback<Place>,
}

/// The table.
#[component]
pub fn NumberTable(props: &Props) -> Html {
    let texts = use_texts();
    let (window, sizer) = (use_node_ref(), use_node_ref());
    let (columns, rows, upwards) = (props.grid.columns, props.grid.rows, props.upwards);
    let sheet = Sheet { window: window.clone(), sizer: sizer.clone(), columns, rows, upwards };
    let (view, look) = use_view(&sheet, props.marked);
    let cursor = use_state_eq(|| None::<Place>);
    let digits = use_memo((Rc::clone(&props.grid), props.writing), |(grid, writing)| longest(grid, *writing));
    let sizes = [("--columns", columns), ("--rows", rows), ("--digits", *digits)];

    let (first_column, row_numbers) = (view.column, view.row_numbers(upwards));
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
        let (cursor, grid, marked) = (cursor.setter(), Rc::clone(&props.grid), props.marked);
        let (on_point, on_pick) = (props.on_point.clone(), props.on_pick.clone());
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
                sheet.bring_into_sight(place);
            } else {
                return;
            }
            event.prevent_default();
        })
    };
    let on_scroll = look.reform(|_: Event| ());
    let is_empty = has_empty_corner(&props.grid);
    let empty = props.empty.as_ref().filter(|_| is_empty);
    let cells = Cells { props, columns: view.column_numbers(), cursor: *cursor, empty };
    let body = row_numbers.iter().enumerate().map(|(index, &row)| cells.row(index, row));
    let active = (*cursor).map(|(column, row)| format!("{}-{column}-{row}", props.prefix));
    html! {
        <>
            <div ref={window} class="window" onscroll={on_scroll} onkeydown={on_key} onpointerover={on_over}
                onpointerleave={on_out} onclick={on_click} onfocusout={on_blur}>
                <div ref={sizer} class="sizer" ~style={properties(sizes)}>
                    if view.columns > 0 {
                        <table class={classes!("numbers", upwards.then_some("upwards"))} tabindex="0" role="grid"
                            aria-label={props.label.clone()} aria-rowcount={(rows + 1).to_string()}
                            aria-colcount={(columns + 1).to_string()} aria-activedescendant={active}>
                            if upwards {
                                <tbody>{ for body }</tbody><tfoot>{ cells.head() }</tfoot>
                            } else {
                                <thead>{ cells.head() }</thead><tbody>{ for body }</tbody>
                            }
                        </table>
                    }
                </div>
            </div>
            if view.columns < columns || view.rows < rows {
                <p class="printed-part">{ view.part(texts, props.names) }</p>
            }
        </>
    }
}

/// The room that words in the empty corner need, in columns and rows.
const ROOM: Place = (9, 3);

/// True if the corner at (0, 0) is empty, so that words have room in it.
fn has_empty_corner(grid: &Grid) -> bool {
    let (columns, rows) = ROOM;
    columns <= grid.columns
        && rows <= grid.rows
        && (0..rows).all(|row| (0..columns).all(|column| grid.at(column, row).is_none()))
}

/// An upper bound of the number of characters in a cell or header, at least 2.
fn longest(grid: &Grid, writing: Writing) -> u32 {
    writing.length(grid).max(grid.columns.max(grid.rows).max(10).ilog10() + 1)
}

#[cfg(test)]
mod tests {
    use super::{ROOM, has_empty_corner};
    use maths::solver::Grid;

    /// A grid in which only these places have a value.
    fn grid(columns: u32, rows: u32, filled: &[(u32, u32)]) -> Grid {
        let places = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
        let values = places.map(|place| if filled.contains(&place) { 0 } else { Grid::NOTHING }).collect();
        Grid { columns, rows, values }
    }

    #[test]
    fn words_need_an_empty_corner_with_room() {
        let (columns, rows) = ROOM;
        assert!(has_empty_corner(&grid(columns, rows, &[])));
        assert!(has_empty_corner(&grid(columns + 1, rows + 1, &[(columns, 0), (0, rows)])));
        assert!(!has_empty_corner(&grid(columns, rows, &[(columns - 1, rows - 1)])));
        assert!(!has_empty_corner(&grid(columns - 1, rows, &[])));
        assert!(!has_empty_corner(&grid(columns, rows - 1, &[])));
    }
}
