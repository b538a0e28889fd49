//! Numbers written into the cells, where those are large enough: so zooming in ends in a table.

use crate::view::heat_map::paint::Sight;
use crate::view::palette::Palette;
use web_sys::CanvasRenderingContext2d;

/// The least width of a cell that has room for its number, in CSS pixels.
pub(super) const LEAST: f64 = 22.0;

/// Numbers are written no larger than this, in CSS pixels, …
const LARGEST: f64 = 20.0;
/// … and not at all if they had to be smaller than this.
const SMALLEST: f64 = 8.0;

/// Writes the numbers in sight onto a canvas of device pixels, counted from `origin`.
pub(super) fn write(context: &CanvasRenderingContext2d, sight: &Sight, palette: &Palette, origin: u16, font: &str) {
    let Sight { grid, window, frame, view } = *sight;
    if view.cell < LEAST || window.stride != 1 {
        return;
    }
    let [columns, rows] = frame.in_sight(view);
    let mut cells: Vec<(u16, String, f64, f64)> = Vec::new();
    for (column, row) in rows.flat_map(|row| columns.clone().map(move |column| (column, row))) {
        let value = window.kept((column, row)).and_then(|(column, row)| grid.at(column, row));
        if let Some(value) = value {
            let rect = frame.rect(view, (column, row));
            let (x, y) = (rect.left + rect.width / 2.0, rect.top + rect.height / 2.0);
            cells.push((value, written(value, origin), x * frame.ratio, y * frame.ratio));
        }
    }
    let longest = cells.iter().map(|cell| cell.1.chars().count()).max().unwrap_or(1).max(2);
    // A digit is a little wider than half its height.
    let size = (frame.cell_height(view.cell) * 0.5).min(view.cell * 0.8 / (longest as f64 * 0.6)).min(LARGEST);
    if size < SMALLEST {
        return;
    }
    context.set_font(&format!("{}px {font}", (size * frame.ratio) as u32));
    context.set_text_align("center");
    context.set_text_baseline("middle");
    for (is_bright, ink) in [(true, "#000"), (false, "#fff")] {
        context.set_fill_style_str(ink);
        for (_, text, x, y) in cells.iter().filter(|cell| palette.is_bright(cell.0) == is_bright) {
            // Fails only for coordinates that are not finite.
            let _ = context.fill_text(text, *x, *y);
        }
    }
}

/// A number as it is written: its distance from the origin, with the sign that mathematics uses.
pub(super) fn written(value: u16, origin: u16) -> String {
    if value < origin { format!("−{}", origin - value) } else { (value - origin).to_string() }
}

#[cfg(test)]
mod tests {
    use super::written;

    #[test]
    fn numbers_are_counted_from_the_origin() {
        assert_eq!([(7, 0), (7, 7), (7, 9)].map(|(value, origin)| written(value, origin)), ["7", "0", "−2"]);
    }
}
