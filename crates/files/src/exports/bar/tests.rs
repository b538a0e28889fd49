//! The contents of the files. Their look has to be checked by eye.

use crate::exports::{Source, bar};
use maths::games::Game;
use maths::games::scene::{Scene, Side};

const POSITIONS: [&str; 8] = [
    "triangle:k=3:7,4,7",
    "triangle:k=5/2:6,2,8",
    "triangle:k=997/991:9,7,5",
    "step:k=4,s=2:4,3,13",
    "nim:3,7,4",
    "nim:0,0,0",
    "rules:l r u d:3,4,2,1",
    "sharing:0,5,16",
];

fn scene(position: &str) -> Scene {
    position.parse::<Game>().unwrap().scene().unwrap()
}

fn source(position: &str) -> Source {
    Source {
        title: "y < z & \"x\"".into(),
        ruleset: position.into(),
        link: "https://a/?b=1&c".into(),
        ..Source::default()
    }
}

/// Checks that tags are closed in order, and gives the name of every element.
fn elements(svg: &str) -> Vec<&str> {
    let (mut open, mut found) = (Vec::new(), Vec::new());
    for tag in svg.split('<').skip(1) {
        let (tag, text) = tag.split_once('>').unwrap();
        assert!(!text.contains('>'));
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name));
            continue;
        }
        let name = tag.split([' ', '/']).next().unwrap();
        found.push(name);
        if !tag.ends_with('/') {
            open.push(name);
        }
    }
    assert_eq!(open, Vec::<&str>::new());
    found
}

#[test]
fn every_piece_is_a_polygon_and_every_label_a_text() {
    for position in POSITIONS {
        let scene = scene(position);
        let svg = bar::drawn(&scene, &source(position)).svg();
        let elements = elements(&svg);
        let count = |name: &str| elements.iter().filter(|element| **element == name).count();
        assert_eq!(count("polygon"), scene.pieces.len(), "{position}");
        let is_bar = !position.starts_with("sharing");
        assert_eq!(svg.matches("#3563b5").count(), usize::from(is_bar), "one bitter piece: {position}");
        assert_eq!(count("text"), if is_bar { scene.grooves.len() } else { 0 }, "{position}");
        assert_eq!(elements[..4], ["svg", "title", "desc", "metadata"]);
        let described =
            format!("<desc>{}: {position}</desc>", if is_bar { "A chocolate bar" } else { "Piles of tokens" });
        assert!(svg.contains("<title>y &lt; z &amp; &quot;x&quot;</title>") && svg.contains(&described), "{svg}");
        assert!(svg.contains("link: https://a/?b=1&amp;c\n</metadata>"), "{svg}");
    }
}

#[test]
fn tikz_draws_the_same() {
    for position in POSITIONS {
        let scene = scene(position);
        let text = bar::tikz(&scene, &source(position), None);
        let is_bar = !position.starts_with("sharing");
        let paths = |style: &str| text.lines().filter(|line| line.starts_with(&format!("\\path[{style}]"))).count();
        assert_eq!(paths("sweet") + paths("bitter"), scene.pieces.len(), "{position}");
        assert_eq!([paths("bitter"), paths("cross")], if is_bar { [1, 2] } else { [0, 0] }, "{position}");
        let grooves = if is_bar { scene.grooves.len() } else { 0 };
        assert_eq!([paths("groove"), text.matches("\\node[").count()], [grooves, grooves], "{position}");
        let code: Vec<&str> = text.lines().filter(|line| !line.starts_with('%')).collect();
        for [open, close] in [["{", "}"], ["[", "]"], ["(", ")"]] {
            let count = |letter| code.iter().flat_map(|line| line.matches(letter)).count();
            assert_eq!(count(open), count(close), "{position}");
        }
        let is_drawing = |line: &&&str| line.starts_with("\\path") || line.starts_with("\\node");
        assert!(code.iter().filter(is_drawing).all(|line| line.ends_with(';')));
        assert!(code[0].starts_with("\\begin{tikzpicture}[") && code.ends_with(&["\\end{tikzpicture}"]));
    }
}

/// The smallest triangle: the bitter piece has its corners at (±1, 0) and (0, 1).
#[test]
fn the_bitter_piece_by_hand() {
    let bitter = scene("triangle:k=1:0,0,0");
    let svg = bar::drawn(&bitter, &Source::default()).svg();
    assert!(svg.contains("viewBox=\"-2.1 -2.1 4.2 3.2\" width=\"168\" height=\"128\""), "{svg}");
    assert!(svg.contains("<polygon points=\"1,0 0,-1 -1,0\" fill=\"#3563b5\"/>"), "{svg}");
    assert!(svg.contains("d=\"M-0.16 -0.173L0.16 -0.493M-0.16 -0.493L0.16 -0.173\""), "{svg}");
    let tikz = bar::tikz(&bitter, &Source::default(), None);
    assert!(tikz.contains("\\begin{tikzpicture}[x=0.700000cm, y=0.700000cm, "), "{tikz}");
    assert!(tikz.contains("\\path[bitter] (1,0) -- (0,1) -- (-1,0) -- cycle;\n"), "{tikz}");
}

#[test]
fn a_cut_is_labelled_with_what_it_leaves() {
    let bar = scene("nim:1,1,0");
    let svg = bar::drawn(&bar, &Source::default()).svg();
    let labels: Vec<&str> = svg.lines().filter(|line| line.starts_with("<text")).collect();
    // The squares lie from (−1, 0) to (1, 2); a label below the foot of x at (0, 0), one beside the foot of y at (1, 1).
    let expected =
        ["<text x=\"0\" y=\"0.75\" text-anchor=\"middle\">0</text>", "<text x=\"1.35\" y=\"-0.82\">0</text>"];
    assert_eq!(labels, expected);
    let tikz = bar::tikz(&bar, &Source::default(), None);
    assert!(
        tikz.contains("anchor=north] at (0,-0.35) {0};") && tikz.contains("anchor=west] at (1.35,1) {0};"),
        "{tikz}"
    );
}

/// TeX knows no length above 16383 points.
#[test]
fn large_drawings_are_made_to_fit() {
    let large = scene("nim:500,0,500");
    let svg = bar::drawn(&large, &Source::default()).svg();
    assert!(svg.contains("width=\"1600\""), "{}", &svg[..200]);
    assert!(!svg.contains("<text"), "labels would run into each other");
    // 12 cm for 1001 squares.
    assert!(bar::tikz(&large, &Source::default(), None).contains("[x=0.011988cm, y=0.011988cm, "));
}

#[test]
fn a_block_has_three_shades_and_a_flat_bar_one() {
    let block = Scene::of_block(|x, z| x + z, [2, 3, 2]).unwrap();
    let (svg, tikz) = (bar::drawn(&block, &source("block")).svg(), bar::tikz(&block, &source("block"), None));
    assert_eq!(elements(&svg).iter().filter(|name| **name == "polygon").count(), block.pieces.len());
    for (side, colour, style) in [(Side::Top, "#e3c19c", "sweet top"), (Side::Right, "#b4875c", "sweet right")] {
        let sweet = block.pieces.iter().filter(|piece| piece.side == side && !piece.is_bitter()).count();
        assert_eq!(svg.matches(colour).count(), sweet);
        assert_eq!(tikz.matches(&format!("\\path[{style}]")).count(), sweet);
        assert!(tikz.contains(&format!("{style}/.style")));
    }
    assert_eq!(svg.matches("#3563b5").count(), 1, "the left side of the bitter cube");
    let flat = bar::tikz(&scene("nim:1,1,1"), &source("nim:1,1,1"), None);
    assert!(!flat.contains("sweet top"));
}
