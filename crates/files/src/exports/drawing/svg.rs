//! A drawing as an SVG file, which needs no stylesheet and no font.

use crate::exports::drawing::style::HAIR;
use crate::exports::drawing::{Anchor, Attribute, Colour, Drawing, Element, Font, Part, Shape, Size};
use crate::exports::{escape, numbers};

impl Drawing {
    /// The file.
    pub fn svg(&self) -> String {
        let mut text = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\"");
        push_numbers(&mut text, "viewBox", &self.seen);
        let ([width, height], unit) = match self.size {
            Size::Pixels(size) => (size, ""),
            Size::Millimetres(size) => (size, "mm"),
        };
        for (name, length) in [("width", width), ("height", height)] {
            push_numbers(&mut text, name, &[length]);
            text.insert_str(text.len() - 1, unit);
        }
        text.push_str(">\n");
        text.push_str(&self.source.svg(&self.description));
        self.push_elements(&mut text, &self.elements);
        text.push_str("</svg>\n");
        text
    }

    /// The drawing as a part of another one, as large as there is room: left, top, width and height. Its lower edge is that of the room.
    pub(in crate::exports) fn inside(&self, room: [f64; 4]) -> String {
        let mut text = String::from("<svg");
        push_named(&mut text, &["x", "y", "width", "height"], &room);
        push_numbers(&mut text, "viewBox", &self.seen);
        text.push_str(" preserveAspectRatio=\"xMidYMax meet\">\n");
        self.push_elements(&mut text, &self.elements);
        text.push_str("</svg>\n");
        text
    }

    fn push_elements(&self, text: &mut String, elements: &[Element]) {
        for element in elements {
            match element {
                Element::Paper => {
                    text.push_str("<rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"");
                    if !self.seen.starts_with(&[0.0, 0.0]) {
                        push_named(text, &["x", "y"], &self.seen);
                    }
                    text.push_str("/>\n");
                }
                Element::Group(attributes, inside) => {
                    text.push_str("<g");
                    push_attributes(text, attributes);
                    text.push_str(">\n");
                    self.push_elements(text, inside);
                    text.push_str("</g>\n");
                }
                Element::Drawn(attributes, shape) => push_shape(text, attributes, shape),
                Element::Moving(elements) => text.push_str(elements),
            }
        }
    }
}

fn push_shape(text: &mut String, attributes: &[Attribute], shape: &Shape) {
    match shape {
        Shape::Rectangle(bounds) => {
            text.push_str("<rect");
            push_attributes(text, attributes);
            push_named(text, &["x", "y", "width", "height"], bounds);
        }
        Shape::Polygon(corners) => {
            text.push_str("<polygon points=\"");
            for (index, &[x, y]) in corners.iter().enumerate() {
                push_list(text, if index > 0 { " " } else { "" }, &[x]);
                push_list(text, ",", &[y]);
            }
            text.push('"');
            push_attributes(text, attributes);
        }
        Shape::Path(parts) => {
            text.push_str("<path");
            push_attributes(text, attributes);
            text.push_str(" d=\"");
            parts.iter().for_each(|part| push_part(text, part));
            text.push('"');
        }
        Shape::Text(at, words) => {
            text.push_str("<text");
            push_named(text, &["x", "y"], at);
            push_attributes(text, attributes);
            text.push('>');
            escape::xml(text, words);
            text.push_str("</text>\n");
            return;
        }
    }
    text.push_str("/>\n");
}

fn push_attributes(text: &mut String, attributes: &[Attribute]) {
    for attribute in attributes {
        match *attribute {
            Attribute::Fill(None) => text.push_str(" fill=\"none\""),
            Attribute::Fill(Some(fill)) => text.push_str(&[" fill=\"", &colour(fill), "\""].concat()),
            Attribute::Stroke(stroke, width) => push_stroke(text, (stroke, width)),
            Attribute::Hair => push_stroke(text, HAIR),
            Attribute::Dashes(lengths) => push_numbers(text, "stroke-dasharray", &lengths),
            Attribute::RoundCap => text.push_str(" stroke-linecap=\"round\""),
            Attribute::RoundJoin => text.push_str(" stroke-linejoin=\"round\""),
            Attribute::Crisp => text.push_str(" shape-rendering=\"crispEdges\""),
            Attribute::Font(Font::Plain) => text.push_str(" font-family=\"sans-serif\""),
            Attribute::Font(Font::Bold) => text.push_str(" font-weight=\"bold\""),
            Attribute::Font(Font::Italic) => text.push_str(" font-family=\"serif\" font-style=\"italic\""),
            Attribute::FontSize(size) => push_numbers(text, "font-size", &[size]),
            Attribute::Anchor(Anchor::Start) => text.push_str(" text-anchor=\"start\""),
            Attribute::Anchor(Anchor::Middle) => text.push_str(" text-anchor=\"middle\""),
            Attribute::Anchor(Anchor::End) => text.push_str(" text-anchor=\"end\""),
            Attribute::Caption => text.push_str(" class=\"drawing-caption\""),
        }
    }
}

fn push_stroke(text: &mut String, (stroke, width): (Colour, f64)) {
    text.push_str(&[" stroke=\"", &colour(stroke), "\""].concat());
    push_numbers(text, "stroke-width", &[width]);
}

/// A colour as CSS writes it.
pub fn colour(colour: Colour) -> String {
    format!("#{colour:06x}")
}

/// The data of a path.
pub fn path(parts: &[Part]) -> String {
    let mut text = String::new();
    parts.iter().for_each(|part| push_part(&mut text, part));
    text
}

fn push_part(text: &mut String, part: &Part) {
    match part {
        &Part::Rectangle([left, top, width, height]) => {
            push_list(text, "M", &[left, top]);
            push_list(text, "h", &[width]);
            push_list(text, "v", &[height]);
            push_list(text, "h", &[-width]);
            text.push('z');
        }
        &Part::Circle([left, y, radius]) => {
            push_list(text, "M", &[left, y]);
            for across in [2.0 * radius, -2.0 * radius] {
                push_list(text, "a", &[radius, radius]);
                push_list(text, " 0 1 0 ", &[across, 0.0]);
            }
            text.push('z');
        }
        Part::Line(places) => {
            for (index, place) in places.iter().enumerate() {
                push_list(text, if index > 0 { "L" } else { "M" }, place);
            }
        }
        Part::Steps(places) => {
            if let Some(start) = places.first() {
                push_list(text, "M", start);
            }
            for pair in places.windows(2) {
                match [0, 1].map(|axis| pair[1][axis] - pair[0][axis]) {
                    [across, 0.0] => push_list(text, "h", &[across]),
                    [0.0, down] => push_list(text, "v", &[down]),
                    step => push_list(text, "l", &step),
                }
            }
        }
    }
}

/// Attributes with a number each.
fn push_named(text: &mut String, names: &[&str], lengths: &[f64]) {
    for (name, &length) in names.iter().zip(lengths) {
        push_numbers(text, name, &[length]);
    }
}

/// An attribute that is a list of numbers.
fn push_numbers(text: &mut String, name: &str, lengths: &[f64]) {
    text.push_str(&[" ", name, "=\""].concat());
    push_list(text, "", lengths);
    text.push('"');
}

fn push_list(text: &mut String, before: &str, lengths: &[f64]) {
    text.push_str(before);
    for (index, &length) in lengths.iter().enumerate() {
        text.push_str(if index > 0 { " " } else { "" });
        numbers::decimal(text, length);
    }
}
