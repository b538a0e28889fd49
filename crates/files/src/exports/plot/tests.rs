//! The contents of the files. Their look has to be checked by eye.

use crate::exports::plot::{Look, Trim};
use crate::exports::{Frame, Source, plot};
use maths::games::{Axis, Ruleset};
use maths::solver::Grid;

fn drawn(ruleset: &str, grid: Grid) -> String {
    let ruleset: Ruleset = ruleset.parse().unwrap();
    let source = Source { title: "P <".into(), ..Source::default() };
    plot::heights(&grid, &Frame::heights(&ruleset, false), &Look::default(), &source).svg()
}

/// The texts, in order.
fn texts(svg: &str) -> Vec<&str> {
    svg.lines().filter_map(|line| Some(line.strip_suffix("</text>")?.split_once('>')?.1)).collect()
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
        paths[0].starts_with("<path fill=\"#00193d\"") && paths[0].ends_with("d=\"M0 -1h1v1h-1z\"/>"),
        "{}",
        paths[0]
    );
    assert!(paths[6].ends_with("d=\"M2 -2h1v1h-1z\"/>"), "{}", paths[6]);
    assert!(paths[9].starts_with("<path fill=\"#7c7002\"") && paths[9].ends_with("d=\"M1 -3h1v1h-1zM3 -3h1v1h-1z\"/>"));
    assert_eq!(svg.matches("h1v1h-1z").count(), 11);
}

#[test]
fn axes_and_legend_have_their_words() {
    let svg = drawn("nim", Grid { columns: 2, rows: 1, values: vec![0, 20] });
    let legend = ["y", "0–2", "3–4", "5–6", "7–8", "9–10", "11–12", "13–14", "15–16", "17–18", "19–20"];
    assert_eq!(texts(&svg), [["0", "1", "0", "x", "z"].as_slice(), &legend].concat());
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

/// The places of a map by hand: y across, z − x from −2 upwards.
fn projected(values: [u16; 6], compared: Option<&[String; 2]>) -> String {
    let grid = Grid { columns: 2, rows: 3, values: values.into() };
    plot::projected(&grid, -2, compared, &Look::default(), &Source::default()).svg()
}

const NONE: u16 = Grid::NOTHING;

#[test]
fn projected_places_are_as_high_as_the_paper_says() {
    let svg = projected([1, NONE, 3, NONE, NONE, 1], None);
    let paths: Vec<&str> = svg.lines().filter(|line| line.starts_with("<path")).collect();
    // Counts 1 to 3 on ten steps: 1 on the first, 2 on the fourth, 3 on the seventh.
    assert_eq!(paths.len(), 3);
    // misere, Definition 9: (x, y, z) goes to (y, (z − x)/√2), so a row is 1/√2 = 0.7071… high.
    assert!(
        paths[0].starts_with("<path fill=\"#00193d\"")
            && paths[0].ends_with("d=\"M0 -0.707h1v0.707h-1zM1 -2.121h1v0.707h-1z\"/>")
    );
    assert!(paths[1].ends_with("d=\"\"/>"), "{}", paths[1]);
    assert!(paths[2].starts_with("<path fill=\"#5c511b\"") && paths[2].ends_with("d=\"M0 -1.414h1v0.707h-1z\"/>"));
    assert!(svg.contains("<rect fill=\"#ffffff\" stroke=\"#888888\" stroke-width=\"0.006\" x=\"0\" y=\"-2.121\" width=\"2\" height=\"2.121\"/>"), "{svg}");
    assert!(svg.contains("<desc>How many P-positions (x, y, z) lie at (y, (z − x)/√2)</desc>"));
    assert_eq!(texts(&svg), ["0", "1", "−2", "−1", "0", "y", "z − x", "positions", "1", "2", "3"]);
}

#[test]
fn two_rulesets_are_distinguished_where_they_are_projected() {
    let names = ["triangle:k=1".to_owned(), "triangle:k=1,misere".to_owned()];
    let svg = projected([1, 2, 3, NONE, NONE, NONE], Some(&names));
    let fills: Vec<&str> =
        svg.lines().filter_map(|line| line.strip_prefix("<path fill=\"")?.split('"').next()).collect();
    assert_eq!(fills, ["#c2410c", "#3563b5", "#00695c"]);
    assert_eq!(texts(&svg)[7..], ["P", "only triangle:k=1", "only triangle:k=1,misere", "both"]);
    // The longest words have room: 24 letters of 0.02 × 3 units each.
    let [_, _, width, _] = view_box(&svg);
    assert!(width > 2.0 + 24.0 * 0.06, "{width}");
}

#[test]
fn a_map_without_a_choice_of_colours_has_no_legend() {
    let svg = projected([1, NONE, NONE, 1, NONE, NONE], None);
    assert_eq!(svg.matches("<rect").count(), 1, "the paper and no swatch");
    assert_eq!(texts(&svg).len(), 7);
}

fn table(is_upwards: bool, has_p_positions: bool) -> String {
    let grid = Grid { columns: 2, rows: 2, values: vec![0, 3, 1, 0] };
    let frame = Frame::fixed(&"nim".parse().unwrap(), Axis::Y, 2, false);
    plot::table(&grid, &frame, (is_upwards, has_p_positions), &Look::default(), &Source::default()).svg()
}

#[test]
fn rows_of_a_table_run_as_on_the_page() {
    // Row 0 has 0 and 3. The corner of the paper is at (0, 0), so what is higher up is farther below 0.
    let (downwards, upwards) = (table(false, true), table(true, true));
    assert!(downwards.contains("d=\"M0 -2h1v1h-1zM1 -1h1v1h-1z\"/>"), "{downwards}");
    assert!(upwards.contains("d=\"M0 -1h1v1h-1zM1 -2h1v1h-1z\"/>"), "{upwards}");
    let rows = |svg: &str| -> Vec<(String, String)> {
        let beside = svg.lines().filter(|line| line.contains("text-anchor=\"end\"") && !line.contains("italic"));
        beside.map(|line| (line.split('"').nth(3).unwrap().to_owned(), texts(line)[0].to_owned())).collect()
    };
    let places =
        |svg: &str| rows(svg).into_iter().map(|(top, row)| (row, top.parse::<f64>().unwrap())).collect::<Vec<_>>();
    assert!(matches!(&places(&downwards)[..], [(zero, high), (one, low)] if zero == "0" && one == "1" && high < low));
    assert!(matches!(&places(&upwards)[..], [(zero, low), (one, high)] if zero == "0" && one == "1" && high < low));
}

#[test]
fn p_positions_of_a_table_have_a_colour_of_their_own() {
    let svg = table(false, true);
    let fills: Vec<&str> =
        svg.lines().filter_map(|line| line.strip_prefix("<path fill=\"")?.split('"').next()).collect();
    // 0, and a scale from 1 to 3: its first, fourth and seventh step.
    assert_eq!(fills, ["#00211c", "#648ec8", "#a5adc0", "#dad0a2"]);
    assert_eq!(texts(&svg)[6..], ["grundy", "P-position", "1", "2", "3"]);
    assert_eq!(texts(&table(false, false))[6..], ["grundy", "0", "1", "2", "3"]);
}

#[test]
fn long_numbers_have_room() {
    let left = |first: i64| {
        let grid = Grid { columns: 1, rows: 2, values: vec![1, 1] };
        let svg = plot::projected(&grid, first, None, &Look::default(), &Source::default()).svg();
        let [left, _, width, _] = view_box(&svg);
        assert!(left + width > 1.0);
        -left / 2.0
    };
    // The longer side is two units, so letters are 0.07 high; digits are no wider than two thirds of that.
    assert_eq!(left(0), 0.09);
    assert!(left(-2000) > 0.02 + 5.0 * 0.035 * 2.0 / 3.0 - 0.01, "{}", left(-2000));
}

fn view_box(svg: &str) -> [f64; 4] {
    let numbers = svg.split("viewBox=\"").nth(1).unwrap().split('"').next().unwrap().split(' ');
    numbers.map(|number| number.parse().unwrap()).collect::<Vec<_>>().try_into().unwrap()
}

#[test]
fn axes_and_legend_can_be_left_out() {
    let grid = Grid { columns: 2, rows: 1, values: vec![0, 20] };
    let frame = Frame::heights(&"nim".parse().unwrap(), false);
    let drawn = |axes, legend| -> String {
        plot::heights(&grid, &frame, &Look { trim: Trim { axes, legend }, ..Look::default() }, &Source::default()).svg()
    };
    let (all, bare) = (drawn(true, true), drawn(false, false));
    assert_eq!((texts(&drawn(true, false)).len(), texts(&drawn(false, true)).len(), texts(&bare).len()), (5, 11, 0));
    let [_, _, all_wide, _] = view_box(&all);
    let [left, top, width, height] = view_box(&bare);
    assert!(left > -0.1 && top > -1.1 && width < 2.1 && height < 1.2 && all_wide > 2.3, "{bare}");
}
