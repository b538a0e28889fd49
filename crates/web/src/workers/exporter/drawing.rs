//! From an order to its drawing, and for a picture of very many places these places apart from it.

use crate::workers::exporter::WhyNot;
use crate::workers::exporter::numbers::{frame_of, grid_of};
use crate::workers::exporter::protocol::{Drawn, Format, LARGEST_FILM, Order, Subject};
use files::exports::cloud::Points;
use files::exports::drawing::Drawing;
use files::exports::film::Picture;
use files::exports::line::Terms;
use files::exports::plot::{Inks, Look};
use files::exports::written::Written;
use files::exports::{Frame, Source, bar, cloud, film, line, plot, written};
use maths::games::Game;
use maths::solver::{Cut, Extent, Grid, Obvious, Plane, Window};
use std::f64::consts::FRAC_1_SQRT_2;
use std::rc::Rc;

/// The largest number of places with which programs still show an SVG.
const MOST_OF_SVG: u64 = 512 * 512;
/// The largest number of places that TeX draws with its usual memory.
const MOST_OF_TIKZ: u64 = 40_000;

/// Places that are to be painted as pixels. The upper left corner of the first is on the left end of the drawing's axis. Row 0 is at the
/// top. With `is_upwards` it is at the bottom, at the other axis.
#[derive(Clone, Debug)]
pub(super) struct Cells {
    pub(super) grid: Rc<Grid>,
    pub(super) colours: Vec<u32>,
    pub(super) is_upwards: bool,
    /// The height of a row; a column is 1 wide.
    pub(super) height: f64,
}

/// Draws what is ordered, with the numbers and colours that came along, in no particular size yet. In a picture, places in colours of the
/// page are left out of the drawing, and are to be painted as pixels.
pub(super) fn drawing(order: &Order, numbers: Vec<u16>, colours: Vec<u32>) -> Result<(Drawing, Option<Cells>), WhyNot> {
    let look = look_of(&order.drawn, colours, order.format == Format::Png);
    let source = &order.source;
    if order.format == Format::Film && !matches!(order.subject, Subject::Walk { .. }) {
        return Err(WhyNot::NoSuchFile);
    }
    let must_be_few = |places: u64| must_be_few(order.format, places);
    let drawing = match &order.subject {
        Subject::Plane { writing: Some(writing), ruleset, cut, pass, value, window, is_upwards } => {
            let frame = frame_of(ruleset, *cut, *pass, value.clone()).through(*window).upwards(*is_upwards);
            let grid = Rc::new(grid_of(*window, numbers)?);
            written::drawn(&Written::new(grid, frame, *writing, *is_upwards), source)
        }
        Subject::Plane { writing: None, ruleset, cut, pass, value, window, is_upwards } => {
            let frame = frame_of(ruleset, *cut, *pass, value.clone()).through(*window).upwards(*is_upwards);
            // The scale of ten steps has no signs.
            if look.inks.is_none() && frame.zero > 0 {
                return Err(WhyNot::Signed);
            }
            let kind = (*is_upwards, value.is_none());
            let table = |grid: &Grid, look: &Look| plot::table(grid, &frame, kind, look, source);
            return plotted(grid_of(*window, numbers)?, look, (*is_upwards, 1.0), must_be_few, table);
        }
        Subject::Heights { ruleset, pass, window } => {
            let frame = Frame::heights(ruleset, *pass).through(*window);
            let map = |grid: &Grid, look: &Look| plot::heights(grid, &frame, look, source);
            return plotted(grid_of(*window, numbers)?, look, (true, 1.0), must_be_few, map);
        }
        Subject::Projected { columns, rows, first, compared } => {
            let grid = grid_of(Window::whole(*columns, *rows), numbers)?;
            let map =
                |grid: &Grid, look: &Look| plot::projected(grid, (*first).into(), compared.as_ref(), look, source);
            return plotted(grid, look, (true, FRAC_1_SQRT_2), must_be_few, map);
        }
        Subject::Kinds { places: [columns, rows], names, rulesets } => {
            let grid = grid_of(Window::whole(*columns, *rows), numbers)?;
            let map = |grid: &Grid, look: &Look| plot::compared(grid, names, rulesets, look, source);
            return plotted(grid, look, (true, 1.0), must_be_few, map);
        }
        Subject::Space { sight } => {
            if !numbers.len().is_multiple_of(4) {
                return Err(WhyNot::NumbersMissing);
            }
            let points = Points::new(&numbers, sight);
            must_be_few(points.len() as u64)?;
            cloud::drawn(&points, sight, look.trim, source)
        }
        Subject::Line { first, along, name } => {
            let terms = Terms { first: *first, along, name, values: &numbers };
            line::drawn(terms, look.trim.axes, source)
        }
        Subject::Walk { games, cut, size } if order.format == Format::Film => filmed(games, *cut, *size, source)?,
        Subject::Bar { game } => bar::drawn(&game.scene().ok_or(WhyNot::TooManyPieces)?, source),
        Subject::Walk { .. } | Subject::Compared { .. } | Subject::Listing(_) => return Err(WhyNot::NoSuchFile),
    };
    Ok((drawing, None))
}

/// The film of these games, whose tables are solved here.
fn filmed(games: &[Game], cut: Cut, size: u32, source: &Source) -> Result<Drawing, WhyNot> {
    if size > LARGEST_FILM || games.is_empty() {
        return Err(WhyNot::NoSuchFile);
    }
    let picture = |game: &Game| {
        let (ruleset, position) = (game.ruleset(), game.position());
        let extent = Extent::cube(ruleset.rules, size);
        let plane = Plane { ruleset, cut, pass: position.pass };
        // The plane of the bar goes along with it.
        let plane = match cut {
            Cut::Fixed(axis, _) if plane.place_of(position).is_none() => {
                Plane { cut: Cut::Fixed(axis, position[axis]), ..plane }
            }
            Cut::Fixed(..) | Cut::Diagonal | Cut::Rim | Cut::Pair { .. } => plane,
        };
        let plane = plane.held_within(&extent);
        let table = Obvious::table(ruleset, extent).map_err(|_| WhyNot::NothingToPaint)?;
        let named = |(name, value): (&str, Option<String>)| value.map(|value| format!("{name} = {value}"));
        let parameters =
            [("k", ruleset.rules.k().map(|k| k.to_string())), ("s", ruleset.rules.s().map(|s| s.to_string()))];
        let name = parameters.into_iter().filter_map(named).collect::<Vec<_>>().join(", ");
        Ok(Picture { name, game: *game, grid: plane.values(&table), place: plane.place_of(position) })
    };
    let pictures = games.iter().map(picture).collect::<Result<Vec<_>, WhyNot>>()?;
    let plane = Plane { ruleset: games[0].ruleset(), cut, pass: false };
    Ok(film::drawn(&pictures, plane.names(), source))
}

/// The drawing of places, with or without them.
fn plotted(
    grid: Grid,
    look: Look,
    (is_upwards, height): (bool, f64),
    must_be_few: impl Fn(u64) -> Result<(), WhyNot>,
    draw: impl Fn(&Grid, &Look) -> Drawing,
) -> Result<(Drawing, Option<Cells>), WhyNot> {
    if grid.values.is_empty() {
        return Err(WhyNot::NothingToPaint);
    }
    if !look.is_bare {
        // Places without a number are not drawn, so they do not count.
        must_be_few(grid.points().count() as u64)?;
    }
    let drawing = draw(&grid, &look);
    let inks = look.inks.filter(|_| look.is_bare);
    Ok((drawing, inks.map(|Inks { colours, .. }| Cells { grid: Rc::new(grid), colours, is_upwards, height })))
}

/// The look of a plot. Unless the order has a colour for every number, the plot has its usual colours.
fn look_of(drawn: &Drawn, colours: Vec<u32>, is_picture: bool) -> Look {
    let inks = drawn.key.clone().filter(|_| colours.len() == 1 << 16).map(|key| Inks { colours, key });
    Look { trim: drawn.trim, is_bare: is_picture && inks.is_some(), inks }
}

fn must_be_few(format: Format, places: u64) -> Result<(), WhyNot> {
    if format == Format::Tikz && places > MOST_OF_TIKZ {
        return Err(WhyNot::TooLargeForLatex { cells: places, most: MOST_OF_TIKZ });
    }
    if places > MOST_OF_SVG { Err(WhyNot::TooLargeForSvg { places, most: MOST_OF_SVG }) } else { Ok(()) }
}
