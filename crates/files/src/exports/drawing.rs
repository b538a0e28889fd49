//! A drawing as data, which [`Drawing::svg`], [`pdf`](mod@crate::exports::pdf) and [`tikz`](mod@crate::exports::tikz) write, and which a canvas
//! paints. Coordinates are those of the drawing and grow to the right and downwards.

mod style;
mod svg;

pub use style::{Anchor, Attribute, Colour, Font, Style};
pub use svg::{colour, path};

use crate::exports::Source;

/// A drawing with its source.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// The source, which files of all formats carry.
    pub source: Source,
    /// A description of the content.
    pub description: String,
    /// The visible part: left, top, width and height.
    pub seen: [f64; 4],
    /// The width and the height.
    pub size: Size,
    /// The elements, in the order in which they are painted.
    pub elements: Vec<Element>,
}

/// A width and a height.
#[derive(Clone, Copy, Debug)]
pub enum Size {
    /// On the screen.
    Pixels([f64; 2]),
    /// On paper.
    Millimetres([f64; 2]),
}

/// Something that is drawn, with the attributes in the order in which SVG has them.
#[derive(Clone, Debug)]
pub enum Element {
    /// White paper under everything that is seen.
    Paper,
    /// Elements that have these attributes unless they have others.
    Group(Vec<Attribute>, Vec<Element>),
    /// A single shape.
    Drawn(Vec<Attribute>, Shape),
    /// Elements of SVG that no other format has, because they move.
    Moving(String),
}

/// A shape.
#[derive(Clone, Debug)]
pub enum Shape {
    /// A rectangle: left, top, width and height.
    Rectangle([f64; 4]),
    /// The corners of a polygon.
    Polygon(Vec<[f64; 2]>),
    /// Several outlines or lines of one look.
    Path(Vec<Part>),
    /// A text, and the place of its anchor on its baseline.
    Text([f64; 2], String),
}

/// A part of a path.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// A rectangle: left, top, width and height.
    Rectangle([f64; 4]),
    /// A circle: its left end and its radius.
    Circle([f64; 3]),
    /// A line through these places.
    Line(Vec<[f64; 2]>),
    /// The same, which SVG writes as the steps from one place to the next: most go straight across or down.
    Steps(Vec<[f64; 2]>),
}

impl Drawing {
    /// A drawing whose size is that on the screen, in pixels.
    pub(super) fn new(
        source: &Source,
        description: impl Into<String>,
        seen: [f64; 4],
        pixels: [f64; 2],
        elements: Vec<Element>,
    ) -> Self {
        let (source, description, size) = (source.clone(), description.into(), Size::Pixels(pixels));
        Self { source, description, seen, size, elements }
    }

    /// Hands over each shape with its style, in the order in which they are painted.
    pub fn each(&self, mut draw: impl FnMut(&Shape, Style)) {
        // As in SVG, shapes are black if nothing else is said.
        self.each_of(&self.elements, Style { fill: Some(0), ..Style::default() }, &mut draw);
    }

    fn each_of(&self, elements: &[Element], around: Style, draw: &mut impl FnMut(&Shape, Style)) {
        for element in elements {
            match element {
                Element::Paper => draw(&Shape::Rectangle(self.seen), Style { fill: Some(0xff_ffff), ..around }),
                Element::Group(attributes, inside) => {
                    self.each_of(inside, attributes.iter().fold(around, Style::with), draw);
                }
                Element::Drawn(attributes, shape) => draw(shape, attributes.iter().fold(around, Style::with)),
                Element::Moving(_) => {}
            }
        }
    }
}

/// Lengths in thousandths of a unit as lengths.
pub(super) fn units<const N: usize>(thousandths: [i64; N]) -> [f64; N] {
    thousandths.map(|length| length as f64 / 1000.0)
}

impl Element {
    /// A rectangle in thousandths: left, top, width and height.
    pub(super) fn rectangle(attributes: impl Into<Vec<Attribute>>, thousandths: [i64; 4]) -> Self {
        Self::Drawn(attributes.into(), Shape::Rectangle(units(thousandths)))
    }

    /// A path.
    pub(super) fn path(attributes: impl Into<Vec<Attribute>>, parts: Vec<Part>) -> Self {
        Self::Drawn(attributes.into(), Shape::Path(parts))
    }

    /// A text at a place in thousandths.
    pub(super) fn text(attributes: impl Into<Vec<Attribute>>, thousandths: [i64; 2], words: impl Into<String>) -> Self {
        Self::Drawn(attributes.into(), Shape::Text(units(thousandths), words.into()))
    }
}
