//! What the figures have to give: from what a figure shows to the order of a file, its name, and the numbers for it.

use crate::app::Heights;
use crate::app::Look;
use crate::app::Table;
use crate::app::figures::caption::other;
use crate::app::figures::caption::title;
use crate::app::figures::colouring::Hue;
use crate::exporter::protocol::Format;
use crate::exporter::protocol::Order;
use crate::exporter::protocol::Subject;
use crate::exports::Source;
use crate::games::Game;
use crate::games::Ruleset;
use crate::kit::words::coordinates;
use crate::kit::words::family_name;
use crate::solver::Cut;
use crate::solver::Difference;
use crate::solver::Window;
use crate::texts::Texts;
use crate::view::palette::Palette;
use crate::view::palette::page_stops;
use crate::view::theme::Theme;
use crate::worker::protocol::Show;
use std::borrow::Cow;
use std::rc::Rc;

/// What a figure shows.
#[derive(Clone, PartialEq)]
pub(in crate::app) enum Goods {
    /// A plane of a table.
    Table(Rc<Table>),
    /// P-positions.
    Heights(Rc<Heights>),
    /// A line of a table.
    Line(Terms),
    /// A position.
    Bar(Game),
}

/// A line of a table as a sequence.
#[derive(Clone, PartialEq)]
pub(in crate::app) struct Terms {
    pub table: Rc<Table>,
    /// Which line, such as "row z = 7".
    pub which: String,
    /// What runs along it.
    pub along: &'static str,
    pub first: u32,
    pub values: Rc<Vec<u32>>,
}

impl Goods {
    /// The kinds of files there are of it.
    pub(super) fn formats(&self) -> &'static [Format] {
        match self {
            Self::Table(_) => &[Format::Csv, Format::Matrix, Format::Json, Format::Latex, Format::Svg, Format::Png],
            Self::Heights(_) => &[Format::Csv, Format::Json, Format::Svg, Format::Png],
            Self::Line(_) => &[Format::BFile, Format::Csv],
            Self::Bar(_) => &[Format::Svg, Format::Tikz],
        }
    }

    /// What such a file is called, and what it is.
    pub(super) fn offer(&self, texts: Texts, format: Format) -> (&'static str, &'static str) {
        match (format, self) {
            (Format::Csv, Self::Line(_)) => ("CSV", texts.title_csv_line()),
            (Format::Csv, _) => ("CSV", texts.title_csv()),
            (Format::Matrix, _) => (texts.matrix_name(), texts.title_matrix()),
            (Format::Json, _) => ("JSON", texts.title_json()),
            (Format::Latex, _) => ("LaTeX", texts.title_latex()),
            (Format::Svg, Self::Bar(_)) => ("SVG", texts.title_svg_bar()),
            (Format::Svg, _) => ("SVG", texts.title_svg()),
            (Format::Png, _) => ("PNG", texts.title_png()),
            (Format::BFile, _) => ("b-file", texts.title_b_file()),
            (Format::Tikz, _) => ("TikZ", texts.title_tikz()),
        }
    }

    /// The order of a file.
    pub(super) fn order(&self, format: Format) -> Order {
        let link = web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default();
        Order { format, subject: self.subject(), source: self.source(link) }
    }

    /// The numbers that go with the order.
    pub(super) fn numbers(&self) -> Cow<'_, [u16]> {
        match self {
            Self::Table(table) => Cow::Borrowed(&table.grid.values),
            Self::Heights(heights) => Cow::Borrowed(&heights.grid.values),
            // They come from a table.
            Self::Line(terms) => terms.values.iter().map(|&value| value as u16).collect(),
            Self::Bar(_) => Cow::default(),
        }
    }

    /// The colours of all numbers, as the page has them now.
    pub(super) fn colours(&self, look: Look) -> Vec<u32> {
        let palette = match self {
            Self::Table(table) => Hue::of(table, look.mode, look.map, Theme::default()).palette(),
            Self::Heights(heights) => {
                let is_flat = heights.ruleset.rules.is_piles();
                let stops = page_stops(if is_flat { "--p" } else { look.map.property() });
                Palette::sequential(heights.tally.largest, &stops, None, [0; 4])
            }
            Self::Line(_) | Self::Bar(_) => return Vec::new(),
        };
        palette.colours().to_vec()
    }

    /// A name that says what is inside, of letters that every system takes: `bittersweet-triangle-k3-y4-n20.csv`.
    pub(super) fn file_name(&self, format: Format) -> String {
        let what = match self {
            Self::Table(table) => table_name(table),
            Self::Heights(heights) => {
                let ruleset = ruleset_name(&heights.ruleset, heights.pass);
                format!("{ruleset}-p-positions-n{}", largest(heights.places))
            }
            Self::Line(terms) => [&table_name(&terms.table), "-", &terms.which].concat(),
            Self::Bar(game) => game.to_string(),
        };
        let kind = if format == Format::Matrix { "-matrix." } else { "." };
        ["bittersweet-", &plain(&what), kind, format.extension()].concat()
    }

    fn subject(&self) -> Subject {
        match self {
            Self::Table(table) => {
                let value = match table.show {
                    Show::Values => None,
                    show @ (Show::Remoteness | Show::Outcomes(_)) => Some((shown(show).into(), 0)),
                    show @ Show::Difference(_) => Some((shown(show).into(), Difference::SAME)),
                };
                let plane = table.plane;
                let (ruleset, cut, pass) = (plane.ruleset, plane.cut, plane.pass);
                Subject::Plane { ruleset, cut, pass, value, window: table.window }
            }
            Self::Heights(heights) => {
                Subject::Heights { ruleset: heights.ruleset, pass: heights.pass, window: heights.window }
            }
            Self::Line(terms) => Subject::Line { first: terms.first, name: shown(terms.table.show).into() },
            Self::Bar(game) => Subject::Bar { game: *game },
        }
    }

    fn source(&self, link: String) -> Source {
        let (title, ruleset, range) = match self {
            Self::Table(table) => {
                let range = range(table.plane.names(), table.window);
                (table_title(table), table.plane.ruleset.to_string(), range)
            }
            Self::Heights(heights) => {
                let is_sharing = heights.ruleset.rules.is_piles();
                let mut range = range(if is_sharing { ["b", "a"] } else { ["x", "z"] }, heights.window);
                if !is_sharing {
                    range.push_str(&format!(", y up to {}", largest(heights.places)));
                }
                ("P-positions".into(), heights.ruleset.to_string(), range)
            }
            Self::Line(terms) => {
                let last = terms.first + (terms.values.len() as u32).saturating_sub(1);
                let range = format!("{} from {} to {last}", terms.along, terms.first);
                let title = [&table_title(&terms.table), "; ", &terms.which].concat();
                (title, terms.table.plane.ruleset.to_string(), range)
            }
            Self::Bar(game) => {
                let ruleset = game.ruleset();
                let inside = coordinates(&ruleset, game.position());
                let title = [family_name(Texts::default(), ruleset.rules.family()), ", position ", &inside].concat();
                (title, game.to_string(), String::new())
            }
        };
        Source { title, ruleset, range, version: concat!("Bittersweet ", env!("CARGO_PKG_VERSION")).into(), link }
    }
}

/// What the numbers of a table are, in one word.
fn shown(show: Show) -> &'static str {
    match show {
        Show::Values => "grundy",
        Show::Remoteness => "remoteness",
        Show::Difference(_) => "difference",
        Show::Outcomes(_) => "outcomes",
    }
}

fn table_title(table: &Table) -> String {
    let label = title(Texts::default(), table);
    match table.show {
        Show::Values | Show::Remoteness => label,
        Show::Difference(against) => [&label, "; held against ", other(Texts::default(), against)].concat(),
        Show::Outcomes(against) => [
            &label,
            "; held against ",
            other(Texts::default(), against),
            ": 0 P in neither, 1 only here, 2 only there, 3 in both",
        ]
        .concat(),
    }
}

/// Such as `triangle:k=3-y4-n20`.
fn table_name(table: &Table) -> String {
    let plane = table.plane;
    let cut = match plane.cut {
        _ if plane.ruleset.rules.is_piles() => String::new(),
        Cut::Fixed(axis, at) => format!("-{}{at}", plane.ruleset.rules.coordinate(axis)),
        Cut::Diagonal => "-diagonal".into(),
        Cut::Rim => "-rim".into(),
    };
    let kind = match table.show {
        Show::Values => String::new(),
        show @ (Show::Remoteness | Show::Difference(_) | Show::Outcomes(_)) => ["-", shown(show)].concat(),
    };
    let ruleset = ruleset_name(&plane.ruleset, plane.pass);
    format!("{ruleset}{cut}{kind}-n{}", largest(table.places))
}

/// The ruleset in its notation, and whether the pass is there.
fn ruleset_name(ruleset: &Ruleset, pass: bool) -> String {
    let pass = match (ruleset.pass, pass) {
        (false, _) => "",
        (true, false) => "-p0",
        (true, true) => "-p1",
    };
    format!("{ruleset}{pass}")
}

/// The largest coordinate of a plane of so many columns and rows.
fn largest((columns, rows): (u32, u32)) -> u32 {
    columns.max(rows).saturating_sub(1)
}

/// Which part of a plane, such as "x from 0 to 20, z from 0 to 20".
fn range([across, down]: [&str; 2], window: Window) -> String {
    let Window { column, row, stride, columns, rows } = window;
    let last = |first: u32, count: u32| first + count.saturating_sub(1) * stride;
    let mut text =
        format!("{across} from {column} to {}, {down} from {row} to {}", last(column, columns), last(row, rows));
    if stride > 1 {
        text.push_str(&format!(", in steps of {stride}"));
    }
    text
}

/// A text as a part of a file name: equal signs go, fractions are written with "over", and whatever else stands between
/// letters and digits becomes a hyphen.
fn plain(text: &str) -> String {
    let mut name = String::new();
    for letter in text.chars() {
        match letter {
            '=' => {}
            '/' => name.push_str("over"),
            letter if letter.is_ascii_alphanumeric() => name.push(letter),
            _ if name.ends_with('-') => {}
            _ => name.push('-'),
        }
    }
    name
}

#[cfg(test)]
mod tests;
