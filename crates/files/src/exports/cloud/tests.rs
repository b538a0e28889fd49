//! The contents of the file, and their order.

use crate::exports::Source;
use crate::exports::cloud::{self, Label, Points, Sight};
use crate::exports::plot::Trim;

/// From the front: x to the right and y upwards, ten pixels to a cell, z away from the viewer.
fn front() -> Sight {
    Sight {
        rows: [[10.0, 0.0, 0.0, 50.0], [0.0, -10.0, 0.0, 250.0], [0.0, 0.0, 0.1, -1.0]],
        frame: [300.0, 300.0],
        dot: 8.0,
        cue: 0.0,
        grid: "M1 1L2 2".into(),
        far: "M3 3L4 4".into(),
        near: "M5 5L6 6".into(),
        ticks: "M7 7L8 8".into(),
        labels: vec![
            Label { at: [60.0, 280.0], text: "x".into(), is_name: true },
            Label { at: [20.0, 200.0], text: "5 <".into(), is_name: false },
        ],
    }
}

fn drawn(cells: &[u16], sight: &Sight) -> String {
    let source = Source { title: "P <".into(), ..Source::default() };
    cloud::drawn(&Points::new(cells, sight), sight, Trim { axes: true, legend: false }, &source).svg()
}

/// The fill and the data of every path with a fill.
fn paths(svg: &str) -> Vec<(&str, &str)> {
    let path = |line: &'_ str| -> Option<(usize, usize)> {
        let fill = line.strip_prefix("<path fill=\"#")?.find('"')?;
        Some((fill, line.find(" d=\"")? + 4))
    };
    svg.lines()
        .filter_map(|line| path(line).map(|(fill, data)| (&line[12..13 + fill], &line[data..line.len() - 3])))
        .collect()
}

#[test]
fn points_lie_where_the_matrix_puts_them() {
    let svg = drawn(&[0, 0, 0, 0, 3, 2, 0, 0], &front());
    // From the line at (1, 1) to the end of the label x at (60, 280), with ten pixels around.
    let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 94 300\" width=\"94\" height=\"300\">\n";
    assert!(svg.starts_with(head), "{svg}");
    let expected = [
        // (0, 0) at (50, 250) and (3, 2) at (80, 230), radius 4. Heights 0 and 2 of 0 to 2: steps 0 and 6.
        ("#00193d", "M46 250a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z"),
        ("#5c511b", "M76 230a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z"),
    ];
    assert_eq!(paths(&svg), expected);
}

#[test]
fn what_is_near_is_painted_over_what_is_far() {
    let cells: Vec<u16> = [3, 9, 0, 7, 20].into_iter().flat_map(|z| [z, 0, z, 0]).collect();
    let svg = drawn(&cells, &front());
    let order: Vec<&str> = paths(&svg).into_iter().map(|(_, data)| data.split(' ').next().unwrap()).collect();
    assert_eq!(order, ["M246", "M136", "M116", "M76", "M46"], "from z = 20 to z = 0");
    // The lines behind the points come before them, those in front after them.
    let at = |text: &str| svg.find(text).unwrap_or_else(|| panic!("{text}"));
    let order = ["M1 1L2 2", "M3 3L4 4", "M246", "M46 ", "M5 5L6 6", "M7 7L8 8", "</text>"].map(at);
    assert!(order.is_sorted(), "{order:?}");
}

#[test]
fn points_of_one_colour_and_depth_share_a_path() {
    let svg = drawn(&[0, 1, 5, 0, 4, 1, 5, 0, 8, 1, 6, 0], &front());
    let found = paths(&svg);
    assert_eq!(found.iter().map(|(_, data)| data.matches('M').count()).collect::<Vec<_>>(), [1, 2]);
}

#[test]
fn axes_and_legend_can_be_left_out() {
    let cells = [0, 0, 0, 0, 3, 20, 0, 1];
    let with = |axes, legend| -> String {
        let trim = Trim { axes, legend };
        cloud::drawn(&Points::new(&cells, &front()), &front(), trim, &Source::default()).svg()
    };
    let words = |text: &str| text.matches("</text>").count();
    // Two labels of the axes; the name of the height, ten steps from 0 to 20, and the mark of tiles.
    assert_eq!([with(false, false), with(true, false), with(false, true)].map(|text| words(&text)), [0, 2, 12]);
    assert!(
        with(false, true).contains(">only this one</text>") && with(false, true).contains("viewBox=\"36 36 208 228\"")
    );
    assert!(!with(false, false).contains("stroke-dasharray"));
}

#[test]
fn a_point_that_another_ruleset_does_not_have_is_a_tile() {
    let svg = drawn(&[0, 0, 0, 0, 2, 0, 0, 1], &front());
    // The sides of the tile are 8/1.18 long.
    assert_eq!(paths(&svg)[1], ("#c2410c", "M66.61 246.61h6.78v6.78h-6.78z"));
    assert!(
        svg.contains("<desc>P-positions (x, y, z) in 3D: discs, whose colour is y, for those of both rulesets, tiles")
    );
    assert!(drawn(&[0; 4], &front()).contains("<desc>P-positions (x, y, z) in 3D: discs, whose colour is y</desc>"));
}

#[test]
fn depth_is_shown_by_size_and_colour_where_it_is_to_be() {
    let sight = Sight { cue: 1.0, ..front() };
    let svg = drawn(&[0, 0, 0, 0, 0, 0, 20, 0], &sight);
    let [(far, far_data), (near, near_data)] = paths(&svg)[..] else { panic!("{svg}") };
    let red = |colour: &str| u8::from_str_radix(&colour[1..3], 16).unwrap();
    assert!(near == "#00193d" && red(far) > 90, "{far} {near}");
    let radius = |data: &str| data.split(['a', ' ']).nth(2).unwrap().parse::<f64>().unwrap();
    assert!(radius(far_data) < 3.6 && radius(near_data) > 4.4, "{far_data} {near_data}");
}

#[test]
fn what_is_out_of_the_frame_is_left_out() {
    let svg = drawn(&[0, 0, 0, 0, 90, 0, 0, 0, 0, 60, 0, 0], &front());
    assert_eq!(paths(&svg).len(), 1);
    // The scale goes to the largest height all the same.
    assert_eq!(Points::new(&[0, 60, 0, 0], &front()).len(), 0);
    assert!(drawn(&[], &front()).ends_with("</svg>\n"));
}

#[test]
fn labels_are_text_and_tags_are_closed() {
    let svg = drawn(&[0; 4], &front());
    assert!(svg.contains("font-style=\"italic\" font-size=\"20\">x</text>"), "{svg}");
    assert!(
        svg.contains("<text x=\"20\" y=\"204.9\" font-family=\"sans-serif\" font-size=\"14\">5 &lt;</text>"),
        "{svg}"
    );
    assert!(svg.contains("<title>P &lt;</title>"));
    for name in ["svg", "title", "desc", "metadata", "g", "text"] {
        let (open, close) = (format!("<{name}"), format!("</{name}>"));
        let opened = svg.match_indices(&open).filter(|(at, _)| svg[at + open.len()..].starts_with([' ', '>'])).count();
        assert_eq!(opened, svg.matches(&close).count(), "{name}");
    }
}
