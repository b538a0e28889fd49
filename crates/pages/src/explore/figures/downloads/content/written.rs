//! The way of writing the numbers of a table in a picture of it.

use maths::solver::Writing;
use web::table::figures::colouring::Hue;
use web::table::{Form, Look, Table};
use web::view::theme::Theme;

/// The most numbers that are written: 100 × 100. No reader could make out more of them in a picture.
const MOST: usize = 10_000;

/// The way of writing the numbers of a table; `None` if they are colours, on the page or because there are too many.
pub(super) fn written(table: &Table, look: Look) -> Option<Writing> {
    let is_written = look.form == Form::Numbers && table.is_whole() && table.grid.values.len() <= MOST;
    // The theme has no part in it.
    let hue = Hue::of(table, look.mode, look.map, Theme::default());
    is_written.then(|| hue.writing(table.plane.ruleset.misere))
}
