//! The axes, labels and legend around a plot. All sizes grow with it, so that they look the same in every plot.
//!
//! ```text
//!              ┌ margin·7/10
//!    margin  ┌─┴──────────┐ gap  legend
//!   ├───────┤│   paper    │├───┤├──────┤
//!            └─┬──────────┘
//!              └ margin
//! ```

use crate::exports::pen::push_place;
use crate::exports::plot::sheet::Sheet;
use crate::exports::plot::{Legend, Ramp};
use crate::exports::{escape, numbers};

/// The width of the picture in pixels.
const WIDTH: i64 = 800;

/// Sizes in thousandths of a unit for each unit of the longer side.
const FONT: i64 = 35;
const GAP: i64 = 20;
const MARGIN: i64 = 90;
const LEGEND: i64 = 200;
const LINE: i64 = 45;
/// About how wide a letter is, and a digit at most.
const LETTER: i64 = 19;
const DIGIT: i64 = 23;
/// The room around a drawing without axes.
const BARE: i64 = 10;
/// The depth of letters below their line.
const BELOW: i64 = 8;

/// The room left of the paper: the margin, or more for long numbers.
fn left(sheet: &Sheet) -> i64 {
    let axis = &sheet.along;
    let last = axis.first + i64::from(sheet.rows.saturating_sub(1)) * axis.stride;
    let letters = [axis.first, last].map(|number| number.to_string().len()).into_iter().max().unwrap_or(0) as i64;
    if sheet.trim.axes { MARGIN.max(GAP + DIGIT * letters) * sheet.longest() } else { BARE * sheet.longest() }
}

/// The opening tag, with the size and what it covers.
pub(super) fn head(sheet: &Sheet, legend: &Legend) -> String {
    let longest = sheet.longest();
    let margin = if sheet.trim.axes { MARGIN } else { BARE } * longest;
    let left = left(sheet);
    let has_legend = sheet.trim.legend && legend.is_needed();
    let words = legend.marks.iter().map(|mark| &mark.label).chain(legend.ramp.iter().flat_map(|ramp| &ramp.labels));
    let longest_label = words.map(|label| label.chars().count()).max().unwrap_or(0) as i64;
    let beside = (GAP + FONT * 3 / 2 + LETTER * longest_label + GAP).max(LEGEND) * longest;
    let beside = if has_legend { beside } else { margin / 4 };
    let top = sheet.high(sheet.rows) + margin * 7 / 10;
    let width = 1000 * i64::from(sheet.columns) + left + beside;
    // The legend has a line more than it has marks, and hangs from the top of the paper.
    let lines = legend.marks.len() as i64 + 1 + if legend.ramp.is_some() { Ramp::LINES + 1 } else { 0 };
    let hanging = if has_legend { margin + LINE * longest * lines } else { 0 };
    let height = (top + margin + BELOW * longest).max(hanging);
    let mut text = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"");
    push_place(&mut text, (-left, top), ' ', -1);
    text.push(' ');
    push_place(&mut text, (width, height), ' ', 1);
    text.push_str("\" width=\"");
    numbers::thousandths(&mut text, WIDTH * 1000);
    text.push_str("\" height=\"");
    numbers::thousandths(&mut text, height * WIDTH / width * 1000);
    text.push_str("\">\n");
    text
}

/// The ground on which the places lie.
pub(super) fn paper(sheet: &Sheet) -> String {
    let mut text = String::from("<rect fill=\"#ffffff\" stroke=\"#888888\" stroke-width=\"");
    let high = sheet.high(sheet.rows);
    for (length, end) in [
        (2 * sheet.longest(), "\" x=\"0\" y=\"-"),
        (high, "\" width=\""),
        (1000 * i64::from(sheet.columns), "\" height=\""),
        (high, "\"/>\n"),
    ] {
        numbers::thousandths(&mut text, length);
        text.push_str(end);
    }
    text
}

/// The numbers along both sides and the names of the coordinates.
pub(super) fn axes(sheet: &Sheet) -> String {
    let longest = sheet.longest();
    let (font, gap) = (FONT * longest, GAP * longest);
    let mut text = group(font);
    let every = tick_distance(longest as u32);
    for (at, number) in sheet.across.ticks(sheet.columns, every) {
        let place = (1000 * i64::from(at) + 500, -gap - font * 3 / 4);
        push_text(&mut text, place, "middle", false, &number.to_string());
    }
    for (at, number) in sheet.along.ticks(sheet.rows, every) {
        let below = sheet.below(at);
        let place = (-gap, (sheet.high(below) + sheet.high(below + 1)) / 2 - font / 3);
        push_text(&mut text, place, "end", false, &number.to_string().replace('-', "−"));
    }
    let (right, top) = (1000 * i64::from(sheet.columns), sheet.high(sheet.rows));
    push_text(&mut text, (right, -gap * 3 - font * 3 / 4), "middle", true, &sheet.across.name);
    // A letter ends beside the paper; more begin where the picture does.
    let name = &sheet.along.name;
    let (left, anchor) = if name.len() > 1 { (gap / 2 - left(sheet), "start") } else { (-gap, "end") };
    push_text(&mut text, (left, top + gap), anchor, true, name);
    text.push_str("</g>\n");
    text
}

/// The name of the numbers that the colours show, and each colour with its words.
pub(super) fn legend(sheet: &Sheet, legend: &Legend) -> String {
    let longest = sheet.longest();
    let (font, gap, line) = (FONT * longest, GAP * longest, LINE * longest);
    let left = 1000 * i64::from(sheet.columns) + gap;
    let mut down = sheet.high(sheet.rows) - font;
    let mut text = group(font);
    push_text(&mut text, (left, down), "start", true, &legend.name);
    for mark in &legend.marks {
        down -= line;
        match mark.shape {
            Some(shape) => {
                shape.begin(&mut text, font);
                shape.push(&mut text, (left, -down - font * 3 / 4), font);
                text.push_str("\"/>\n");
            }
            None => push_swatch(&mut text, &mark.colour, [left, -down - font * 3 / 4, font, font]),
        }
        push_text(&mut text, (left + font * 3 / 2, down), "start", false, &mark.label);
    }
    if let Some(ramp) = &legend.ramp {
        down -= line / 2;
        let high = line * Ramp::LINES;
        let share = |index: usize, of: &[String], high: i64| high * index as i64 / (of.len() as i64).max(1);
        for (index, colour) in ramp.strips.iter().rev().enumerate() {
            // Each strip reaches down to the end and is covered by the next one, so there is no seam between them.
            let top = share(index, &ramp.strips, high);
            push_swatch(&mut text, colour, [left, top - down, font, high - top]);
        }
        for (index, label) in ramp.labels.iter().rev().enumerate() {
            // The first and the last number are in the middle of their strips, or nearly.
            let at = (high - font) * index as i64 / (ramp.labels.len() as i64 - 1).max(1);
            push_text(&mut text, (left + font * 3 / 2, down - at - font * 7 / 8), "start", false, label);
        }
    }
    text.push_str("</g>\n");
    text
}

/// A rectangle: left, top, width and height, downwards.
fn push_swatch(text: &mut String, colour: &str, bounds: [i64; 4]) {
    text.push_str("<rect fill=\"");
    text.push_str(colour);
    for (name, length) in ["x", "y", "width", "height"].into_iter().zip(bounds) {
        text.push_str("\" ");
        text.push_str(name);
        text.push_str("=\"");
        numbers::thousandths(text, length);
    }
    text.push_str("\"/>\n");
}

fn group(font: i64) -> String {
    let mut text = String::from("<g font-family=\"sans-serif\" fill=\"#333333\" font-size=\"");
    numbers::thousandths(&mut text, font);
    text.push_str("\">\n");
    text
}

/// A text at a place; names of variables in italics.
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
