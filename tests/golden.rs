//! Golden values: what the papers print, transcribed from them into `tests/golden/*.csv`, against the rules.
//!
//! In those files a line that starts with `#` is a comment, and the fields of a row are separated by `;`, since
//! positions contain commas. The last field is the source: the paper's key and the place in it. A row of five fields
//! where three would do is one on which the paper and the rules disagree: position, what is printed, what the rules
//! give, a note, and the source. Such a row is checked as well: the rules must give what it says they give, and that
//! must differ from the print.

#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

use maths::games::scene::Scene;
use maths::games::{Bar, Game, Position, Rules, Ruleset};
use maths::solver::{Extent, Plan, Solving, Table};
use maths::values::{Nimber, Outcome};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;
use std::fs;
use std::path::Path;

/// A row: the line number from 1, and the fields.
type Row = (usize, Vec<String>);

/// The rows of a file of `tests/golden`.
fn rows(file: &str) -> Vec<Row> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(file);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let fields = |line: &str| line.split(';').map(|field| field.trim().to_owned()).collect();
    let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line));
    lines.filter(|(_, line)| !line.starts_with('#') && !line.is_empty()).map(|(n, line)| (n, fields(line))).collect()
}

/// Checks every row of a file and fails with the file, the number and the complaint of each that is wrong.
#[track_caller]
fn each_row(file: &str, mut check: impl FnMut(&[&str]) -> Result<(), String>) {
    let rows = rows(file);
    assert!(!rows.is_empty(), "{file} has no rows");
    let mut failures = Vec::new();
    for (number, fields) in &rows {
        let fields: Vec<&str> = fields.iter().map(String::as_str).collect();
        if let Err(complaint) = check(&fields) {
            failures.push(format!("tests/golden/{file}:{number}: {complaint}"));
        }
    }
    assert!(failures.is_empty(), "{} of {} rows fail\n{}", failures.len(), rows.len(), failures.join("\n"));
}

/// The complaint that a row does not have the fields it should.
fn malformed<T>(fields: &[&str]) -> Result<T, String> {
    Err(format!("a row cannot have these fields: {fields:?}"))
}

fn equal<T: PartialEq + Debug>(found: T, wanted: T) -> Result<(), String> {
    if found == wanted { Ok(()) } else { Err(format!("the rules give {found:?}, the row says {wanted:?}")) }
}

fn game(text: &str) -> Result<Game, String> {
    text.parse().map_err(|problems| format!("{text}: {problems}"))
}

fn ruleset(text: &str) -> Result<Ruleset, String> {
    text.parse().map_err(|problems| format!("{text}: {problems}"))
}

fn solve(ruleset: Ruleset, extent: Extent) -> Table {
    Solving::solve(ruleset, extent, Plan::BOUND).unwrap()
}

/// The table of the one ruleset of which a file holds positions, over all coordinates up to `n`.
fn table_for(file: &str, n: u32) -> Table {
    let (_, fields) = rows(file).swap_remove(0);
    let ruleset = game(&fields[0]).unwrap().ruleset();
    solve(ruleset, Extent::cube(ruleset.rules, n))
}

/// Checks rows that begin with a position of this table and go on with something that is read off its value.
#[track_caller]
fn each_value(file: &str, table: &Table, read_off: impl Fn(Nimber) -> String) {
    each_row(file, |fields| {
        let game = game(fields[0])?;
        equal(game.ruleset(), table.ruleset())?;
        let value = table.value(game.position()).ok_or("the table of the test is too small")?;
        match fields {
            [_, printed, _source] => equal(read_off(value).as_str(), printed),
            [_, printed, by_the_rule, _note, _source] if printed != by_the_rule => {
                equal(read_off(value).as_str(), by_the_rule)
            }
            _ => malformed(fields),
        }
    });
}

/// Checks that a file has a row for every one of these positions and for no other.
#[track_caller]
fn is_complete(file: &str, all: impl Iterator<Item = (Position, Nimber)>) {
    let listed: BTreeSet<Position> =
        rows(file).iter().map(|(_, fields)| game(&fields[0]).unwrap().position()).collect();
    let all: BTreeSet<Position> = all.map(|(position, _)| position).collect();
    let missing: Vec<_> = all.difference(&listed).collect();
    let superfluous: Vec<_> = listed.difference(&all).collect();
    assert!(
        missing.is_empty() && superfluous.is_empty(),
        "{file} lacks {missing:?} and should not have {superfluous:?}"
    );
}

#[test]
fn values_of_triangular() {
    let file = "triangular.csv";
    each_value(file, &table_for(file, 2), |value| value.to_string());
}

#[test]
fn p_positions_of_triangular_for_k_2() {
    let file = "triangular_p_positions_k2.csv";
    let table = table_for(file, 10);
    each_value(file, &table, |value| Outcome::of_value(value).to_string());
    is_complete(file, table.positions().filter(|&(_, value)| value == Nimber::ZERO));
}

/// (x−1) ⊕ y ⊕ (z−1) in two's complement.
fn shifted_nim_sum([x, y, z]: [u32; 3]) -> u32 {
    x.wrapping_sub(1) ^ y ^ z.wrapping_sub(1)
}

#[test]
fn counts_of_triangular() {
    each_row("triangular_counts.csv", |fields| {
        let [ruleset_text, extent, kind, count, _source] = fields else { return malformed(fields) };
        let sizes: Vec<u32> = extent.split(',').flat_map(str::parse).collect();
        let [x, y, z] = sizes[..] else { return malformed(fields) };
        let is_of_kind: fn([u32; 3], u32) -> bool = match *kind {
            "P and nim-sum not 0" => |[x, y, z], value| value == 0 && x ^ y ^ z != 0,
            "N and nim-sum 0" => |[x, y, z], value| value != 0 && x ^ y ^ z == 0,
            "G equals nim-sum" => |[x, y, z], value| value == x ^ y ^ z,
            "G differs from nim-sum" => |[x, y, z], value| value != x ^ y ^ z,
            "P and shifted nim-sum not 0" => |cells, value| value == 0 && shifted_nim_sum(cells) != 0,
            "N and shifted nim-sum 0" => |cells, value| value != 0 && shifted_nim_sum(cells) == 0,
            _ => return malformed(fields),
        };
        let table = solve(ruleset(ruleset_text)?, Extent { x, y, z });
        let found = table.positions().filter(|(position, value)| is_of_kind(position.xyz(), value.0)).count();
        equal(found.to_string().as_str(), count)
    });
}

#[test]
fn table_1_of_sharing() {
    let file = "sharing_table1.csv";
    let table = table_for(file, 16);
    each_value(file, &table, |value| value.to_string());
    is_complete(file, table.positions());
}

#[test]
fn table_2_of_sharing() {
    let file = "sharing_table2.csv";
    each_value(file, &table_for(file, 489), |value| value.to_string());
}

#[test]
fn table_3_of_sharing() {
    let file = "sharing_table3.csv";
    each_value(file, &table_for(file, 489), |value| u32::from(value != Nimber::ZERO).to_string());
}

#[test]
fn lists_of_section_6_of_sharing() {
    let file = "sharing_levels.csv";
    let table = table_for(file, 300);
    each_value(file, &table, |value| value.to_string());
    let belongs = |&(position, value): &(Position, Nimber)| {
        let [_, a, b] = position.xyz();
        a <= b / 2 && [Nimber(2), Nimber(3)].contains(&value)
    };
    is_complete(file, table.positions().filter(belongs));
}

#[test]
fn options_that_are_printed() {
    each_row("options.csv", |fields| {
        let [from, to, answer, _source] = fields else { return malformed(fields) };
        let (from, to) = (game(from)?, game(to)?);
        let is_option = from.options().iter().any(|&(_, option)| option == to.position());
        equal(if is_option { "yes" } else { "no" }, answer)
    });
}

#[test]
fn options_that_are_printed_as_a_whole_set() {
    let mut printed = BTreeMap::<String, BTreeSet<Position>>::new();
    each_row("pass_options.csv", |fields| {
        let [from, to, _source] = fields else { return malformed(fields) };
        printed.entry((*from).to_owned()).or_default().insert(game(to)?.position());
        Ok(())
    });
    for (from, printed) in printed {
        let options = game(&from).unwrap().options();
        assert_eq!(options.into_iter().map(|(_, to)| to).collect::<BTreeSet<_>>(), printed, "{from}");
    }
}

/// The number of squares of a bar of squares by the definitions of the papers; `None` for other bars.
fn squares(game: &Game) -> Option<u32> {
    let [x, y, z] = game.position().xyz();
    match game.ruleset().rules {
        Rules::Bar(Bar::Rectangle) => Some((x + 1 + z) * (y + 1)),
        // `pass` Definition 3.1: column i has min(y, ⌊(i+s)/k⌋) + 1 squares; the strip has x.
        Rules::Bar(Bar::Step { k, s }) => {
            Some(x + (0..=z).map(|i| y.min(k.floor_of_quotient(u64::from(i + s))) + 1).sum::<u32>())
        }
        Rules::Bar(Bar::Triangle { .. } | Bar::Heights(_) | Bar::Formula(_)) | Rules::Piles(_) | Rules::Own(_) => None,
    }
}

/// True if the horizontal line cuts something off a triangular bar: then the drawing has no apex.
fn needs_its_horizontal_line(game: &Game, scene: &Scene) -> bool {
    let [x, _, z] = game.position().xyz();
    scene.frame.top < scene.unit * i64::from(x + z + 1)
}

#[test]
fn bars_that_are_drawn() {
    each_row("figures.csv", |fields| {
        let game = game(fields[0])?;
        let scene = game.scene().ok_or("there is no drawing")?;
        if let Some(squares) = squares(&game) {
            equal(scene.pieces.len(), squares as usize)?;
        }
        let [x, y, z] = game.position().xyz();
        equal(scene.grooves.len(), (x + y + z) as usize)?;
        match fields {
            [_, _source] => Ok(()),
            [_, height, needed, _source] => {
                let k = game.ruleset().rules.k().and_then(|k| k.as_whole()).ok_or("k must be whole here")?;
                equal((k * (y + 1)).to_string().as_str(), height)?;
                equal(if needs_its_horizontal_line(&game, &scene) { "needed" } else { "not needed" }, needed)
            }
            _ => malformed(fields),
        }
    });
}
