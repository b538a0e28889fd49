//! Small grids written by hand, and any grids read back.

use crate::exports::{Frame, Source, grid};
use maths::games::{Axis, Ruleset};
use maths::solver::{Grid, Window};
use std::rc::Rc;

/// ```text
/// 0 1 –
/// 2 – 0
/// ```
fn small() -> Rc<Grid> {
    Rc::new(Grid { columns: 3, rows: 2, values: vec![0, 1, Grid::NOTHING, 2, Grid::NOTHING, 0] })
}

fn source() -> Source {
    Source {
        title: "50% of _it_".into(),
        ruleset: "triangle:k=3".into(),
        link: "https://a/#b".into(),
        ..Source::default()
    }
}

fn frame() -> Frame {
    Frame::fixed(&"triangle:k=3".parse::<Ruleset>().unwrap(), Axis::Y, 1, false)
}

#[test]
fn a_list_has_a_row_for_each_position() {
    let text: String = grid::csv_list(small(), frame()).collect();
    let expected = "x,y,z,grundy\n0,1,0,0\n1,1,0,1\n0,1,1,2\n2,1,1,0\n";
    assert_eq!(text, expected);
}

#[test]
fn a_matrix_has_headers_and_gaps() {
    let text: String = grid::csv_matrix(small(), frame()).collect();
    assert_eq!(text, "z\\x,0,1,2\n0,0,1,\n1,2,,0\n");
}

#[test]
fn json_has_the_documented_keys() {
    let text: String = grid::json(small(), frame(), &source()).collect();
    let expected = r#"{
"source":{"title":"50% of _it_","ruleset":"triangle:k=3","link":"https://a/#b"},
"value":"grundy",
"coordinates":{"x":"across","y":1,"z":"down"},
"columns":[0,1,2],
"rows":[0,1],
"values":[
[0,1,null],
[2,null,0]]
}
"#;
    assert_eq!(text, expected);
}

#[test]
fn latex_has_bold_zeros_and_empty_cells() {
    let text: String = grid::latex(small(), frame(), &Source::default()).collect();
    let expected = "% coordinates: x across, y = 1, z down\n% needs: no package\n\
        \\begingroup\\setlength{\\tabcolsep}{3pt}%\n\\begin{tabular}{r|*{3}{r}}\n\\textit{z}\\textbackslash\\textit{x} & 0 & 1 & 2 \\\\\n\\hline\n\
        0 & \\textbf{0} & 1 &  \\\\\n1 & 2 &  & \\textbf{0} \\\\\n\\end{tabular}%\n\\endgroup\n";
    assert_eq!(text, expected);
}

#[test]
fn a_part_of_a_plane_keeps_its_coordinates_and_negative_numbers_their_sign() {
    let window = Window { column: 10, row: 4, stride: 5, columns: 3, rows: 2 };
    let frame = || frame().through(window).with_value("difference", 1);
    let list: String = grid::csv_list(small(), frame()).collect();
    assert!(list.ends_with("x,y,z,difference\n10,1,4,-1\n15,1,4,0\n10,1,9,1\n20,1,9,-1\n"), "{list}");
    let matrix: String = grid::csv_matrix(small(), frame()).collect();
    assert!(matrix.ends_with("z\\x,10,15,20\n4,-1,0,\n9,1,,-1\n"), "{matrix}");
    let latex: String = grid::latex(small(), frame(), &Source::default()).collect();
    assert!(latex.contains("\n4 & $-1$ & \\textbf{0} &  \\\\\n9 & 1 &  & $-1$ \\\\\n"), "{latex}");
    // Upwards the first row is the last, and the numbers of the columns are below it.
    let turned: String = grid::latex(small(), frame().upwards(true), &Source::default()).collect();
    let lines: Vec<&str> = turned.lines().skip_while(|line| !line.starts_with("\\begin{tabular}")).collect();
    assert!(lines[1].starts_with("9 & ") && lines[2].starts_with("4 & ") && lines[3] == "\\hline", "{turned}");
    assert!(lines[4].starts_with("\\textit{"), "{turned}");
}

#[test]
fn planes_that_fix_no_coordinate_say_where_it_comes_from() {
    let ruleset: Ruleset = "triangle:k=1".parse().unwrap();
    let rim: String = grid::csv_list(small(), Frame::rim(&ruleset, false)).collect();
    // y = x + z
    assert!(rim.ends_with("x,y,z,grundy\n0,0,0,0\n1,1,0,1\n0,1,1,2\n2,3,1,0\n"), "{rim}");
    let diagonal: String = grid::csv_list(small(), Frame::diagonal(&ruleset, false)).collect();
    assert!(diagonal.ends_with("x,y,z,grundy\n0,0,0,0\n1,0,1,1\n0,1,0,2\n2,1,2,0\n"), "{diagonal}");
}

#[test]
fn an_empty_grid_is_a_valid_file() {
    let text: String = grid::latex(Rc::default(), frame(), &Source::default()).collect();
    assert!(text.contains("*{0}{r}}\n\\textit{z}\\textbackslash\\textit{x} \\\\\n\\hline\n\\end{tabular}"), "{text}");
    let text: String = grid::csv_matrix(Rc::default(), frame()).collect();
    assert_eq!(text, "z\\x\n");
}

#[cfg(not(target_arch = "wasm32"))]
mod round_trips {
    use super::*;
    use proptest::prelude::*;

    fn grids() -> impl Strategy<Value = Grid> {
        (1u32..60, 1u32..60).prop_flat_map(|(columns, rows)| {
            let value = prop_oneof![Just(Grid::NOTHING), Just(0), 0..Grid::NOTHING];
            let values = proptest::collection::vec(value, (columns * rows) as usize);
            values.prop_map(move |values| Grid { columns, rows, values })
        })
    }

    /// Rows of numbers, empty cells as no number, with the headers checked and taken off.
    fn read_rows<'a>(lines: impl Iterator<Item = &'a str>, separator: char) -> Vec<u16> {
        let mut values = Vec::new();
        for (row, line) in lines.enumerate() {
            let mut fields = line.split(separator).map(str::trim);
            assert_eq!(fields.next(), Some(row.to_string().as_str()));
            let number = |field: &str| field.trim_start_matches("\\textbf{").trim_end_matches('}').parse();
            values.extend(fields.map(|field| if field.is_empty() { Grid::NOTHING } else { number(field).unwrap() }));
        }
        values
    }

    proptest! {
        #[test]
        fn a_matrix_reads_back(grid in grids()) {
            let text: String = grid::csv_matrix(Rc::new(grid.clone()), frame()).collect();
            let mut lines = text.lines();
            let columns: Vec<String> = (0..grid.columns).map(|column| column.to_string()).collect();
            let header = format!("z\\x,{}", columns.join(","));
            prop_assert_eq!(lines.next(), Some(header.as_str()));
            prop_assert_eq!(read_rows(lines, ','), grid.values);
        }

        #[test]
        fn a_list_reads_back(grid in grids()) {
            let text: String = grid::csv_list(Rc::new(grid.clone()), frame()).collect();
            let lines = text.lines().skip(1);
            let points = lines.map(|line| {
                let fields: Vec<u32> = line.split(',').map(|field| field.parse().unwrap()).collect();
                assert_eq!((fields.len(), fields[1]), (4, 1));
                (fields[0], fields[2], fields[3] as u16)
            });
            prop_assert!(points.eq(grid.points()));
        }

        #[test]
        fn json_reads_back(grid in grids()) {
            let text: String = grid::json(Rc::new(grid.clone()), frame(), &source()).collect();
            let read: serde_json::Value = serde_json::from_str(&text).unwrap();
            let rows: Vec<Vec<Option<u16>>> = serde_json::from_value(read["values"].clone()).unwrap();
            prop_assert_eq!(rows.len(), grid.rows as usize);
            prop_assert!(rows.iter().all(|row| row.len() == grid.columns as usize));
            let values: Vec<u16> = rows.concat().into_iter().map(|value| value.unwrap_or(Grid::NOTHING)).collect();
            prop_assert_eq!(values, grid.values);
            prop_assert_eq!(read["source"]["title"].as_str(), Some("50% of _it_"));
        }

        #[test]
        fn latex_reads_back_and_is_balanced(grid in grids()) {
            let text: String = grid::latex(Rc::new(grid.clone()), frame(), &source()).collect();
            let code: Vec<&str> = text.lines().filter(|line| !line.starts_with('%')).collect();
            let count = |letter| code.iter().flat_map(|line| line.matches(letter)).count();
            prop_assert_eq!(count("{"), count("}"));
            // A file for \input is not a document, and its settings end with it.
            let of_documents = ["\\documentclass", "{document}", "\\usepackage"];
            prop_assert!(of_documents.iter().all(|words| !text.contains(words)));
            let begun = ["\\begingroup", "\\begin{tabular}", "\\end{tabular}", "\\endgroup"];
            let places: Vec<Vec<usize>> =
                begun.iter().map(|word| text.match_indices(word).map(|(at, _)| at).collect()).collect();
            prop_assert!(places.iter().all(|of| of.len() == 1) && places.is_sorted(), "{:?}", places);
            prop_assert_eq!(text.matches("\\begin{").count(), 1);
            let rows: Vec<&str> = code.into_iter().filter_map(|line| line.strip_suffix("\\\\")).collect();
            prop_assert!(rows.iter().all(|row| row.matches('&').count() == grid.columns as usize));
            prop_assert_eq!(read_rows(rows[1..].iter().copied(), '&'), grid.values);
        }
    }
}
