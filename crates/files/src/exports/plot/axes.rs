//! The axes, labels and legend around a plot. All sizes grow with it, so that they look the same in every plot.
//!
//! ```text
//!              ┌ margin·7/10
//!    margin  ┌─┴──────────┐ gap  legend
//!   ├───────┤│   paper    │├───┤├──────┤
//!            └─┬──────────┘
//!              └ margin
//! ```

use crate::exports::drawing::{Anchor, Attribute, Colour, Element, Font, units};
use crate::exports::plot::sheet::Sheet;
use crate::exports::plot::{Legend, Ramp};
use maths::values::tick_distance;

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
/// Labels to an axis.
const MOST_LABELS: u32 = 11;
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

/// The visible part, and the size in pixels.
pub(super) fn seen(sheet: &Sheet, legend: &Legend) -> ([f64; 4], [f64; 2]) {
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
    (units([-left, -top, width, height]), [WIDTH, height * WIDTH / width].map(|pixels| pixels as f64))
}

/// The ground on which the places lie.
pub(super) fn paper(sheet: &Sheet) -> Element {
    let high = sheet.high(sheet.rows);
    let [line] = units([2 * sheet.longest()]);
    let look = [Attribute::Fill(Some(0xff_ffff)), Attribute::Stroke(0x88_8888, line)];
    Element::rectangle(look, [0, -high, 1000 * i64::from(sheet.columns), high])
}

/// The numbers along both sides and the names of the coordinates.
pub(super) fn axes(sheet: &Sheet) -> Element {
    let longest = sheet.longest();
    let (font, gap) = (FONT * longest, GAP * longest);
    let every = tick_distance(longest as u32, MOST_LABELS);
    let columns = sheet.across.ticks(sheet.columns, every).map(|(at, number)| {
        let place = (1000 * i64::from(at) + 500, -gap - font * 3 / 4);
        word(place, Anchor::Middle, number.to_string())
    });
    let rows = sheet.along.ticks(sheet.rows, every).map(|(at, number)| {
        let below = sheet.below(at);
        let place = (-gap, (sheet.high(below) + sheet.high(below + 1)) / 2 - font / 3);
        word(place, Anchor::End, number.to_string().replace('-', "−"))
    });
    let (right, top) = (1000 * i64::from(sheet.columns), sheet.high(sheet.rows));
    // A letter ends beside the paper; more begin where the picture does.
    let along = &sheet.along.name;
    let (left, anchor) = if along.len() > 1 { (gap / 2 - left(sheet), Anchor::Start) } else { (-gap, Anchor::End) };
    let names = [
        name((right, -gap * 3 - font * 3 / 4), Anchor::Middle, &sheet.across.name),
        name((left, top + gap), anchor, along),
    ];
    group(font, columns.chain(rows).chain(names).collect())
}

/// The name of the numbers that the colours show, and each colour with its words.
pub(super) fn legend(sheet: &Sheet, legend: &Legend) -> Element {
    let longest = sheet.longest();
    let (font, gap, line) = (FONT * longest, GAP * longest, LINE * longest);
    let left = 1000 * i64::from(sheet.columns) + gap;
    let mut down = sheet.high(sheet.rows) - font;
    let mut elements = vec![name((left, down), Anchor::Start, &legend.name)];
    for mark in &legend.marks {
        down -= line;
        let top = -down - font * 3 / 4;
        elements.push(match mark.shape {
            Some(shape) => shape.path(std::iter::once((left, top)), font),
            None => swatch(mark.colour, [left, top, font, font]),
        });
        elements.push(word((left + font * 3 / 2, down), Anchor::Start, mark.label.clone()));
    }
    if let Some(ramp) = &legend.ramp {
        down -= line / 2;
        let high = line * Ramp::LINES;
        for (index, &colour) in ramp.strips.iter().rev().enumerate() {
            // Each strip reaches down to the end and is covered by the next one, so there is no seam between them.
            let top = high * index as i64 / ramp.strips.len() as i64;
            elements.push(swatch(colour, [left, top - down, font, high - top]));
        }
        for (index, label) in ramp.labels.iter().rev().enumerate() {
            // The first and the last number are in the middle of their strips, or nearly.
            let at = (high - font) * index as i64 / (ramp.labels.len() as i64 - 1).max(1);
            elements.push(word((left + font * 3 / 2, down - at - font * 7 / 8), Anchor::Start, label.clone()));
        }
    }
    group(font, elements)
}

/// A rectangle: left, top, width and height, downwards.
fn swatch(colour: Colour, bounds: [i64; 4]) -> Element {
    Element::rectangle([Attribute::Fill(Some(colour))], bounds)
}

fn group(font: i64, elements: Vec<Element>) -> Element {
    let [size] = units([font]);
    let look = [Attribute::Font(Font::Plain), Attribute::Fill(Some(0x33_3333)), Attribute::FontSize(size)];
    Element::Group(look.into(), elements)
}

/// A text at a place; the second coordinate grows upwards.
fn word((x, y): (i64, i64), anchor: Anchor, words: String) -> Element {
    Element::text([Attribute::Anchor(anchor)], [x, -y], words)
}

/// The name of a variable.
fn name((x, y): (i64, i64), anchor: Anchor, name: &str) -> Element {
    Element::text([Attribute::Anchor(anchor), Attribute::Font(Font::Italic)], [x, -y], name)
}
