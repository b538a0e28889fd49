//! The content of each cell.

use crate::exports::written::{Cell, Kind, Written, drawn};
use crate::exports::{Frame, Source};
use maths::games::Axis;
use maths::solver::{Grid, Writing};
use std::rc::Rc;

const NONE: u16 = Grid::NOTHING;

/// Two columns and three rows.
fn written(writing: Writing, is_upwards: bool) -> Written {
    let grid = Rc::new(Grid { columns: 2, rows: 3, values: vec![0, 1, 2, 100, NONE, 5] });
    Written::new(grid, Frame::fixed(&"nim".parse().unwrap(), Axis::Y, 7, false), writing, is_upwards)
}

fn lines(written: &Written) -> Vec<Vec<String>> {
    let cells: Vec<Cell> = (0..written.count()).map(|index| written.cell(index)).collect();
    cells.chunks(3).map(|line| line.iter().map(|cell| cell.text.clone()).collect()).collect()
}

#[test]
fn rows_run_as_on_the_page() {
    let downwards = [["z \\ x", "0", "1"], ["0", "0", "1"], ["1", "2", "100"], ["2", "", "5"]];
    assert_eq!(lines(&written(Writing::Values, false)), downwards);
    let upwards = [["2", "", "5"], ["1", "2", "100"], ["0", "0", "1"], ["z \\ x", "0", "1"]];
    assert_eq!(lines(&written(Writing::Values, true)), upwards);
}

#[test]
fn what_stands_out_is_marked() {
    let kinds = |writing: Writing| -> Vec<String> {
        let written = written(writing, false);
        let marked = (0..written.count()).map(|index| written.cell(index)).filter(|cell| cell.kind == Kind::Marked);
        marked.map(|cell| cell.text).collect()
    };
    assert_eq!(kinds(Writing::Values), ["0"]);
    assert_eq!(kinds(Writing::Outcomes), ["P"]);
    assert_eq!(kinds(Writing::Level(100)), ["100"]);
    assert_eq!(kinds(Writing::Parity { odd: false }), ["0", "2", "100"]);
    assert_eq!(kinds(Writing::Parity { odd: true }), ["1", "5"]);
    assert_eq!(kinds(Writing::Signed(2)), ["−2", "−1", "+98", "+3"]);
    assert_eq!(kinds(Writing::Pairs), ["←", "→", "", ""]);
}

#[test]
fn cells_cover_the_picture_without_a_gap() {
    for is_upwards in [false, true] {
        let written = written(Writing::Values, is_upwards);
        let [width, height] = written.size();
        let area: u32 = (0..written.count()).map(|index| written.cell(index).bounds).map(|[.., w, h]| w * h).sum();
        assert_eq!(area, width * height);
        // Three digits have room, and so have the names.
        let [.., of_head, _] = written.cell(3).bounds;
        let [.., of_number, _] = written.cell(1).bounds;
        assert!(of_number > 3 * 8 && of_head > 5 * 8, "{of_number} {of_head}");
    }
}

#[test]
fn the_file_has_every_number_and_says_what_it_is() {
    let source = Source { title: "G <".into(), ..Source::default() };
    let svg = drawn(&written(Writing::Values, false), &source).svg();
    let texts: Vec<&str> =
        svg.lines().filter_map(|line| line.strip_suffix("</text>")?.split_once('>')).map(|it| it.1).collect();
    assert_eq!(texts, ["z \\ x", "0", "1", "0", "0", "1", "1", "2", "100", "2", "5"]);
    assert!(svg.contains("<title>G &lt;</title>\n<desc>grundy: x across, y = 7, z down</desc>"), "{svg}");
    assert_eq!(svg.matches("font-weight=\"bold\"").count(), 1);
    assert_eq!(svg.matches("<rect").count(), 1 + 6 + 1 + 1, "paper, heads, the P-position, no position");
    for name in ["svg", "title", "desc", "metadata", "g", "text"] {
        let (open, close) = (format!("<{name}"), format!("</{name}>"));
        let opened = svg.match_indices(&open).filter(|(at, _)| svg[at + open.len()..].starts_with([' ', '>'])).count();
        assert_eq!(opened, svg.matches(&close).count(), "{name}");
    }
}
