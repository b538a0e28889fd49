//! The data of a dossier: Grundy values, P-positions, and a sequence for the OEIS. They are made by the solver.

use crate::exports::dossiers::File;
use crate::exports::plot::Look;
use crate::exports::positions::Positions;
use crate::exports::{Frame, Source, plot, positions};
use maths::games::{Position, Ruleset};
use maths::solver::{Extent, Grid, Mapping, PPositions, Plan, Solving};
use std::fmt::Write;
use std::rc::Rc;

/// The largest coordinate of the values.
pub(super) const VALUES_TO: u32 = 15;
/// The largest coordinate of the P-positions.
pub(super) const P_POSITIONS_TO: u32 = 31;
/// The largest coordinate of the picture.
const PICTURE_TO: u32 = 127;

/// The paths of the files.
pub(super) const VALUES: &str = "data/values.csv";
pub(super) const P_POSITIONS: &str = "data/p-positions.csv";
pub(super) const B_FILE: &str = "data/b-file.txt";
pub(super) const PICTURE: &str = "pictures/p-positions.svg";

/// All files of data and the picture; none where the ruleset has more than three coordinates, or no tables.
pub(super) fn files(ruleset: &Ruleset) -> Vec<File> {
    [values(ruleset), p_positions(ruleset), b_file(ruleset), picture(ruleset)].into_iter().flatten().collect()
}

/// The names of the columns of a position.
pub(super) fn columns(ruleset: &Ruleset) -> Vec<&'static str> {
    let pass = ruleset.pass.then_some("p");
    ruleset.rules.names().iter().copied().chain(pass).collect()
}

/// A line with the coordinates of a position.
pub(super) fn coordinates(ruleset: &Ruleset, position: Position) -> String {
    let mut numbers: Vec<String> = position.xyz().iter().map(u32::to_string).collect();
    if ruleset.pass {
        numbers.push(u8::from(position.pass).to_string());
    }
    numbers.join(",")
}

fn has_data(ruleset: &Ruleset) -> bool {
    ruleset.rules.count() == 3 && ruleset.rules.has_tables() && ruleset.rules.own().is_none()
}

/// Outcome and Grundy value of every legal position with coordinates up to [`VALUES_TO`], of Sharing Nim of every normal form.
fn values(ruleset: &Ruleset) -> Option<File> {
    let is_wanted = has_data(ruleset);
    let extent = is_wanted.then(|| Extent::cube(ruleset.rules, VALUES_TO))?;
    let table = Solving::solve(*ruleset, extent, Plan::BOUND).ok()?;
    let mut text = format!("{},outcome,value\n", columns(ruleset).join(","));
    for (position, value) in table.positions() {
        let outcome = if value.0 == 0 { "P" } else { "N" };
        // Writing into a text cannot fail.
        let _ = writeln!(text, "{},{outcome},{}", coordinates(ruleset, position), value.0);
    }
    Some(File::text(VALUES, text))
}

/// The P-positions as heights, without the pass or with it.
fn heights(ruleset: &Ruleset, size: u32, pass: bool) -> Option<Grid> {
    if !has_data(ruleset) {
        return None;
    }
    Some(PPositions::new(*ruleset, size, pass, Plan::BOUND).ok()?.into_heights())
}

/// All P-positions with coordinates up to [`P_POSITIONS_TO`], those with the pass after those without.
fn p_positions(ruleset: &Ruleset) -> Option<File> {
    let mut text = String::new();
    for &pass in layers(ruleset) {
        let listed = Positions::of_heights(ruleset, pass, &heights(ruleset, P_POSITIONS_TO, pass)?);
        let csv: String = positions::csv(listed).collect();
        text.push_str(if text.is_empty() { &csv } else { csv.split_once('\n').map_or("", |(_, rows)| rows) });
    }
    Some(File::text(P_POSITIONS, text))
}

/// Without the pass, and with it if the ruleset has one.
pub(super) fn layers(ruleset: &Ruleset) -> &'static [bool] {
    if ruleset.pass { &[false, true] } else { &[false] }
}

/// The sequence: for the places (x, z) by antidiagonals the y of the P-position, −1 where there is none.
fn b_file(ruleset: &Ruleset) -> Option<File> {
    let heights = heights(ruleset, P_POSITIONS_TO, ruleset.pass)?;
    let is_piles = ruleset.rules.is_piles();
    let height = |first: u32, second: u32| {
        // The map of piles has b across and a ≤ b down.
        let (column, row) = if is_piles { (first.max(second), first.min(second)) } else { (first, second) };
        heights.at(column, row).map(u32::from)
    };
    Some(sequence(ruleset, height))
}

/// The same of a function that has the height over a column and a row.
pub(super) fn sequence(ruleset: &Ruleset, height: impl Fn(u32, u32) -> Option<u32>) -> File {
    let mut text = format!("# {ruleset}{}\n", if ruleset.pass { ", with the pass" } else { "" });
    text.push_str(if ruleset.rules.is_piles() {
        "# a(n) = 0 if (0, i, j) is a P-position, and -1 if not; i + j = 0, 1, 2, ..., and j = 0, 1, ..., i + j\n"
    } else {
        "# a(n) is the y for which (i, y, j) is a P-position, and -1 if there is none; i + j = 0, 1, 2, ..., and i = 0, 1, ..., i + j\n"
    });
    let places = (0..=P_POSITIONS_TO).flat_map(|sum| (0..=sum).map(move |first| (first, sum - first)));
    for (index, (column, row)) in places.enumerate() {
        let term = height(column, row).map_or(-1, i64::from);
        let _ = writeln!(text, "{index} {term}");
    }
    File::text(B_FILE, text)
}

/// The P-positions from above, at the beginning of the game.
pub(super) fn picture(ruleset: &Ruleset) -> Option<File> {
    let heights = Rc::new(heights(ruleset, PICTURE_TO, ruleset.pass)?);
    let range = format!("coordinates from 0 to {PICTURE_TO}");
    let source = Source { title: "P-positions".into(), ruleset: ruleset.to_string(), range, ..Source::default() };
    let frame = Frame::heights(ruleset, ruleset.pass).upwards(true);
    Some(File::text(PICTURE, plot::heights(&heights, &frame, &Look::default(), &source).svg()))
}
