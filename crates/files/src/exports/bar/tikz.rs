//! A position as a TikZ picture for a LaTeX document.

use crate::exports::drawing::units;
use crate::exports::pen::{Pen, Place};
use crate::exports::{Source, numbers};
use maths::games::scene::{Piece, Scene, Side};
use maths::values::short;

/// The width of a text column that a picture should fit, in thousandths of a centimetre, and the size of a unit where
/// there is room.
const WIDTH: i64 = 12_000;
const UNIT: i64 = 700;

const STYLES: &str = "line join=round, line cap=round,
  sweet/.style={draw={rgb,255:red,74; green,42; blue,20}, line width=0.3pt, fill={rgb,255:red,211; green,166; blue,124}},
  bitter/.style={sweet, fill={rgb,255:red,53; green,99; blue,181}},
  cross/.style={draw=white, line width=0.8pt},
  groove/.style={draw={rgb,255:red,74; green,42; blue,20}, line width=0.7pt},
  label/.style={font=\\tiny, inner sep=0pt}";
const STYLES_OF_CUBES: &str = ",
  sweet top/.style={sweet, fill={rgb,255:red,227; green,193; blue,156}},
  sweet right/.style={sweet, fill={rgb,255:red,180; green,135; blue,92}},
  bitter top/.style={bitter, fill={rgb,255:red,85; green,130; blue,207}},
  bitter right/.style={bitter, fill={rgb,255:red,39; green,77; blue,144}}";

/// A `tikzpicture`, for `\input` or to be pasted; the document has to say `\usepackage{tikz}` and nothing more. As wide as is
/// wanted, in millimetres, or at most 12 cm wide or high, with every size and colour in the options at its top.
pub fn tikz(scene: &Scene, source: &Source, width: Option<u32>) -> String {
    let pen = Pen::of(scene);
    let mut text = source.comments("% ");
    text.push_str("% needs: \\usepackage{tikz}\n\\begin{tikzpicture}[x=");
    let size = unit(pen, scene, width);
    for end in ["cm, y=", "cm, "] {
        push_length(&mut text, size);
        text.push_str(end);
    }
    text.push_str(STYLES);
    text.push_str(if scene.is_solid() { STYLES_OF_CUBES } else { "" });
    text.push_str("]\n");
    for piece in &scene.pieces {
        let corners = piece.corners.iter().map(|&corner| pen.place(corner));
        push_path(&mut text, style(piece), corners, " -- cycle");
    }
    for line in scene.pieces.iter().filter(|piece| piece.is_bitter()).flat_map(|piece| pen.cross(piece)) {
        push_path(&mut text, "cross", line.into_iter(), "");
    }
    for line in scene.grooves.iter().filter_map(|groove| pen.line(groove)) {
        push_path(&mut text, "groove", line.into_iter(), "");
    }
    for label in pen.labels(scene) {
        text.push_str(if label.is_beside {
            "\\node[label, anchor=west] at "
        } else {
            "\\node[label, anchor=north] at "
        });
        text.push_str(&written(label.at));
        text.push_str(" {");
        numbers::whole(&mut text, label.leaves);
        text.push_str("};\n");
    }
    text.push_str("\\end{tikzpicture}\n");
    text
}

/// The style that fills a piece.
fn style(piece: &Piece) -> &'static str {
    match (piece.side, piece.is_bitter()) {
        (Side::Flat | Side::Left, false) => "sweet",
        (Side::Top, false) => "sweet top",
        (Side::Right, false) => "sweet right",
        (Side::Flat | Side::Left, true) => "bitter",
        (Side::Top, true) => "bitter top",
        (Side::Right, true) => "bitter right",
    }
}

/// The length of a unit in millionths of a centimetre.
fn unit(pen: Pen, scene: &Scene, width: Option<u32>) -> i64 {
    let frame = scene.frame;
    if let Some(width) = width {
        return i64::from(width) * 100_000_000 / pen.length(frame.right - frame.left).max(1);
    }
    let longest = pen.length((frame.right - frame.left).max(frame.top - frame.bottom)).max(1);
    (UNIT * 1000).min(WIDTH * 1_000_000 / longest)
}

/// Millionths as a decimal number.
fn push_length(text: &mut String, millionths: i64) {
    text.push_str(&format!("{}.{:06}", millionths / 1_000_000, millionths % 1_000_000));
}

/// One path through these places, as `\path[style] (0,0) -- (1,0)…;`.
fn push_path(text: &mut String, style: &str, places: impl Iterator<Item = Place>, end: &str) {
    text.push_str("\\path[");
    text.push_str(style);
    text.push(']');
    for (index, place) in places.enumerate() {
        text.push_str(if index > 0 { " -- " } else { " " });
        text.push_str(&written(place));
    }
    text.push_str(end);
    text.push_str(";\n");
}

/// A place as `(1.5,-2)`.
fn written((x, y): Place) -> String {
    let [x, y] = units([x, y]).map(|length| short(length, 3));
    format!("({x},{y})")
}
