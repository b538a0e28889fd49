//! The names that links have for parts of the [`Look`](crate::table::Look).

use crate::table::{Figure, Form, Line, LinkRefused, Mode, Parameter, Plot, Section, Walking};
use crate::view::palette::Map;
use crate::workers::solver::protocol::Against;
use maths::games::{Axis, Rules};
use maths::solver::Formula;
use maths::values::quoted;

const SECTIONS: [(&str, Section); 5] = [
    ("x", Section::Fixed(Axis::X)),
    ("y", Section::Fixed(Axis::Y)),
    ("z", Section::Fixed(Axis::Z)),
    ("diagonal", Section::Diagonal),
    ("rim", Section::Rim),
];
const FORMS: [(&str, Form); 2] = [("numbers", Form::Numbers), ("colours", Form::Colours)];
const MAPS: [(&str, Map); 3] = [("cividis", Map::Cividis), ("viridis", Map::Viridis), ("grey", Map::Grey)];
const FIGURES: [(&str, Figure); 5] = [
    ("table", Figure::Table),
    ("positions", Figure::Positions),
    ("line", Figure::Line),
    ("columns", Figure::Columns),
    ("comparison", Figure::Comparison),
];
const PLOTS: [(&str, Plot); 4] =
    [("above", Plot::Above), ("space", Plot::Space), ("projected", Plot::Projected), ("list", Plot::List)];
const AGAINST: [(&str, Against); 6] = [
    ("play", Against::OtherPlay),
    ("pass", Against::OtherLayer),
    ("sum", Against::Formula(Formula::NimSum)),
    ("lowered", Against::Formula(Formula::Lowered)),
    ("shifted", Against::Formula(Formula::Shifted)),
    ("raised", Against::Formula(Formula::Raised)),
];

fn name_of<T: Copy + PartialEq>(names: &[(&'static str, T)], value: T) -> &'static str {
    names.iter().find(|(_, named)| *named == value).map_or("", |(name, _)| name)
}

/// Finds what is named, or says what may be.
fn named<T: Copy>(key: &'static str, names: &[(&'static str, T)], text: &str) -> Result<T, LinkRefused> {
    let found = names.iter().find(|(name, _)| *name == text).map(|(_, named)| *named);
    found.ok_or_else(|| {
        let all: Vec<_> = names.iter().map(|(name, _)| *name).collect();
        LinkRefused::OneOf { key, names: all.join(", "), text: quoted(text) }
    })
}

/// A walk: `k` or `s`, and `:go` if it begins by itself.
pub fn read_walk(text: &str) -> Option<Walking> {
    let (name, is_moving) = text.strip_suffix(":go").map_or((text, false), |name| (name, true));
    Some(Walking { of: Parameter::with_key(name)?, is_moving })
}

fn with_number(name: &str, number: Option<u32>) -> String {
    number.map_or_else(|| name.to_owned(), |number| format!("{name}:{number}"))
}

/// A name and, after a colon, a number.
fn read_number(text: &str) -> Option<(&str, Option<u32>)> {
    match text.split_once(':') {
        None => Some((text, None)),
        Some((name, number)) => Some((name, Some(number.parse().ok()?))),
    }
}

/// The name of a plane of a table, with the fixed coordinate.
pub fn section(section: Section, at: Option<u32>) -> String {
    if let Section::Pair(across, down) = section {
        return [across, down].map(|pile| Rules::SIX_PILES.names()[pile.index()]).join("-");
    }
    let at = if let Section::Fixed(_) = section { at } else { None };
    with_number(name_of(&SECTIONS, section), at)
}

/// The plane that [`section`] writes so.
///
/// # Errors
/// No plane has this name.
pub fn read_section(text: &str) -> Result<(Section, Option<u32>), LinkRefused> {
    if let Some((across, down)) = text.split_once('-') {
        let pair =
            Rules::SIX_PILES.named(across).zip(Rules::SIX_PILES.named(down)).filter(|(across, down)| across != down);
        return pair
            .map(|(across, down)| (Section::Pair(across, down), None))
            .ok_or_else(|| LinkRefused::Table(quoted(text)));
    }
    let found = read_number(text).and_then(|(name, at)| Some((named("table", &SECTIONS, name).ok()?, at)));
    found.ok_or_else(|| LinkRefused::Table(quoted(text)))
}

pub(super) fn mode(mode: Mode) -> String {
    let with = |name: &str, against: Against| format!("{name}:{}", name_of(&AGAINST, against));
    match mode {
        Mode::Values => "values".into(),
        Mode::Outcomes => "outcomes".into(),
        Mode::Remoteness => "remoteness".into(),
        Mode::Level(value) => format!("level:{value}"),
        Mode::Difference(against) => with("difference", against),
        Mode::OutcomesAgainst(against) => with("outcomes", against),
    }
}

pub(super) fn read_mode(text: &str) -> Result<Mode, LinkRefused> {
    let (name, of) = text.split_once(':').unwrap_or((text, ""));
    let against = || named("show", &AGAINST, of);
    match (name, of) {
        ("values", "") => Ok(Mode::Values),
        ("outcomes", "") => Ok(Mode::Outcomes),
        ("remoteness", "") => Ok(Mode::Remoteness),
        ("level", value) => value.parse().map(Mode::Level).map_err(|_| LinkRefused::Level(quoted(value))),
        ("difference", _) => against().map(Mode::Difference),
        ("outcomes", _) => against().map(Mode::OutcomesAgainst),
        _ => Err(LinkRefused::Show(quoted(text))),
    }
}

pub(super) fn form(form: Form) -> &'static str {
    name_of(&FORMS, form)
}

pub(super) fn read_form(text: &str) -> Result<Form, LinkRefused> {
    named("form", &FORMS, text)
}

pub(super) fn map(map: Map) -> &'static str {
    name_of(&MAPS, map)
}

pub(super) fn read_map(text: &str) -> Result<Map, LinkRefused> {
    named("map", &MAPS, text)
}

pub(super) fn figure(figure: Figure) -> &'static str {
    name_of(&FIGURES, figure)
}

pub(super) fn read_figure(text: &str) -> Result<Figure, LinkRefused> {
    named("figure", &FIGURES, text)
}

pub(super) fn plot(plot: Plot) -> &'static str {
    name_of(&PLOTS, plot)
}

pub(super) fn read_plot(text: &str) -> Result<Plot, LinkRefused> {
    named("plot", &PLOTS, text)
}

pub(super) fn line(line: Line) -> String {
    match line {
        Line::Row(at) => with_number("row", at),
        Line::Column(at) => with_number("column", at),
        Line::Diagonal(by) => with_number("diagonal", Some(by)),
    }
}

pub(super) fn read_line(text: &str) -> Result<Line, LinkRefused> {
    match read_number(text) {
        Some(("row", at)) => Ok(Line::Row(at)),
        Some(("column", at)) => Ok(Line::Column(at)),
        Some(("diagonal", by)) => Ok(Line::Diagonal(by.unwrap_or(0))),
        _ => Err(LinkRefused::Line(quoted(text))),
    }
}
