//! Places on a sheet of paper, the numbers as colours: a plane of a table, P-positions seen from above, a square for each, or projected, a
//! cell for those that fall on one place. First the paper, then all places of one colour, for each colour that occurs, the axes and the
//! legend.

mod axes;
mod inks;
mod marks;
mod sheet;
#[cfg(test)]
mod tests;

pub use inks::{Inks, Key};
pub use marks::Shape;

use crate::exports::drawing::{Attribute, Colour, Drawing, Element, Part, units};
use crate::exports::plot::sheet::{Axis, Sheet};
use crate::exports::{Frame, Source, scale};
use maths::solver::Grid;
use maths::values::scale::range;
use serde::{Deserialize, Serialize};

/// The colours of P-positions of one ruleset, of another one, and of both.
const KINDS: [Colour; 3] = [0xc2_410c, 0x35_63b5, 0x00_695c];

/// The parts of a plot beside the places.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trim {
    /// The numbers and names of the coordinates.
    pub axes: bool,
    /// The meaning of the colours, if there is something to distinguish.
    pub legend: bool,
}

impl Default for Trim {
    /// Everything.
    fn default() -> Self {
        Self { axes: true, legend: true }
    }
}

/// The look of a plot.
#[derive(Clone, Debug, Default)]
pub struct Look {
    /// The parts of a plot beside the places.
    pub trim: Trim,
    /// The colours of the page; without them there are ten steps from the least number to the largest.
    pub inks: Option<Inks>,
    /// True if the places themselves are left out, because they are painted as pixels later.
    pub is_bare: bool,
}

/// The meaning of the colours.
struct Legend {
    name: String,
    marks: Vec<Mark>,
    ramp: Option<Ramp>,
}

impl Legend {
    /// True if there is something to distinguish.
    fn is_needed(&self) -> bool {
        self.marks.len() > 1 || self.ramp.is_some()
    }
}

/// A colour, the least and the largest number that has it, and its words.
struct Mark {
    colour: Colour,
    range: (u16, u16),
    label: String,
    /// A shape instead of a coloured square.
    shape: Option<Shape>,
}

impl Mark {
    fn of(colour: Colour, range: (u16, u16), label: String) -> Self {
        Self { colour, range, label, shape: None }
    }
}

/// A long scale: its colours and some of its numbers, evenly spread, the least first.
struct Ramp {
    strips: Vec<Colour>,
    labels: Vec<String>,
}

impl Ramp {
    /// One less than there are colours, and than there are numbers beside them.
    const STRIPS: u16 = 39;
    const LABELS: u16 = 4;
    /// The number of lines of the legend that the ramp takes.
    const LINES: i64 = 8;
}

/// P-positions with axes and a legend, columns to the right and rows upwards. A scale has ten steps from 0 to the largest height. If all
/// heights are 0 there is nothing to distinguish and no legend.
pub fn heights(heights: &Grid, frame: &Frame, look: &Look, source: &Source) -> Drawing {
    let marks = steps(0, heights.largest(), scale::HEIGHTS);
    numbers_over(heights, frame, (true, look), marks, source)
}

/// A plane of a table in the same way, its rows downwards or upwards. If it `has_p_positions`, which are the places with a 0, they have a
/// separate colour, and the scale begins with 1.
pub fn table(
    values: &Grid,
    frame: &Frame,
    (is_upwards, has_p_positions): (bool, bool),
    look: &Look,
    source: &Source,
) -> Drawing {
    let largest = values.largest();
    let marks = if has_p_positions {
        let p_positions = Mark::of(scale::P, (0, 0), "P-position".into());
        let others = if largest > 0 { steps(1, largest, scale::NUMBERS) } else { Vec::new() };
        std::iter::once(p_positions).chain(others).collect()
    } else {
        steps(0, largest, scale::NUMBERS)
    };
    numbers_over(values, frame, (is_upwards, look), marks, source)
}

fn numbers_over(
    grid: &Grid,
    frame: &Frame,
    (is_upwards, look): (bool, &Look),
    marks: Vec<Mark>,
    source: &Source,
) -> Drawing {
    let sheet = Sheet::of(grid, frame, is_upwards, look.trim);
    let legend = Legend { name: frame.value.clone(), marks, ramp: None };
    let what = [&frame.value, " over ", &frame.across(), " and ", &frame.down()].concat();
    plot(grid, &sheet, legend, &what, (look, source))
}

/// P-positions projected along (1, 0, 1), as `misere` Definition 9 does: (x, y, z) goes to (y, (z − x)/√2). A column of the grid is a y, a
/// row a z − x, and the row's height is 1/√2 of the column's width; the numbers count the P-positions on a place. If two rulesets are
/// `compared`, the number is 1 at P-positions of the first only, 2 of the second only, and 3 of both.
///
/// `first` is the z − x of row 0.
pub fn projected(grid: &Grid, first: i64, compared: Option<&[String; 2]>, look: &Look, source: &Source) -> Drawing {
    let axis = |name: &str, first: i64| Axis { name: name.into(), first, stride: 1 };
    let (columns, rows) = (grid.columns, grid.rows);
    let height = 1000.0 * std::f64::consts::FRAC_1_SQRT_2;
    let (across, along) = (axis("y", 0), axis("z − x", first));
    let sheet = Sheet { columns, rows, is_upwards: true, trim: look.trim, height, across, along };
    let (legend, what) = match compared {
        Some([here, there]) => {
            let labels = [["only ", here].concat(), ["only ", there].concat(), "both".into()];
            let marks = KINDS.into_iter().zip(labels).zip(1..);
            let marks = marks.map(|((colour, label), kind)| Mark::of(colour, (kind, kind), label));
            let legend = Legend { name: "P".into(), marks: marks.collect(), ramp: None };
            (legend, "Which rulesets have P-positions (x, y, z) at (y, (z − x)/√2)")
        }
        None => {
            let marks = steps(1, grid.largest().max(1), scale::HEIGHTS);
            let legend = Legend { name: "positions".into(), marks, ramp: None };
            (legend, "How many P-positions (x, y, z) lie at (y, (z − x)/√2)")
        }
    };
    plot(grid, &sheet, legend, what, (look, source))
}

/// The P-positions of two rulesets, one map over the other: the numbers are the kinds of a
/// [`Comparison`](maths::solver::Comparison), columns to the right and rows upwards, `names` those of both. A ring is a
/// P-position of the first ruleset only, a cross one of the second only, a square one of both.
pub fn compared(kinds: &Grid, names: &[String; 2], rulesets: &[String; 2], look: &Look, source: &Source) -> Drawing {
    let [across, along] = [0, 1].map(|index| Axis { name: names[index].clone(), first: 0, stride: 1 });
    let (columns, rows) = (kinds.columns, kinds.rows);
    let sheet = Sheet { columns, rows, is_upwards: true, trim: look.trim, height: 1000.0, across, along };
    let [here, there] = rulesets;
    let labels = [["only ", here].concat(), ["only ", there].concat(), "both".into()];
    let marks = Shape::ALL.into_iter().zip(labels).map(|(shape, label)| {
        let mark = Mark::of(shape.colour(), (0, 0), label);
        Mark { shape: Some(shape), ..mark }
    });
    let legend = Legend { name: "P".into(), marks: marks.collect(), ramp: None };
    plot(kinds, &sheet, legend, "Which rulesets have P-positions", (look, source))
}

/// A scale of ten steps from the least number to the largest, without the steps on which none falls.
fn steps(least: u16, largest: u16, colours: [Colour; 10]) -> Vec<Mark> {
    let most = largest.saturating_sub(least);
    let step = |(step, colour): (usize, Colour)| {
        let (from, until) = range(step as u32, most)?;
        let range = (from + least, until + least);
        let label =
            if from == until { range.0.to_string() } else { range.0.to_string() + "–" + &range.1.to_string() };
        Some(Mark::of(colour, range, label))
    };
    colours.into_iter().enumerate().filter_map(step).collect()
}

fn plot(grid: &Grid, sheet: &Sheet, legend: Legend, what: &str, (look, source): (&Look, &Source)) -> Drawing {
    let legend = look.inks.as_ref().map_or(legend, Inks::legend);
    let mut elements = vec![axes::paper(sheet)];
    match &look.inks {
        _ if look.is_bare => {}
        Some(inks) => elements.extend(inks.paths(grid, sheet)),
        None => elements.extend(legend.marks.iter().map(|mark| step(grid, sheet, mark))),
    }
    if sheet.trim.axes {
        elements.push(axes::axes(sheet));
    }
    if sheet.trim.legend && legend.is_needed() {
        elements.push(axes::legend(sheet, &legend));
    }
    let (seen, pixels) = axes::seen(sheet, &legend);
    Drawing::new(source, what, seen, pixels, elements)
}

/// All places of a step of the scale, or all that have a shape, with a hair of paper between two of them.
fn step(grid: &Grid, sheet: &Sheet, mark: &Mark) -> Element {
    if let Some(shape) = mark.shape {
        return shape.all(grid, sheet);
    }
    let (least, largest) = mark.range;
    let places = grid.points().filter(|&(_, _, number)| (least..=largest).contains(&number));
    let squares = places.map(|(column, row, _)| {
        let top = -sheet.high(sheet.below(row) + 1);
        Part::Rectangle(units([1000 * i64::from(column), top, 1000, sheet.high(1)]))
    });
    let look = [Attribute::Fill(Some(mark.colour)), Attribute::Hair];
    Element::path(look, squares.collect())
}
