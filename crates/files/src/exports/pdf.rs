//! A drawing as a PDF file of one page, in the fonts that every reader has.

use crate::exports::Source;
use crate::exports::drawing::{Anchor, Colour, Drawing, Font, Part, Shape, Size, Style};
use std::fmt::Write;

/// The distance of a control point of a quarter of a circle from its end, for a radius of 1.
const QUARTER: f64 = 0.552_285;
/// Points in a pixel of an SVG file, and in a millimetre.
const PIXEL: f64 = 0.75;
const MILLIMETRE: f64 = 72.0 / 25.4;

/// The widths of the letters of Helvetica, from the blank to the tilde, in thousandths of their size.
const WIDTHS: [u16; 95] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
    556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
    722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
    556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
    260, 334, 584,
];

/// The page, as large as the drawing.
pub fn pdf(drawing: &Drawing) -> String {
    let [left, top, across, down] = drawing.seen;
    let wide = match drawing.size {
        Size::Pixels([wide, _]) => wide * PIXEL,
        Size::Millimetres([wide, _]) => wide * MILLIMETRE,
    };
    let scale = wide / across.max(f64::MIN_POSITIVE);
    let mut content = String::new();
    // From here on coordinates are those of the drawing.
    write(&mut content, &[scale, 0.0, 0.0, -scale, -left * scale, (down + top) * scale], "cm");
    drawing.each(|shape, style| push_shape(&mut content, shape, &style));
    file([wide, down * scale], &content, &drawing.source)
}

/// Appends numbers and their operator.
fn write(text: &mut String, numbers: &[f64], operator: &str) {
    for number in numbers {
        // Writing to a string cannot fail.
        let _ = write!(text, "{} ", (number * 10_000.0).round() / 10_000.0);
    }
    text.push_str(operator);
    text.push('\n');
}

/// A shape with its colours.
fn push_shape(text: &mut String, shape: &Shape, style: &Style) {
    match shape {
        Shape::Text(at, words) => return push_text(text, *at, words, style),
        Shape::Rectangle(bounds) => {
            if let Some(fill) = style.fill {
                write(text, &levels(fill), "rg");
            }
            write(text, bounds, "re");
        }
        Shape::Polygon(corners) => {
            write(text, &levels(style.fill.unwrap_or_default()), "rg");
            push_line(text, corners);
            text.push_str("h\n");
        }
        Shape::Path(parts) => {
            write(text, &levels(style.fill.unwrap_or_default()), "rg");
            parts.iter().for_each(|part| push_part(text, part));
        }
    }
    if let Some((colour, width)) = style.stroke {
        write(text, &levels(colour), "RG");
        write(text, &[width], "w");
        write(text, &[f64::from(style.has_round_caps)], "J");
        write(text, &[f64::from(style.has_round_joins)], "j");
        text.push('[');
        let dashes: Vec<String> = style.dashes.iter().flatten().map(f64::to_string).collect();
        text.push_str(&dashes.join(" "));
        text.push_str("] 0 d\n");
    }
    text.push_str(match (style.fill.is_some(), style.stroke.is_some()) {
        (true, true) => "B\n",
        (true, false) => "f\n",
        (false, true) => "S\n",
        (false, false) => "n\n",
    });
}

fn push_part(text: &mut String, part: &Part) {
    match part {
        &Part::Rectangle([left, top, width, height]) => {
            let (right, bottom) = (left + width, top + height);
            push_line(text, &[[left, top], [right, top], [right, bottom], [left, bottom]]);
            text.push_str("h\n");
        }
        &Part::Circle([left, y, radius]) => {
            let x = left + radius;
            write(text, &[left, y], "m");
            for side in [radius, -radius] {
                let (from, to, bow, low) = (x - side, x + side, QUARTER * side, y + side);
                write(text, &[from, y + bow, x - bow, low, x, low], "c");
                write(text, &[x + bow, low, to, y + bow, to, y], "c");
            }
            text.push_str("h\n");
        }
        Part::Line(places) | Part::Steps(places) => push_line(text, places),
    }
}

fn push_line(text: &mut String, places: &[[f64; 2]]) {
    for (index, place) in places.iter().enumerate() {
        write(text, place, if index == 0 { "m" } else { "l" });
    }
}

/// Red, green and blue from 0 to 1.
fn levels(colour: Colour) -> [f64; 3] {
    let [_, red, green, blue] = colour.to_be_bytes();
    [red, green, blue].map(|level| f64::from(level) / 255.0)
}

fn push_text(text: &mut String, [x, y]: [f64; 2], words: &str, style: &Style) {
    let size = style.font_size;
    let width = words.chars().map(|letter| f64::from(width_of(letter))).sum::<f64>() * size / 1000.0;
    let shift = match style.anchor {
        Anchor::Start => 0.0,
        Anchor::Middle => width / 2.0,
        Anchor::End => width,
    };
    let font = match style.font {
        Font::Plain => "/F1",
        Font::Bold => "/F2",
        Font::Italic => "/F3",
    };
    write(text, &levels(style.fill.unwrap_or_default()), "rg");
    text.push_str(&["BT ", font, " "].concat());
    write(text, &[size], "Tf");
    write(text, &[1.0, 0.0, 0.0, -1.0, x - shift, y], "Tm");
    text.push('(');
    push_string(text, words);
    text.push_str(") Tj ET\n");
}

/// The width of a letter of Helvetica, in thousandths of its size.
pub(super) fn width_of(letter: char) -> u16 {
    let index = (letter as usize).checked_sub(32);
    index.and_then(|index| WIDTHS.get(index)).copied().unwrap_or(556)
}

/// Appends letters as the encoding of the fonts (WinAnsi) has them; letters that it does not have become question marks.
fn push_string(text: &mut String, letters: &str) {
    for letter in letters.chars() {
        match letter {
            '(' | ')' | '\\' => text.extend(['\\', letter]),
            ' '..='~' => text.push(letter),
            '−' | '–' => text.push_str("\\226"),
            '≤' => text.push_str("<="),
            '\u{a0}'..='\u{ff}' => {
                // Writing to a string cannot fail.
                let _ = write!(text, "\\{:o}", letter as u32);
            }
            _ => text.push('?'),
        }
    }
}

/// The objects of the file, and where each begins.
fn file([width, height]: [f64; 2], content: &str, source: &Source) -> String {
    let font = |name: &str| ["<</Type/Font/Subtype/Type1/Encoding/WinAnsiEncoding/BaseFont/", name, ">>"].concat();
    let mut info = String::from("<</Producer(");
    push_string(&mut info, &source.version);
    info.push_str(")/Title(");
    push_string(&mut info, &source.title);
    info.push_str(")/Subject(");
    push_string(&mut info, &[&source.ruleset, "; ", &source.range, "; ", &source.link].concat());
    info.push_str(")>>");
    let [width, height] = [width, height].map(|length| (length * 100.0).round() / 100.0);
    let objects = [
        "<</Type/Catalog/Pages 2 0 R>>".to_owned(),
        "<</Type/Pages/Kids[3 0 R]/Count 1>>".to_owned(),
        format!(
            "<</Type/Page/Parent 2 0 R/MediaBox[0 0 {width} {height}]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R/F3 7 0 R>>>>>>"
        ),
        format!("<</Length {}>>\nstream\n{content}endstream", content.len()),
        font("Helvetica"),
        font("Helvetica-Bold"),
        font("Times-Italic"),
        info,
    ];
    let mut text = String::from("%PDF-1.4\n");
    let mut table = format!("xref\n0 {}\n0000000000 65535 f \n", objects.len() + 1);
    for (index, object) in objects.iter().enumerate() {
        // Everything is ASCII, so letters are bytes. Writing to a string cannot fail.
        let _ = writeln!(table, "{:010} 00000 n ", text.len());
        let _ = write!(text, "{} 0 obj\n{object}\nendobj\n", index + 1);
    }
    let begin = text.len();
    let count = objects.len() + 1;
    let _ = write!(text, "{table}trailer\n<</Size {count}/Root 1 0 R/Info 8 0 R>>\nstartxref\n{begin}\n%%EOF\n");
    text
}

#[cfg(test)]
mod tests {
    use super::pdf;
    use crate::exports::drawing::{Anchor, Attribute, Drawing, Element, Part};
    use crate::exports::{Source, finish};

    fn drawing() -> Drawing {
        let red = [Attribute::Fill(Some(0xff_0000))];
        let look = [Attribute::FontSize(3.0), Attribute::Anchor(Anchor::End)];
        let square = Element::path(red, vec![Part::Rectangle([0.0, -1.0, 1.0, 1.0])]);
        let elements = vec![Element::Paper, square, Element::text(look, [1000, 2000], "−1 & (2)")];
        let source = Source { title: "G ≤ (1)".into(), ..Source::default() };
        Drawing::new(&source, "", [-1.0, -3.0, 4.0, 5.0], [400.0, 500.0], elements)
    }

    #[test]
    fn the_page_is_as_large_as_is_wanted() {
        let page = pdf(&drawing());
        assert!(page.contains("/MediaBox[0 0 300 375]"), "{page}");
        assert!(pdf(&finish(drawing(), Some(254), None)).contains("/MediaBox[0 0 720 900]"));
        // The upper left corner of the drawing is that of the page.
        assert!(page.contains("75 0 0 -75 75 150 cm\n1 1 1 rg\n-1 -3 4 5 re\n"), "{page}");
    }

    #[test]
    fn shapes_and_letters_are_where_they_were() {
        let text = pdf(&drawing());
        assert!(text.contains("1 0 0 rg\n0 -1 m\n1 -1 l\n1 0 l\n0 0 l\nh\nf\n"), "{text}");
        assert!(text.contains("(\\2261 & \\(2\\)) Tj ET") && text.contains("/Title(G <= \\(1\\))"), "{text}");
        assert!(text.is_ascii());
    }

    #[test]
    fn every_object_begins_where_the_table_says() {
        let text = pdf(&drawing());
        let start: usize = text.lines().rev().nth(1).unwrap().parse().unwrap();
        let entries = text[start..].lines().filter_map(|line| line.strip_suffix(" 00000 n ")?.parse::<usize>().ok());
        let mut count = 0;
        for (index, at) in entries.enumerate() {
            assert!(text[at..].starts_with(&format!("{} 0 obj\n", index + 1)), "{index}");
            count += 1;
        }
        assert_eq!(count, 8);
        let length: usize = text.split("<</Length ").nth(1).unwrap().split('>').next().unwrap().parse().unwrap();
        let content = text.split("stream\n").nth(1).unwrap();
        assert_eq!(content.strip_suffix("end").unwrap().len(), length);
    }
}
