//! Every order gives the text of the function that writes it in `files`; a file that would be of no use is refused in a sentence.

use crate::workers::exporter::drawing::drawing;
use crate::workers::exporter::protocol::{Drawn, Format, Order, Subject};
use crate::workers::exporter::{Exporting, WhyNot};
use files::exports::cloud::{Points, Sight};
use files::exports::listing::Listing;
use files::exports::plot::{Key, Look, Trim};
use files::exports::positions::Positions;
use files::exports::tikz::must_be_tex;
use files::exports::written::{self, Written};
use files::exports::{Frame, Source, bar, cloud, grid, plot, positions, sequence};
use maths::games::{Axis, Game, Ruleset};
use maths::solver::{Cut, Difference, Grid, Window, Writing};
use std::collections::BTreeSet;
use std::rc::Rc;

/// All but those that are made of anything.
const ALL: [Format; 11] = [
    Format::Csv,
    Format::Matrix,
    Format::Json,
    Format::Latex,
    Format::Columns,
    Format::Svg,
    Format::Pdf,
    Format::Png,
    Format::BFile,
    Format::Tikz,
    Format::Film,
];

fn source() -> Source {
    Source { title: "a title".into(), link: "https://a/#b".into(), ..Source::default() }
}

fn ruleset(text: &str) -> Ruleset {
    text.parse().unwrap()
}

fn begun(format: Format, subject: Subject, numbers: Vec<u16>) -> Result<Exporting, WhyNot> {
    let order = Order { format, subject, drawn: Drawn::default(), is_sample: false, source: source() };
    Exporting::new(order, numbers, Vec::new())
}

fn written(format: Format, subject: Subject, numbers: Vec<u16>) -> String {
    begun(format, subject, numbers).unwrap_or_else(|reason| panic!("{reason}")).map(|piece| piece.text).collect()
}

fn refusal(format: Format, subject: Subject, numbers: Vec<u16>) -> WhyNot {
    match begun(format, subject, numbers) {
        Ok(_) => panic!("not refused"),
        Err(reason) => reason,
    }
}

fn plane(text: &str, cut: Cut, window: Window) -> Subject {
    Subject::Plane { ruleset: ruleset(text), cut, pass: true, value: None, window, is_upwards: false, writing: None }
}

/// Three columns and two rows, one place empty.
const NUMBERS: [u16; 6] = [0, 1, 5, Grid::NOTHING, 40_000, 7];
const WINDOW: Window = Window { column: 4, row: 6, stride: 3, columns: 3, rows: 2 };

fn numbers() -> Rc<Grid> {
    Rc::new(Grid { columns: 3, rows: 2, values: NUMBERS.to_vec() })
}

#[test]
fn tables_are_those_of_the_room() {
    let rules = ruleset("step:k=2,s=1,pass,misere");
    let frames = [
        (Cut::Fixed(Axis::X, 8), Frame::fixed(&rules, Axis::X, 8, true)),
        (Cut::Diagonal, Frame::diagonal(&rules, true)),
        (Cut::Rim, Frame::rim(&rules, true)),
    ];
    for (cut, frame) in frames {
        let written = |format| written(format, plane("step:k=2,s=1,pass,misere", cut, WINDOW), NUMBERS.to_vec());
        let frame = || frame.clone().through(WINDOW);
        assert_eq!(written(Format::Csv), grid::csv_list(numbers(), frame()).collect::<String>());
        assert_eq!(written(Format::Matrix), grid::csv_matrix(numbers(), frame()).collect::<String>());
        assert_eq!(written(Format::Json), grid::json(numbers(), frame(), &source()).collect::<String>());
        assert_eq!(written(Format::Latex), grid::latex(numbers(), frame(), &source()).collect::<String>());
        let svg = plot::table(&numbers(), &frame(), (false, true), &Look::default(), &source()).svg();
        assert_eq!(written(Format::Svg), svg);
    }
}

#[test]
fn a_table_is_drawn_as_it_is_shown() {
    for (text, is_upwards) in [("triangle:k=3", false), ("triangle:k=3", true), ("sharing", true)] {
        let cut = Cut::Fixed(Axis::X, 0);
        let frame = Frame::fixed(&ruleset(text), Axis::X, 0, true).through(WINDOW).upwards(is_upwards);
        let svg = plot::table(&numbers(), &frame, (is_upwards, true), &Look::default(), &source()).svg();
        let Subject::Plane { ruleset, cut, pass, window, .. } = plane(text, cut, WINDOW) else { panic!("not a plane") };
        let with = |value: Option<(String, u16)>, writing| {
            written(
                Format::Svg,
                Subject::Plane { ruleset, cut, pass, value, window, is_upwards, writing },
                NUMBERS.to_vec(),
            )
        };
        assert_eq!(with(None, None), svg);
        let table = Written::new(numbers(), frame, Writing::Values, is_upwards);
        assert_eq!(with(None, Some(Writing::Values)), written::drawn(&table, &source()).svg());
        // 0 of a remoteness or of a difference is no P-position.
        assert!(!with(Some(("remoteness".into(), 0)), None).contains("P-position"));
        assert!(with(Some(("difference".into(), 5)), Some(Writing::Signed(5))).contains(">−4</text>"));
    }
}

#[test]
fn a_page_is_made_of_the_drawing_and_the_source_is_a_file_of_its_own() {
    let subject = || plane("triangle:k=3", Cut::Fixed(Axis::X, 0), WINDOW);
    let drawn = Drawn { width: Some(100), has_caption: true, ..Drawn::default() };
    let order = Order { format: Format::Pdf, subject: subject(), drawn, is_sample: false, source: source() };
    let page: String =
        Exporting::new(order.clone(), NUMBERS.to_vec(), vec![]).unwrap().map(|piece| piece.text).collect();
    let svg = written(Format::Svg, subject(), NUMBERS.to_vec());
    // 10 cm are 283.46 points.
    assert!(page.starts_with("%PDF-") && page.contains("/MediaBox[0 0 283.46 "), "{page}");
    assert_eq!(page.matches(") Tj ET").count(), svg.matches("</text>").count() + 1, "and the caption");
    assert!(page.contains("(a title. , https://a/#b) Tj ET"), "{page}");
    let tikz: String = Exporting::new(Order { format: Format::Tikz, ..order }, NUMBERS.to_vec(), vec![])
        .unwrap()
        .map(|piece| piece.text)
        .collect();
    assert!(tikz.contains("% caption: a title. , https://a/#b\n"), "{tikz}");
    assert_eq!(written(Format::About, subject(), NUMBERS.to_vec()), source().text());
}

#[test]
fn differences_have_their_sign() {
    let value = Some(("difference".into(), Difference::SAME));
    let window = Window::whole(1, 1);
    let (ruleset, cut) = (ruleset("nim"), Cut::Fixed(Axis::Y, 2));
    let subject = Subject::Plane { ruleset, cut, pass: false, value, window, is_upwards: false, writing: None };
    let text = written(Format::Csv, subject.clone(), vec![Difference::SAME - 3]);
    assert_eq!(text, "x,y,z,difference\n0,2,0,-3\n");
    assert_eq!(refusal(Format::Svg, subject, vec![Difference::SAME]), WhyNot::Signed);
}

#[test]
fn p_positions_are_those_of_the_room() {
    let rules = ruleset("triangle:k=3");
    let heights = |window| Subject::Heights { ruleset: rules, pass: false, window };
    let (whole, frame) = (Window::whole(3, 2), Frame::heights(&rules, false));
    let positions = Positions::of_heights(&rules, false, &numbers());
    let written = |format| written(format, heights(whole), NUMBERS.to_vec());
    assert_eq!(written(Format::Csv), positions::csv(positions.clone()).collect::<String>());
    assert_eq!(written(Format::Json), positions::json(positions.clone(), &source()).collect::<String>());
    assert_eq!(written(Format::Latex), positions::latex(positions, &source()).collect::<String>());
    assert_eq!(written(Format::Svg), plot::heights(&numbers(), &frame, &Look::default(), &source()).svg());
}

#[test]
fn p_positions_of_a_part_have_their_coordinates_in_the_whole() {
    let of = |text: &str| {
        let subject = Subject::Heights { ruleset: ruleset(text), pass: false, window: WINDOW };
        written(Format::Csv, subject, vec![2, Grid::NOTHING, 9, Grid::NOTHING, 0, Grid::NOTHING])
    };
    // Columns 4, 7, 10 and rows 6, 9.
    assert_eq!(of("triangle:k=1"), "x,y,z\n4,2,6\n10,9,6\n7,0,9\n");
    assert_eq!(of("sharing"), "a,b,c\n0,6,4\n0,6,10\n0,9,7\n");
}

fn sight() -> Sight {
    let rows = [[10.0, 0.0, 0.0, 50.0], [0.0, -10.0, 0.0, 250.0], [0.0, 0.0, 0.1, -1.0]];
    let [grid, far, near, ticks] = ["M0 0L9 9", "", "", ""].map(str::to_owned);
    Sight { rows, frame: [300.0, 300.0], dot: 8.0, cue: 0.0, grid, far, near, ticks, labels: Vec::new() }
}

fn space() -> Subject {
    Subject::Space { sight: Box::new(sight()) }
}

fn projected(columns: u32, rows: u32, compared: Option<[String; 2]>) -> Subject {
    Subject::Projected { columns, rows, first: -1, compared }
}

#[test]
fn other_sights_of_p_positions_are_those_of_the_room() {
    let cells = vec![3, 2, 0, 0, 7, 1, 1, 1];
    let expected = cloud::drawn(&Points::new(&cells, &sight()), &sight(), Trim::default(), &source()).svg();
    assert_eq!(written(Format::Svg, space(), cells), expected);
    let compared = Some(["nim".into(), "nim:misere".into()]);
    for compared in [None, compared] {
        let expected = plot::projected(&numbers(), -1, compared.as_ref(), &Look::default(), &source()).svg();
        assert_eq!(written(Format::Svg, projected(3, 2, compared), NUMBERS.to_vec()), expected);
    }
}

#[test]
fn lines_and_drawings_are_those_of_the_room() {
    let line = || Subject::Line { first: 3, along: "x".into(), name: "remoteness".into() };
    let terms = vec![1, 65_534];
    let b_file: String = sequence::b_file(3, terms.clone(), &source()).collect();
    assert_eq!(written(Format::BFile, line(), vec![1, 65_534]), b_file);
    let latex: String = sequence::latex("remoteness", "x", 3, terms.clone(), &source()).collect();
    assert_eq!(written(Format::Latex, line(), vec![1, 65_534]), latex);
    let csv: String = sequence::csv("remoteness", 3, terms).collect();
    assert_eq!(written(Format::Csv, line(), vec![1, 65_534]), csv);
    for text in ["triangle:k=5/2:6,2,8", "sharing:0,5,16"] {
        let game: Game = text.parse().unwrap();
        let scene = game.scene().unwrap();
        assert_eq!(written(Format::Svg, Subject::Bar { game }, vec![]), bar::drawn(&scene, &source()).svg());
        assert_eq!(written(Format::Tikz, Subject::Bar { game }, vec![]), bar::tikz(&scene, &source(), None));
    }
}

#[test]
fn all_columns_of_sharing_nim_are_one_fragment() {
    let subject = |window| plane("sharing", Cut::Fixed(Axis::X, 0), window);
    let expected: String = grid::mirrored(
        Rc::new(Grid { columns: 2, rows: 2, values: vec![0, 1, Grid::NOTHING, 1] }),
        Frame::fixed(&ruleset("sharing"), Axis::X, 0, true),
        &source(),
    )
    .collect();
    let values = vec![0, 1, Grid::NOTHING, 1];
    assert_eq!(written(Format::Columns, subject(Window::whole(2, 2)), values.clone()), expected);
    let part = Window { column: 1, ..Window::whole(2, 2) };
    assert_eq!(refusal(Format::Columns, subject(part), values), WhyNot::NumbersMissing);
    // 142 columns have 283 lines.
    let reason = refusal(Format::Columns, subject(Window::whole(142, 142)), vec![1; 142 * 142]);
    assert!(matches!(reason, WhyNot::TooLargeForLatex { cells: 40_186, .. }), "{reason}");
}

/// The cells of value 0 in each picture of a film, from its paths.
fn green(film: &str) -> Vec<BTreeSet<(u32, u32)>> {
    let number = |text: &str| text.parse::<u32>().unwrap();
    let cells = |path: &str| -> BTreeSet<(u32, u32)> {
        let path = path.split_once("d=\"").unwrap().1.split('"').next().unwrap();
        let runs = path.split('M').skip(1).map(|run| {
            let (x, rest) = run.split_once(' ').unwrap();
            let (y, rest) = rest.split_once('h').unwrap();
            (number(x), number(y), number(rest.split('v').next().unwrap()))
        });
        runs.flat_map(|(x, y, length)| (x..x + length).map(move |x| (x, y))).collect()
    };
    film.lines().filter(|line| line.contains("fill=\"#00554b\"")).map(cells).collect()
}

#[test]
fn a_film_shows_the_plane_of_the_bar_for_each_ruleset() {
    // Theorem 7.3 of `triangular`: for k = 3, 7, 11 the P-positions have the nim-sum 0. The bar is lowered to each rim.
    let games = ["triangle:k=3:7,4,7", "triangle:k=7:7,2,7", "triangle:k=11:7,1,7"];
    let parsed: Vec<Game> = games.iter().map(|text| text.parse().unwrap()).collect();
    let subject = |games, size| Subject::Walk { games, cut: Cut::Fixed(Axis::Y, 4), size };
    let film = written(Format::Film, subject(parsed.clone(), 12), vec![]);
    let found = green(&film);
    assert_eq!((found.len(), film.matches("<animate ").count()), (3, 3));
    for (found, (k, y)) in found.iter().zip([(3, 4), (7, 2), (11, 1)]) {
        let places = (0..=12).flat_map(|x| (0..=12).map(move |z| (x, z)));
        let lost = places.filter(|(x, z)| (x + z) / k >= y && x ^ y ^ z == 0).map(|(x, z)| (x, 12 - z));
        assert_eq!(*found, lost.collect(), "k = {k}");
    }
    assert_eq!(refusal(Format::Film, subject(parsed, 25), vec![]), WhyNot::NoSuchFile);
    assert_eq!(refusal(Format::Film, subject(vec![], 12), vec![]), WhyNot::NoSuchFile);
}

#[test]
fn long_files_come_in_pieces_and_tell_how_far_they_are() {
    let subject = plane("nim", Cut::Diagonal, Window::whole(300, 200));
    let pieces: Vec<_> = begun(Format::Csv, subject, vec![12; 60_000]).ok().unwrap().collect();
    assert!(pieces.len() > 5);
    assert!(pieces.windows(2).all(|pair| pair[0].done < pair[1].done && pair[0].total == 60_000));
    assert_eq!(pieces[pieces.len() - 1].done, 60_000);
}

#[test]
fn what_other_programs_cannot_bear_is_refused() {
    let of = |format, columns, rows| {
        let subject = plane("nim", Cut::Diagonal, Window::whole(columns, rows));
        begun(format, subject, vec![1; (columns * rows) as usize]).err()
    };
    assert_eq!(of(Format::Latex, 200, 200), None);
    let reason = of(Format::Latex, 200, 201).unwrap();
    assert!(matches!(reason, WhyNot::TooLargeForLatex { cells: 40_200, .. }), "{reason}");
    assert_eq!(of(Format::Svg, 512, 512), None);
    let reason = of(Format::Svg, 512, 513).unwrap();
    assert!(matches!(reason, WhyNot::TooLargeForSvg { places: 262_656, .. }), "{reason}");
    assert_eq!(of(Format::Csv, 512, 513), None);
    let heights = Subject::Heights { ruleset: ruleset("nim"), pass: false, window: Window::whole(513, 512) };
    assert_eq!(refusal(Format::Svg, heights, vec![0; 513 * 512]), reason);
    assert_eq!(refusal(Format::Svg, projected(513, 512, None), vec![1; 513 * 512]), reason);
    assert_eq!(refusal(Format::Svg, space(), vec![0; 4 * 513 * 512]), reason);
    // Places without a number are not drawn.
    assert!(begun(Format::Svg, projected(513, 512, None), vec![Grid::NOTHING; 513 * 512]).is_ok());
}

#[test]
fn what_does_not_fit_together_is_refused() {
    let game: Game = "nim:1000000,1000000,1000000".parse().unwrap();
    assert_eq!(refusal(Format::Svg, Subject::Bar { game }, vec![]), WhyNot::TooManyPieces);
    let too_few = plane("nim", Cut::Rim, Window::whole(2, 2));
    assert_eq!(refusal(Format::Csv, too_few, vec![0; 3]), WhyNot::NumbersMissing);
    assert_eq!(refusal(Format::Svg, projected(2, 2, None), vec![0; 3]), WhyNot::NumbersMissing);
    assert_eq!(refusal(Format::Svg, space(), vec![0; 3]), WhyNot::NumbersMissing);
    let kinds = Subject::Kinds { places: [1, 1], names: strings(["x", "z"]), rulesets: strings(["a", "b"]) };
    let compared = Subject::Compared { coordinates: ["x", "y", "z"].map(str::to_owned), rulesets: strings(["a", "b"]) };
    let drawings = [Format::Svg, Format::Pdf, Format::Tikz];
    let subjects: [(Subject, usize, &[Format]); 10] = [
        (
            plane("nim", Cut::Rim, Window::whole(1, 1)),
            1,
            &[Format::Csv, Format::Matrix, Format::Json, Format::Latex, Format::Svg, Format::Pdf, Format::Tikz],
        ),
        (
            Subject::Heights { ruleset: ruleset("nim"), pass: false, window: Window::whole(1, 1) },
            1,
            &[Format::Csv, Format::Json, Format::Latex, Format::Svg, Format::Pdf, Format::Tikz],
        ),
        (projected(1, 1, None), 1, &drawings),
        (kinds, 1, &drawings),
        (space(), 4, &drawings),
        (compared, 4, &[Format::Csv, Format::Json]),
        (
            Subject::Line { first: 0, along: "x".into(), name: String::new() },
            1,
            &[Format::Csv, Format::Json, Format::Latex, Format::Svg, Format::Pdf, Format::BFile, Format::Tikz],
        ),
        (Subject::Listing(Listing::default()), 0, &[Format::Csv, Format::Json]),
        (Subject::Bar { game: "nim:1,1,1".parse().unwrap() }, 0, &drawings),
        (Subject::Walk { games: vec!["nim:1,1,1".parse().unwrap()], cut: Cut::Rim, size: 3 }, 0, &[Format::Film]),
    ];
    for (subject, count, expected) in subjects {
        let files = ALL.into_iter().filter(|&format| begun(format, subject.clone(), vec![0; count]).is_ok());
        assert_eq!(files.collect::<Vec<_>>(), expected, "{subject:?}");
        if expected.contains(&Format::Tikz) && count > 0 {
            must_be_tex(&written(Format::Tikz, subject, vec![0; count]));
        }
    }
}

fn strings(of: [&str; 2]) -> [String; 2] {
    of.map(str::to_owned)
}

#[test]
fn a_plot_has_the_colours_that_came_with_its_order() {
    let key = Key { name: "G".into(), swatches: vec![(0, "P-position".into())], ramp: Some([1, 7, 0]) };
    let drawn = Drawn { key: Some(key), resolution: 300, ..Drawn::default() };
    let subject = plane("nim", Cut::Rim, WINDOW);
    let order =
        |format| Order { format, subject: subject.clone(), drawn: drawn.clone(), is_sample: false, source: source() };
    // The number is the colour: red in the lowest byte.
    let colours: Vec<u32> = (0..1 << 16).map(|number| 0xff00_0000 | number).collect();
    let svg: String = Exporting::new(order(Format::Svg), NUMBERS.to_vec(), colours.clone())
        .unwrap()
        .map(|piece| piece.text)
        .collect();
    let paths: Vec<&str> = svg.lines().filter(|line| line.starts_with("<path")).collect();
    let expected =
        [("000000", "M0 -2"), ("010000", "M1 -2"), ("050000", "M2 -2"), ("070000", "M2 -1"), ("409c00", "M1 -1")];
    for (path, (colour, place)) in paths.iter().zip(expected) {
        let whole = format!("<path fill=\"#{colour}\" shape-rendering=\"crispEdges\" d=\"{place}h1v1h-1z\"/>");
        assert_eq!(**path, whole);
    }
    assert!(svg.contains(">P-position</text>") && svg.contains(">7</text>"));
    // In a picture the places are painted: all of the drawing but those.
    let (bare, cells) = drawing(&order(Format::Png), NUMBERS.to_vec(), colours).unwrap();
    let bare = bare.svg();
    assert_eq!(bare.lines().skip(1).filter(|line| !svg.contains(*line)).count(), 0);
    assert!(!bare.contains("<path") && cells.is_some_and(|cells| cells.grid.values == NUMBERS && !cells.is_upwards));
}

#[test]
fn the_legend_of_differences_has_signs() {
    // Differences from −2 to 2, written as distances from 5.
    let key = Key { name: "difference".into(), swatches: vec![], ramp: Some([3, 7, 5]) };
    let drawn = Drawn { key: Some(key), resolution: 300, ..Drawn::default() };
    let order = Order {
        format: Format::Svg,
        subject: plane("nim", Cut::Rim, WINDOW),
        drawn,
        is_sample: false,
        source: source(),
    };
    let svg: String =
        Exporting::new(order, NUMBERS.to_vec(), vec![0; 1 << 16]).unwrap().map(|piece| piece.text).collect();
    for label in ["−2", "−1", "0", "+1", "+2"] {
        assert!(svg.contains(&format!(">{label}</text>")), "{label}: {svg}");
    }
}

#[test]
fn places_of_one_colour_side_by_side_are_one_rectangle() {
    let drawn = Drawn { key: Some(Key::default()), ..Drawn::default() };
    let subject = Subject::Heights { ruleset: ruleset("sharing"), pass: false, window: Window::whole(3, 2) };
    let order = Order { format: Format::Svg, subject, drawn, is_sample: false, source: source() };
    let numbers = vec![0, 0, 5, Grid::NOTHING, 0, 0];
    let svg: String =
        Exporting::new(order, numbers, vec![0xff00_0000; 1 << 16]).unwrap().map(|piece| piece.text).collect();
    assert!(svg.contains("d=\"M0 -1h3v1h-3zM1 -2h2v1h-2z\""), "{svg}");
}

#[test]
fn a_sample_is_the_beginning() {
    let subject = plane("nim", Cut::Diagonal, Window::whole(300, 200));
    let order = Order { format: Format::Csv, subject, drawn: Drawn::default(), is_sample: true, source: source() };
    let pieces: Vec<_> = Exporting::new(order, vec![12; 60_000], vec![]).ok().unwrap().collect();
    assert_eq!(pieces.len(), 1);
    assert!(pieces[0].text.starts_with("x,y,z,grundy\n") || pieces[0].text.starts_with("x,y,z,"));
}

#[test]
fn what_is_cited_are_the_program_and_the_papers_about_the_ruleset() {
    let cited = |ruleset: &str| -> String {
        let source = Source { ruleset: ruleset.into(), ..source() };
        let subject = Subject::Listing(Listing::default());
        let order = Order { format: Format::Cite, subject, drawn: Drawn::default(), is_sample: false, source };
        Exporting::new(order, vec![], vec![]).unwrap().map(|piece| piece.text).collect()
    };
    let keys =
        |text: &str| text.lines().filter_map(|line| Some(line.strip_prefix("@misc{")?.to_owned())).collect::<Vec<_>>();
    assert!(cited("nim").starts_with("a title; nim. , https://a/#b\n@misc{bittersweet,\n"));
    assert_eq!(keys(&cited("nim")), ["bittersweet,"]);
    assert_eq!(keys(&cited("triangle:k=3:7,4,7")), ["bittersweet,", "triangular,"]);
    assert_eq!(keys(&cited("triangle:k=1 / triangle:k=1,misere")), ["bittersweet,", "triangular,", "misere,"]);
}

#[test]
fn a_map_is_few_commands_of_tikz() {
    let drawn = Drawn { key: Some(Key::default()), ..Drawn::default() };
    let window = Window::whole(64, 64);
    let subject = plane("nim", Cut::Rim, window);
    let order = Order { format: Format::Tikz, subject, drawn, is_sample: false, source: source() };
    // Nim: the value of (x, 0, z) is x ⊕ z, and each of the 64 values is in every row.
    let numbers: Vec<u16> = (0..64 * 64).map(|place| (place % 64) ^ (place / 64)).collect();
    let colours: Vec<u32> = (0..1 << 16).map(|number| 0xff00_0000 | number).collect();
    let text: String = Exporting::new(order, numbers, colours).unwrap().map(|piece| piece.text).collect();
    must_be_tex(&text);
    assert_eq!(text.matches(" rectangle ").count(), 64 * 64 + 1, "and the paper");
    let commands = text.lines().filter(|line| line.starts_with("\\path")).count();
    assert_eq!(commands, 65, "{commands} for 4,096 places");
    // Two grey texts of the axes are one colour, which is defined once.
    assert!(text.matches("\\definecolor").count() <= 64 + 3);
}
