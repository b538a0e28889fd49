//! Names, sources and orders by hand.

use super::{Compared, Content, Counted, Shown, TableLook, Terms};
use files::exports::plot::Trim;
use maths::games::{Axis, Game, Ruleset};
use maths::solver::{Cut, Difference, Grid, Mapping, PPositions, Plan, Plane, Window, Writing};
use std::collections::BTreeSet;
use std::rc::Rc;
use web::table::{Form, Heights, Look, Parameter, Plot, Rows, Table, Walking};
use web::view::cloud::{Camera, Preset};
use web::workers::exporter::Exporting;
use web::workers::exporter::protocol::{Drawn, Format, Order, Subject};
use web::workers::solver::protocol::{Against, Show, Tally};

fn ruleset(text: &str) -> Ruleset {
    text.parse().unwrap()
}

fn table(text: &str, cut: Cut, pass: bool, show: Show) -> Rc<Table> {
    let window = Window { column: 3, row: 5, stride: 4, columns: 2, rows: 3 };
    Rc::new(Table {
        plane: Plane { ruleset: ruleset(text), cut, pass },
        show,
        grid: Rc::new(Grid { columns: 2, rows: 3, values: vec![4, 5, 6, 7, 8, 9] }),
        window,
        places: (21, 21),
        most: 20,
        tally: Tally::default(),
        summary: None,
        cost: None,
    })
}

/// A map with one P-position, of coordinates up to 20.
fn map(text: &str, pass: bool) -> Rc<Heights> {
    Rc::new(Heights {
        ruleset: ruleset(text),
        pass,
        grid: Rc::new(Grid { columns: 1, rows: 1, values: vec![0] }),
        window: Window::whole(21, 21),
        places: (21, 21),
        tally: Tally::default(),
        cost: None,
    })
}

fn shown(map: &Rc<Heights>, other: Option<&Rc<Heights>>, plot: Plot, camera: Option<Camera>) -> Content {
    Content::Heights(Shown::of(map, other, Look { plot, ..Look::default() }, camera))
}

fn heights(text: &str, pass: bool) -> Content {
    shown(&map(text, pass), None, Plot::Above, None)
}

fn nim() -> Game {
    "nim:3,7,4".parse().unwrap()
}

fn line() -> Content {
    let table = table("triangle:k=3", Cut::Fixed(Axis::Y, 4), false, Show::Remoteness);
    let values = Rc::new(vec![9, 8, 7]);
    Content::Line(Terms { table, which: "row z = 7".into(), along: "x", first: 5, values, is_mirrored: false })
}

#[test]
fn names_say_what_is_inside() {
    let y4 = Cut::Fixed(Axis::Y, 4);
    let name = |text, cut, pass, show, format| {
        Content::Table(table(text, cut, pass, show), TableLook::default()).file_name(format)
    };
    let names = [
        name("triangle:k=3", y4, false, Show::Values, Format::Csv),
        name("triangle:k=5/2,misere", Cut::Diagonal, false, Show::Values, Format::Matrix),
        name("step:k=4,s=2,pass", Cut::Rim, true, Show::Remoteness, Format::Latex),
        name("sharing", y4, false, Show::Difference(Against::OtherPlay), Format::Png),
        heights("nim:pass", false).file_name(Format::Json),
        heights("nim", false).file_name(Format::Svg),
        shown(&map("nim", false), None, Plot::Space, None).file_name(Format::Svg),
        shown(&map("nim", false), None, Plot::Space, None).file_name(Format::Csv),
        shown(&map("nim", false), None, Plot::Projected, None).file_name(Format::Png),
        line().file_name(Format::BFile),
        Content::Bar("triangle:k=3:7,4,7".parse().unwrap()).file_name(Format::Tikz),
    ];
    let expected = [
        "bittersweet-triangle-k3-y4-n20.csv",
        "bittersweet-triangle-k5over2-misere-diagonal-n20-matrix.csv",
        "bittersweet-step-k4-s2-pass-p1-rim-remoteness-n20-table.tex",
        "bittersweet-sharing-difference-n20.png",
        "bittersweet-nim-pass-p0-p-positions-n20.json",
        "bittersweet-nim-p-positions-n20.svg",
        "bittersweet-nim-p-positions-in-space-n20.svg",
        "bittersweet-nim-p-positions-n20.csv",
        "bittersweet-nim-p-positions-projected-n20.png",
        "bittersweet-triangle-k3-y4-remoteness-n20-row-z-7.txt",
        "bittersweet-triangle-k3-7-4-7.tex",
    ];
    assert_eq!(names, expected);
}

#[test]
fn files_of_different_formats_have_different_names() {
    let y4 = table("triangle:k=3", Cut::Fixed(Axis::Y, 4), false, Show::Values);
    let counted = Counted { rows: Rc::new(Rows { positions: 0.0, values: Vec::new() }), size: 20 };
    let pair = Compared { here: map("nim", false), there: map("nim:misere", false) };
    let all = [
        Content::Table(y4, TableLook::default()),
        heights("nim", false),
        shown(&map("nim", false), None, Plot::Space, None),
        shown(&map("nim", false), None, Plot::Projected, None),
        Content::Comparison(pair),
        line(),
        Content::Rows(counted),
        Content::Bar("triangle:k=3:7,4,7".parse().unwrap()),
    ];
    for content in &all {
        let besides = [Format::About, Format::Cite];
        let names: Vec<String> =
            content.formats().iter().chain(&besides).map(|format| content.file_name(*format)).collect();
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len(), "{names:?}");
    }
}

/// The direction that a title names is that of the rows of the file.
#[test]
fn titles_name_the_direction_of_the_rows_of_the_file() {
    for (text, name) in [("triangle:k=3", "z"), ("step:k=4,s=2", "z"), ("nim", "z"), ("sharing", "a")] {
        for is_upwards in [true, false] {
            let cut = Cut::Fixed(if text == "sharing" { Axis::X } else { Axis::Y }, 0);
            let content =
                Content::Table(table(text, cut, false, Show::Values), TableLook { is_upwards, ..TableLook::default() });
            let json: serde_json::Value = serde_json::from_str(&file(&content, Format::Json)).unwrap();
            let title = json["source"]["title"].as_str().unwrap();
            assert_eq!(json["coordinates"][name], "down", "{text}");
            assert!(title.ends_with(&format!("{name} runs down")) && !title.contains("upwards"), "{title}");
            let rows: Vec<u32> = serde_json::from_value(json["rows"].clone()).unwrap();
            assert!(rows.is_sorted(), "the lists begin with the first row");
            assert!(file(&content, Format::About).contains(&format!("title: {title}\n")));
            // The LaTeX table is set as the page shows it.
            let latex = file(&content, Format::Latex);
            let direction = if is_upwards { "upwards" } else { "down" };
            let comment = |key: &str| latex.lines().find(|line| line.starts_with(key)).unwrap().to_owned();
            assert!(comment("% title: ").ends_with(&format!("{name} runs {direction}")), "{latex}");
            assert!(comment("% coordinates: ").contains(&format!("{name} {direction}")), "{latex}");
            let rows: Vec<u32> = latex.lines().filter_map(|line| line.split_once(" & ")?.0.parse().ok()).collect();
            assert_eq!(rows.is_sorted(), !is_upwards, "{latex}");
        }
    }
}

#[test]
fn sources_say_what_is_shown_and_where() {
    let source = |content: &Content| content.source(Format::Svg, "https://a/".into());
    let table = source(&Content::Table(
        table("triangle:k=3", Cut::Rim, false, Show::Outcomes(Against::OtherPlay)),
        TableLook::default(),
    ));
    assert_eq!(
        table.title,
        "Comparison of outcomes, y as large as possible; x runs across, z runs down; compared with misère play: \
         0 means a P-position in neither table, 1 in this table only, 2 in the comparison only, 3 in both"
    );
    assert_eq!(table.range, "x from 3 to 7, z from 5 to 13, in steps of 4");
    assert_eq!([&*table.ruleset, &*table.link], ["triangle:k=3", "https://a/"]);
    assert!(table.version.starts_with("Bittersweet "));
    assert_eq!(source(&heights("nim", false)).range, "x from 0 to 20, z from 0 to 20, y up to 20");
    assert_eq!(source(&heights("sharing", false)).range, "b from 0 to 20, a from 0 to 20");
    assert_eq!(source(&line()).title, "Remoteness, y = 4; x runs across, z runs upwards; row z = 7");
    assert_eq!(source(&line()).range, "x from 5 to 7");
    let bar = source(&Content::Bar("nim:pass:3,7,4,1".parse().unwrap()));
    assert_eq!([&*bar.title, &*bar.ruleset], ["Rectangle, position 3, 7, 4, 1", "nim:pass:3,7,4,1"]);
}

#[test]
fn numbers_are_distinguished() {
    let value = |show| match Content::Table(table("nim", Cut::Diagonal, false, show), TableLook::default())
        .contents(Format::Csv)
        .0
    {
        Subject::Plane { value, .. } => value,
        Subject::Heights { .. }
        | Subject::Space { .. }
        | Subject::Compared { .. }
        | Subject::Projected { .. }
        | Subject::Kinds { .. }
        | Subject::Line { .. }
        | Subject::Listing(_)
        | Subject::Walk { .. }
        | Subject::Bar { .. } => panic!("not a plane"),
    };
    assert_eq!(value(Show::Values), None);
    assert_eq!(value(Show::Remoteness), Some(("remoteness".into(), 0)));
    assert_eq!(value(Show::Difference(Against::OtherPlay)), Some(("difference".into(), Difference::SAME)));
    assert_eq!(value(Show::Outcomes(Against::OtherPlay)), Some(("outcomes".into(), 0)));
    let (line, numbers) = (line(), [9, 8, 7]);
    let expected = Subject::Line { first: 5, along: "x".into(), name: "remoteness".into() };
    assert_eq!(line.contents(Format::BFile), (expected, numbers.as_slice().into()));
}

#[test]
fn a_small_table_of_a_game_with_a_parameter_can_be_filmed() {
    let whole = |text: &str, columns: u32| {
        let table = table(text, Cut::Fixed(Axis::Y, 4), false, Show::Values);
        let grid = Rc::new(Grid { columns, rows: columns, values: vec![1; (columns * columns) as usize] });
        Rc::new(Table { grid, window: Window::whole(columns, columns), places: (columns, columns), ..(*table).clone() })
    };
    let content = |text: &str, columns: u32, look: Look, position: &str| {
        Content::table(&whole(text, columns), look, format!("{text}:{position}").parse().unwrap())
    };
    let offers = |content: &Content| content.formats().contains(&Format::Film);
    let still = Look::default();
    assert!(offers(&content("triangle:k=3", 21, still, "7,4,7")));
    assert!(!offers(&content("triangle:k=3", 26, still, "7,4,7")), "larger than what is solved for a film");
    assert!(!offers(&content("nim", 21, still, "7,4,7")), "without a parameter nothing moves");
    let walk = Some(Walking { of: Parameter::S, is_moving: false });
    let film = content("step:k=4,s=2", 21, Look { walk, ..still }, "4,3,13");
    assert_eq!(film.file_name(Format::Film), "bittersweet-step-k4-s2-y4-n20-film.svg");
    let (Subject::Walk { games, size, .. }, _) = film.contents(Format::Film) else { panic!("no walk") };
    assert_eq!((games.len(), size), (16, 20));
    // The rim over z = 13 is 3 without s, and the bar is no higher than 3.
    assert_eq!([0, 15].map(|at| games[at].to_string()), ["step:k=4,s=0:4,3,13", "step:k=4,s=15:4,3,13"]);
}

#[test]
fn a_line_has_its_own_fragment_and_a_column_that_of_all() {
    let Content::Line(terms) = line() else { panic!("no line") };
    assert_eq!(line().file_name(Format::Latex), "bittersweet-triangle-k3-y4-remoteness-n20-row-z-7-terms.tex");
    assert!(!line().formats().contains(&Format::Columns));
    let table = table("sharing", Cut::Fixed(Axis::X, 0), false, Show::Values);
    let column =
        Content::Line(Terms { table: Rc::clone(&table), which: "column b = 16".into(), is_mirrored: true, ..terms });
    assert!(column.formats().contains(&Format::Latex) && column.formats().contains(&Format::Columns));
    assert_eq!(column.file_name(Format::Columns), "bittersweet-sharing-n20-columns.tex");
    let (subject, numbers) = column.contents(Format::Columns);
    assert!(matches!(subject, Subject::Plane { .. }) && *numbers == *table.grid.values);
}

#[test]
fn a_table_is_written_in_a_picture_where_it_is_on_the_page() {
    let whole = |columns: u32, show| {
        let table = table("nim:misere", Cut::Diagonal, false, show);
        let grid = Rc::new(Grid { columns, rows: 100, values: vec![1; columns as usize * 100] });
        Rc::new(Table { grid, window: Window::whole(columns, 100), places: (columns, 100), ..(*table).clone() })
    };
    let written = |table: &Rc<Table>, form| match Content::table(table, Look { form, ..Look::default() }, nim()) {
        Content::Table(_, look) => look.writing,
        Content::Heights(_) | Content::Comparison(_) | Content::Line(_) | Content::Rows(_) | Content::Bar(_) => {
            panic!("not a table")
        }
    };
    let numbers = |show| written(&whole(100, show), Form::Numbers);
    assert_eq!(numbers(Show::Values), Some(Writing::Values));
    assert_eq!(numbers(Show::Remoteness), Some(Writing::Parity { odd: true }), "misère play");
    assert_eq!(numbers(Show::Difference(Against::OtherPlay)), Some(Writing::Signed(Difference::SAME)));
    assert_eq!(numbers(Show::Outcomes(Against::OtherPlay)), Some(Writing::Pairs));
    assert_eq!(written(&whole(100, Show::Values), Form::Colours), None);
    assert_eq!(written(&whole(101, Show::Values), Form::Numbers), None, "more than anybody could read");
    let part = table("nim", Cut::Diagonal, false, Show::Values);
    assert_eq!(written(&part, Form::Numbers), None, "of a part the page shows colours");
}

#[test]
fn what_is_not_drawn_has_no_picture() {
    let formats = |map: &Rc<Heights>, plot| shown(map, None, plot, None).formats();
    let list = [Format::Csv, Format::Json, Format::Latex];
    let all = [Format::Svg, Format::Pdf, Format::Png, Format::Tikz, Format::Csv, Format::Json, Format::Latex];
    let (bars, piles) = (map("nim", false), map("sharing", false));
    let of = |map: &Rc<Heights>| Plot::ALL.map(|plot| formats(map, plot));
    assert_eq!(Plot::ALL, [Plot::Above, Plot::Space, Plot::Projected, Plot::List]);
    assert_eq!(of(&bars), [&all[..], &all, &all, &list]);
    // Piles are seen from above or in a list, whatever the link says.
    assert_eq!(of(&piles), [&all[..], &all, &all, &list]);
    assert_eq!(
        shown(&piles, None, Plot::Space, None).file_name(Format::Svg),
        "bittersweet-sharing-p-positions-n20.svg"
    );
    // The picture and the list are both for LaTeX.
    let name = |format| shown(&piles, None, Plot::Above, None).file_name(format);
    assert_eq!(name(Format::Tikz), "bittersweet-sharing-p-positions-n20.tex");
    assert_eq!(name(Format::Latex), "bittersweet-sharing-p-positions-n20-list.tex");
    // Of a part of the columns there is no cloud, and no projection to scale.
    let thinned = Rc::new(Heights { window: Window { stride: 3, ..bars.window }, ..(*bars).clone() });
    assert_eq!(of(&thinned), [&all[..], &list, &list, &list]);
    let crowded = Tally { positions: 3_000_000, ..Tally::default() };
    assert_eq!(of(&Rc::new(Heights { tally: crowded, ..(*bars).clone() })), [&all[..], &list, &all, &list]);
}

#[test]
fn sources_name_the_figure_that_is_shown() {
    let (bars, misere) = (map("nim", false), map("nim:misere", false));
    let title = |content: Content, format| content.source(format, String::new()).title;
    let of = |plot, camera| title(shown(&bars, None, plot, camera), Format::Svg);
    assert_eq!(of(Plot::Above, None), "P-positions (x, y, z): x runs across, z runs upwards, the colour shows y");
    assert_eq!(of(Plot::Projected, None), "P-positions projected: y runs across, z − x runs upwards");
    let corner = Preset::Corner.camera([20; 3]);
    // From (1, 1, 1): 135° around from the front, raised by the angle whose tangent is 1/√2.
    let expected = "P-positions (x, y, z) in 3D; camera turned by 135° and raised by 35°, zoom ";
    assert!(of(Plot::Space, Some(corner)).starts_with(expected), "{}", of(Plot::Space, Some(corner)));
    let compared = shown(&bars, Some(&misere), Plot::Projected, None);
    assert!(title(compared, Format::Png).ends_with("; compared with nim:misere"));
    for plot in Plot::ALL {
        assert_eq!(title(shown(&bars, Some(&misere), plot, Some(corner)), Format::Csv), "P-positions");
    }
}

/// The P-positions of a triangle with k = 3 and coordinates up to 12.
fn solved(text: &str) -> Rc<Heights> {
    let grid = PPositions::new(ruleset(text), 12, false, Plan::BOUND).unwrap().into_heights();
    let (positions, largest) = (grid.points().count() as u32, grid.largest());
    let tally = Tally { positions, of_note: positions, least: 0, largest };
    let window = Window::whole(grid.columns, grid.rows);
    let places = (grid.columns, grid.rows);
    Rc::new(Heights { ruleset: ruleset(text), pass: false, grid: Rc::new(grid), window, places, tally, cost: None })
}

/// The same by the theorem: x ⊕ y ⊕ z = 0, as far as y ≤ ⌊(x + z)/3⌋.
fn by_theorem() -> Vec<[u32; 3]> {
    let all = (0..13).flat_map(|x| (0..13).map(move |z| [x, x ^ z, z]));
    all.filter(|[x, y, z]| *y <= (x + z) / 3).collect()
}

fn file(content: &Content, format: Format) -> String {
    let (subject, numbers) = content.contents(format);
    let drawn =
        Drawn { trim: Trim { axes: true, legend: !matches!(subject, Subject::Space { .. }) }, ..Drawn::default() };
    let order = Order { format, subject, drawn, is_sample: false, source: content.source(format, String::new()) };
    Exporting::new(order, numbers.into_owned(), Vec::new()).unwrap().map(|piece| piece.text).collect()
}

/// The left ends of the discs of an SVG and their middles from the top, in hundredths.
fn discs(svg: &str) -> Vec<[i64; 2]> {
    let shapes = svg.lines().filter(|line| line.starts_with("<path fill=\"#")).flat_map(|line| line.split('M').skip(1));
    let hundredths = |text: &str| (text.parse::<f64>().unwrap() * 100.0).round() as i64;
    shapes
        .map(|shape| shape.split(['a', ' ']).take(2).map(hundredths).collect::<Vec<_>>().try_into().unwrap())
        .collect()
}

#[test]
fn a_cloud_is_drawn_from_where_it_is_seen() {
    let map = solved("triangle:k=3");
    assert_eq!(map.tally.positions as usize, by_theorem().len());
    // Which coordinates run to the right and upwards.
    for (preset, across, up) in [(Preset::Front, 0, 1), (Preset::Side, 2, 1), (Preset::Top, 0, 2)] {
        let camera = Some(preset.camera([12, 8, 12]));
        let found = discs(&file(&shown(&map, None, Plot::Space, camera), Format::Svg));
        assert_eq!(found.len(), by_theorem().len(), "{preset:?}");
        let places: BTreeSet<[i64; 2]> = found.into_iter().collect();
        let expected: BTreeSet<[u32; 2]> = by_theorem().into_iter().map(|cells| [cells[across], cells[up]]).collect();
        assert_eq!(places.len(), expected.len(), "{preset:?}");
        // Columns from left to right and rows from the bottom: the drawing has the expected places, except for its origin.
        let ranks = |axis: usize| places.iter().map(|place| place[axis]).collect::<BTreeSet<_>>();
        let (columns, rows) = (ranks(0), ranks(1));
        let numbers = |axis: usize| expected.iter().map(|place| place[axis]).collect::<BTreeSet<_>>();
        let column = |left: i64| numbers(0).into_iter().nth(columns.iter().position(|&it| it == left).unwrap());
        let row = |top: i64| numbers(1).into_iter().nth(rows.iter().rev().position(|&it| it == top).unwrap());
        let read = places.iter().map(|&[left, top]| [column(left).unwrap(), row(top).unwrap()]);
        assert_eq!(read.collect::<BTreeSet<_>>(), expected, "{preset:?}");
    }
}

#[test]
fn a_turned_cloud_is_another_picture() {
    let map = solved("triangle:k=3");
    let of = |camera: Option<Camera>| discs(&file(&shown(&map, None, Plot::Space, camera), Format::Svg));
    let shown_first = Preset::Oblique.camera([12, map.tally.largest.into(), 12]);
    assert_eq!(of(None), of(Some(shown_first)), "without a choice it is the picture of the beginning");
    assert_ne!(of(None), of(Some(shown_first.turned(0.1, 0.0))));
    // Four times as large, most of it is out of the frame.
    assert!(of(Some(shown_first.zoomed(4.0))).len() < by_theorem().len() / 2);
}

#[test]
fn a_projection_is_drawn_as_the_paper_defines_it() {
    let content = shown(&solved("triangle:k=3"), None, Plot::Projected, None);
    let svg = file(&content, Format::Svg);
    // misere, Definition 9: (x, y, z) goes to (y, (z − x)/√2).
    let expected: BTreeSet<(i64, i64)> =
        by_theorem().iter().map(|&[x, y, z]| (y.into(), i64::from(z) - i64::from(x))).collect();
    let least = expected.iter().map(|place| place.1).min().unwrap();
    let paths = svg.lines().filter(|line| line.starts_with("<path fill=\"#")).flat_map(|line| line.split('M').skip(1));
    let found = paths.map(|place| {
        let numbers: Vec<f64> = place.split(['h', ' ']).take(2).map(|text| text.parse().unwrap()).collect();
        (numbers[0] as i64, (-numbers[1] * std::f64::consts::SQRT_2).round() as i64 - 1 + least)
    });
    assert_eq!(found.collect::<BTreeSet<_>>(), expected);
    assert!(svg.contains(&format!(">{}</text>", 0)) && svg.contains("z − x</text>"));
}

#[test]
fn what_is_compared_is_distinguished_in_the_file() {
    let (normal, misere) = (solved("triangle:k=1"), solved("triangle:k=1,misere"));
    let cloud = file(&shown(&normal, Some(&misere), Plot::Space, None), Format::Svg);
    let apart = normal.grid.points().filter(|&(x, z, y)| misere.grid.at(x, z) != Some(y)).count();
    assert!(apart > 0);
    let tiles = cloud.lines().filter(|line| line.starts_with("<path fill=\"#")).map(|line| line.matches("h-").count());
    assert_eq!(tiles.sum::<usize>(), apart);
    let projection = file(&shown(&normal, Some(&misere), Plot::Projected, None), Format::Svg);
    assert!(projection.contains(">only triangle:k=1,misere</text>"), "{projection}");
}
