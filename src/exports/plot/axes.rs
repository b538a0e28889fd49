//! What stands around a plot. All sizes grow with it, so that they look the same in every plot.
//!
//! ```text
//!              ┌ margin·7/10
//!    margin  ┌─┴──────────┐ gap  legend
//!   ├───────┤│   paper    │├───┤├──────┤
//!            └─┬──────────┘
//!              └ margin
//! ```

use crate::exports::Frame;
use crate::exports::escape;
use crate::exports::numbers;
use crate::exports::pen::push_place;
use crate::exports::plot::scale;
use crate::solver::Grid;

/// The width of the picture in pixels.
const WIDTH: i64 = 800;

/// Sizes in thousandths of a unit for each unit of the longer side.
const FONT: i64 = 35;
const GAP: i64 = 20;
const MARGIN: i64 = 90;
const LEGEND: i64 = 200;
const LINE: i64 = 45;

/// The longer side.
fn longest(grid: &Grid) -> i64 {
    grid.columns.max(grid.rows).max(1).into()
}

/// The opening tag, with the size and what it covers.
pub(super) fn head(grid: &Grid, has_legend: bool) -> String {
    let longest = longest(grid);
    let margin = MARGIN * longest;
    let beside = if has_legend { LEGEND * longest } else { margin / 4 };
    let top = 1000 * i64::from(grid.rows) + margin * 7 / 10;
    let width = 1000 * i64::from(grid.columns) + margin + beside;
    // The legend has a line more than the scale has steps, and hangs from the top of the paper.
    let legend = if has_legend { margin + LINE * longest * (scale::COLOURS.len() as i64 + 1) } else { 0 };
    let height = (top + margin).max(legend);
    let mut text = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"");
    push_place(&mut text, (-margin, top), ' ', -1);
    text.push(' ');
    push_place(&mut text, (width, height), ' ', 1);
    text.push_str("\" width=\"");
    numbers::thousandths(&mut text, WIDTH * 1000);
    text.push_str("\" height=\"");
    numbers::thousandths(&mut text, height * WIDTH / width * 1000);
    text.push_str("\">\n");
    text
}

/// The ground on which the squares lie.
pub(super) fn paper(grid: &Grid) -> String {
    let mut text = String::from("<rect fill=\"#ffffff\" stroke=\"#888888\" stroke-width=\"");
    numbers::thousandths(&mut text, 2 * longest(grid));
    text.push_str("\" x=\"0\" y=\"-");
    numbers::whole(&mut text, grid.rows);
    text.push_str("\" width=\"");
    numbers::whole(&mut text, grid.columns);
    text.push_str("\" height=\"");
    numbers::whole(&mut text, grid.rows);
    text.push_str("\"/>\n");
    text
}

/// The numbers along both sides and the names of the coordinates.
pub(super) fn axes(grid: &Grid, frame: &Frame) -> String {
    let longest = longest(grid);
    let (font, gap) = (FONT * longest, GAP * longest);
    let every = tick_distance(grid.columns.max(grid.rows)) as usize;
    let mut text = group(font);
    for at in (0..grid.columns).step_by(every) {
        let place = (1000 * i64::from(at) + 500, -gap - font * 3 / 4);
        push_text(&mut text, place, "middle", false, &frame.column(at).to_string());
    }
    for at in (0..grid.rows).step_by(every) {
        let place = (-gap, 1000 * i64::from(at) + 500 - font / 3);
        push_text(&mut text, place, "end", false, &frame.row(at).to_string());
    }
    let [right, top] = [grid.columns, grid.rows].map(|n| 1000 * i64::from(n));
    push_text(&mut text, (right, -gap * 3 - font * 3 / 4), "middle", true, &frame.across());
    push_text(&mut text, (-gap, top + gap), "end", true, &frame.down());
    text.push_str("</g>\n");
    text
}

/// The name of the height and, for each step that occurs, its colour with its least and largest value.
pub(super) fn legend(grid: &Grid, frame: &Frame, most: u16) -> String {
    let longest = longest(grid);
    let (font, gap, line) = (FONT * longest, GAP * longest, LINE * longest);
    let left = 1000 * i64::from(grid.columns) + gap;
    let mut down = 1000 * i64::from(grid.rows) - font;
    let mut text = group(font);
    push_text(&mut text, (left, down), "start", true, &frame.value);
    for (step, colour) in scale::COLOURS.into_iter().enumerate() {
        let Some((least, last)) = scale::range(step as u32, most) else { continue };
        down -= line;
        text.push_str("<rect fill=\"");
        text.push_str(colour);
        for (name, length) in [("x", left), ("y", -down - font * 3 / 4), ("width", font), ("height", font)] {
            text.push_str("\" ");
            text.push_str(name);
            text.push_str("=\"");
            numbers::thousandths(&mut text, length);
        }
        text.push_str("\"/>\n");
        let range = if least == last { least.to_string() } else { least.to_string() + "–" + &last.to_string() };
        push_text(&mut text, (left + font * 3 / 2, down), "start", false, &range);
    }
    text.push_str("</g>\n");
    text
}

fn group(font: i64) -> String {
    let mut text = String::from("<g font-family=\"sans-serif\" fill=\"#333333\" font-size=\"");
    numbers::thousandths(&mut text, font);
    text.push_str("\">\n");
    text
}

/// A text that stands on a place; names of variables in italics.
fn push_text(text: &mut String, place: (i64, i64), anchor: &str, is_name: bool, content: &str) {
    text.push_str("<text x=\"");
    push_place_as_attributes(text, place);
    text.push_str("\" text-anchor=\"");
    text.push_str(anchor);
    text.push_str(if is_name { "\" font-family=\"serif\" font-style=\"italic\">" } else { "\">" });
    escape::xml(text, content);
    text.push_str("</text>\n");
}

fn push_place_as_attributes(text: &mut String, (x, y): (i64, i64)) {
    numbers::thousandths(text, x);
    text.push_str("\" y=\"");
    numbers::thousandths(text, -y);
}

/// At most eleven labels to an axis, at multiples of 1, 2 or 5 times a power of ten.
fn tick_distance(count: u32) -> u32 {
    let mut power = 1;
    loop {
        let distances = [1, 2, 5].map(|n| n * power);
        if let Some(distance) = distances.into_iter().find(|distance| count.saturating_sub(1) / distance <= 10) {
            return distance;
        }
        power *= 10;
    }
}

#[cfg(test)]
mod tests {
    use super::tick_distance;

    #[test]
    fn axes_have_a_readable_number_of_labels() {
        assert_eq!([0, 1, 11, 12, 23, 56, 301, 4096].map(tick_distance), [1, 1, 1, 2, 5, 10, 50, 500]);
    }
}
