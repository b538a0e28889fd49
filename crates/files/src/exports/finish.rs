//! The last step of a drawing: its width on paper, and a caption below it.

use crate::exports::drawing::{Attribute, Drawing, Element, Font, Shape, Size};
use crate::exports::pdf::width_of;

/// The size of the letters of a caption, and the distance of its lines, in millimetres: nine points on eleven.
const FONT: f64 = 3.2;
const LINE: f64 = 3.9;
/// The room around a caption, in millimetres.
const ROOM: f64 = 2.5;
/// The number of pixels of a browser in a millimetre.
const PIXELS: f64 = 96.0 / 25.4;

/// The same drawing, as wide as is wanted, in millimetres, with a caption below it if there is one.
#[must_use]
pub fn finish(mut drawing: Drawing, width: Option<u32>, caption: Option<&str>) -> Drawing {
    if width.is_none() && caption.is_none() {
        return drawing;
    }
    let [left, top, across, down] = drawing.seen;
    let wide = match (width, drawing.size) {
        (Some(width), _) => f64::from(width),
        (None, Size::Pixels([wide, _])) => wide / PIXELS,
        (None, Size::Millimetres([wide, _])) => wide,
    };
    // The number of units of the drawing in a millimetre.
    let unit = across / wide.max(1.0);
    let mut high = down;
    let caption = caption.map(|text| lines(text, (wide - 2.0 * ROOM) / FONT)).unwrap_or_default();
    if !caption.is_empty() {
        let line = |(index, line): (usize, String)| {
            let base = top + down + (ROOM + LINE * (index as f64 + 0.8)) * unit;
            Element::Drawn(Vec::new(), Shape::Text([left + ROOM * unit, base].map(rounded), line))
        };
        high += (caption.len() as f64 * LINE + 2.0 * ROOM) * unit;
        drawing.seen[3] = rounded(high);
        let look = [
            Attribute::Caption,
            Attribute::Font(Font::Plain),
            Attribute::Fill(Some(0x33_3333)),
            Attribute::FontSize(rounded(FONT * unit)),
        ];
        drawing.elements.push(Element::Group(look.into(), caption.into_iter().enumerate().map(line).collect()));
    }
    let size = [wide, high / unit];
    drawing.size =
        if width.is_some() { Size::Millimetres(size) } else { Size::Pixels(size.map(|length| length * PIXELS)) };
    drawing
}

/// A text in lines that are at most so wide, as a multiple of the size of their letters. Words that are wider, such as links,
/// are broken.
fn lines(text: &str, most: f64) -> Vec<String> {
    let wide = |text: &str| text.chars().map(|letter| f64::from(width_of(letter)) / 1000.0).sum::<f64>();
    let most = most.max(4.0);
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let Some(last) = lines.last_mut() else { break };
        if !last.is_empty() && wide(last) + wide(" ") + wide(word) <= most {
            last.push(' ');
            last.push_str(word);
            continue;
        }
        if !last.is_empty() {
            lines.push(String::new());
        }
        for letter in word.chars() {
            let Some(last) = lines.last_mut() else { break };
            if wide(last) + wide(letter.encode_utf8(&mut [0; 4])) > most {
                lines.push(letter.to_string());
            } else {
                last.push(letter);
            }
        }
    }
    lines
}

/// A number with at most four digits behind the point, so that files of all formats have the same.
fn rounded(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}

#[cfg(test)]
mod tests {
    use super::{finish, lines};
    use crate::exports::Source;
    use crate::exports::drawing::{Drawing, Element};

    fn drawing() -> Drawing {
        let elements = vec![Element::rectangle([], [0, 0, 3000, 1000])];
        Drawing::new(&Source::default(), "", [-1.0, -2.0, 10.0, 5.0], [800.0, 400.0], elements)
    }

    #[test]
    fn a_drawing_is_as_wide_as_is_wanted() {
        let drawn = finish(drawing(), Some(120), None).svg();
        assert!(drawn.contains(" viewBox=\"-1 -2 10 5\" width=\"120mm\" height=\"60mm\">\n"), "{drawn}");
        assert!(drawn.ends_with("<rect x=\"0\" y=\"0\" width=\"3\" height=\"1\"/>\n</svg>\n"), "{drawn}");
        assert_eq!(finish(drawing(), None, None).svg(), drawing().svg());
    }

    #[test]
    fn a_caption_has_room_below() {
        let drawn = finish(drawing(), Some(100), Some("y < 3")).svg();
        // One line of 3.9 mm and twice 2.5 mm, a tenth of a unit each.
        assert!(drawn.contains("viewBox=\"-1 -2 10 5.89\" width=\"100mm\" height=\"58.9mm\""), "{drawn}");
        assert!(drawn.contains("font-size=\"0.32\"") && drawn.contains(">y &lt; 3</text>\n</g>\n</svg>\n"), "{drawn}");
    }

    #[test]
    fn long_captions_are_broken_between_words_and_links_anywhere() {
        assert_eq!(lines("iiii iiii iiii", 4.0), ["iiii iiii iiii"]);
        assert_eq!(lines("mmmm mm mmmmmm", 4.0), ["mmmm", "mm", "mmmm", "mm"]);
        assert_eq!(lines("", 4.0), [""]);
    }
}
