//! P-positions are seen on every map: WCAG's ratio of contrast, computed for every colour that the page and its files use.
#![allow(clippy::unwrap_used, clippy::panic, reason = "in a test that is a failure like any other")]

use files::exports::plot::Look;
use files::exports::{Frame, Source, plot};
use maths::games::Axis;
use maths::solver::Grid;
use std::collections::HashMap;
use web::view::palette::{Map, Palette, stops};

/// The contrast with which people with weak eyes can see a mark.
const ENOUGH: f64 = 4.5;

/// The custom properties of the light theme, or of the dark one, which replaces some of them.
fn properties(is_dark: bool) -> HashMap<String, String> {
    let light = include_str!("../static/palette.css");
    let light = &light[..light.find(".sheet {").unwrap()];
    let dark = if is_dark { include_str!("../static/dark.css") } else { "" };
    let declared = [light, dark].into_iter().flat_map(|text| text.split(';'));
    let pairs = declared.filter_map(|text| text[text.find("--")?..].split_once(':'));
    pairs.map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned())).collect()
}

/// The colours of a property.
fn colours(of: &HashMap<String, String>, name: &str) -> Vec<[u8; 3]> {
    let value = of.get(name).unwrap_or_else(|| panic!("no {name}"));
    let word = |word: &str| match word.strip_prefix("var(").and_then(|rest| rest.strip_suffix(')')) {
        Some(other) => colours(of, other),
        None => stops(word),
    };
    value.split_whitespace().flat_map(word).collect()
}

fn luminance(colour: [u8; 3]) -> f64 {
    let light = |level: u8| {
        let part = f64::from(level) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    let [red, green, blue] = colour.map(light);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn contrast(one: [u8; 3], other: [u8; 3]) -> f64 {
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    (one / other).max(other / one)
}

#[track_caller]
fn assert_seen(mark: [u8; 3], ground: [u8; 3], where_: &str) {
    let found = contrast(mark, ground);
    assert!(found >= ENOUGH, "{mark:?} on {ground:?} has a contrast of {found:.2}: {where_}");
}

fn opaque(colour: u32) -> [u8; 3] {
    let [red, green, blue, opacity] = colour.to_le_bytes();
    assert_eq!(opacity, 255);
    [red, green, blue]
}

#[test]
fn contrast_is_that_of_wcag() {
    assert!((contrast([0; 3], [255; 3]) - 21.0).abs() < 1e-9);
    assert!((contrast([0x77; 3], [255; 3]) - 4.478).abs() < 1e-3);
}

#[test]
fn p_positions_stand_out_from_every_colour_of_every_map() {
    for is_dark in [false, true] {
        let of = properties(is_dark);
        let mark = colours(&of, "--p-mark")[0];
        for map in Map::ALL {
            for most in [1, 2, 13, 4095] {
                let palette = Palette::sequential(most, &colours(&of, map.property()), Some(mark), [0; 4]);
                assert_eq!(opaque(palette.colour(0)), mark);
                for value in 1..=most + 1 {
                    let what = format!("{value} of {most} in {} (dark: {is_dark})", map.property());
                    assert_seen(mark, opaque(palette.colour(value)), &what);
                }
            }
        }
        for ground in ["--map-quiet", "--map-here", "--map-there", "--sheet", "--paper"] {
            assert_seen(mark, colours(&of, ground)[0], ground);
        }
        assert_seen(colours(&of, "--p")[0], colours(&of, "--p-ground")[0], "a cell of the table");
    }
}

#[test]
fn heights_of_p_positions_stand_out_from_the_paper() {
    for is_dark in [false, true] {
        let of = properties(is_dark);
        for map in Map::ALL {
            let palette = Palette::sequential(1000, &colours(&of, map.of_heights()), None, [0; 4]);
            for (ground, value) in ["--sheet", "--paper"].into_iter().flat_map(|it| (0..=1000).map(move |n| (it, n))) {
                let what = format!("{value} of 1000 in {} on {ground} (dark: {is_dark})", map.of_heights());
                assert_seen(opaque(palette.colour(value)), colours(&of, ground)[0], &what);
            }
        }
    }
}

/// The colours of the paths of a drawing.
fn fills(svg: &str) -> Vec<[u8; 3]> {
    let paths = svg.lines().filter_map(|line| line.strip_prefix("<path fill=\""));
    paths.map(|rest| stops(rest.split('"').next().unwrap())[0]).collect()
}

#[test]
fn the_same_holds_in_files() {
    let grid = Grid { columns: 4, rows: 5, values: (0..20).collect() };
    let frame = Frame::fixed(&"nim".parse().unwrap(), Axis::Y, 2, false);
    let table = plot::table(&grid, &frame, (true, true), &Look::default(), &Source::default()).svg();
    let (mark, others) = fills(&table).split_first().map(|(&mark, others)| (mark, others.to_vec())).unwrap();
    assert_eq!(others.len(), 10);
    others.iter().for_each(|&ground| assert_seen(mark, ground, "table"));
    assert_seen(mark, [255; 3], "paper");
    let heights = plot::heights(&grid, &frame, &Look::default(), &Source::default()).svg();
    assert_eq!(fills(&heights).len(), 10);
    fills(&heights).into_iter().for_each(|fill| assert_seen(fill, [255; 3], "heights"));
    // The files have the colours of the page in its light theme.
    let of = properties(false);
    assert_eq!(mark, colours(&of, "--p-mark")[0]);
    assert_eq!(others, colours(&of, "--map-cividis"));
    assert_eq!(fills(&heights), colours(&of, "--heights-cividis"));
}
