//! The data that figures export: from the content of a figure to the order of a file, and the numbers for it.

mod compared;
mod counted;
mod names;
mod shown;
mod sources;
mod written;

pub(in crate::explore) use compared::Compared;
pub(in crate::explore) use counted::Counted;
pub(in crate::explore) use shown::Shown;

use crate::explore::figures::downloads::content::written::written;
use crate::explore::figures::downloads::options::Options;
use files::exports::plot::Key;
use maths::games::Game;
use maths::solver::{Difference, Plane, Writing};
use std::borrow::Cow;
use std::rc::Rc;
use web::table::figures::colouring::Hue;
use web::table::{Look, Parameter, Table};
use web::texts::Texts;
use web::view::heat_map::Scale;
use web::view::palette::Palette;
use web::view::theme::{Theme, in_light_theme};
use web::workers::exporter::protocol::{Drawn, Format, LARGEST_FILM, Order, Subject};
use web::workers::solver::protocol::Show;

/// The content of a figure.
#[derive(Clone, PartialEq)]
pub(in crate::explore) enum Content {
    /// A plane of a table, and how it is drawn.
    Table(Rc<Table>, TableLook),
    /// P-positions.
    Heights(Shown),
    /// The P-positions of two rulesets.
    Comparison(Compared),
    /// A line of a table.
    Line(Terms),
    /// In which rows of Sharing Nim which value is.
    Rows(Counted),
    /// A position.
    Bar(Game),
}

/// The look of a table.
#[derive(Clone, Default, PartialEq)]
pub(in crate::explore) struct TableLook {
    /// The way of writing its numbers if they are not shown as colours.
    writing: Option<Writing>,
    is_upwards: bool,
    /// The position of whose walk a film can be made.
    walking: Option<(Game, Parameter)>,
}

/// The order of a file and what goes with it.
pub(super) struct Ordered<'a> {
    pub(super) order: Order,
    pub(super) numbers: Cow<'a, [u16]>,
    /// Of all numbers, as the page has them in its light theme; of plots in colours of the page only.
    pub(super) colours: Vec<u32>,
}

/// A line of a table as a sequence.
#[derive(Clone, PartialEq)]
pub(in crate::explore) struct Terms {
    pub table: Rc<Table>,
    /// Which line, such as "row z = 7".
    pub which: String,
    /// The name of the coordinate that runs along it.
    pub along: &'static str,
    pub first: u32,
    pub values: Rc<Vec<u32>>,
    /// True if it is one of the columns of Sharing Nim that are shown together on their middle line.
    pub is_mirrored: bool,
}

impl Content {
    /// A table as it is shown, with the position on the board.
    pub(in crate::explore) fn table(table: &Rc<Table>, look: Look, game: Game) -> Self {
        let Plane { ruleset, .. } = table.plane;
        let is_upwards = look.is_upwards(ruleset.rules);
        let of = look.walk.map_or(Parameter::K, |walking| walking.of);
        let can_walk = of.after(of.with(ruleset, of.first()).unwrap_or(ruleset)).is_some();
        let is_filmed = can_walk && table.is_whole() && table.size() <= LARGEST_FILM && table.show == Show::Values;
        let walking = (is_filmed && game.ruleset() == ruleset).then_some((game, of));
        Self::Table(Rc::clone(table), TableLook { writing: written(table, look), is_upwards, walking })
    }

    /// The kinds of files there are of it, the one that most people want first.
    pub(super) fn formats(&self) -> &'static [Format] {
        match self {
            Self::Table(_, look) => {
                let all = &[
                    Format::Svg,
                    Format::Pdf,
                    Format::Png,
                    Format::Tikz,
                    Format::Csv,
                    Format::Matrix,
                    Format::Json,
                    Format::Latex,
                    Format::Film,
                ];
                if look.walking.is_some() { all } else { &all[..8] }
            }
            Self::Heights(shown) if !shown.is_drawn() => &[Format::Csv, Format::Json, Format::Latex],
            Self::Heights(_) => {
                &[Format::Svg, Format::Pdf, Format::Png, Format::Tikz, Format::Csv, Format::Json, Format::Latex]
            }
            Self::Comparison(_) => &[Format::Svg, Format::Pdf, Format::Png, Format::Tikz, Format::Csv, Format::Json],
            Self::Line(Terms { is_mirrored, .. }) => {
                let all = &[
                    Format::Svg,
                    Format::Pdf,
                    Format::Png,
                    Format::Tikz,
                    Format::Csv,
                    Format::Json,
                    Format::BFile,
                    Format::Latex,
                    Format::Columns,
                ];
                if *is_mirrored { all } else { &all[..8] }
            }
            Self::Rows(_) => &[Format::Csv, Format::Json],
            Self::Bar(_) => &[Format::Svg, Format::Pdf, Format::Png, Format::Tikz],
        }
    }

    /// The name and the description of such a file.
    pub(super) fn offer(&self, texts: Texts, format: Format) -> (&'static str, &'static str) {
        match (format, self) {
            (Format::Csv, Self::Line(_)) => ("CSV", texts.title_csv_line()),
            (Format::Csv, Self::Rows(_)) => ("CSV", texts.title_csv_rows()),
            (Format::Csv, _) => ("CSV", texts.title_csv()),
            (Format::Matrix, _) => (texts.matrix_name(), texts.title_matrix()),
            (Format::Json, _) => ("JSON", texts.title_json()),
            (Format::Latex, Self::Line(_)) => ("LaTeX", texts.title_latex_line()),
            (Format::Columns, _) => (texts.latex_columns(), texts.title_latex_columns()),
            (Format::Latex, Self::Heights(_)) => ("LaTeX", texts.title_latex_list()),
            (Format::Latex, _) => ("LaTeX", texts.title_latex()),
            (Format::Film, _) => (texts.film(), texts.title_film()),
            (Format::Svg, _) => ("SVG", texts.title_svg()),
            (Format::Png, _) => ("PNG", texts.title_png()),
            (Format::BFile, _) => ("b-file", texts.title_b_file()),
            (Format::Pdf, _) => ("PDF", texts.title_pdf()),
            (Format::Tikz, _) => ("TikZ", texts.title_tikz()),
            (Format::About | Format::Cite, _) => ("", texts.title_about()),
        }
    }

    /// The order of a file, with its numbers and colours; with only its beginning, if it `is_sample`.
    pub(super) fn ordered(&self, options: &Options, look: Look, is_sample: bool) -> Ordered<'_> {
        let format = options.format;
        let (subject, numbers) = self.contents(format);
        let inks = format.is_drawing().then(|| in_light_theme(|| self.inks(&numbers, look))).flatten();
        let (colours, key) = inks.map(|(palette, key)| (palette.colours().to_vec(), key)).unzip();
        let drawn = Drawn { key, ..options.drawn() };
        let order = Order { format, subject, drawn, is_sample, source: self.source(format, address()) };
        Ordered { order, numbers, colours: colours.unwrap_or_default() }
    }

    /// The colours of a plot of these numbers, as the page has them, and what they mean; nothing where the file has its own.
    fn inks(&self, numbers: &[u16], look: Look) -> Option<(Palette, Key)> {
        match self {
            Self::Table(_, TableLook { writing: Some(_), .. }) => None,
            Self::Table(table, _) => {
                let hue = Hue::of(table, look.mode, look.map, Theme::default());
                let (scale, name, besides) = hue.legend(Texts::default());
                Some((hue.palette(), key(scale, name, &besides)))
            }
            Self::Heights(shown) => shown.inks(numbers, look),
            Self::Comparison(compared) => compared.inks(),
            Self::Line(_) | Self::Rows(_) | Self::Bar(_) => None,
        }
    }

    /// True if its drawing has axes that can be left out.
    pub(super) fn has_axes(&self) -> bool {
        match self {
            Self::Table(_, look) => look.writing.is_none(),
            Self::Heights(_) | Self::Comparison(_) | Self::Line(_) => true,
            Self::Rows(_) | Self::Bar(_) => false,
        }
    }

    /// True if its drawing has a legend that can be left out.
    pub(super) fn has_legend(&self) -> bool {
        match self {
            Self::Table(_, look) => look.writing.is_none(),
            Self::Heights(shown) => shown.has_legend(),
            Self::Comparison(_) => true,
            Self::Line(_) | Self::Rows(_) | Self::Bar(_) => false,
        }
    }

    /// The title of its drawing.
    pub(super) fn caption_title(&self) -> String {
        self.source(Format::Svg, String::new()).title
    }

    /// The subject of a file, and the numbers for it.
    fn contents(&self, format: Format) -> (Subject, Cow<'_, [u16]>) {
        match self {
            Self::Table(table, TableLook { walking: Some((game, of)), .. }) if format == Format::Film => {
                (walk(table, *game, *of), Cow::default())
            }
            Self::Table(table, TableLook { writing, is_upwards, .. }) => plane(table, *writing, *is_upwards),
            Self::Heights(shown) => shown.contents(format),
            Self::Comparison(compared) => compared.contents(format),
            Self::Rows(counted) => (Subject::Listing(counted.listing()), Cow::default()),
            Self::Line(terms) if format == Format::Columns => plane(&terms.table, None, true),
            Self::Line(terms) => {
                let (first, along) = (terms.first, terms.along.into());
                let subject = Subject::Line { first, along, name: shown(terms.table.show).into() };
                // The values fit: they come from a table.
                (subject, terms.values.iter().map(|&value| value as u16).collect())
            }
            Self::Bar(game) => (Subject::Bar { game: *game }, Cow::default()),
        }
    }
}

/// A walk through a parameter, from its least value on, as the subject of a film: the bar is lowered to each rim.
fn walk(table: &Table, game: Game, of: Parameter) -> Subject {
    let rulesets = (of.first()..=Parameter::LAST).filter_map(|value| of.with(game.ruleset(), value));
    let games = rulesets.map(|ruleset| Game::lowered(ruleset, game.position())).collect();
    Subject::Walk { games, cut: table.plane.cut, size: table.size() }
}

/// A table as the subject of a file, with its numbers.
fn plane(table: &Table, writing: Option<Writing>, is_upwards: bool) -> (Subject, Cow<'_, [u16]>) {
    let value = match table.show {
        Show::Values => None,
        show @ (Show::Remoteness | Show::Outcomes(_)) => Some((shown(show).into(), 0)),
        show @ Show::Difference(_) => Some((shown(show).into(), Difference::SAME)),
    };
    let (Plane { ruleset, cut, pass }, window) = (table.plane, table.window);
    (Subject::Plane { ruleset, cut, pass, value, window, is_upwards, writing }, Cow::Borrowed(&table.grid.values))
}

/// The content of a legend of the page, for that of a file.
fn key(scale: Scale, name: &str, besides: &[(u16, &str)]) -> Key {
    let words = |words: &[(u16, &str)]| words.iter().map(|&(number, word)| (number, word.to_owned())).collect();
    let (swatches, ramp) = match scale {
        Scale::Numbers { from, until, origin } => (words(besides), Some([from, until, origin])),
        Scale::Words(of) => (words(&of), None),
    };
    Key { name: name.into(), swatches, ramp }
}

/// The page's own link.
fn address() -> String {
    web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default()
}

/// The kind of the numbers of a table, in one word.
fn shown(show: Show) -> &'static str {
    match show {
        Show::Values => "grundy",
        Show::Remoteness => "remoteness",
        Show::Difference(_) => "difference",
        Show::Outcomes(_) => "outcomes",
    }
}

#[cfg(test)]
mod tests;
