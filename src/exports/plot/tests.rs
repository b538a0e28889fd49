//! What is in the file; how it looks is for the eye.

use crate::exports::Frame;
use crate::exports::Source;
use crate::exports::plot;
use crate::games::Ruleset;
use crate::solver::Grid;
use std::rc::Rc;

fn drawn(ruleset: &str, grid: Grid) -> String {
    let ruleset: Ruleset = ruleset.parse().unwrap();
    let source = Source { title: "P <".into(), ..Source::default() };
    plot::svg(Rc::new(grid), &Frame::heights(&ruleset, false), &source).collect()
}

#[test]
fn every_place_lies_in_the_path_of_its_step() {
    // Heights 0 to 9: a step for each; one place without.
    let mut values: Vec<u16> = (0..10).collect();
    values.extend([Grid::NOTHING, 9]);
    let svg = drawn("nim", Grid { columns: 4, rows: 3, values });
    let paths: Vec<&str> = svg.lines().filter(|line| line.starts_with("<path")).collect();
    assert_eq!(paths.len(), 10);
    assert!(
        paths[0].starts_with("<path fill=\"#00224e\"") && paths[0].ends_with("d=\"M0 -1h1v1h-1z\"/>"),
        "{}",
        paths[0]
    );
    assert!(paths[6].ends_with("d=\"M2 -2h1v1h-1z\"/>"), "{}", paths[6]);
    assert!(paths[9].starts_with("<path fill=\"#fee838\"") && paths[9].ends_with("d=\"M1 -3h1v1h-1zM3 -3h1v1h-1z\"/>"));
    assert_eq!(svg.matches("h1v1h-1z").count(), 11);
}

#[test]
fn axes_and_legend_have_their_words() {
    let svg = drawn("nim", Grid { columns: 2, rows: 1, values: vec![0, 20] });
    let texts: Vec<&str> =
        svg.lines().filter_map(|line| Some(line.strip_suffix("</text>")?.split_once('>')?.1)).collect();
    let legend = ["y", "0–2", "3–4", "5–6", "7–8", "9–10", "11–12", "13–14", "15–16", "17–18", "19–20"];
    assert_eq!(texts, [["0", "1", "0", "x", "z"].as_slice(), &legend].concat());
    assert!(svg.contains("<title>P &lt;</title>\n<desc>y over x and z</desc>"), "{svg}");
}

#[test]
fn tags_are_closed_and_flat_plots_have_no_legend() {
    let svg = drawn("sharing", Grid { columns: 2, rows: 2, values: vec![0, Grid::NOTHING, Grid::NOTHING, 0] });
    assert_eq!(svg.matches("<path").count(), 1);
    for name in ["svg", "title", "desc", "metadata", "g", "text"] {
        let (open, close) = (format!("<{name}"), format!("</{name}>"));
        let opened = svg.match_indices(&open).filter(|(at, _)| svg[at + open.len()..].starts_with([' ', '>'])).count();
        assert_eq!(opened, svg.matches(&close).count(), "{name}");
    }
    assert_eq!(svg.matches("<rect").count(), 1, "the paper and no swatch");
}
