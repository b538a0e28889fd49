//! Files of real tables, read back and compared with the tables.
#![allow(clippy::unwrap_used, reason = "in a test that is a failure like any other")]

use files::exports::plot::Look;
use files::exports::positions::Positions;
use files::exports::{Frame, Source, bar, grid, plot, positions, sequence};
use maths::games::{Axis, Game, Position, Ruleset};
use maths::solver::{Extent, Grid, Plan, Solving, Table};
use std::rc::Rc;

const RULESETS: [&str; 5] =
    ["triangle:k=3", "step:k=4,s=2,pass", "triangle:k=5/2,misere", "nim:pass,misere", "sharing"];

fn solved(ruleset: &str, n: u32) -> Table {
    let ruleset: Ruleset = ruleset.parse().unwrap();
    Solving::solve(ruleset, Extent::cube(ruleset.rules, n), Plan::BOUND).unwrap()
}

fn source(table: &Table) -> Source {
    Source {
        title: "Values, \"by hand\" & read back".into(),
        ruleset: table.ruleset().to_string(),
        range: format!("{:?}", table.extent()),
        version: "bittersweet 0.1".into(),
        link: "https://example.org/#a=1,2&b=%20".into(),
    }
}

fn number(table: &Table, position: Position) -> u16 {
    table.value(position).map_or(Grid::NOTHING, |value| u16::try_from(value.0).unwrap())
}

/// The plane y = `at` of a bar.
fn plane(table: &Table, at: u32, pass: bool) -> Grid {
    let Extent { x, z, .. } = table.extent();
    let position = |x, z| Position::new(x, at, z).with_pass(pass);
    let values = (0..=z).flat_map(|z| (0..=x).map(move |x| number(table, position(x, z)))).collect();
    Grid { columns: x + 1, rows: z + 1, values }
}

/// The numbers of the lines of a CSV file, without comments and header.
fn records(text: &str) -> Vec<Vec<u32>> {
    let lines = text.lines().filter(|line| !line.starts_with('#')).skip(1);
    lines.map(|line| line.split(',').map(|field| field.parse().unwrap()).collect()).collect()
}

fn header(text: &str) -> &str {
    text.lines().find(|line| !line.starts_with('#')).unwrap()
}

#[test]
fn every_row_of_a_list_is_a_position_of_the_table_and_none_is_left_out() {
    for ruleset in RULESETS.into_iter().filter(|ruleset| *ruleset != "sharing") {
        let table = solved(ruleset, 24);
        let rules = table.ruleset();
        let mut found = 0;
        for (at, pass) in (0..=table.extent().y).flat_map(|at| [(at, false), (at, rules.pass)]) {
            if pass != rules.pass && at % 2 == 0 {
                continue;
            }
            let frame = Frame::fixed(&rules, Axis::Y, at, pass);
            let text: String = grid::csv_list(Rc::new(plane(&table, at, pass)), frame).collect();
            let value = if rules.misere { "misere_grundy" } else { "grundy" };
            assert_eq!(header(&text), format!("x,y,z,{}{value}", if rules.pass { "p," } else { "" }));
            let records = records(&text);
            let expected = table.positions().filter(|(position, _)| position.xyz()[1] == at && position.pass == pass);
            assert_eq!(records.len(), expected.count(), "{ruleset}, y = {at}");
            for record in records {
                let (&value, coordinates) = record.split_last().unwrap();
                let position = Position::new(record[0], record[1], record[2]).with_pass(coordinates.get(3) == Some(&1));
                assert_eq!(table.value(position).map(|value| value.0), Some(value), "{ruleset} {record:?}");
                found += 1;
            }
        }
        assert!(found > 100, "{ruleset}");
    }
}

#[test]
fn json_and_matrix_of_sharing_nim_are_the_table() {
    let table = solved("sharing", 80);
    let value = |a: u32, b: u32| if a <= b { number(&table, Position::new(0, a, b)) } else { Grid::NOTHING };
    let values = (0..=80).flat_map(|a| (0..=80).map(move |b| (a, b))).map(|(a, b)| value(a, b)).collect();
    let (grid, frame) =
        (Rc::new(Grid { columns: 81, rows: 81, values }), Frame::fixed(&table.ruleset(), Axis::X, 0, false));
    let text: String = grid::json(Rc::clone(&grid), frame.clone(), &source(&table)).collect();
    let read: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(read["coordinates"], serde_json::json!({"a": "down", "b": "across"}));
    assert_eq!(read["source"]["link"], "https://example.org/#a=1,2&b=%20");
    // Column 5 of Table 1 of `sharing`.
    let column: Vec<_> = (0..=5).map(|a| read["values"][a][5].as_u64().unwrap()).collect();
    assert_eq!(column, [0, 3, 1, 1, 3, 0]);
    assert!(read["values"][6][5].is_null());
    let matrix: String = grid::csv_matrix(grid, frame).collect();
    for (a, line) in matrix.lines().skip(1).enumerate() {
        let fields: Vec<&str> = line.split(',').collect();
        for (b, field) in fields[1..].iter().enumerate() {
            assert_eq!(field.parse().ok(), read["values"][a][b].as_u64(), "(0, {a}, {b})");
        }
    }
}

#[test]
fn p_positions_are_the_zeros_of_the_table() {
    for ruleset in RULESETS {
        let table = solved(ruleset, 24);
        let pass = table.ruleset().pass;
        let mut zeros: Vec<[u32; 3]> = table
            .positions()
            .filter(|(position, value)| value.0 == 0 && position.pass == pass)
            .map(|(position, _)| position.xyz())
            .collect();
        let heights = heights(&table, &zeros);
        let mut listed = Positions::of_heights(&table.ruleset(), pass, &heights);
        let text: String = positions::json(listed.clone(), &source(&table)).collect();
        let read: serde_json::Value = serde_json::from_str(&text).unwrap();
        assert_eq!(read["count"], zeros.len(), "{ruleset}");
        let text: String = positions::csv(listed.clone()).collect();
        assert!(!text.contains('#'), "spreadsheets read no comments");
        let rows: Vec<Vec<u32>> = serde_json::from_value(read["positions"].clone()).unwrap();
        assert_eq!(records(&text), rows, "{ruleset}");
        assert!(rows.iter().zip(&listed.cells).all(|(row, cells)| row[..3] == cells[..]));
        assert!(rows.iter().all(|row| row.get(3).copied() == pass.then_some(1)));
        zeros.sort_unstable();
        listed.cells.sort_unstable();
        assert_eq!(listed.cells, zeros, "{ruleset}");
        let frame = Frame::heights(&table.ruleset(), pass);
        let plot = plot::heights(&heights, &frame, &Look::default(), &source(&table)).svg();
        assert_eq!(plot.matches("h1v1h-1z").count(), zeros.len(), "{ruleset}");
    }
}

/// These positions as a map: y over x and z, or for Sharing Nim 0 over b and a.
fn heights(table: &Table, positions: &[[u32; 3]]) -> Grid {
    let is_sharing = table.ruleset().to_string() == "sharing";
    let Extent { x, y, z } = table.extent();
    let (columns, rows) = if is_sharing { (z + 1, y + 1) } else { (x + 1, z + 1) };
    let mut values = vec![Grid::NOTHING; (columns * rows) as usize];
    for &[x, y, z] in positions {
        let (column, row, height) = if is_sharing { (z, y, 0) } else { (x, z, y) };
        values[(row * columns + column) as usize] = u16::try_from(height).unwrap();
    }
    Grid { columns, rows, values }
}

#[test]
fn a_row_of_sharing_nim_is_a_b_file() {
    let table = solved("sharing", 60);
    let row: Vec<u32> = (2..=60).map(|b| u32::from(number(&table, Position::new(0, 2, b)))).collect();
    let text: String = sequence::b_file(2, row.clone(), &source(&table)).collect();
    assert!(text.is_ascii());
    let read = text.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let (n, value) = line.split_once(' ').unwrap();
        (n.parse::<u32>().unwrap(), value.parse::<u32>().unwrap())
    });
    assert!(read.eq((2..).zip(row)));
}

#[test]
fn a_long_file_comes_in_pieces_and_tells_how_far_it_is() {
    let grid = Rc::new(Grid { columns: 1000, rows: 700, values: (0..700_000).map(|n| (n % 777) as u16).collect() });
    let frame = Frame::fixed(&"nim".parse().unwrap(), Axis::Z, 5, false);
    let plain = [grid::csv_list, grid::csv_matrix].map(|file| file(Rc::clone(&grid), frame.clone()));
    let sourced = [grid::json, grid::latex].map(|file| file(Rc::clone(&grid), frame.clone(), &Source::default()));
    for mut file in plain.into_iter().chain(sourced) {
        let (mut pieces, mut before) = (0, 0);
        while let Some(piece) = file.next() {
            assert!(piece.len() < 100_000 && file.done() >= before && file.done() <= file.total());
            (pieces, before) = (pieces + 1, file.done());
        }
        assert!(pieces > 30 && file.done() == file.total());
    }
}

#[test]
fn bars_of_every_family_are_drawn_with_their_source() {
    for position in ["triangle:k=3:7,4,7", "step:k=4,s=2,pass:3,1,9,1", "nim:3,7,4", "sharing:2,5,16"] {
        let game: Game = position.parse().unwrap();
        let source = Source { ruleset: game.to_string(), ..Source::default() };
        let scene = game.scene().unwrap();
        let (svg, tikz) = (bar::drawn(&scene, &source).svg(), bar::tikz(&scene, &source, None));
        assert_eq!(svg.matches("<polygon").count(), scene.pieces.len());
        assert_eq!(tikz.matches("\\path[sweet]").count() + tikz.matches("\\path[bitter]").count(), scene.pieces.len());
        assert!(svg.contains(&format!("ruleset: {position}\n</metadata>")), "{svg}");
        assert!(tikz.starts_with(&format!("% ruleset: {position}\n")), "{tikz}");
    }
}
