//! A drawing as a PDF file of one page: the same elements as in the SVG file, in the fonts that every reader has.

use crate::exports::Source;
use crate::exports::drawing::{Element, Step, elements, steps};
use std::fmt::Write;

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

/// The page: as large as the drawing, or as wide as is wanted, in millimetres.
pub fn pdf(svg: &str, source: &Source, width: Option<u32>) -> String {
    let (mut size, mut seen, mut content) = ([1.0; 2], [1.0; 2], String::new());
    for element in elements(svg) {
        if element.tag == "svg" {
            if let [left, top, across, down] = element.numbers("viewBox")[..] {
                let wide = width.map_or(element.number("width") * PIXEL, |wide| f64::from(wide) * MILLIMETRE);
                let scale = wide / across.max(f64::MIN_POSITIVE);
                (size, seen) = ([wide, down * scale], [across, down]);
                // From here on coordinates are those of the drawing.
                let [right, up] = [-left * scale, (down + top) * scale];
                write(&mut content, &[scale, 0.0, 0.0, -scale, right, up], "cm");
            }
        } else if element.tag == "text" {
            push_text(&mut content, &element);
        } else {
            push_shape(&mut content, &element, seen);
        }
    }
    file(size, &content, source)
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

/// A shape with its colours. A length of 100 % is that of everything that is seen.
fn push_shape(text: &mut String, element: &Element<'_>, seen: [f64; 2]) {
    let is_filled = element.get("fill") != Some("none");
    let stroke = element.colour("stroke");
    match element.tag {
        "rect" => {
            let length = |name: &str, whole: f64| match element.get(name) {
                Some("100%") => whole,
                _ => element.number(name),
            };
            if is_filled {
                write(text, &element.colour("fill").unwrap_or_default(), "rg");
            }
            let bounds =
                [element.number("x"), element.number("y"), length("width", seen[0]), length("height", seen[1])];
            write(text, &bounds, "re");
        }
        "polygon" => {
            write(text, &element.colour("fill").unwrap_or_default(), "rg");
            for (index, corner) in element.numbers("points").chunks_exact(2).enumerate() {
                write(text, corner, if index == 0 { "m" } else { "l" });
            }
            text.push_str("h\n");
        }
        _ => {
            write(text, &element.colour("fill").unwrap_or_default(), "rg");
            for step in steps(element.get("d").unwrap_or_default()) {
                match step {
                    Step::Move(to) => write(text, &to, "m"),
                    Step::Line(to) => write(text, &to, "l"),
                    Step::Curve(through) => write(text, &through, "c"),
                    Step::Close => text.push_str("h\n"),
                }
            }
        }
    }
    if let Some(colour) = stroke {
        write(text, &colour, "RG");
        write(text, &[element.number("stroke-width")], "w");
        let round = |name: &str| if element.get(name) == Some("round") { 1.0 } else { 0.0 };
        write(text, &[round("stroke-linecap")], "J");
        write(text, &[round("stroke-linejoin")], "j");
        text.push('[');
        let dashes: Vec<String> = element.numbers("stroke-dasharray").iter().map(f64::to_string).collect();
        text.push_str(&dashes.join(" "));
        text.push_str("] 0 d\n");
    }
    text.push_str(match (is_filled, stroke.is_some()) {
        (true, true) => "B\n",
        (true, false) => "f\n",
        (false, true) => "S\n",
        (false, false) => "n\n",
    });
}

fn push_text(text: &mut String, element: &Element<'_>) {
    let content = element.text();
    let size = element.number("font-size");
    let width = content.chars().map(|letter| f64::from(width_of(letter))).sum::<f64>() * size / 1000.0;
    let shift = match element.get("text-anchor") {
        Some("middle") => width / 2.0,
        Some("end") => width,
        _ => 0.0,
    };
    let font = match (element.get("font-style"), element.get("font-weight")) {
        (Some("italic"), _) => "/F3",
        (_, Some("bold")) => "/F2",
        _ => "/F1",
    };
    write(text, &element.colour("fill").unwrap_or_default(), "rg");
    text.push_str(&["BT ", font, " "].concat());
    write(text, &[size], "Tf");
    write(text, &[1.0, 0.0, 0.0, -1.0, element.number("x") - shift, element.number("y")], "Tm");
    text.push('(');
    push_string(text, &content);
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
    use crate::exports::Source;

    const SVG: &str = "<svg viewBox=\"-1 -3 4 5\" width=\"400\" height=\"500\">\n<title>t</title>\n\
        <rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n\
        <path fill=\"#ff0000\" d=\"M0 -1h1v1h-1z\"/>\n<text x=\"1\" y=\"2\" font-size=\"3\" text-anchor=\"end\">−1 &amp; (2)</text>\n</svg>\n";

    #[test]
    fn the_page_is_as_large_as_is_wanted() {
        let page = |width| pdf(SVG, &Source::default(), width);
        assert!(page(None).contains("/MediaBox[0 0 300 375]"), "{}", page(None));
        assert!(page(Some(254)).contains("/MediaBox[0 0 720 900]"));
        // The upper left corner of the drawing is that of the page.
        assert!(page(None).contains("75 0 0 -75 75 150 cm\n"), "{}", page(None));
    }

    #[test]
    fn shapes_and_letters_are_where_they_were() {
        let source = Source { title: "G ≤ (1)".into(), ..Source::default() };
        let text = pdf(SVG, &source, None);
        assert!(text.contains("1 0 0 rg\n0 -1 m\n1 -1 l\n1 0 l\n0 0 l\nh\nf\n"), "{text}");
        assert!(text.contains("(\\2261 & \\(2\\)) Tj ET") && text.contains("/Title(G <= \\(1\\))"), "{text}");
        assert!(text.is_ascii());
    }

    #[test]
    fn every_object_begins_where_the_table_says() {
        let text = pdf(SVG, &Source::default(), None);
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
