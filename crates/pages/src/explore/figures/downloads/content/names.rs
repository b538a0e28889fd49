//! Names of files, which state the content.

use crate::explore::figures::downloads::content::{Content, shown};
use maths::games::Ruleset;
use maths::solver::Cut;
use web::table::Table;
use web::workers::exporter::protocol::Format;
use web::workers::solver::protocol::Show;

impl Content {
    /// A name that says what is inside, of letters that every system takes: `bittersweet-triangle-k3-y4-n20.csv`.
    pub(in crate::explore::figures::downloads) fn file_name(&self, format: Format) -> String {
        let what = match self {
            Self::Table(table, _) => table_name(table),
            Self::Heights(shown) => shown.name(format),
            Self::Comparison(compared) => compared.name(format),
            Self::Line(terms) if format == Format::Columns => table_name(&terms.table),
            Self::Line(terms) => [&table_name(&terms.table), "-", &terms.which].concat(),
            Self::Rows(counted) => ["sharing-rows-of-values-n", &counted.size.to_string()].concat(),
            Self::Bar(game) => game.to_string(),
        };
        let kind = match format {
            Format::Matrix => "-matrix.",
            Format::About => "-source.",
            Format::Latex if matches!(self, Self::Heights(_)) => "-list.",
            Format::Latex if matches!(self, Self::Line(_)) => "-terms.",
            Format::Latex => "-table.",
            Format::Columns => "-columns.",
            Format::Film => "-film.",
            Format::Cite
            | Format::Csv
            | Format::Json
            | Format::Svg
            | Format::Pdf
            | Format::Png
            | Format::BFile
            | Format::Tikz => ".",
        };
        ["bittersweet-", &plain(&what), kind, format.extension()].concat()
    }
}

/// Such as `triangle:k=3-y4-n20`.
fn table_name(table: &Table) -> String {
    let plane = table.plane;
    let cut = match plane.cut {
        Cut::Pair { across, down, others } => {
            let [across, down] = [across, down].map(|pile| plane.ruleset.rules.name(pile));
            let others: Vec<String> = others.iter().map(u32::to_string).collect();
            format!("-{across}{down}-{}", others.join("-"))
        }
        _ if plane.ruleset.rules.is_piles() => String::new(),
        Cut::Fixed(axis, at) => format!("-{}{at}", plane.ruleset.rules.name(axis)),
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

/// The ruleset in its notation, and whether the pass can still be used.
pub(super) fn ruleset_name(ruleset: &Ruleset, pass: bool) -> String {
    let pass = match (ruleset.pass, pass) {
        (false, _) => "",
        (true, false) => "-p0",
        (true, true) => "-p1",
    };
    format!("{ruleset}{pass}")
}

/// The largest coordinate of a plane with these numbers of columns and rows.
pub(super) fn largest((columns, rows): (u32, u32)) -> u32 {
    columns.max(rows).saturating_sub(1)
}

/// A text as a part of a file name: equal signs go, fractions are written with "over", and all other signs between
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
