//! A position as a self-contained SVG file.
//!
//! ```text
//! svg
//! ├─ title, desc, metadata
//! ├─ g             polygon for each piece, the bitter one blue
//! ├─ path          the cross on the bitter piece
//! ├─ path          all grooves
//! └─ g             text for each label
//! ```

use crate::exports::pen::{Pen, Place, push_place};
use crate::exports::{Source, numbers};
use maths::games::scene::{Piece, Rect, Scene, Side};

/// Room for the labels, in thousandths of a unit.
const MARGIN: i64 = 1100;
/// The size of a unit in pixels, and the largest side of the drawing.
const UNIT: i64 = 40;
const LARGEST: i64 = 1600;

const PIECES: &str = "<g fill=\"#d3a67c\" stroke=\"#4a2a14\" stroke-width=\"0.05\" stroke-linejoin=\"round\">\n";
const CROSS: &str = "<path fill=\"none\" stroke=\"#ffffff\" stroke-width=\"0.1\" stroke-linecap=\"round\" d=\"";
const GROOVES: &str = "<path fill=\"none\" stroke=\"#4a2a14\" stroke-width=\"0.09\" stroke-linecap=\"round\" d=\"";
const LABELS: &str = "<g font-family=\"sans-serif\" font-size=\"0.52\" fill=\"#333333\">\n";

/// The drawing in colours that print well. Needs no stylesheet and no font; a unit is 40 pixels, less for large drawings.
pub fn svg(scene: &Scene, source: &Source) -> String {
    let pen = Pen::of(scene);
    let mut text = head(pen, scene.frame);
    let kind = if scene.pieces.iter().any(Piece::is_bitter) { "A chocolate bar: " } else { "Piles of tokens: " };
    text.push_str(&source.svg(&[kind, &source.ruleset].concat()));
    text.push_str(&body(scene, pen));
    text.push_str("</svg>\n");
    text
}

/// The drawing as a part of another one, as large as there is room: left, top, width and height. Its lower edge is that of the room.
pub(in crate::exports) fn inside(scene: &Scene, [left, top, width, height]: [u32; 4]) -> String {
    let pen = Pen::of(scene);
    let head = head(pen, scene.frame);
    let seen = head.split_once("viewBox=\"").and_then(|(_, after)| after.split_once('"')).map_or("", |(seen, _)| seen);
    let body = body(scene, pen);
    format!(
        "<svg x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" viewBox=\"{seen}\" preserveAspectRatio=\"xMidYMax meet\">\n{body}</svg>\n"
    )
}

/// Pieces, grooves and labels.
fn body(scene: &Scene, pen: Pen) -> String {
    let mut text = String::from(PIECES);
    for piece in &scene.pieces {
        text.push_str("<polygon points=\"");
        for (index, &corner) in piece.corners.iter().enumerate() {
            text.push_str(if index > 0 { " " } else { "" });
            push_place(&mut text, pen.place(corner), ',', -1);
        }
        text.push_str(fill(piece));
        text.push_str("\"/>\n");
    }
    text.push_str("</g>\n");
    let cross = scene.pieces.iter().filter(|piece| piece.is_bitter()).flat_map(|piece| pen.cross(piece));
    push_lines(&mut text, CROSS, cross);
    push_lines(&mut text, GROOVES, scene.grooves.iter().filter_map(|groove| pen.line(groove)));
    text.push_str(LABELS);
    for label in pen.labels(scene) {
        // The place is the middle of the letters' left side or top; SVG asks for their baseline.
        let ((x, y), down, anchor) =
            if label.is_beside { (label.at, 180, "") } else { (label.at, 400, "\" text-anchor=\"middle") };
        text.push_str("<text x=\"");
        numbers::thousandths(&mut text, x);
        text.push_str("\" y=\"");
        numbers::thousandths(&mut text, down - y);
        text.push_str(anchor);
        text.push_str("\">");
        numbers::whole(&mut text, label.leaves);
        text.push_str("</text>\n");
    }
    text.push_str("</g>\n");
    text
}

/// The opening tag, with the size and what it covers.
fn head(pen: Pen, Rect { left, bottom, right, top }: Rect) -> String {
    let [left, bottom, right, top] = [left, bottom, right, top].map(|n| pen.length(n));
    let (width, height) = (right - left + 2 * MARGIN, top - bottom + 2 * MARGIN);
    let longest = width.max(height).max(1);
    let pixels =
        |length: i64| if longest * UNIT > LARGEST * 1000 { length * LARGEST * 1000 / longest } else { length * UNIT };
    let mut text = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"");
    push_place(&mut text, (left - MARGIN, top + MARGIN), ' ', -1);
    text.push(' ');
    push_place(&mut text, (width, height), ' ', 1);
    for (name, length) in [("width", width), ("height", height)] {
        text.push_str("\" ");
        text.push_str(name);
        text.push_str("=\"");
        numbers::thousandths(&mut text, pixels(length));
    }
    text.push_str("\">\n");
    text
}

/// The colour attribute of a polygon: empty if the colour is that of its group.
fn fill(piece: &Piece) -> &'static str {
    match (piece.side, piece.is_bitter()) {
        (Side::Flat | Side::Left, false) => "",
        (Side::Top, false) => "\" fill=\"#e3c19c",
        (Side::Right, false) => "\" fill=\"#b4875c",
        (Side::Flat | Side::Left, true) => "\" fill=\"#3563b5",
        (Side::Top, true) => "\" fill=\"#5582cf",
        (Side::Right, true) => "\" fill=\"#274d90",
    }
}

/// A path of separate lines; nothing if there are none.
fn push_lines(text: &mut String, start: &str, lines: impl Iterator<Item = Vec<Place>>) {
    let mut lines = lines.peekable();
    if lines.peek().is_none() {
        return;
    }
    text.push_str(start);
    for (index, place) in lines.flat_map(|line| line.into_iter().enumerate()) {
        text.push(if index == 0 { 'M' } else { 'L' });
        push_place(text, place, ' ', -1);
    }
    text.push_str("\"/>\n");
}
