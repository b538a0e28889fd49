//! The colours of a plot as the page has them: one for each number, and what they mean.

use crate::exports::numbers;
use crate::exports::plot::sheet::Sheet;
use crate::exports::plot::{Legend, Mark, Ramp};
use maths::solver::Grid;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The largest number of values with a swatch each; more become a ramp.
const MOST_SWATCHES: u16 = 10;

/// A colour for every number, and what they mean.
#[derive(Clone, Debug)]
pub struct Inks {
    /// One for each of the 65,536 numbers: red in the lowest byte, then green, blue and opacity.
    pub colours: Vec<u32>,
    /// The meaning of the colours.
    pub key: Key,
}

/// The meaning of the colours of a plot.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Key {
    /// The name of the number.
    pub name: String,
    /// Numbers that stand for something, and what.
    pub swatches: Vec<(u16, String)>,
    /// A scale from a number to another one, and the number that is written as 0.
    pub ramp: Option<[u16; 3]>,
}

impl Inks {
    /// The colour of a number, as SVG writes it.
    pub(super) fn text(&self, number: u16) -> String {
        let [red, green, blue, _] = self.colours.get(usize::from(number)).copied().unwrap_or_default().to_le_bytes();
        format!("#{red:02x}{green:02x}{blue:02x}")
    }

    /// The legend: swatches with words, and a swatch for each number of a short scale or a ramp for a long one.
    pub(super) fn legend(&self) -> Legend {
        let mark = |number: u16, label: String| Mark::of(&self.text(number), (number, number), label);
        let mut marks: Vec<Mark> =
            self.key.swatches.iter().map(|(number, label)| mark(*number, label.clone())).collect();
        let mut ramp = None;
        if let Some([from, until, origin]) = self.key.ramp {
            if until.saturating_sub(from) < MOST_SWATCHES {
                marks.extend((from..=until).map(|number| mark(number, signed(number, origin))));
            } else {
                ramp = Some(self.ramp(from, until, origin));
            }
        }
        Legend { name: self.key.name.clone(), marks, ramp }
    }

    fn ramp(&self, from: u16, until: u16, origin: u16) -> Ramp {
        let strips = spread(from, until, Ramp::STRIPS).map(|number| self.text(number)).collect();
        Ramp { strips, labels: spread(from, until, Ramp::LABELS).map(|number| signed(number, origin)).collect() }
    }

    /// A path for every colour that occurs, with a rectangle for each run of places of that colour in a row.
    pub(super) fn paths(&self, grid: &Grid, sheet: &Sheet) -> String {
        let mut paths: BTreeMap<u16, String> = BTreeMap::new();
        // Numbers of the same colour share a path.
        let mut first_of: BTreeMap<u32, u16> = BTreeMap::new();
        let high = numbers_of(sheet.height);
        for row in 0..grid.rows {
            let top = numbers_of(-f64::from(sheet.below(row) + 1) * sheet.height);
            let mut column = 0;
            while column < grid.columns {
                let Some(number) = grid.at(column, row) else {
                    column += 1;
                    continue;
                };
                let colour = |number: u16| self.colours.get(usize::from(number)).copied().unwrap_or_default();
                let start = column;
                while column < grid.columns && grid.at(column, row).is_some_and(|it| colour(it) == colour(number)) {
                    column += 1;
                }
                let path = paths.entry(*first_of.entry(colour(number)).or_insert(number)).or_default();
                path.push('M');
                numbers::whole(path, start);
                let wide = (column - start).to_string();
                [" ", &top, "h", &wide, "v", &high, "h-", &wide, "z"].into_iter().for_each(|part| path.push_str(part));
            }
        }
        let mut text = String::new();
        for (number, path) in paths {
            // Without smoothing there is no seam between two rectangles.
            for part in ["<path fill=\"", &self.text(number), "\" shape-rendering=\"crispEdges\" d=\"", &path, "\"/>\n"]
            {
                text.push_str(part);
            }
        }
        text
    }
}

/// A length in thousandths, as a decimal number.
fn numbers_of(thousandths: f64) -> String {
    let mut text = String::new();
    numbers::thousandths(&mut text, thousandths.round() as i64);
    text
}

/// A number as its distance from an origin.
fn signed(number: u16, origin: u16) -> String {
    let sign = if number < origin {
        "−"
    } else if origin > 0 && number > origin {
        "+"
    } else {
        ""
    };
    [sign, &number.abs_diff(origin).to_string()].concat()
}

/// Numbers from one to another in equal steps; `steps` is the number of steps.
fn spread(from: u16, until: u16, steps: u16) -> impl Iterator<Item = u16> {
    let (length, steps) = (u32::from(until.saturating_sub(from)), u32::from(steps));
    (0..=steps).map(move |step| from + ((length * step + steps / 2) / steps) as u16)
}
