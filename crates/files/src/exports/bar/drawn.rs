//! A position as a drawing: a polygon for each piece, the bitter one blue with a cross, all grooves, and a text for each label.

use crate::exports::Source;
use crate::exports::drawing::{Anchor, Attribute, Colour, Drawing, Element, Font, Part, Shape, units};
use crate::exports::pen::{Pen, Place};
use maths::games::scene::{Piece, Rect, Scene, Side};

/// Room for the labels, in thousandths of a unit.
const MARGIN: i64 = 1100;
/// The size of a unit in pixels, and the largest side of the drawing.
const UNIT: i64 = 40;
const LARGEST: i64 = 1600;

const PIECES: [Attribute; 3] =
    [Attribute::Fill(Some(0xd3_a67c)), Attribute::Stroke(0x4a_2a14, 0.05), Attribute::RoundJoin];
const CROSS: [Attribute; 3] = [Attribute::Fill(None), Attribute::Stroke(0xff_ffff, 0.1), Attribute::RoundCap];
const GROOVES: [Attribute; 3] = [Attribute::Fill(None), Attribute::Stroke(0x4a_2a14, 0.09), Attribute::RoundCap];
const LABELS: [Attribute; 3] =
    [Attribute::Font(Font::Plain), Attribute::FontSize(0.52), Attribute::Fill(Some(0x33_3333))];

/// The drawing in colours that print well. A unit is 40 pixels, less for large drawings.
pub fn drawn(scene: &Scene, source: &Source) -> Drawing {
    let pen = Pen::of(scene);
    let Rect { left, bottom, right, top } = scene.frame;
    let [left, bottom, right, top] = [left, bottom, right, top].map(|n| pen.length(n));
    let (width, height) = (right - left + 2 * MARGIN, top - bottom + 2 * MARGIN);
    let longest = width.max(height).max(1);
    let pixels =
        |length: i64| if longest * UNIT > LARGEST * 1000 { length * LARGEST * 1000 / longest } else { length * UNIT };
    let kind = if scene.pieces.iter().any(Piece::is_bitter) { "A chocolate bar: " } else { "Piles of tokens: " };
    let seen = units([left - MARGIN, -(top + MARGIN), width, height]);
    let size = units([width, height].map(pixels));
    Drawing::new(source, [kind, &source.ruleset].concat(), seen, size, elements(scene, pen))
}

/// Pieces, grooves and labels.
fn elements(scene: &Scene, pen: Pen) -> Vec<Element> {
    let [mut pieces, mut labels] = [Vec::new(), Vec::new()];
    let [mut cross, mut grooves] = [Vec::new(), Vec::new()];
    for piece in &scene.pieces {
        let corners = piece.corners.iter().map(|&corner| downwards(pen.place(corner))).collect();
        let look = fill(piece).map(|fill| vec![Attribute::Fill(Some(fill))]).unwrap_or_default();
        pieces.push(Element::Drawn(look, Shape::Polygon(corners)));
        if piece.is_bitter() {
            cross.extend(pen.cross(piece).map(line));
        }
    }
    for groove in &scene.grooves {
        grooves.extend(pen.line(groove).map(line));
    }
    for label in pen.labels(scene) {
        // The place is the middle of the letters' left side or top; SVG asks for their baseline.
        let (x, y) = label.at;
        let (down, look) =
            if label.is_beside { (180, Vec::new()) } else { (400, vec![Attribute::Anchor(Anchor::Middle)]) };
        labels.push(Element::Drawn(look, Shape::Text(downwards((x, y - down)), label.leaves.to_string())));
    }
    let mut elements = vec![Element::Group(PIECES.into(), pieces)];
    for (look, parts) in [(CROSS, cross), (GROOVES, grooves)] {
        if !parts.is_empty() {
            elements.push(Element::Drawn(look.into(), Shape::Path(parts)));
        }
    }
    elements.push(Element::Group(LABELS.into(), labels));
    elements
}

/// The colour of a polygon, if it is not that of its group.
fn fill(piece: &Piece) -> Option<Colour> {
    match (piece.side, piece.is_bitter()) {
        (Side::Flat | Side::Left, false) => None,
        (Side::Top, false) => Some(0xe3_c19c),
        (Side::Right, false) => Some(0xb4_875c),
        (Side::Flat | Side::Left, true) => Some(0x35_63b5),
        (Side::Top, true) => Some(0x55_82cf),
        (Side::Right, true) => Some(0x27_4d90),
    }
}

fn line(places: Vec<Place>) -> Part {
    Part::Line(places.into_iter().map(downwards).collect())
}

fn downwards((x, y): Place) -> [f64; 2] {
    units([x, -y])
}
