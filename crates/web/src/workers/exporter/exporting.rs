//! Files of text, written piece by piece.

use crate::workers::exporter::WhyNot;
use crate::workers::exporter::drawing::drawing;
use crate::workers::exporter::numbers::{frame_of, grid_of};
use crate::workers::exporter::protocol::{Format, Order, Subject};
use files::exports::positions::Positions;
use files::exports::{Export, Frame, Source, bar, comparison, finish, grid, listing, pdf, positions, sequence, tikz};
use maths::claims::Paper;
use maths::games::{Game, MapAxes, Ruleset};
use maths::solver::{Grid, Window};
use std::collections::BTreeSet;
use std::rc::Rc;

/// The largest number of cells that TeX sets with its usual memory.
const MOST_OF_LATEX: u64 = 40_000;

/// A file of text on its way: an iterator over its pieces.
pub struct Exporting {
    written: Written,
    format: Format,
    /// True if the first piece is enough.
    is_sample: bool,
}

enum Written {
    /// In pieces of some tens of kilobytes.
    Long(Export),
    /// All at once, until it is taken.
    Short(Option<String>),
}

/// A piece of a file.
#[derive(Clone, Debug, PartialEq)]
pub struct Piece {
    /// The text of the piece.
    pub text: String,
    /// The number of cells, positions or terms that are written with it.
    pub done: u64,
    /// The number of cells, positions or terms of the file.
    pub total: u64,
}

impl Exporting {
    /// Begins a file with the numbers and colours that came with its order; a drawing of a position needs none.
    ///
    /// # Errors
    /// Why there is no such file, and which one to take instead.
    pub fn new(order: Order, numbers: Vec<u16>, colours: Vec<u32>) -> Result<Self, WhyNot> {
        let (format, is_sample) = (order.format, order.is_sample);
        let written = match format {
            Format::About => Written::Short(Some(order.source.text())),
            Format::Cite => Written::Short(Some(cited(&order.source))),
            Format::Svg | Format::Pdf | Format::Tikz | Format::Film => {
                Written::Short(Some(drawn(&order, numbers, colours)?))
            }
            Format::Csv => text(Text::Csv, order, numbers)?,
            Format::Matrix => text(Text::Matrix, order, numbers)?,
            Format::Json => text(Text::Json, order, numbers)?,
            Format::Latex => text(Text::Latex, order, numbers)?,
            Format::Columns => text(Text::Columns, order, numbers)?,
            Format::BFile => text(Text::BFile, order, numbers)?,
            Format::Png => return Err(WhyNot::NoSuchFile),
        };
        Ok(Self { written, format, is_sample })
    }

    /// The type of the file, where a page shows it.
    pub fn kind(&self) -> &'static str {
        if matches!(self.format, Format::Svg | Format::Film) { "image/svg+xml" } else { "" }
    }
}

impl Iterator for Exporting {
    type Item = Piece;

    fn next(&mut self) -> Option<Piece> {
        let piece = match &mut self.written {
            Written::Long(export) => {
                let text = export.next()?;
                Piece { text, done: export.done(), total: export.total() }
            }
            Written::Short(text) => Piece { text: text.take()?, done: 1, total: 1 },
        };
        if self.is_sample {
            self.written = Written::Short(None);
        }
        Some(piece)
    }
}

/// The caption, the entry of the program and those of the papers about what is shown.
fn cited(source: &Source) -> String {
    let parts = source.ruleset.split(" / ");
    let rulesets = parts.filter_map(|text| text.parse().ok().or_else(|| Some(text.parse::<Game>().ok()?.ruleset())));
    let papers: BTreeSet<Paper> = rulesets.flat_map(|ruleset: Ruleset| Paper::about(&ruleset)).collect();
    let entries: String = papers.into_iter().map(Paper::bibtex).collect();
    [&source.caption(), "\n", &source.bibtex(), &entries].concat()
}

/// A drawing as it is, as a page, or for LaTeX.
fn drawn(order: &Order, numbers: Vec<u16>, colours: Vec<u32>) -> Result<String, WhyNot> {
    let (source, width, caption) = (&order.source, order.drawn.width, order.caption());
    if let (Format::Tikz, Subject::Bar { game }) = (order.format, &order.subject) {
        return Ok(bar::tikz(&game.scene().ok_or(WhyNot::TooManyPieces)?, source, width));
    }
    let (drawing, _) = drawing(order, numbers, colours)?;
    if order.format == Format::Tikz {
        return Ok(tikz::tikz(&drawing, width, caption.as_deref()));
    }
    let drawing = finish(drawing, width, caption.as_deref());
    Ok(if order.format == Format::Pdf { pdf::pdf(&drawing) } else { drawing.svg() })
}

/// The formats of numbers. Not every subject has each of them.
#[derive(Clone, Copy, PartialEq)]
enum Text {
    Csv,
    Matrix,
    Json,
    Latex,
    Columns,
    BFile,
}

/// Everything that is no drawing.
fn text(format: Text, order: Order, numbers: Vec<u16>) -> Result<Written, WhyNot> {
    let Order { subject, source, .. } = order;
    Ok(Written::Long(match subject {
        Subject::Line { first, along, name } => return line(format, [&name, &along], first, numbers, &source),
        Subject::Listing(of) => {
            return match format {
                Text::Csv => Ok(Written::Short(Some(listing::csv(&of)))),
                Text::Json => Ok(Written::Short(Some(listing::json(&of, &source)))),
                Text::Matrix | Text::Latex | Text::Columns | Text::BFile => Err(WhyNot::NoSuchFile),
            };
        }
        Subject::Heights { ruleset, pass, window } => {
            let heights = grid_of(window, numbers)?;
            match format {
                Text::Csv => positions::csv(listed(&ruleset, pass, &heights, window)),
                Text::Json => positions::json(listed(&ruleset, pass, &heights, window), &source),
                Text::Latex => positions::latex(listed(&ruleset, pass, &heights, window), &source),
                Text::Matrix | Text::Columns | Text::BFile => return Err(WhyNot::NoSuchFile),
            }
        }
        Subject::Compared { .. } if !numbers.len().is_multiple_of(4) => return Err(WhyNot::NumbersMissing),
        Subject::Compared { coordinates, rulesets } => match format {
            Text::Csv => comparison::csv(&coordinates, rulesets, numbers),
            Text::Json => comparison::json(&coordinates, &rulesets, numbers, &source),
            Text::Matrix | Text::Latex | Text::Columns | Text::BFile => {
                return Err(WhyNot::NoSuchFile);
            }
        },
        Subject::Plane { ruleset, .. } if format == Text::Columns && !ruleset.rules.is_piles() => {
            return Err(WhyNot::NoSuchFile);
        }
        Subject::Plane { ruleset, cut, pass, value, window, is_upwards, .. } => {
            let frame = frame_of(&ruleset, cut, pass, value).through(window);
            table(format, Rc::new(grid_of(window, numbers)?), frame, is_upwards, &source)?
        }
        Subject::Space { .. }
        | Subject::Projected { .. }
        | Subject::Kinds { .. }
        | Subject::Walk { .. }
        | Subject::Bar { .. } => {
            return Err(WhyNot::NoSuchFile);
        }
    }))
}

fn table(format: Text, numbers: Rc<Grid>, frame: Frame, is_upwards: bool, source: &Source) -> Result<Export, WhyNot> {
    let cells = numbers.values.len() as u64;
    match format {
        Text::Csv => Ok(grid::csv_list(numbers, frame)),
        Text::Matrix => Ok(grid::csv_matrix(numbers, frame)),
        Text::Json => Ok(grid::json(numbers, frame, source)),
        Text::Latex if cells > MOST_OF_LATEX => Err(WhyNot::TooLargeForLatex { cells, most: MOST_OF_LATEX }),
        Text::Latex => Ok(grid::latex(numbers, frame.upwards(is_upwards), source)),
        Text::Columns if frame.first != (0, 0) || frame.stride != 1 => Err(WhyNot::NumbersMissing),
        Text::Columns if grid::mirrored_cells(numbers.columns) > MOST_OF_LATEX => {
            Err(WhyNot::TooLargeForLatex { cells: grid::mirrored_cells(numbers.columns), most: MOST_OF_LATEX })
        }
        Text::Columns => Ok(grid::mirrored(numbers, frame, source)),
        Text::BFile => Err(WhyNot::NoSuchFile),
    }
}

/// The P-positions of a part of a map. The list knows the places of the part; their coordinates are those of the map.
fn listed(ruleset: &Ruleset, pass: bool, heights: &Grid, window: Window) -> Positions {
    let mut positions = Positions::of_heights(ruleset, pass, heights);
    let axes = MapAxes::of(ruleset.rules).unwrap_or_else(|_| MapAxes::of_bars());
    let (across, down) = (axes.across.index(), axes.along.index());
    for cells in &mut positions.cells {
        (cells[across], cells[down]) = window.place((cells[across], cells[down]));
    }
    positions
}

fn line(
    format: Text,
    [name, along]: [&str; 2],
    first: u32,
    numbers: Vec<u16>,
    source: &Source,
) -> Result<Written, WhyNot> {
    let terms: Vec<u32> = numbers.into_iter().map(u32::from).collect();
    match format {
        Text::BFile => Ok(Written::Long(sequence::b_file(first, terms, source))),
        Text::Csv => Ok(Written::Long(sequence::csv(name, first, terms))),
        Text::Json => Ok(Written::Short(Some(sequence::json(name, first, &terms, source)))),
        Text::Latex => Ok(Written::Long(sequence::latex(name, along, first, terms, source))),
        Text::Matrix | Text::Columns => Err(WhyNot::NoSuchFile),
    }
}

#[cfg(test)]
mod tests;
