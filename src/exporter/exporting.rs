//! Files of text, written piece by piece.

use crate::exporter::WhyNot;
use crate::exporter::protocol::Format;
use crate::exporter::protocol::Order;
use crate::exporter::protocol::Subject;
use crate::exports::Export;
use crate::exports::Frame;
use crate::exports::Source;
use crate::exports::bar;
use crate::exports::cloud;
use crate::exports::cloud::Points;
use crate::exports::cloud::Sight;
use crate::exports::comparison;
use crate::exports::grid;
use crate::exports::pdf;
use crate::exports::plot;
use crate::exports::plot::Trim;
use crate::exports::positions;
use crate::exports::positions::Positions;
use crate::exports::sequence;
use crate::exports::written;
use crate::exports::written::Writing;
use crate::games::Game;
use crate::games::Ruleset;
use crate::solver::Cut;
use crate::solver::Grid;
use crate::solver::Window;
use std::rc::Rc;

/// What TeX sets with its usual memory.
const MOST_OF_LATEX: u64 = 40_000;
/// What programs that show SVG can bear.
const MOST_OF_SVG: u64 = 512 * 512;

/// A file of text on its way: an iterator over its pieces.
pub struct Exporting(Written);

enum Written {
    /// In pieces of some tens of kilobytes.
    Long(Export),
    /// All at once, until it is taken.
    Short(Option<String>),
}

/// A piece of a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Piece {
    /// What it says.
    pub text: String,
    /// How many cells, positions or terms are written with it.
    pub done: u64,
    /// How many there will be.
    pub total: u64,
}

impl Exporting {
    /// Begins a file with the numbers that came with its order; a drawing needs none.
    ///
    /// # Errors
    /// Why there is no such file, and which one to take instead.
    pub fn new(order: Order, numbers: Vec<u16>) -> Result<Self, WhyNot> {
        let Order { format, subject, width, trim, source } = order;
        if format == Format::About {
            return Ok(Self(Written::Short(Some(source.text()))));
        }
        if format == Format::Pdf {
            let drawing = Order { format: Format::Svg, subject, width, trim, source: source.clone() };
            let svg: String = Self::new(drawing, numbers)?.map(|piece| piece.text).collect();
            return Ok(Self(Written::Short(Some(pdf::pdf(&svg, &source, width)))));
        }
        let long = match subject {
            Subject::Bar { game } => return Ok(Self(Written::Short(Some(drawing(format, &game, &source)?)))),
            Subject::Line { first, name } => line(format, first, &name, numbers, &source)?,
            Subject::Heights { ruleset, pass, window } => {
                let frame = Frame::heights(&ruleset, pass).through(window);
                let heights = Rc::new(grid_of(window, numbers)?);
                match format {
                    Format::Csv => positions::csv(listed(&ruleset, pass, &heights, window)),
                    Format::Json => positions::json(listed(&ruleset, pass, &heights, window), &source),
                    Format::Svg => plot(heights, &frame, trim, &source)?,
                    Format::Matrix
                    | Format::Latex
                    | Format::Png
                    | Format::BFile
                    | Format::Tikz
                    | Format::Pdf
                    | Format::About => {
                        return Err(WhyNot::NoSuchFile);
                    }
                }
            }
            Subject::Space { sight } => space(format, &numbers, &sight, &source)?,
            Subject::Compared { coordinates, rulesets } => compared(format, &coordinates, rulesets, numbers)?,
            Subject::Projected { columns, rows, first, compared } => {
                let grid = grid_of(Window::whole(columns, rows), numbers)?;
                projected(format, grid, first, compared.as_ref(), trim, &source)?
            }
            Subject::Plane { ruleset, cut, pass, value, window, is_upwards, writing } => {
                let look = Look { is_upwards, has_p_positions: value.is_none(), trim, writing };
                let frame = frame_of(&ruleset, cut, pass, value).through(window);
                table(format, Rc::new(grid_of(window, numbers)?), frame, look, &source)?
            }
        };
        Ok(Self(Written::Long(long)))
    }
}

impl Iterator for Exporting {
    type Item = Piece;

    fn next(&mut self) -> Option<Piece> {
        match &mut self.0 {
            Written::Long(export) => {
                let text = export.next()?;
                Some(Piece { text, done: export.done(), total: export.total() })
            }
            Written::Short(text) => Some(Piece { text: text.take()?, done: 1, total: 1 }),
        }
    }
}

/// The numbers that came with an order as the grid that it says they are.
pub(super) fn grid_of(window: Window, numbers: Vec<u16>) -> Result<Grid, WhyNot> {
    let Window { columns, rows, .. } = window;
    if numbers.len() as u64 != u64::from(columns) * u64::from(rows) {
        return Err(WhyNot::NumbersMissing);
    }
    Ok(Grid { columns, rows, values: numbers })
}

/// What the places and numbers of a plane stand for.
pub(super) fn frame_of(ruleset: &Ruleset, cut: Cut, pass: bool, value: Option<(String, u16)>) -> Frame {
    let frame = Frame::of(ruleset, cut, pass);
    match value {
        Some((name, zero)) => frame.with_value(&name, zero),
        None => frame,
    }
}

/// How the drawing of a table looks.
struct Look {
    is_upwards: bool,
    /// Whether 0 means a P-position.
    has_p_positions: bool,
    trim: Trim,
    writing: Option<Writing>,
}

fn table(format: Format, numbers: Rc<Grid>, frame: Frame, look: Look, source: &Source) -> Result<Export, WhyNot> {
    let cells = numbers.values.len() as u64;
    match format {
        Format::Csv => Ok(grid::csv_list(numbers, frame)),
        Format::Matrix => Ok(grid::csv_matrix(numbers, frame)),
        Format::Json => Ok(grid::json(numbers, frame, source)),
        Format::Latex if cells > MOST_OF_LATEX => Err(WhyNot::TooLargeForLatex { cells, most: MOST_OF_LATEX }),
        Format::Latex => Ok(grid::latex(numbers, frame.upwards(look.is_upwards), source)),
        Format::Svg => drawn(numbers, frame.upwards(look.is_upwards), look, source),
        Format::Png | Format::BFile | Format::Tikz | Format::Pdf | Format::About => Err(WhyNot::NoSuchFile),
    }
}

fn drawn(numbers: Rc<Grid>, frame: Frame, look: Look, source: &Source) -> Result<Export, WhyNot> {
    must_be_few(numbers.values.len() as u64)?;
    match look.writing {
        Some(writing) => Ok(written::svg(written::Written::new(numbers, frame, writing, look.is_upwards), source)),
        // The scale has no signs.
        None if frame.zero > 0 => Err(WhyNot::Signed),
        None => {
            let kind = (look.is_upwards, look.has_p_positions);
            Ok(plot::table(numbers, &frame, kind, look.trim, source))
        }
    }
}

fn plot(numbers: Rc<Grid>, frame: &Frame, trim: Trim, source: &Source) -> Result<Export, WhyNot> {
    must_be_few(numbers.values.len() as u64)?;
    Ok(plot::svg(numbers, frame, trim, source))
}

/// The numbers that came with an order as points in space.
pub(super) fn points_of(numbers: &[u16], sight: &Sight) -> Result<Points, WhyNot> {
    let is_whole = numbers.len().is_multiple_of(4);
    is_whole.then(|| Points::new(numbers, sight)).ok_or(WhyNot::NumbersMissing)
}

fn space(format: Format, numbers: &[u16], sight: &Sight, source: &Source) -> Result<Export, WhyNot> {
    must_be_svg(format)?;
    let points = points_of(numbers, sight)?;
    must_be_few(points.len() as u64)?;
    Ok(cloud::svg(points, sight, source))
}

fn compared(
    format: Format,
    coordinates: &[String; 3],
    rulesets: [String; 2],
    numbers: Vec<u16>,
) -> Result<Export, WhyNot> {
    match format {
        Format::Csv if !numbers.len().is_multiple_of(4) => Err(WhyNot::NumbersMissing),
        Format::Csv => Ok(comparison::csv(coordinates, rulesets, numbers)),
        Format::Matrix
        | Format::Json
        | Format::Latex
        | Format::Svg
        | Format::Png
        | Format::BFile
        | Format::Tikz
        | Format::Pdf
        | Format::About => Err(WhyNot::NoSuchFile),
    }
}

fn projected(
    format: Format,
    grid: Grid,
    first: i32,
    compared: Option<&[String; 2]>,
    trim: Trim,
    source: &Source,
) -> Result<Export, WhyNot> {
    must_be_svg(format)?;
    // Only places with a P-position are drawn.
    must_be_few(grid.points().count() as u64)?;
    Ok(plot::projected(Rc::new(grid), first.into(), compared, trim, source))
}

fn must_be_svg(format: Format) -> Result<(), WhyNot> {
    match format {
        Format::Svg => Ok(()),
        Format::Csv
        | Format::Matrix
        | Format::Json
        | Format::Latex
        | Format::Png
        | Format::BFile
        | Format::Tikz
        | Format::Pdf
        | Format::About => Err(WhyNot::NoSuchFile),
    }
}

fn must_be_few(places: u64) -> Result<(), WhyNot> {
    if places > MOST_OF_SVG { Err(WhyNot::TooLargeForSvg { places, most: MOST_OF_SVG }) } else { Ok(()) }
}

/// The P-positions of a part of a map. The list knows the places of the part; their coordinates are those of the map.
fn listed(ruleset: &Ruleset, pass: bool, heights: &Grid, window: Window) -> Positions {
    let mut positions = Positions::of_heights(ruleset, pass, heights);
    let (across, down) = if ruleset.rules.is_piles() { (2, 1) } else { (0, 2) };
    for cells in &mut positions.cells {
        (cells[across], cells[down]) = window.place((cells[across], cells[down]));
    }
    positions
}

fn line(format: Format, first: u32, name: &str, numbers: Vec<u16>, source: &Source) -> Result<Export, WhyNot> {
    let terms = || numbers.into_iter().map(u32::from).collect();
    match format {
        Format::BFile => Ok(sequence::b_file(first, terms(), source)),
        Format::Csv => Ok(sequence::csv(name, first, terms())),
        Format::Matrix
        | Format::Json
        | Format::Latex
        | Format::Svg
        | Format::Png
        | Format::Tikz
        | Format::Pdf
        | Format::About => Err(WhyNot::NoSuchFile),
    }
}

fn drawing(format: Format, game: &Game, source: &Source) -> Result<String, WhyNot> {
    let scene = || game.scene().ok_or(WhyNot::TooManyPieces);
    match format {
        Format::Svg => Ok(bar::svg(&scene()?, source)),
        Format::Tikz => Ok(bar::tikz(&scene()?, source)),
        Format::Csv
        | Format::Matrix
        | Format::Json
        | Format::Latex
        | Format::Png
        | Format::BFile
        | Format::Pdf
        | Format::About => Err(WhyNot::NoSuchFile),
    }
}

#[cfg(test)]
mod tests;
