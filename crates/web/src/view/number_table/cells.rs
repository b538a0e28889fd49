//! The cells and headers of a table.

use crate::view::cursor::Place;
use crate::view::number_table::Props;
use crate::view::tones::tone;
use std::ops::Range;
use yew::prelude::*;

/// Renders the visible columns of a table, row by row.
pub(super) struct Cells<'a> {
    pub(super) props: &'a Props,
    pub(super) columns: Range<u32>,
    /// The cell that the keyboard has chosen.
    pub(super) cursor: Option<Place>,
    /// The words in the empty corner, if it has room for them.
    pub(super) empty: Option<&'a AttrValue>,
}

/// The cell at which the words in an empty corner begin.
const WORDS: Place = (0, 1);

impl Cells<'_> {
    /// The header row: the names of the axes, and the numbers of the columns.
    pub(super) fn head(&self) -> Html {
        let Props { marked, names: [across, down], .. } = *self.props;
        let heads = self.columns.clone().map(|column| {
            let class = marked.filter(|marked| marked.0 == column).map(|_| "marked");
            html! {
                <th key={column - self.columns.start} scope="col" {class} aria-colindex={(column + 2).to_string()}>{ column }</th>
            }
        });
        let number = if self.props.upwards { self.props.grid.rows + 1 } else { 1 };
        html! {
            <tr key="head" aria-rowindex={number.to_string()}>
                <th key="corner" class="corner" scope="col"><var>{ down }</var>{ " \\ " }<var>{ across }</var></th>
                { for heads }
            </tr>
        }
    }

    /// A row of the table; `index` counts the visible rows from the top.
    pub(super) fn row(&self, index: usize, row: u32) -> Html {
        let class = self.props.marked.filter(|marked| marked.1 == row).map(|_| "marked");
        let number = if self.props.upwards { self.props.grid.rows - row } else { row + 2 };
        html! {
            <tr key={index} aria-rowindex={number.to_string()}>
                <th key="head" scope="row" {class}>{ row }</th>
                { for self.columns.clone().map(|column| self.cell((column, row))) }
            </tr>
        }
    }

    /// The classes of a cell that one break reaches; the last one in this direction has one more.
    fn reached(&self, (column, row): Place) -> Option<Classes> {
        let (at_column, at_row) = self.props.marked.filter(|_| self.props.reach)?;
        let (class, next) = if row == at_row && column < at_column {
            ("reach-row", column.checked_sub(1).map(|next| (next, row)))
        } else if column == at_column && row < at_row {
            ("reach-column", row.checked_sub(1).map(|next| (column, next)))
        } else {
            return None;
        };
        let is_last = next.is_none_or(|(column, row)| self.props.grid.at(column, row).is_none());
        Some(classes!(class, is_last.then_some("reach-end")))
    }

    fn cell(&self, place: Place) -> Html {
        let (column, row) = place;
        let Props { ref grid, ref prefix, writing, marked, pointed, echo, mirrored, toned, .. } = *self.props;
        let value = grid.at(column, row);
        // An attribute and not text of the cell, so that a copied table has only its numbers.
        let words = self.empty.filter(|_| place == WORDS).cloned();
        let class = classes!(
            match value {
                None => "nothing",
                Some(value) if writing.stands_out(value) => "p",
                Some(_) => "n",
            },
            value.zip(toned).map(|(value, largest)| format!("v{}", tone(value, largest))),
            (marked == Some(place)).then_some("marked"),
            value.and_then(|_| self.reached(place)),
            (self.cursor == Some(place) || pointed == Some(place)).then_some("cursor"),
            (echo == Some(place)).then_some("echo"),
            (mirrored && 2 * row > column).then_some("mirror"),
        );
        html! {
            <td key={column - self.columns.start} id={format!("{prefix}-{column}-{row}")} {class} role="gridcell"
                aria-colindex={(column + 2).to_string()} aria-selected={(self.cursor == Some(place)).to_string()} data-words={words}>
                { value.map(|value| writing.text(value)) }
            </td>
        }
    }
}
