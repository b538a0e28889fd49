//! The colours of a plot as the page has them: one for each number, and what they mean.

use crate::exports::drawing::{Attribute, Colour, Element, Part, units};
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
    /// The colour of a number.
    fn colour(&self, number: u16) -> Colour {
        let [red, green, blue, _] = self.colours.get(usize::from(number)).copied().unwrap_or_default().to_le_bytes();
        Colour::from_be_bytes([0, red, green, blue])
    }

    /// The legend: swatches with words, and a swatch for each number of a short scale or a ramp for a long one.
    pub(super) fn legend(&self) -> Legend {
        let mark = |number: u16, label: String| Mark::of(self.colour(number), (number, number), label);
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
        let strips = spread(from, until, Ramp::STRIPS).map(|number| self.colour(number)).collect();
        Ramp { strips, labels: spread(from, until, Ramp::LABELS).map(|number| signed(number, origin)).collect() }
    }

    /// A path for every colour that occurs, with a rectangle for each run of places of that colour in a row.
    pub(super) fn paths(&self, grid: &Grid, sheet: &Sheet) -> Vec<Element> {
        let mut paths: BTreeMap<u16, Vec<Part>> = BTreeMap::new();
        // Numbers of the same colour share a path.
        let mut first_of: BTreeMap<u32, u16> = BTreeMap::new();
        for row in 0..grid.rows {
            let top = -sheet.high(sheet.below(row) + 1);
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
                let [left, wide] = [start, column - start].map(|columns| 1000 * i64::from(columns));
                let path = paths.entry(*first_of.entry(colour(number)).or_insert(number)).or_default();
                path.push(Part::Rectangle(units([left, top, wide, sheet.high(1)])));
            }
        }
        let path =
            |(number, parts)| Element::path([Attribute::Fill(Some(self.colour(number))), Attribute::Crisp], parts);
        paths.into_iter().map(path).collect()
    }
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
