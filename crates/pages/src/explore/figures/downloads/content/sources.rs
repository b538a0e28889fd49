//! The source of the numbers in a file: title, ruleset, range, version, and a link.

use crate::explore::figures::downloads::content::{Content, Terms};
use files::exports::Source;
use maths::solver::{Plane, Window};
use web::kit::families::family_name;
use web::kit::words::coordinates;
use web::table::Table;
use web::table::figures::caption::{other, title};
use web::texts::Texts;
use web::workers::exporter::protocol::Format;
use web::workers::solver::protocol::Show;

impl Content {
    /// The source of a file of this kind.
    pub(super) fn source(&self, format: Format, link: String) -> Source {
        let (title, ruleset, range) = match self {
            Self::Table(table, look) => {
                let range = range(table.plane.names(), table.window);
                // Files of numbers begin with row 0, whatever the page shows; the LaTeX table is set as on the page.
                let is_set = !matches!(format, Format::Csv | Format::Matrix | Format::Json | Format::About);
                (table_title(table, is_set && look.is_upwards), table.plane.ruleset.to_string(), range)
            }
            Self::Heights(shown) => (shown.title(format), shown.ruleset().to_string(), shown.range()),
            Self::Comparison(compared) => (compared.title(format), compared.rulesets().join(" / "), compared.range()),
            Self::Rows(counted) => {
                (Texts::default().rows_label().into(), "sharing".into(), format!("a and b from 0 to {}", counted.size))
            }
            Self::Line(Terms { table, .. }) if format == Format::Columns => {
                (table_title(table, true), table.plane.ruleset.to_string(), range(table.plane.names(), table.window))
            }
            Self::Line(terms) => {
                let last = terms.first + (terms.values.len() as u32).saturating_sub(1);
                let range = format!("{} from {} to {last}", terms.along, terms.first);
                let title = [&table_title(&terms.table, true), "; ", &terms.which].concat();
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

fn table_title(table: &Table, is_upwards: bool) -> String {
    let texts = Texts::default();
    let Plane { ruleset, pass, .. } = table.plane;
    let label = title(texts, table, is_upwards);
    let other = |against| other(texts, against, &ruleset, pass);
    match table.show {
        Show::Values | Show::Remoteness => label,
        Show::Difference(against) => texts.file_compared(&label, &other(against)),
        Show::Outcomes(against) => texts.file_outcomes(&label, &other(against)),
    }
}

/// Which part of a plane, such as "x from 0 to 20, z from 0 to 20".
pub(super) fn range([across, down]: [&str; 2], window: Window) -> String {
    let Window { column, row, stride, columns, rows } = window;
    let last = |first: u32, count: u32| first + count.saturating_sub(1) * stride;
    let mut text =
        format!("{across} from {column} to {}, {down} from {row} to {}", last(column, columns), last(row, rows));
    if stride > 1 {
        text.push_str(&format!(", in steps of {stride}"));
    }
    text
}
